import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { withinPeriod, type Period } from '@/lib/calendar/period';
import { isNear, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { indexedFromCommonStart } from '@/lib/cashflow/indexed';
import type { Comparators } from './comparators';
import { sinceLastJump } from '@/lib/funds/domain/nav-jumps';

type GrowthLine = {
  id: 'own' | 'average' | 'index';
  /** 100 on the first day; on the same days as the other lines. */
  points: readonly DatedValue[];
};

export type GrowthBeside = {
  /** The fund's first, then at least one other. */
  lines: readonly GrowthLine[];
  /** The first day of the index fund, where it began too late for this period; else null. */
  indexSince: IsoDate | null;
};

/** Fewer month ends make no line. */
const minPoints = 6;
/** A period may begin up to a month before the first month end. */
const mostDaysLate = 45;

/**
 * What 100 in the fund, in the average of its category and in the index fund became, from the first month end that the fund
 * has within the period. An index fund that began later is left out: its line would be of another time.
 * @returns null where there is nothing to compare, or nothing that reaches back to the start of the period.
 */
export function growthBeside(
  series: readonly DatedValue[],
  { category, index }: Comparators,
  period: Period,
): GrowthBeside | null {
  const own = sinceLastJump(series);
  const grid = withinPeriod(category.length > 0 ? category : (index?.navs ?? []), period);
  const ownPoints = grid.flatMap(({ date }) => {
    const point = valueOn(own, date);
    return point && isNear(point, date) ? [{ date, value: point.value }] : [];
  });
  const start = ownPoints[0]?.date;
  if (!start || ownPoints.length < minPoints) return null;
  const wanted = withinPeriod(own, period)[0]?.date ?? start;
  if (daysBetween(wanted, start) > mostDaysLate) return null;
  const others = (
    [
      { id: 'average', points: category },
      { id: 'index', points: index?.navs ?? [] },
    ] as const
  ).filter(({ points }) => points.some(({ date }) => date === start));
  const indexed = indexedFromCommonStart([ownPoints, ...others.map(({ points }) => points)]);
  if (others.length === 0 || !indexed) return null;
  const ids = ['own', ...others.map(({ id }) => id)] as const;
  const first = index?.navs[0]?.date ?? null;
  return {
    lines: ids.map((id, at) => ({ id, points: indexed[at]! })),
    indexSince: first !== null && first > start ? first : null,
  };
}
