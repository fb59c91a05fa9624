import type { IsoDate } from '@/lib/calendar/iso-date';
import { fundGroupOf, type FundGroup } from './category';
import { oldestCurrentDay, type Option, type Plan, type Scheme } from './scheme';

export type SchemeFilter = {
  group: FundGroup | null;
  house: string | null;
  category: string | null;
  plan: Plan | null;
  option: Option | null;
  /** Wound-up and suspended schemes are labelled where they are shown, and left out unless asked for. */
  includesDormant: boolean;
};

/** @param today the day in India. Null leaves a property open. */
export function filterSchemes(
  schemes: readonly Scheme[],
  { group, house, category, plan, option, includesDormant }: SchemeFilter,
  today: IsoDate,
): Scheme[] {
  // Once for all of them: the whole list is filtered while somebody waits.
  const oldest = oldestCurrentDay(today);
  return schemes.filter(
    (scheme) =>
      (group === null || fundGroupOf(scheme.category) === group) &&
      (house === null || scheme.house === house) &&
      (category === null || scheme.category === category) &&
      (plan === null || scheme.plan === plan) &&
      (option === null || scheme.option === option) &&
      (includesDormant || (scheme.nav !== null && (scheme.navDate ?? '') >= oldest)),
  );
}

/** The houses and categories of a list, in the order of the alphabet, for the choices of a filter. */
export function choicesOf(schemes: readonly Scheme[]): { houses: string[]; categories: string[] } {
  const sorted = (values: string[]) =>
    [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en'));
  return {
    houses: sorted(schemes.map(({ house }) => house)),
    categories: sorted(schemes.map(({ category }) => category)),
  };
}
