import 'server-only';
import { dateOfDayNumber, dayNumberOf, daysBetween, shiftDays } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import {
  readStoredFile,
  storedDays,
  storedFiles,
  writeStoredFile,
} from '@/lib/firebase/stored-file';
import {
  readClosesFile,
  readUniverseFile,
  universePath,
  writeClosesFile,
  type ClosesOfDay,
  importedUniverse,
} from '@/lib/picks/data/imported-universe';
import { type LateDays, type Universe, priceLagOn } from '@/lib/picks/domain/company/universe';
import { isTradingDay, tradingDayOnOrBefore, tradingDaysAfter } from '@/lib/calendar/trading-days';
import { finalFrom } from '@/lib/picks/domain/paper/paper-run';
import { daysOfPriceRatios } from '@/lib/picks/domain/ratios/price-ratios';
import { closesFeed } from '@/lib/picks/data/feeds';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';

const readAtOnce = 8;
/** Three years: the time for which a paper portfolio is followed, and a few months longer. */
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
  const bytes = await readStoredFile(universePath);
  if (!bytes) return null;
  const { identity, companies, actions } = await readUniverseFile(bytes);
  const newest = newestPriceDay(today);
  const { days, isWhole, ...ends } = env.picks.nsePricesLicence
    ? await weeklyCloses(newest)
    : { days: [], isWhole: true, closesFrom: null, pricesEndOn: null };
  const universe = importedUniverse(companies, actions, days, newest, identity);
  const lateDays = lateDaysOf(days, daysBetween(newest, today));
  return { universe: { ...universe, ...ends, lateDays }, isWhole };
}

/** A text that changes with each import and, under a licence, with each stored day of closes. */
export async function readImportedVersion(): Promise<string> {
  const prefixes = env.picks.nsePricesLicence ? [universePath, closesFolder] : [universePath];
  const lists = await Promise.all(prefixes.map(storedFiles));
  return lists
    .flat()
    .map(({ name, generation }) => `${name} ${generation}`)
    .join();
}

/**
 * The last stored day of each week up to a day: whole where, of the days that ratios look at, no week since the first
 * stored one is missing.
 */
async function weeklyCloses(newest: IsoDate) {
  const last = dayNumberOf(newest);
  const stored = await storedDays(closesFolder);
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
  const recent = wanted.filter((day) => last - dayNumberOf(day) < daysOfPriceRatios);
  const known = new Set(
    days.filter(({ date }) => recent.includes(date)).map(({ date }) => weekOf(date)),
  );
  const first = Math.min(...recent.map(weekOf));
  // The week of the newest day may have no close yet.
  const weeks = Array.from({ length: Math.max(0, weekOf(newest) - first) }, (_, at) => first + at);
  return {
    days,
    isWhole: known.size > 0 && weeks.every((week) => known.has(week)),
    closesFrom: shiftDays(newest, 1 - daysRead),
    pricesEndOn: lastDayBeforeOutage(stored, newest),
  };
}

/**
 * The days whose closes arrived late.
 * @param days oldest first, one of each week
 */
function lateDaysOf(days: readonly ClosesOfDay[], lagDays: number): LateDays {
  const late = new Map<IsoDate, IsoDate>();
  let laterShownOn: IsoDate | null = null;
  for (const { date, storedOn } of days.toReversed()) {
    if (storedOn && laterShownOn && storedOn > laterShownOn) late.set(date, storedOn);
    const readableOn = shiftDays(finalFrom(date), lagDays);
    const shownOn = storedOn && storedOn > readableOn ? storedOn : readableOn;
    if (!laterShownOn || shownOn < laterShownOn) laterShownOn = shownOn;
  }
  return late;
}

/** 5 January 1970, day 4, was a Monday. */
function weekOf(day: IsoDate): number {
  return Math.floor((dayNumberOf(day) - 4) / 7);
}

type ClosesRun = {
  day: IsoDate;
  /** Null where nothing was asked: the day was stored before, or its week has another day that stays. 0 for a holiday that the calendar does not know. */
  shares: number | null;
};

/** The newest day whose prices may be shown. */
export function newestPriceDay(today: IsoDate): IsoDate {
  const { days } = priceLagOn(today, env.picks.priceLagDays);
  return shiftDays(today, -days);
}

/** The exchange never has as many unknown holidays in a row: its file has moved, or is not made. */
const daysOfOutage = 3;

/**
 * The last stored day, where the closes of several trading days after it are missing; null for no outage.
 * @param stored oldest first
 */
function lastDayBeforeOutage(stored: readonly IsoDate[], newest: IsoDate): IsoDate | null {
  const last = stored.findLast((day) => day <= newest);
  return last && tradingDaysAfter(last, newest).length >= daysOfOutage ? last : null;
}

/**
 * Asks NSE for the closes of one trading day and stores them: one request a day. A day that is stored is not asked for
 * again, nor for a later day of a past week that has a close: the page has shown trades at that close. Without a licence
 * nothing is ever asked. @param day null for the newest that may be shown.
 */
export async function storeCloses(
  now: Date,
  day: IsoDate | null = null,
): Promise<Result<ClosesRun, SourceProblem | 'no-licence' | 'day'>> {
  if (!env.picks.nsePricesLicence) return failure('no-licence');
  const today = dateInIndia(now);
  const newest = newestPriceDay(today);
  const wanted = day ?? tradingDayOnOrBefore(newest);
  if (wanted > newest || !isTradingDay(wanted)) return failure('day');
  const stored = await storedDays(closesFolder);
  const isStored = stored.includes(wanted);
  if (isStored && (await readCloses(wanted))) return success({ day: wanted, shares: null });
  const shown = isStored ? undefined : lastOfPastWeek(stored, wanted, newest);
  const closes = shown && (await readCloses(shown));
  // A run that fills gaps may take the days of a week in any order.
  if (closes && closes.storedOn !== today) return success({ day: wanted, shares: null });
  const answer = await load(closesFeed(wanted));
  if (!answer.ok) {
    const last = lastDayBeforeOutage(stored, newest);
    const isOutage = last !== null && wanted > last;
    // The exchange has no file of a holiday, and some are declared days before.
    return answer.problem === 'not-found' && !isOutage
      ? success({ day: wanted, shares: 0 })
      : answer;
  }
  const file = await writeClosesFile({
    date: wanted,
    closes: answer.value.data,
    // When a damaged file was first stored is not known, and its closes were shown.
    storedOn: isStored ? undefined : today,
  });
  await writeStoredFile(pathOf(wanted), file);
  return success({ day: wanted, shares: answer.value.data.length });
}

/** The last stored day of the week of a day, once that week is past. @param stored oldest first */
function lastOfPastWeek(
  stored: readonly IsoDate[],
  day: IsoDate,
  newest: IsoDate,
): IsoDate | undefined {
  if (weekOf(day) >= weekOf(newest)) return undefined;
  return stored.findLast((each) => weekOf(each) === weekOf(day));
}

/** The trading days whose closes are wanted and not stored, the newest first; none without a licence. */
export async function missingCloseDays(now: Date): Promise<readonly IsoDate[]> {
  if (!env.picks.nsePricesLicence) return [];
  const stored = await storedDays(closesFolder);
  const known = new Set(stored);
  const knownWeeks = new Set(stored.map(weekOf));
  const newest = newestPriceDay(dateInIndia(now));
  const last = dayNumberOf(newest);
  return Array.from({ length: daysOfPriceRatios }, (_, ago) => dateOfDayNumber(last - ago)).filter(
    (day) =>
      isTradingDay(day) &&
      !known.has(day) &&
      (weekOf(day) === weekOf(newest) || !knownWeeks.has(weekOf(day))),
  );
}

/** Cloud Storage: `picks/closes/2026-10-23.json.gz`, the closes of a day. They are stored under a licence only. */
const closesFolder = 'picks/closes/';
const pathOf = (date: IsoDate) => `${closesFolder}${date}.json.gz`;

/** Null where the file is damaged, or was removed: the job asks for the day again. */
async function readCloses(date: IsoDate): Promise<ClosesOfDay | null> {
  const bytes = await readStoredFile(pathOf(date));
  try {
    return bytes && (await readClosesFile(bytes, date));
  } catch {
    console.error(`The stored closes of ${date} are damaged`);
    return null;
  }
}
