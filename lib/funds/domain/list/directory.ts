import type { IsoDate } from '@/lib/calendar/iso-date';
import { fundsOf, type Fund } from '@/lib/funds/domain/fund';
import { hasNoNavSince, oldestCurrentDay, type Scheme } from '@/lib/funds/domain/scheme';
import { memoizeByObject } from '@/lib/memoize';

/** AMFI's list in the order of the alphabet, and what there is to choose from. */
export type Directory = {
  /** The day of the list. */
  listDay: IsoDate;
  /** In the order of the alphabet. */
  byName: readonly Scheme[];
  /** The fund of each scheme, by the scheme's code. */
  funds: ReadonlyMap<number, Fund>;
  /** Of funds with a scheme that has a current NAV. */
  fundCount: number;
  houses: readonly string[];
  categories: readonly string[];
};

/** AMFI's list, and the day that it is of. */
type SchemeList = { schemes: readonly Scheme[]; asOf: IsoDate };

/** One for each list: to put 14,000 names in order takes longer than to answer a visitor. */
export const directoryOf = memoizeByObject(({ schemes, asOf }: SchemeList): Directory => {
  const { compare } = new Intl.Collator('en');
  const funds = fundsOf(schemes);
  const oldest = oldestCurrentDay(asOf);
  const current = schemes.filter((scheme) => !hasNoNavSince(scheme, oldest));
  const namesOf = (key: 'house' | 'category') =>
    [...new Set(schemes.map((scheme) => scheme[key]))].sort(compare);
  return {
    listDay: asOf,
    byName: schemes.toSorted((one, other) => compare(one.name, other.name)),
    funds,
    fundCount: new Set(current.map(({ code }) => funds.get(code))).size,
    houses: namesOf('house'),
    categories: namesOf('category'),
  };
});
