import { pathToFileURL } from 'node:url';
import { picksSpeed } from './budgets.mjs';
import { processorRate, rateTable } from './processor-rate.mjs';
import { importRules } from './typescript-rules.mjs';

const companies = 5_000;
const shotMs = 300;
const day = '2026-11-20';

/**
 * Screens of 5,000 companies a second of processor time, with the reasons of all that pass; the ratios are those of the
 * generated companies, each a little different, so that screens pass some and fail others. Each screen must stay within the limit.
 */
export async function checkPicksSpeed() {
  const { runScreen } = await importRules('lib/picks/domain/screen/run-screen');
  const { ratioRows } = await importRules('lib/picks/domain/ratios/ratio-rows');
  const { sampleMarket } = await importRules('lib/picks/sample/sample-universe');
  const { screens } = await importRules('lib/picks/domain/screen/screens');
  const { universe } = sampleMarket({ seed: 'bench', until: day });
  const rows = many(ratioRows(universe, { asOf: day, priceLagDays: 30 }));
  const slowest = Math.min(
    ...screens.map((screen) =>
      processorRate(() => runScreen(screen, rows, day).companies, { count: 1, shotMs }),
    ),
  );
  return [{ ...picksSpeed, measured: slowest, isMet: slowest >= picksSpeed.perSecond }];
}

function many(rows) {
  return Array.from({ length: companies }, (_, index) => {
    const row = rows[index % rows.length];
    const shift = 1 + (index % 97) / 1_000;
    const values = Object.entries(row.values).map(([id, value]) => [
      id,
      Number.isInteger(value) ? value : value && value * shift,
    ]);
    return { ...row, isin: `${row.isin}-${index}`, values: Object.fromEntries(values) };
  });
}

export const picksTable = (rows) => rateTable('Stock picks, the slowest screen', rows);

// `node bench/picks.mjs` measures this alone: it needs no built site.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await checkPicksSpeed();
  console.log(picksTable(rows));
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
