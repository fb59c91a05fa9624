import type { IsoDate } from '@/lib/calendar/iso-date';
import { fundsOf, type Fund } from '@/lib/funds/domain/fund';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { hasNoNavSince, oldestCurrentDay, type Scheme } from '@/lib/funds/domain/scheme';
import { memoizeByObject } from '@/lib/memoize';

/** A list in the order of the alphabet, and what there is to choose from. */
export type Directory = {
  /** The day of the list. */
  listDay: IsoDate;
  byName: readonly Scheme[];
  /** The fund of each scheme, by the scheme's code. */
  funds: ReadonlyMap<number, Fund>;
  /** Of funds with a scheme that has a current NAV. */
  fundCount: number;
  houses: readonly string[];
  categories: readonly string[];
};

/** One for each list: to put 14,000 names in order takes longer than to answer a visitor. */
export const directoryOf = memoizeByObject((list: NavAll): Directory => {
  const { compare } = new Intl.Collator('en');
  const byName = [...list.schemes].sort((one, other) => compare(one.name, other.name));
  const funds = fundsOf(list.schemes);
  const oldest = oldestCurrentDay(list.asOf);
  const fundCount = new Set(
    list.schemes.flatMap((scheme) => (hasNoNavSince(scheme, oldest) ? [] : funds.get(scheme.code))),
  ).size;
  return {
    listDay: list.asOf,
    byName,
    funds,
    fundCount,
    houses: sortedTexts(
      list.schemes.map(({ house }) => house),
      compare,
    ),
    categories: sortedTexts(
      list.schemes.map(({ category }) => category),
      compare,
    ),
  };
});

function sortedTexts(texts: readonly string[], compare: (one: string, other: string) => number) {
  return [...new Set(texts)].sort(compare);
}
