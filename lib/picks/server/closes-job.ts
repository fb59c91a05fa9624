import 'server-only';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { isTradingDay } from '@/lib/calendar/holidays';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { tradingDayOnOrBefore, tradingDaysAfter } from '@/lib/calendar/trading-days';
import { env } from '@/lib/env';
import { closesFeed } from '@/lib/picks/data/feeds';
import { priceLagOn } from '@/lib/picks/domain/company/price-permission';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import { storageBucket } from '@/lib/firebase/admin';
import { dayOfFile } from '@/lib/firebase/day-of-file';
import { readClosesFile, writeClosesFile, type ClosesOfDay } from '@/lib/picks/data/closes-file';
import { withTimeout } from '@/lib/timeout';

/** A year for momentum and the high, and a month before it. */
export const daysOfPrices = 400;

export type ClosesRun = {
  day: IsoDate;
  /** Null where the day was stored before: nothing was asked. 0 for a holiday that the calendar does not know. */
  shares: number | null;
};

/** The newest day whose prices may be shown. */
export function newestPriceDay(today: IsoDate): IsoDate {
  const { days } = priceLagOn(today, env.picks.priceLagDays);
  return dateOfDayNumber(dayNumberOf(today) - days);
}

/** The exchange never has so many holidays in a row that no calendar knows: its file has moved, or is not made. */
const daysOfOutage = 3;

/**
 * The last stored day, where the closes of several trading days after it are missing; null for no outage.
 * @param stored oldest first
 */
export function lastDayBeforeOutage(stored: readonly IsoDate[], newest: IsoDate): IsoDate | null {
  const last = stored.findLast((day) => day <= newest);
  return last && tradingDaysAfter(last, newest).length >= daysOfOutage ? last : null;
}

/**
 * Asks NSE for the closes of one trading day and stores them: one request a day. A day that is stored is not asked for
 * again. Without a licence nothing is ever asked. @param day null for the newest that may be shown.
 */
export async function storeCloses(
  now: Date,
  day: IsoDate | null = null,
): Promise<Result<ClosesRun, SourceProblem | 'no-licence' | 'day'>> {
  if (!env.picks.nsePricesLicence) return failure('no-licence');
  const newest = newestPriceDay(dateInIndia(now));
  const wanted = day ?? tradingDayOnOrBefore(newest);
  if (wanted > newest || !isTradingDay(wanted)) return failure('day');
  const stored = await storedCloseDays();
  if (stored.includes(wanted) && (await readCloses(wanted))) {
    return success({ day: wanted, shares: null });
  }
  const answer = await load(closesFeed(wanted));
  if (!answer.ok) {
    const last = lastDayBeforeOutage(stored, newest);
    const isOutage = last !== null && wanted > last;
    // The exchange has no file of a holiday, and some are declared days before.
    return answer.problem === 'not-found' && !isOutage
      ? success({ day: wanted, shares: 0 })
      : answer;
  }
  await writeCloses({ date: wanted, closes: answer.value.data });
  return success({ day: wanted, shares: answer.value.data.length });
}

/** The trading days that are not stored, the newest first; none without a licence. */
export async function missingCloseDays(now: Date): Promise<readonly IsoDate[]> {
  if (!env.picks.nsePricesLicence) return [];
  const stored = new Set(await storedCloseDays());
  const newest = dayNumberOf(newestPriceDay(dateInIndia(now)));
  return Array.from({ length: daysOfPrices }, (_, ago) => dateOfDayNumber(newest - ago)).filter(
    (day) => isTradingDay(day) && !stored.has(day),
  );
}

/** Cloud Storage: `picks/closes/2026-10-23.json.gz`, the closes of a day. They are stored under a licence only. */
export const closesFolder = 'picks/closes/';
const pathOf = (date: IsoDate) => `${closesFolder}${date}.json.gz`;
const timeoutMs = 15_000;

async function writeCloses(day: ClosesOfDay): Promise<void> {
  const saved = storageBucket()
    .file(pathOf(day.date))
    .save(await writeClosesFile(day), { contentType: 'application/gzip', resumable: false });
  await withTimeout(saved, timeoutMs);
}

/** Null where the file is damaged: the job asks for the day again. */
export async function readCloses(date: IsoDate): Promise<ClosesOfDay | null> {
  const [bytes] = await withTimeout(storageBucket().file(pathOf(date)).download(), timeoutMs);
  try {
    return await readClosesFile(bytes, date);
  } catch {
    console.error(`The stored closes of ${date} are damaged`);
    return null;
  }
}

/** The stored days, oldest first. */
export async function storedCloseDays(): Promise<readonly IsoDate[]> {
  const [files] = await withTimeout(storageBucket().getFiles({ prefix: closesFolder }), timeoutMs);
  return files.flatMap(({ name }) => dayOfFile(name) ?? []).sort();
}
