import 'server-only';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { env } from '@/lib/env';
import { memoizeByObject, memoizeRecent } from '@/lib/memoize';
import type { Market } from './source';
import { backTestScreens, type BackTest } from '@/lib/picks/domain/record/list-outcome';
import { screens } from '@/lib/picks/domain/screen/screens';

export type Benchmark = {
  /** Name of the index fund; null for the sample's generated market, and while the provider does not answer. */
  fundName: string | null;
  /** Oldest first, since the last jump of the NAV; empty while the fund's history is not known. */
  values: readonly DatedValue[];
};

/**
 * The benchmark of lists: the sample's own market, else the NAV of an index fund (PICKS_BENCHMARK_SCHEME).
 * @param loadFund `loadFundValues` of lib/funds, which this feature does not import
 */
export async function loadBenchmark(
  { universe, benchmark }: Market,
  loadFund: (schemeCode: number) => Promise<{ name: string | null; values: readonly DatedValue[] }>,
): Promise<Benchmark> {
  if (universe.kind === 'sample') return { fundName: null, values: benchmark };
  const { name, values } = await loadFund(env.picks.benchmarkScheme);
  return { fundName: name, values };
}

/** The name of the benchmark, for the page. */
export function benchmarkName(
  { universe }: Pick<Market, 'universe'>,
  { fundName }: Pick<Benchmark, 'fundName'>,
  messages: { benchmarkSample: string; benchmarkUnknown: string },
): string {
  if (universe.kind === 'sample') return messages.benchmarkSample;
  return fundName ?? messages.benchmarkUnknown;
}

type Tests = ReadonlyMap<string, readonly BackTest[]>;

const testsIn = memoizeByObject((_market: Market) => memoizeRecent<Tests>(1));

/**
 * The back-tests of the site's screens until the newest day whose prices may be shown, by the screen's id. The rows of
 * three past days are expensive, so an instance computes them once for each market and newest day of the benchmark.
 */
export function backTestsOf(market: Market, benchmark: readonly DatedValue[]): Tests {
  const { universe, pricesTo: to, lag } = market;
  return testsIn(market)(benchmark.at(-1)?.date ?? '', () =>
    backTestScreens(screens, { universe, benchmark, to, priceLagDays: lag.days }),
  );
}
