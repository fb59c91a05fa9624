import 'server-only';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { backTestScreens, type BackTest } from '@/lib/picks/domain/record/back-test';
import { screens } from '@/lib/picks/domain/screen/screens';
import type { Market } from './source';

type Tests = ReadonlyMap<string, readonly BackTest[]>;

let cached: { market: Market; benchmarkTo: string; tests: Tests } | null = null;

/**
 * The back-tests of the site's screens up to the newest day whose prices may be shown, by the screen's id. The rows of
 * three past days are expensive, so an instance computes them once for each market and newest day of the benchmark.
 */
export function backTestsOf(market: Market, benchmark: readonly DatedValue[]): Tests {
  const benchmarkTo = benchmark.at(-1)?.date ?? '';
  if (cached?.market !== market || cached.benchmarkTo !== benchmarkTo) {
    const { universe, pricesTo, lag } = market;
    const tests = backTestScreens(screens, {
      universe,
      benchmark,
      to: pricesTo,
      priceLagDays: lag.days,
    });
    cached = { market, benchmarkTo, tests };
  }
  return cached.tests;
}
