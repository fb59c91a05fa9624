import 'server-only';
import { shiftDays } from '@/lib/calendar/day-count';
import { latestOf } from '@/lib/calendar/first-and-last-day';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { env } from '@/lib/env';
import {
  closesUntil,
  priceLagOn,
  type PriceLag,
  type Universe,
} from '@/lib/picks/domain/company/universe';
import { ratioRows, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { type SampleMarket, sampleMarket } from '@/lib/picks/sample/sample-universe';
import { withFallback } from '@/lib/errors';
import { memoizeFor } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';
import { readImportedUniverse, readImportedVersion } from './imported-source';

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
  /** The day of the newest prices among those that are old enough to be shown. */
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
    benchmark: closesUntil(benchmark),
    asOf,
    lag,
    pricesLicence: env.picks.nsePricesLicence,
    pricesTo: newestClose(universe, shiftDays(asOf, -lag.days)),
    rows: ratioRows(universe, { asOf, priceLagDays: lag.days }),
  };
}

/** The last day up to `limit` of which any company has a close; `limit` where none has. */
function newestClose({ prices }: Universe, limit: IsoDate): IsoDate {
  const days = [...prices.values()].flatMap(
    (closes) => closes.findLast(({ date }) => date <= limit)?.date ?? [],
  );
  return latestOf(days) ?? limit;
}

/** The closes of a company that are old enough to be shown, oldest first. */
export function pricesOf({ universe, pricesTo }: Market, isin: string): DatedValue[] {
  return closesUntil(universe.prices.get(isin), pricesTo);
}

const sampleSeed = 'arthayatra';

/** How soon an import, or a stored day of closes, shows on every instance. */
const versionMs = 60_000;
/** A visitor waits this long to learn whether there is an import. */
const versionTimeoutMs = 3_000;

type DayMarket = SampleMarket & {
  /** False while prices are missing that the exchange has. Such a market is shown, but never recorded. */
  isWhole: boolean;
};

type CachedMarket = {
  day: IsoDate;
  version: string | null;
  /** Shared by concurrent callers: a universe is tens of megabytes. */
  market: Promise<DayMarket | null>;
};

let cachedDay: CachedMarket | null = null;

/**
 * The market that the screens use on a day: the generated one in sample mode, else the operator's imported companies,
 * which come without a benchmark. Null where the site shows real figures and none are imported yet. Computed once for
 * each instance, day and import.
 */
export async function readMarket(today: IsoDate): Promise<DayMarket | null> {
  return marketOf(today, await readVersion());
}

/** As `readMarket`, but an import shows a minute later; the market of today stays while the storage does not answer. */
export async function readRecentMarket(today: IsoDate): Promise<DayMarket | null> {
  return marketOf(today, await recentVersion());
}

const recentVersion = memoizeFor(
  async () => {
    return withFallback('The version of the imported figures could not be read', null, () =>
      withTimeout(readVersion(), versionTimeoutMs),
    );
  },
  { cacheMs: () => versionMs, now: () => Date.now() },
);

async function readVersion(): Promise<string> {
  return env.sources.isSample ? 'sample' : readImportedVersion();
}

/** @param version null where it is not known: any market of the day counts as current then. */
function marketOf(today: IsoDate, version: string | null): Promise<DayMarket | null> {
  const before = cachedDay;
  if (before?.day === today && (version ?? before.version) === before.version) {
    return before.market;
  }
  const next: CachedMarket = { day: today, version, market: makeMarket(today) };
  cachedDay = next;
  next.market.catch(() => {
    if (cachedDay === next) cachedDay = before;
  });
  return next.market;
}

async function makeMarket(today: IsoDate): Promise<DayMarket | null> {
  if (env.sources.isSample) {
    return { ...sampleMarket({ seed: sampleSeed, until: today }), isWhole: true };
  }
  const imported = await readImportedUniverse(today);
  return imported && { ...imported, benchmark: [] };
}
