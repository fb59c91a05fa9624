import { dateOfDayNumber, dayNumberOf } from './day-count';
import { isTradingDay } from './holidays';
import type { IsoDate } from './iso-date';
import type { Exchange } from './market-day';

/** The day itself, or the last day before it on which the exchange trades. */
export function tradingDayOnOrBefore(date: IsoDate, exchange: Exchange = 'nse'): IsoDate {
  return nearestTradingDay(date, exchange, -1);
}

/** The day itself, or the first day after it on which the exchange trades. */
export function tradingDayOnOrAfter(date: IsoDate, exchange: Exchange = 'nse'): IsoDate {
  return nearestTradingDay(date, exchange, 1);
}

function nearestTradingDay(date: IsoDate, exchange: Exchange, step: 1 | -1): IsoDate {
  let day = dayNumberOf(date);
  while (!isTradingDay(dateOfDayNumber(day), exchange)) day += step;
  return dateOfDayNumber(day);
}

/**
 * Days of trading after `from`, up to and including `to`. In years whose holidays are not in the list, every weekday.
 */
export function tradingDaysAfter(
  from: IsoDate,
  to: IsoDate,
  exchange: Exchange = 'nse',
): IsoDate[] {
  const first = dayNumberOf(from) + 1;
  return Array.from({ length: Math.max(0, dayNumberOf(to) - first + 1) }, (_, index) =>
    dateOfDayNumber(first + index),
  ).filter((date) => isTradingDay(date, exchange));
}
