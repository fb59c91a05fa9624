import 'server-only';
import { withFallback } from '@/lib/errors';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import type { LastChange } from '@/lib/picks/domain/record/recorded-list';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import type { ScreenLine, ScreenNames } from '@/lib/picks/domain/screen/screen-line';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { backTestsOf, loadBenchmark } from './benchmark';
import { loadLastChanges } from './last-changes';
import type { Market } from './source';
import { compareTexts } from '@/lib/text/compare-texts';

const shownYears = 5;

type LoadedLines = {
  lines: readonly (ScreenLine & { listed: readonly ScreenedCompany[] })[];
  changes: readonly LastChange[];
  /** The returns of the benchmark, over the years of the back-tests. */
  benchmark: BackTest['benchmark'] | null;
};

/**
 * The list of screens by name: how many companies pass today, entries and exits of the last run, back-tests.
 * @param loadFund as `loadBenchmark` takes it
 */
export async function loadScreenLines(
  market: Market,
  names: ScreenNames,
  loadFund: Parameters<typeof loadBenchmark>[1],
): Promise<LoadedLines> {
  // Without the record the table shows dashes for the changes.
  const [changes, { values }] = await Promise.all([
    withFallback('The record of the screens could not be read', [], () => loadLastChanges(market)),
    loadBenchmark(market, loadFund),
  ]);
  const tests = backTestsOf(market, values);
  const lines = screens
    .map(({ id, ...screen }) => {
      const result = runScreen({ id, ...screen }, market.rows, market.asOf);
      const digest = changes.find(({ screenId }) => screenId === id)?.digest;
      return {
        id,
        worksWithoutPrices: worksWithoutPrices(screen),
        passed: result.passed.length + result.notTaken,
        companies: result.companies,
        listed: result.passed,
        changes: digest ? { entries: digest.entries.length, exits: digest.exits.length } : null,
        test: tests.get(id)?.find(({ years }) => years === shownYears) ?? null,
      };
    })
    .sort((one, other) => compareTexts(names[one.id].name, names[other.id].name));
  const benchmark = lines.find(({ test }) => test?.benchmark)?.test?.benchmark ?? null;
  return { lines, changes, benchmark };
}
