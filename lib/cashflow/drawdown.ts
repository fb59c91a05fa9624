import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from './dated-value';

export type MaximumDrawdown = {
  /** Below zero; 0 for a series that never fell. */
  percent: number;
  peak: DatedValue;
  trough: DatedValue;
  /** The first day on which the peak was reached again; null while it was not. */
  recoveredOn: IsoDate | null;
};

/** How far each value lies below the highest before it, in percent (0 or less). */
export function drawdowns(series: readonly DatedValue[]): DatedValue[] {
  let peak = 0;
  return series.map(({ date, value }) => {
    peak = Math.max(peak, value);
    return { date, value: (value / peak - 1) * 100 };
  });
}

/** The deepest fall from a peak, and when the series recovered from it. @returns null for an empty series. */
export function maximumDrawdown(series: readonly DatedValue[]): MaximumDrawdown | null {
  const [first] = series;
  if (!first) return null;
  let peak = first;
  let deepest = { percent: 0, peak: first, trough: first };
  for (const point of series) {
    if (point.value > peak.value) peak = point;
    const percent = (point.value / peak.value - 1) * 100;
    if (percent < deepest.percent) deepest = { percent, peak, trough: point };
  }
  return { ...deepest, recoveredOn: recoveryOf(series, deepest) };
}

function recoveryOf(
  series: readonly DatedValue[],
  { peak, trough }: { peak: DatedValue; trough: DatedValue },
): IsoDate | null {
  return series.find(({ date, value }) => date >= trough.date && value >= peak.value)?.date ?? null;
}
