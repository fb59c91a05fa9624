import 'server-only';
import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { storageBucket } from '@/lib/firebase/admin';
import type { ClosesOfDay } from '@/lib/picks/data/closes-file';
import { importedUniverse } from '@/lib/picks/data/imported-universe';
import { readUniverseFile, universePath } from '@/lib/picks/data/universe-file';
import type { Universe } from '@/lib/picks/domain/company/universe';
import { withTimeout } from '@/lib/timeout';
import {
  closesFolder,
  daysOfPrices,
  lastDayBeforeOutage,
  newestPriceDay,
  readCloses,
  storedCloseDays,
} from './closes-job';

const storageTimeoutMs = 15_000;
const readAtOnce = 8;
/** Three years, so that a paper portfolio still has the closes at which it bought. */
const daysRead = 1_100;

type Imported = {
  universe: Universe;
  /** False while the prices of some week are missing: price ratios may then be wrong. */
  isWhole: boolean;
};

/**
 * The companies that the operator imported (`npm run picks:import`); null while there are none. Prices only under a
 * licence (NSE_PRICES_LICENCE) and only as old as the lag asks: without it every ratio of a price is unknown, and stored
 * closes are not even read.
 */
export async function readImportedUniverse(today: IsoDate): Promise<Imported | null> {
  const file = storageBucket().file(universePath);
  const [isThere] = await withTimeout(file.exists(), storageTimeoutMs);
  if (!isThere) return null;
  const [bytes] = await withTimeout(file.download(), storageTimeoutMs);
  const { identity, companies, actions } = await readUniverseFile(bytes);
  const newest = newestPriceDay(today);
  const { days, isWhole, pricesEndOn } = env.picks.nsePricesLicence
    ? await weeklyCloses(newest)
    : { days: [], isWhole: true, pricesEndOn: null };
  const universe = importedUniverse(companies, actions, days, newest, identity);
  return { universe: { ...universe, pricesEndOn }, isWhole };
}

/** A text that changes with each import and, under a licence, with each stored day of closes. */
export async function readImportedVersion(): Promise<string> {
  const prefixes = env.picks.nsePricesLicence ? [universePath, closesFolder] : [universePath];
  const lists = await Promise.all(
    prefixes.map((prefix) => withTimeout(storageBucket().getFiles({ prefix }), storageTimeoutMs)),
  );
  return lists
    .flatMap(([files]) => files.map(({ name, metadata }) => `${name} ${metadata.generation}`))
    .join();
}

/**
 * The last stored day of each week up to a day: whole where, of the days that ratios look at, no week since the first
 * stored one is missing.
 */
async function weeklyCloses(newest: IsoDate) {
  const last = dayNumberOf(newest);
  const stored = await storedCloseDays();
  const byWeek = new Map<number, IsoDate>();
  for (const day of stored) {
    const ago = last - dayNumberOf(day);
    if (ago >= 0 && ago < daysRead) byWeek.set(weekOf(day), day);
  }
  const wanted = [...byWeek.values()];
  const days: ClosesOfDay[] = [];
  for (let at = 0; at < wanted.length; at += readAtOnce) {
    const read = await Promise.all(wanted.slice(at, at + readAtOnce).map(readCloses));
    days.push(...read.filter((day) => day !== null));
  }
  const recent = wanted.filter((day) => last - dayNumberOf(day) < daysOfPrices);
  const known = new Set(
    days.filter(({ date }) => recent.includes(date)).map(({ date }) => weekOf(date)),
  );
  const first = Math.min(...recent.map(weekOf));
  // The week of the newest day may have no close yet.
  const weeks = Array.from({ length: Math.max(0, weekOf(newest) - first) }, (_, at) => first + at);
  return {
    days,
    isWhole: known.size > 0 && weeks.every((week) => known.has(week)),
    pricesEndOn: lastDayBeforeOutage(stored, newest),
  };
}

/** 5 January 1970, day 4, was a Monday. */
function weekOf(day: IsoDate): number {
  return Math.floor((dayNumberOf(day) - 4) / 7);
}
