import { daysBetween, daysPerMeanYear } from '@/lib/calendar/day-count';
import type { DaySpan } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sinceLastJump } from './nav-series';
import type { Scheme } from './scheme';

/** What an amount became, or would become, in each plan. */
type PlanWorth = { directRupees: number; regularRupees: number; gapRupees: number };

export type PlanGap = {
  directPercent: number;
  regularPercent: number;
  /** The years of common history that the two rates come from. */
  years: number;
  /** From the first common day to the last one. */
  past: PlanWorth & DaySpan;
  /** How many years the gap is projected at those rates. */
  costs: readonly (PlanWorth & { years: number })[];
};

const horizons = [10, 20];

/**
 * The same portfolio bought direct and through a distributor: growth per year of both since their first common
 * day after any jump of a NAV, and what an amount becomes at these rates. @returns null for less than a year in common.
 */
export function planGap(
  direct: readonly DatedValue[],
  regular: readonly DatedValue[],
  rupees: number,
): PlanGap | null {
  const directSeries = sinceLastJump(direct);
  const regularSeries = sinceLastJump(regular);
  const plans = [directSeries, regularSeries];
  // A provider may give one plan's newest NAV days before the other's: both end on the last day that both have.
  const [, from] = plans.flatMap((series) => series[0]?.date ?? []).sort();
  const [to] = plans.flatMap((series) => series.at(-1)?.date ?? []).sort();
  if (!from || !to) return null;
  const years = daysBetween(from, to) / daysPerMeanYear;
  if (years < 1) return null;
  const timesOf = (series: readonly DatedValue[]) =>
    valueOn(series, to)!.value / valueFrom(series, from)!.value;
  const directTimes = timesOf(directSeries);
  const regularTimes = timesOf(regularSeries);
  const directPercent = cagrPercent(1, directTimes, years);
  const regularPercent = cagrPercent(1, regularTimes, years);
  const worth = (directRupees: number, regularRupees: number): PlanWorth => ({
    directRupees,
    regularRupees,
    gapRupees: directRupees - regularRupees,
  });
  const after = (percent: number, count: number) => rupees * (1 + percent / 100) ** count;
  return {
    directPercent,
    regularPercent,
    years,
    past: { from, to, ...worth(rupees * directTimes, rupees * regularTimes) },
    costs: horizons.map((count) => ({
      years: count,
      ...worth(after(directPercent, count), after(regularPercent, count)),
    })),
  };
}

/** The same fund and option in the other plan; null where there is none, or where it cannot be determined. */
export function otherPlanOf(scheme: Scheme, schemes: readonly Scheme[]): Scheme | null {
  if (!scheme.plan) return null;
  const key = fundName(scheme);
  const [found, another] = schemes.filter(
    (other) =>
      other.plan !== null &&
      other.plan !== scheme.plan &&
      other.option === scheme.option &&
      other.house === scheme.house &&
      other.category === scheme.category &&
      fundName(other) === key,
  );
  return found && !another ? found : null;
}

/** A scheme's name without its plan and the marks between the parts; houses order the parts differently. */
function fundName({ name }: Scheme): string {
  return name
    .toLowerCase()
    .replace(/\b(direct|regular|retail|plan|option)\b/g, ' ')
    .split(/[^a-z0-9&]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
}
