import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { memoizeFor } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';
import { readImportedUniverse, readImportedVersion } from './imported-source';
import { sampleMarket, type SampleMarket } from '@/lib/picks/sample/sample-universe';

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

let cached: CachedMarket | null = null;

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
    try {
      return await withTimeout(readVersion(), versionTimeoutMs);
    } catch (error) {
      console.error('The version of the imported figures could not be read:', errorName(error));
      return null;
    }
  },
  { cacheMs: () => versionMs, now: () => Date.now() },
);

async function readVersion(): Promise<string> {
  return env.sources.isSample ? 'sample' : readImportedVersion();
}

/** @param version null where it is not known: any market of the day counts as current then. */
function marketOf(today: IsoDate, version: string | null): Promise<DayMarket | null> {
  const before = cached;
  if (before?.day === today && (version ?? before.version) === before.version) {
    return before.market;
  }
  const next: CachedMarket = { day: today, version, market: makeMarket(today) };
  cached = next;
  next.market.catch(() => {
    if (cached === next) cached = before;
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
