import { importSiteModule } from '../scripts/site-module.mjs';
import { navAll } from '../tests/upstream/schemes.mjs';
import { searchSpeed } from './budgets.mjs';
import { processorClock } from './processor-rate.mjs';
import { median, percentile, table, verdict } from './table.mjs';

const today = '2026-11-20';
const rounds = 5;
const lessons = (
  'compound interest inflation diversification rebalancing annuity duration yield volatility ' +
  'drawdown correlation leverage margin hedging arbitrage liquidity solvency dividend buyback'
).split(' ');

/** As people type: whole and cut words, words with typos, Hinglish, sections of law, and what is not there. */
const queries = (
  'tax|kar|fd|parvat flexi dir|mutual fund sahi|nifty 50|udahran large cap|sip calcultor|87a|stt options|gold|' +
  'udaharan|kaveri midcap direct growth|liquid fund|corporate bnd|sahyadri gilt|s|t|in|elss|index fund regular|' +
  'balanced advantage|himadri small cap idcw|credit risk|dynamic bond|money market|advance tax dates|dark|sign in|' +
  'privacy|compond intrest|rebalancng|duration yield|nothing like this at all|zzzzqq|narmada hybrid|dividend yield|' +
  'floater|overnight|brahmaputra|multi cap dir gr|psu bank|annuity 17|hedging leverage|bitcoin'
).split('|');

/** Milliseconds for a query through every group: 95 of 100 are no slower. Processor time, so that a busy machine does not count. */
export async function checkSearchSpeed() {
  const { ask, entries } = await everyGroup();
  for (const query of queries) await ask(query);
  const times = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const msSince = processorClock();
      const { groups } = await ask(query);
      times.push(msSince());
      found += groups.length;
    }
  }
  if (found === 0) throw new Error('Nothing was found.');
  const p95Ms = percentile(times, 95);
  const isMet = entries >= searchSpeed.entries && p95Ms <= searchSpeed.p95Ms;
  return { entries, p95Ms, medianMs: median(times), isMet };
}

/** The funds of a whole list, and lessons beside them until there are 15,000 entries. */
async function everyGroup() {
  const { parseNavAll } = await importSiteModule('lib/funds/data/nav-all');
  const { buildSchemeIndex, searchSchemes } = await importSiteModule(
    'lib/funds/domain/list/scheme-search',
  );
  const { entryGroup } = await importSiteModule('lib/search/group');
  const { fundGroup } = await importSiteModule('lib/search/groups/funds');
  const { search } = await importSiteModule('lib/search/search');
  const { schemes } = parseNavAll(navAll({ nowMs: Date.parse(`${today}T12:00:00Z`) }), {
    today,
    newest: today,
  });
  const index = buildSchemeIndex(schemes, today);
  const missing = Math.max(1000, searchSpeed.entries - schemes.length);
  const entries = Array.from({ length: missing }, (_, at) => ({
    id: String(at),
    title: [lessons[at % lessons.length], lessons[(at >> 2) % lessons.length], `${at}`].join(' '),
    keywords: lessons[(at >> 4) % lessons.length],
    url: `/${at}`,
  }));
  const groups = [
    entryGroup({ id: 'lessons', title: 'Lessons', load: () => ({ entries }) }),
    fundGroup('Funds', async (words, limit) => searchSchemes(index, words, limit)),
  ];
  return {
    ask: (query) => search(groups, query, 'guests'),
    entries: schemes.length + entries.length,
  };
}

export function searchTable({ entries, p95Ms, medianMs, isMet }) {
  return table([
    [`Search, ${entries} entries`, 'median ms', 'p95 ms', 'at most', ''],
    [
      'funds and lessons',
      medianMs.toFixed(1),
      p95Ms.toFixed(1),
      String(searchSpeed.p95Ms),
      verdict(isMet),
    ],
  ]);
}
