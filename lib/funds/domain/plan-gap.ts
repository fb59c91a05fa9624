import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sinceLastJump } from './nav-jumps';
import type { Scheme } from './scheme';

export type PlanGap = {
  directPercent: number;
  regularPercent: number;
  /** The years of common history that the two rates come from. */
  years: number;
  /** What the amount became from the first common day to the last one. */
  past: {
    from: IsoDate;
    to: IsoDate;
    directRupees: number;
    regularRupees: number;
    gapRupees: number;
  };
  /** What the commission of the regular plan costs on the amount, after so many years at those rates. */
  costs: readonly {
    years: number;
    directRupees: number;
    regularRupees: number;
    gapRupees: number;
  }[];
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
  const histories = [direct, regular].map(sinceLastJump);
  const [firstDirect, firstRegular] = histories.map(([first]) => first);
  if (!firstDirect || !firstRegular) return null;
  const from = firstDirect.date > firstRegular.date ? firstDirect.date : firstRegular.date;
  const rates = histories.map((series) => {
    const start = valueFrom(series, from);
    const end = series.at(-1)!;
    const years = start ? daysBetween(start.date, end.date) / 365.25 : 0;
    return start && years >= 1
      ? { percent: cagrPercent(start.value, end.value, years), years }
      : null;
  });
  const [ofDirect, ofRegular] = rates;
  if (!ofDirect || !ofRegular) return null;
  const [to = from] = histories.map((series) => series.at(-1)!.date).sort();
  const [pastDirect, pastRegular] = histories.map(
    (series) => (rupees * valueOn(series, to)!.value) / valueFrom(series, from)!.value,
  );
  const costs = horizons.map((years) => {
    const directRupees = rupees * (1 + ofDirect.percent / 100) ** years;
    const regularRupees = rupees * (1 + ofRegular.percent / 100) ** years;
    return { years, directRupees, regularRupees, gapRupees: directRupees - regularRupees };
  });
  return {
    directPercent: ofDirect.percent,
    regularPercent: ofRegular.percent,
    years: Math.min(ofDirect.years, ofRegular.years),
    past: {
      ...{ from, to, directRupees: pastDirect!, regularRupees: pastRegular! },
      gapRupees: pastDirect! - pastRegular!,
    },
    costs,
  };
}

/** The same fund and option in the other plan; null where there is none, or where it cannot be determined. */
export function otherPlanOf(scheme: Scheme, schemes: readonly Scheme[]): Scheme | null {
  if (!scheme.plan) return null;
  const key = fundName(scheme);
  const found = schemes.filter(
    (other) =>
      other.plan !== null &&
      other.plan !== scheme.plan &&
      other.option === scheme.option &&
      other.house === scheme.house &&
      other.category === scheme.category &&
      fundName(other) === key,
  );
  return found.length === 1 ? found[0]! : null;
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
