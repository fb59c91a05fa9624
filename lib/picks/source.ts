import 'server-only';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { env } from '@/lib/env';
import { priceLagOn, type PriceLag } from './price-lag';
import type { RatioRow } from './ratio-row';
import { ratioRows } from './ratio-rows';
import { sampleMarket } from './sample-universe';
import type { Universe } from './universe';

/** All that screens look at on a day. */
export type Market = {
  universe: Universe;
  /** What returns are held against. */
  benchmark: readonly DatedValue[];
  /** The day in India for which the rows hold. */
  asOf: IsoDate;
  lag: PriceLag;
  /** One for each company that is listed on the day. */
  rows: readonly RatioRow[];
};

const sampleSeed = 'arthayatra';

let kept: Market | null = null;

/**
 * The market of a day; null while there is none: on a live site until the operator has imported figures. Composing
 * and computing take most of a second, so an instance does them once a day. Whoever shows it has asked who is there.
 */
export function loadMarket(now: Date): Promise<Market | null> {
  const asOf = dateInIndia(now);
  if (!env.sources.isSample) return Promise.resolve(null);
  if (kept?.asOf !== asOf) kept = sampleOn(asOf);
  return Promise.resolve(kept);
}

function sampleOn(asOf: IsoDate): Market {
  const { universe, benchmark } = sampleMarket({ seed: sampleSeed, until: asOf });
  const lag = priceLagOn(asOf, null);
  return {
    universe,
    benchmark: benchmark.map(({ date, closeRupees }) => ({ date, value: closeRupees })),
    asOf,
    lag,
    rows: ratioRows(universe, { asOf, priceLagDays: lag.days }),
  };
}
