import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { rollingWindows } from '@/lib/cashflow/rolling-returns';
import { meanOf } from '@/lib/cashflow/spread';

/** In years. */
export const rollingSpans = [1, 3, 5] as const;
export type RollingSpan = (typeof rollingSpans)[number];

type ComparedWindows = {
  averagePercent: number;
  bestPercent: number;
  worstPercent: number;
  /** For each fund the share of windows in which this one grew more, in percent; null against itself. */
  abovePercents: readonly (number | null)[];
};

export type RollingComparison = {
  years: RollingSpan;
  windows: number;
  /** The last days of the first and of the last window. */
  firstEnd: IsoDate;
  lastEnd: IsoDate;
  /** In the order of the lines. */
  funds: readonly ComparedWindows[];
};

/**
 * The growth per year of all windows of whole years, which begin on the same days for every fund.
 * @param lines over the same days. @returns null where they are shorter than one window.
 */
export function rollingComparison(
  lines: readonly (readonly DatedValue[])[],
  years: RollingSpan,
): RollingComparison | null {
  const all = lines.map((line) => rollingWindows(line, years));
  const [ends] = all;
  const [firstEnd, lastEnd] = [ends?.[0]?.end, ends?.at(-1)?.end];
  if (!ends || !firstEnd || !lastEnd) return null;
  const percents = all.map((windows) => windows.map(({ percent }) => percent));
  return {
    ...{ years, windows: ends.length, firstEnd, lastEnd },
    funds: percents.map((own, index) => ({
      averagePercent: meanOf(own),
      bestPercent: own.reduce((one, other) => Math.max(one, other)),
      worstPercent: own.reduce((one, other) => Math.min(one, other)),
      abovePercents: percents.map((others, other) => {
        if (other === index) return null;
        const above = own.filter((percent, window) => percent > others[window]!).length;
        return (above / own.length) * 100;
      }),
    })),
  };
}
