import { sumOf } from '@/lib/cashflow/statistics';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company, FigureName, FiscalYear } from '@/lib/picks/domain/company/company';

/** A figure of the newest year that was public (0), of the one before it (1) and so on; null where not known. */
export type KnownYears = {
  newest: FiscalYear | null;
  figure: (name: FigureName, yearsAgo?: number) => number | null;
};

/** What was public on a day: years and revisions published later are left out. A missing year stays missing. */
export function knownYears(company: Company, asOf: IsoDate): KnownYears {
  const byYear = new Map<number, FiscalYear>();
  let newest: FiscalYear | null = null;
  for (const year of company.years) {
    if (year.publishedOn > asOf) continue;
    byYear.set(year.year, year);
    if (!newest || year.year >= newest.year) newest = year;
  }
  return {
    newest,
    figure: (name, yearsAgo = 0) =>
      (newest && byYear.get(newest.year - yearsAgo)?.figures[name]) ?? null,
  };
}

/** Without any figure: every ratio of it is unknown. */
export const noYears: KnownYears = { newest: null, figure: () => null };

/** Arithmetic in which what is not known stays so: null in, null out. */
type Known = number | null;

export function combine(values: readonly Known[], compute: (...known: number[]) => number): Known {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const value = compute(...known);
  return Number.isFinite(value) ? value : null;
}

export const sum = (...values: readonly Known[]): Known =>
  combine(values, (...known) => sumOf(known));

export const difference = (one: Known, other: Known): Known =>
  combine([one, other], (a, b) => a - b);

export const mean = (...values: readonly Known[]): Known =>
  values.length === 0 ? null : over(sum(...values), values.length);

/** Null for a divisor that is not above zero: a ratio to a loss or to a negative net worth says nothing. */
export function over(value: Known, divisor: Known): Known {
  return divisor !== null && divisor > 0 ? combine([value, divisor], (a, b) => a / b) : null;
}

export const percentOf = (value: Known, whole: Known): Known =>
  combine([over(value, whole)], (share) => share * 100);

/** The change in percent; null when it begins at or below zero. */
export const changePercent = (now: Known, before: Known): Known =>
  combine([percentOf(now, before)], (percent) => percent - 100);

/** The yearly rate in percent between two values that are `years` years apart; null when either is not above zero. */
export function yearlyRatePercent(now: Known, before: Known, years: number): Known {
  const growth = over(now, before);
  return growth !== null && growth > 0 ? cagrPercent(1, growth, years) : null;
}

/** Null when one is not known: the unknown one might be the lowest. */
export const lowest = (values: readonly Known[]): Known =>
  values.length === 0 ? null : combine(values, Math.min);
