import { performance } from 'node:perf_hooks';
import { importSiteModule } from '../scripts/site-module.mjs';
import { newsSpeed } from './budgets.mjs';
import { processorClock } from './processor-rate.mjs';
import { median, table, verdict } from './table.mjs';

const runs = 7;
const names =
  'Udaharan Sagarika Himadri Nilgiri Godavari Kaveri Narmada Vindhya Satpura Tapti Betwa Chambal'.split(
    ' ',
  );
const firstDayMs = Date.UTC(2026, 10, 1);

/**
 * How long it takes to group the headlines of a busy week into stories, in processor time, so that a busy machine
 * does not count. The headlines are every pattern of the labelled set, for several companies on several days.
 */
export async function checkNewsSpeed() {
  const { clusterHeadlines } = await importSiteModule('lib/news/domain/cluster');
  const { development, heldOut } = await importSiteModule('tests/unit/lib/news/labelled-stories');
  const headlines = Array.from({ length: newsSpeed.headlines }, (_, index) =>
    retold([...development, ...heldOut], index),
  );
  clusterHeadlines(headlines);
  const measured = Array.from({ length: runs }, () => {
    const msSince = processorClock();
    const startedAt = performance.now();
    const groups = clusterHeadlines(headlines);
    const usedMs = msSince();
    if (groups.flat().length !== headlines.length) throw new Error('A headline was lost.');
    return Math.min(usedMs, performance.now() - startedAt);
  });
  const measuredMs = median(measured);
  return [{ ...newsSpeed, measuredMs, isMet: measuredMs < newsSpeed.budgetMs }];
}

/** A pattern of the set, of another company and with other figures in each round. */
function retold(patterns, index) {
  const { title, hours } = patterns[index % patterns.length];
  const round = Math.floor(index / patterns.length);
  const moved = names.reduce(
    (text, name, at) => text.replaceAll(name, `\u0001${names[(at + round) % names.length]}`),
    title,
  );
  return {
    title: moved
      .replaceAll('\u0001', '')
      .replace(/\d{3,}/g, (digits) => String(Number(digits) + round * 7)),
    publishedAt: new Date(firstDayMs + (((hours % 120) + 120) % 120) * 3_600_000).toISOString(),
  };
}

export function newsTable(rows) {
  return table([
    ['News', 'ms', 'at most', ''],
    ...rows.map(({ headlines, measuredMs, budgetMs, isMet }) => [
      `${headlines} headlines grouped into stories`,
      measuredMs.toFixed(1),
      String(budgetMs),
      verdict(isMet),
    ]),
  ]);
}
