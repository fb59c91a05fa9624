import { daysBetween, daysPerMeanYear } from '@/lib/calendar/day-count';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { valueOn, type DatedValue, indexedFromCommonStart } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown, type MaximumDrawdown } from '@/lib/cashflow/drawdown';
import { correlationOf } from '@/lib/cashflow/statistics';
import { spreadOf, type PeriodSpread } from './comparators';
import { saleTax, taxKindOf } from './sale-tax';
import { rollingWindows } from '@/lib/cashflow/rolling-returns';
import { sinceLastJump } from './nav-series';
import { riskOf, monthlyReturns } from './returns-and-risk';
import type { Scheme } from './scheme';

/** What each fund begins with on the first common day. */
const startRupees = 10_000;

type ComparedFund = {
  /** The value of `startRupees` on each common day. */
  line: readonly DatedValue[];
  growthPercent: number;
  /** How far each value lies below the highest before it, in percent (0 or less). */
  falls: readonly DatedValue[];
  deepestFall: MaximumDrawdown;
  /** From the lowest point until the old high was reached again; null while it was not. */
  recoveryDays: number | null;
  /** Per year, of the same time as the growth; null for less than a year. */
  volatilityPercent: number | null;
};

export type Comparison = {
  from: IsoDate;
  to: IsoDate;
  /** More than a common year: growth is per year. Else it is the absolute change. */
  isPerYear: boolean;
  funds: readonly ComparedFund[];
  /** A row and a column for each fund, in their order. */
  correlations: readonly (readonly Correlation[])[];
};

/**
 * Several histories over the time that all of them have since the last jump of a NAV.
 * @returns null for less than two common days.
 */
export function compareFunds(histories: readonly (readonly DatedValue[])[]): Comparison | null {
  const lines = indexedFromCommonStart(histories.map(sinceLastJump));
  const first = lines?.[0]?.[0];
  const last = lines?.[0]?.at(-1);
  if (!lines || !first || !last || first.date === last.date) return null;
  const years = daysBetween(first.date, last.date) / daysPerMeanYear;
  const isPerYear = years > 1;
  const scale = startRupees / first.value;
  return {
    from: first.date,
    to: last.date,
    isPerYear,
    funds: lines.map((indexed) => {
      const line = indexed.map(({ date, value }) => ({ date, value: value * scale }));
      const deepestFall = maximumDrawdown(line)!;
      const { trough, recoveredOn } = deepestFall;
      return {
        line,
        growthPercent: cagrPercent(startRupees, line.at(-1)!.value, isPerYear ? years : 1),
        falls: drawdowns(line),
        deepestFall,
        recoveryDays: recoveredOn && daysBetween(trough.date, recoveredOn),
        volatilityPercent:
          riskOf(line, { risklessPercent: 0, months: Infinity })?.volatilityPercent ?? null,
      };
    }),
    correlations: correlations(lines),
  };
}

type Correlation = {
  /** -1 to 1; null for fewer than 24 months in common, and where one of the funds does not move. */
  value: number | null;
  /** Whole months of which both funds have a return. */
  months: number;
};

/** A correlation of fewer monthly returns is mostly chance. */
export const minMonths = 24;

/** The correlation of each pair of funds, from monthly returns. */
function correlations(histories: readonly (readonly DatedValue[])[]): Correlation[][] {
  const returns = histories.map(
    (history) => new Map(monthlyReturns(history).map(({ date, value }) => [date, value])),
  );
  return returns.map((own) =>
    returns.map((other) => {
      const months = [...own.keys()].filter((month) => other.has(month));
      if (months.length < minMonths) return { value: null, months: months.length };
      const value = correlationOf(
        months.map((month) => own.get(month)!),
        months.map((month) => other.get(month)!),
      );
      return { value, months: months.length };
    }),
  );
}

/** Large enough that the yearly exemption of long-term gains does not cover every gain. */
const soldRupees = 1_000_000;
/** The highest slab of both regimes, for gains that are taxed by slab. */
export const soldSlabPercent = 30;

type ComparedSale = {
  valueRupees: number;
  /** With cess. */
  taxRupees: number;
};

/**
 * The tax on selling on the last common day what was bought for `soldRupees` on the first, where the seller has no
 * other gains. @param series since the last jump of the NAV.
 * @returns null where the category does not say how the fund is taxed, or the law of the day is not in the tables.
 */
export function comparedSale(
  scheme: Pick<Scheme, 'category' | 'name'>,
  series: readonly DatedValue[],
  { from, to }: DaySpan,
): ComparedSale | null {
  const kind = taxKindOf(scheme);
  const nav = valueOn(series, from)?.value;
  if (!kind || nav === undefined) return null;
  const lot = { boughtOn: from, units: soldRupees / nav, costRupees: soldRupees };
  const tax = saleTax([lot], { kind, soldOn: to, series, slabRatePercent: soldSlabPercent });
  return tax && { valueRupees: tax.valueRupees, taxRupees: tax.totalTaxRupees };
}

/** In years. */
export const rollingSpans = [1, 3, 5] as const;
type RollingSpan = (typeof rollingSpans)[number];

type ComparedWindows = PeriodSpread & {
  /** For each other fund, the share of periods in which this one grew more, in percent; null against itself. */
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
    years,
    windows: ends.length,
    firstEnd,
    lastEnd,
    funds: percents.map((own, index) => ({
      ...spreadOf(own)!,
      abovePercents: percents.map((others, other) => {
        if (other === index) return null;
        const above = own.filter((percent, window) => percent > others[window]!).length;
        return (above / own.length) * 100;
      }),
    })),
  };
}
