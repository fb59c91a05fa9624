import 'server-only';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { isTradingDay } from '@/lib/calendar/holidays';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { tradingDayOnOrBefore } from '@/lib/calendar/trading-days';
import { env } from '@/lib/env';
import { closesFeed } from '@/lib/picks/data/feeds';
import { priceLagOn } from '@/lib/picks/domain/company/price-lag';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import { readCloses, storedCloseDays, writeCloses } from './closes-store';

/** A year for momentum and the high, and a month before it. */
export const daysOfPrices = 400;

export type ClosesRun = {
  day: IsoDate;
  /** Null where the day was stored before: nothing was asked. */
  shares: number | null;
};

/** The newest day whose prices may be shown. */
export function newestPriceDay(today: IsoDate): IsoDate {
  const { days } = priceLagOn(today, env.picks.priceLagDays);
  return dateOfDayNumber(dayNumberOf(today) - days);
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
  if ((await storedCloseDays()).includes(wanted) && (await readCloses(wanted))) {
    return success({ day: wanted, shares: null });
  }
  const answer = await load(closesFeed(wanted));
  if (!answer.ok) return answer;
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
