import { marketPages, searchUnderLoad } from './budgets.mjs';
import { load, shootPairs } from './load.mjs';
import { inKib, median, percentile, table, verdict } from './table.mjs';

const rounds = 9;
const pairs = 3;
const requests = 200;

/**
 * From the request to the last byte of a rendered page, one after the other, with the figures of the providers in the
 * cache: medians of nine. And the bytes of the document before compression.
 */
export async function checkMarketPages(siteUrl) {
  const rows = [];
  for (const budget of marketPages) {
    const url = `${siteUrl}${budget.route}`;
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await answerOf(url);
    const answers = [];
    for (let round = 0; round < rounds; round += 1) answers.push(await answerOf(url));
    const ms = median(answers.map((answer) => answer.ms));
    const { bytes } = answers[0];
    const isLight = bytes <= (budget.maxBytes ?? Infinity);
    rows.push({ ...budget, ms, bytes, isMet: ms <= budget.budgetMs && isLight });
  }
  return rows;
}

export function marketPagesTable(rows) {
  return table([
    ['Rendered from a warm cache', 'median ms', 'budget', 'HTML (KiB)', 'budget', ''],
    ...rows.map(({ route, ms, budgetMs, bytes, maxBytes, isMet }) => [
      route,
      ms.toFixed(1),
      `${budgetMs}`,
      inKib(bytes),
      maxBytes ? inKib(maxBytes) : '-',
      verdict(isMet),
    ]),
  ]);
}

async function answerOf(url) {
  const begun = performance.now();
  // A redirect could lead to a page from memory.
  const answer = await fetch(url, { redirect: 'manual' });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return { ms: performance.now() - begun, bytes: body.byteLength };
}

/**
 * The 95th percentile of a search while fifty ask at once, against the same page without words: what searching adds to
 * a page that is rendered anyway.
 */
export async function checkSearchUnderLoad(siteUrl) {
  const { route, plainRoute, connections, ratio } = searchUnderLoad;
  const urls = { own: `${siteUrl}${route}`, other: `${siteUrl}${plainRoute}` };
  const shots = await shootPairs(pairs, urls, (url) => shoot(url, connections));
  const measured = median(shots.map((shot) => shot.own.p95Ms / shot.other.p95Ms));
  return {
    ...searchUnderLoad,
    ownMs: median(shots.map((shot) => shot.own.p95Ms)),
    plainMs: median(shots.map((shot) => shot.other.p95Ms)),
    perSecond: median(shots.map((shot) => shot.own.perSecond)),
    measured,
    isMet: measured <= ratio,
  };
}

export function searchUnderLoadTable(row) {
  return table([
    [
      `Search, ${row.connections} at once`,
      'p95 ms',
      'without words',
      'req/s',
      'ratio',
      'at most',
      '',
    ],
    [
      row.route,
      row.ownMs.toFixed(0),
      row.plainMs.toFixed(0),
      row.perSecond.toFixed(0),
      row.measured.toFixed(2),
      row.ratio.toFixed(2),
      verdict(row.isMet),
    ],
  ]);
}

async function shoot(url, connections) {
  const times = [];
  const options = { url, connections, amount: requests, timeout: 60 };
  const result = await load(options, (ms) => times.push(ms));
  return { p95Ms: percentile(times, 95), perSecond: requests / result.duration };
}
