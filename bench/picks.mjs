import { importSiteModule } from '../scripts/site-module.mjs';
import { picksSpeed } from './budgets.mjs';
import { processorRate, rateTable } from './processor-rate.mjs';

const companies = 5_000;
const shotMs = 500;
const day = '2026-11-20';

const ownScreen = {
  id: 'own',
  ruleText: 'Net profit / Total assets * 100% >= 4% AND NOT Pledged holding > 20%',
  ranking: {
    criteria: [{ expressionText: 'Return on equity', better: 'higher', weight: 1 }],
    take: 100,
  },
};

/**
 * How often in a second of processor time all screens and an own rule run on 5,000 companies, with the reasons of all
 * that are listed; their ratios are those of the generated companies, each slightly changed, so that screens pass some
 * and fail others.
 */
export async function checkPicksSpeed() {
  const { runScreen } = await importSiteModule('lib/picks/domain/screen/run-screen');
  const { ratioRows } = await importSiteModule('lib/picks/domain/ratios/ratio-row');
  const { sampleMarket } = await importSiteModule('lib/picks/sample/sample-universe');
  const { screens } = await importSiteModule('lib/picks/domain/screen/screens');
  const { universe } = sampleMarket({ seed: 'bench', until: day });
  const rows = many(ratioRows(universe, { asOf: day, priceLagDays: 30 }));
  const runAll = () =>
    [...screens, ownScreen].reduce(
      (sum, screen) => sum + runScreen(screen, rows, day).passed.length,
      0,
    );
  const measured = processorRate(runAll, { count: 1, shotMs });
  return [{ ...picksSpeed, measured, isMet: measured >= picksSpeed.perSecond }];
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

export const picksTable = (rows) => rateTable('Stock picks, all screens', rows);
