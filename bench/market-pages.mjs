import { marketPages, searchUnderLoad } from './budgets.mjs';
import { inKib, median, percentile, table, verdict } from './table.mjs';
import { load } from './throughput.mjs';

const rounds = 9;
const pairs = 3;
const requests = 200;

/**
 * From the request to the last byte, one after the other, with everything in the cache: medians of nine. And the bytes of
 * the document before compression.
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
    ['From a warm cache', 'median ms', 'budget', 'HTML (KiB)', 'budget', ''],
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
  const answer = await fetch(url);
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return { ms: performance.now() - begun, bytes: body.byteLength };
}

/**
 * The 95th percentile of a search while fifty ask at once, against the same page without words, in alternating pairs:
 * what searching adds to a page that is drawn anyway.
 */
export async function checkSearchUnderLoad(siteUrl) {
  const { route, plainRoute, connections, ratio } = searchUnderLoad;
  const own = `${siteUrl}${route}`;
  const plain = `${siteUrl}${plainRoute}`;
  await shoot(own, connections);
  await shoot(plain, connections);
  const shots = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    shots.push({ own: await shoot(own, connections), plain: await shoot(plain, connections) });
  }
  const measured = median(shots.map((shot) => shot.own.p95Ms / shot.plain.p95Ms));
  return {
    ...searchUnderLoad,
    ownMs: median(shots.map((shot) => shot.own.p95Ms)),
    plainMs: median(shots.map((shot) => shot.plain.p95Ms)),
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
