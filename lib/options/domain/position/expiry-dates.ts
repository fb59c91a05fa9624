import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { contractExpiries } from '@/lib/law/contract-expiries';
import type { Exchange } from '@/lib/calendar/market-day';
import type { Underlying } from './typed-strategy';

const weeks = 17;
const weeklyCount = 5;

/**
 * The days after today on which contracts expire, ascending: of an index with weekly contracts the next five, of all
 * others and after those the monthly ones of 17 weeks. Today's own expiry is left out: it is too late to plan for it.
 * @param exchange of a stock; an index has one exchange.
 */
export function comingExpiries(
  today: IsoDate,
  underlying: Underlying,
  exchange: Exchange = 'nse',
): readonly IsoDate[] {
  const contract = underlying === 'own' ? (`${exchange}-stocks` as const) : underlying;
  const start = dayNumberOf(today) + 1;
  const span = { from: dateOfDayNumber(start), to: dateOfDayNumber(start + weeks * 7 - 1) };
  return contractExpiries(contract, span)
    .filter(({ isMonthly }, index) => isMonthly || index < weeklyCount)
    .map(({ date }) => date);
}

/**
 * The expiry that is asked for, else one that leaves a week of time, and one at least four weeks later: presets start
 * from them.
 */
export function presetExpiries(
  expiries: readonly IsoDate[],
  today: IsoDate,
  asked: IsoDate | null = null,
) {
  const from = (earliest: number) => expiries.find((day) => dayNumberOf(day) >= earliest);
  const expiry =
    expiries.find((day) => day === asked) ??
    from(dayNumberOf(today) + 7) ??
    dateOfDayNumber(dayNumberOf(today) + 7);
  const later = from(dayNumberOf(expiry) + 28) ?? dateOfDayNumber(dayNumberOf(expiry) + 28);
  return { expiry, laterExpiry: later };
}
