import type { Scheme } from '@/lib/funds/domain/scheme';
import { minRanked } from './market-table';
import { piecesOf, wholeYears, type MarketNavs } from './scheme-figures';

/** How many schemes of a category and plan were ranked in a calendar year. */
export type RankedYear = { year: number; count: number };

/** The ranks of one scheme among its category and plan, one for each calendar year from the first ranked one on. */
export type YearPlaces = {
  code: number;
  firstYear: number;
  /** 1 is the highest return; null for a year without a rank. */
  places: readonly (number | null)[];
};

/**
 * The ranks by the return of each whole calendar year. Schemes that have ended since are ranked in their years, so that
 * the survivors do not look better than they were. Equal returns share the better place.
 */
export function yearRanks(
  members: readonly Scheme[],
  navs: MarketNavs,
): { years: RankedYear[]; places: YearPlaces[] } {
  const byYear = new Map<number, { code: number; percent: number }[]>();
  for (const { code } of members) {
    for (const { year, percent } of wholeYears(piecesOf(code, navs))) {
      const known = byYear.get(year);
      if (known) known.push({ code, percent });
      else byYear.set(year, [{ code, percent }]);
    }
  }
  const years: RankedYear[] = [];
  const byCode = new Map<number, { firstYear: number; places: (number | null)[] }>();
  for (const [year, returns] of [...byYear].sort(([one], [other]) => one - other)) {
    if (returns.length < minRanked) continue;
    years.push({ year, count: returns.length });
    const inOrder = returns.sort((one, other) => other.percent - one.percent);
    let place = 1;
    for (const [index, { code, percent }] of inOrder.entries()) {
      if (percent !== inOrder[index - 1]?.percent) place = index + 1;
      const own = byCode.get(code) ?? { firstYear: year, places: [] };
      while (own.places.length < year - own.firstYear) own.places.push(null);
      own.places.push(place);
      byCode.set(code, own);
    }
  }
  return { years, places: [...byCode].map(([code, own]) => ({ code, ...own })) };
}
