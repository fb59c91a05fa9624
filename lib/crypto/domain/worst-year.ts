import type { IsoDate } from '@/lib/calendar/iso-date';
import { rollingReturns } from '@/lib/cashflow/rolling-returns';
import type { DatedValue } from '@/lib/cashflow/dated-value';

/** The worst change over any twelve months of a history, in percent; null for less than a year of it. */
export function worstTwelveMonths(
  closes: readonly DatedValue[],
): { changePercent: number; end: IsoDate } | null {
  const years = rollingReturns(closes, 1);
  return years && { changePercent: years.minPercent, end: years.worstEnd };
}
