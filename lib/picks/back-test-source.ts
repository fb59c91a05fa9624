import 'server-only';
import { backTestScreens, type BackTest } from './back-test';
import { screens } from './screens';
import type { Market } from './source';

let kept: { market: Market; tests: ReadonlyMap<string, readonly BackTest[]> } | null = null;

/**
 * The back-tests of the site's screens up to the newest day whose prices may be shown, by the screen's id. The rows of
 * three past days are the dear part, so an instance makes them once for each market.
 */
export function backTestsOf(market: Market): ReadonlyMap<string, readonly BackTest[]> {
  if (kept?.market !== market) {
    const { universe, benchmark, pricesTo, lag } = market;
    const tests = backTestScreens(screens, {
      universe,
      benchmark,
      to: pricesTo,
      priceLagDays: lag.days,
    });
    kept = { market, tests };
  }
  return kept.tests;
}
