import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { meanOf } from '@/lib/cashflow/statistics';
import { monthLevels, type MonthLevel } from '@/lib/funds/domain/risk';

/** Growth per year, in percent, over every period of so many years that ends with a whole month. */
export type PeriodSpread = {
  periods: number;
  averagePercent: number;
  bestPercent: number;
  worstPercent: number;
};

type ComparedPeriods = {
  /** Of the other series, over the periods that both have. */
  other: PeriodSpread;
  /** The share of these periods in which the fund's growth was higher. */
  abovePercent: number;
};

type RollingBeside = {
  years: number;
  /** Null where the history is shorter. */
  own: PeriodSpread | null;
  /** One for each series of the comparison; null without a common period. */
  others: readonly (ComparedPeriods | null)[];
};

/**
 * The rolling returns of a fund beside those of other series, from month ends: averages of a category are known on no
 * other days. No period crosses a jump of the NAV.
 */
export function rollingBeside(
  own: readonly DatedValue[],
  others: readonly (readonly DatedValue[])[],
  lengths: readonly number[],
): RollingBeside[] {
  const levels = monthLevels(own);
  const otherLevels = others.map(monthLevels);
  return lengths.map((years) => {
    const growth = growthByEnd(levels, years);
    return {
      years,
      own: spreadOf([...growth.values()]),
      others: otherLevels.map((each) => compared(growth, growthByEnd(each, years))),
    };
  });
}

/** By the number of the month that the period ends with. */
function growthByEnd(
  levels: ReadonlyMap<number, MonthLevel>,
  years: number,
): ReadonlyMap<number, number> {
  const growth = new Map<number, number>();
  for (const [month, end] of levels) {
    const start = levels.get(month - 12 * years);
    if (start?.piece === end.piece) growth.set(month, cagrPercent(start.value, end.value, years));
  }
  return growth;
}

function compared(
  own: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): ComparedPeriods | null {
  const common = [...own].flatMap(([month, percent]) => {
    const beside = other.get(month);
    return beside === undefined ? [] : [{ percent, beside }];
  });
  const spread = spreadOf(common.map(({ beside }) => beside));
  if (!spread) return null;
  const above = common.filter(({ percent, beside }) => percent > beside).length;
  return { other: spread, abovePercent: (above / common.length) * 100 };
}

function spreadOf(percents: readonly number[]): PeriodSpread | null {
  if (percents.length === 0) return null;
  return {
    periods: percents.length,
    averagePercent: meanOf(percents),
    bestPercent: Math.max(...percents),
    worstPercent: Math.min(...percents),
  };
}
