import type { IsoDate } from '@/lib/calendar/iso-date';
import { timeWeightedReturn } from '@/lib/cashflow/time-weighted';
import { annualRatePercent, periodReturns, type Flow } from '@/lib/cashflow/xirr';
import { stretchOf, type PricedHolding } from '@/lib/holdings/worth';

/**
 * The money-weighted and the time-weighted return of one period: per year where it has one, else over the whole period.
 * Null where the flows have no rate, or several.
 */
export type TwoReturns = {
  since: IsoDate;
  isPerYear: boolean;
  moneyPercent: number | null;
  timePercent: number | null;
};

const daysPerYear = 365;

/** @returns null where nothing is held, or a price that it needs is not known. */
export function twoReturns(
  holdings: readonly PricedHolding[],
  span: { from: IsoDate | null; to: IsoDate },
): TwoReturns | null {
  const stretch = stretchOf(holdings, span);
  if (!stretch) return null;
  const time = timeWeightedReturn(stretch.valuations);
  const days = time.ok ? time.value.days : 0;
  const isPerYear = days >= daysPerYear;
  return {
    since: stretch.start,
    isPerYear,
    moneyPercent: moneyPercentOf(stretch.flows, isPerYear),
    timePercent: time.ok ? (isPerYear ? time.value.annualPercent : time.value.percent) : null,
  };
}

/** Null where the flows have no rate, or several. */
function moneyPercentOf(flows: readonly Flow[], isPerYear: boolean): number | null {
  if (isPerYear) return annualRatePercent(flows);
  const period = periodReturns(flows);
  const [percent, another] = period.ok ? period.value.percents : [];
  return another === undefined ? (percent ?? null) : null;
}
