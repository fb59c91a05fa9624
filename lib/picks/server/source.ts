import 'server-only';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { env } from '@/lib/env';
import { readRecentMarket } from './market-source';
import { priceLagOn, type PriceLag } from '@/lib/picks/domain/company/price-permission';
import { ratioRows, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { SampleMarket } from '@/lib/picks/sample/sample-universe';
import type { Universe } from '@/lib/picks/domain/company/universe';

/** The input of screens on a day. */
export type Market = {
  universe: Universe;
  /** Benchmark of returns; empty where the market has none. */
  benchmark: readonly DatedValue[];
  /** The day in India for which the rows hold. */
  asOf: IsoDate;
  lag: PriceLag;
  /** The licence under which prices of real shares are shown; null without one, when there are none. */
  pricesLicence: string | null;
  /** The newest day whose prices may be shown. */
  pricesTo: IsoDate;
  /** One for each company that is listed on the day. */
  rows: readonly RatioRow[];
};

let cached: Market | null = null;

/**
 * The market of a day; null on a live site until the operator has imported figures. The rows are computed once for
 * each instance and market. The caller has checked who the visitor is.
 * @throws when the storage cannot be reached and this instance has not read the market today.
 */
export async function loadMarket(now: Date): Promise<Market | null> {
  const asOf = dateInIndia(now);
  const market = await readRecentMarket(asOf);
  if (!market) return null;
  if (cached?.asOf !== asOf || cached.universe !== market.universe) cached = marketOn(asOf, market);
  return cached;
}

function marketOn(asOf: IsoDate, { universe, benchmark }: SampleMarket): Market {
  const lag = priceLagOn(asOf, env.picks.priceLagDays);
  return {
    universe,
    benchmark: benchmark.map(({ date, closeRupees }) => ({ date, value: closeRupees })),
    asOf,
    lag,
    pricesLicence: env.picks.nsePricesLicence,
    pricesTo: dateOfDayNumber(dayNumberOf(asOf) - lag.days),
    rows: ratioRows(universe, { asOf, priceLagDays: lag.days }),
  };
}

/** The closes of a company that are old enough to be shown, oldest first. */
export function pricesOf({ universe, pricesTo }: Market, isin: string): DatedValue[] {
  return (universe.prices.get(isin) ?? []).flatMap(({ date, closeRupees }) =>
    date <= pricesTo ? [{ date, value: closeRupees }] : [],
  );
}
