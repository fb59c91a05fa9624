import { yearOf } from '@/lib/calendar/date-parts';
import { groupBy } from '@/lib/group-by';
import { categoryParts } from '@/lib/funds/domain/fund';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { piecesOf, wholeYears, type MarketNavs } from './scheme-figures';

/** The schemes of one category and plan, those that have ended included. */
type Peers = {
  category: string;
  plan: Plan | null;
  /** At least one. */
  members: readonly Scheme[];
};

/** Fewer schemes are too few for a rank, an average or a distribution. */
export const minPeers = 3;

/** Funds of these follow different indices or hold different funds: they are no peers of each other. */
const groupsWithoutPeers: readonly string[] = ['Index funds', 'ETFs', 'Fund of funds'];

/** Growth options of open-ended schemes by category and plan, in the order of the list. */
export function peersOf(schemes: readonly Scheme[]): Peers[] {
  const groups = groupBy(schemes.filter(hasPeers), peerKeyOf);
  return [...groups.values()].map((members) => {
    const { category, plan } = members[0]!;
    return { category, plan, members };
  });
}

/** One text for the schemes of one category and plan. */
export function peerKeyOf({ category, plan }: Pick<Scheme, 'category' | 'plan'>): string {
  return `${category}|${plan ?? ''}`;
}

type Return = { code: number; percent: number };

/** Schemes by their return, the highest first: 1 is its place. Equal returns share the better place. */
export function inReturnOrder(returns: readonly Return[]): (Return & { place: number })[] {
  let place = 1;
  const sorted = returns.toSorted((one, other) => other.percent - one.percent);
  return sorted.map(({ code, percent }, index) => {
    if (percent !== sorted[index - 1]?.percent) place = index + 1;
    return { code, percent, place };
  });
}

/** Whether a scheme can be compared with others: segregated and unclaimed portfolios cannot. */
export function hasPeers({ option, structure, category, name }: Scheme): boolean {
  return (
    option === 'growth' &&
    structure === 'open-ended' &&
    !groupsWithoutPeers.includes(categoryParts(category).group) &&
    !/\bsegregated\b|\bunclaimed\b/i.test(name)
  );
}

/**
 * How many schemes of a category and plan were ranked in a period: a calendar year, or a quarter as `quarterNumber`
 * counts.
 */
export type RankedPeriod = { period: number; count: number };

/** The ranks of one scheme among its category and plan, one for each period from the first ranked one on. */
export type PeriodPlaces = {
  code: number;
  first: number;
  /** 1 is the highest return; null for a period without a rank. */
  places: readonly (number | null)[];
};

type PeriodRanks = { periods: readonly RankedPeriod[]; places: readonly PeriodPlaces[] };

/**
 * The ranks by the return of each whole calendar year and quarter. Schemes that have ended since are ranked in their
 * periods, so that the survivors do not look better than they were. Equal returns share the better place.
 */
export function periodRanks(
  members: readonly Scheme[],
  navs: MarketNavs,
): { years: PeriodRanks; quarters: PeriodRanks } {
  const [ofYears, ofQuarters] = [collectReturns(), collectReturns()];
  for (const { code } of members) {
    const pieces = piecesOf(code, navs);
    for (const { year, percent } of wholeYears(pieces)) ofYears.add(year, code, percent);
    for (const { quarter, percent } of wholeQuarters(pieces))
      ofQuarters.add(quarter, code, percent);
  }
  return { years: ofYears.ranks(), quarters: ofQuarters.ranks() };
}

function collectReturns() {
  const byPeriod = new Map<number, { code: number; percent: number }[]>();
  return {
    add(period: number, code: number, percent: number): void {
      const known = byPeriod.get(period);
      if (known) known.push({ code, percent });
      else byPeriod.set(period, [{ code, percent }]);
    },
    ranks(): PeriodRanks {
      const periods: RankedPeriod[] = [];
      const byCode = new Map<number, { first: number; places: (number | null)[] }>();
      for (const [period, returns] of [...byPeriod].sort(([one], [other]) => one - other)) {
        if (returns.length < minPeers) continue;
        periods.push({ period, count: returns.length });
        for (const { code, place } of inReturnOrder(returns)) {
          const own = byCode.get(code) ?? { first: period, places: [] };
          while (own.places.length < period - own.first) own.places.push(null);
          own.places.push(place);
          byCode.set(code, own);
        }
      }
      return { periods, places: [...byCode].map(([code, own]) => ({ code, ...own })) };
    },
  };
}

/** Quarters counted from the year 0, so that each is one more than the one before: January to March 2026 is 8104. */
export function quarterNumber(year: number, quarter: 1 | 2 | 3 | 4): number {
  return year * 4 + quarter - 1;
}

/** The year and the quarter, 1 to 4, of what `quarterNumber` gives. */
export function quarterOf(number: number): { year: number; quarter: number } {
  return { year: Math.floor(number / 4), quarter: (number % 4) + 1 };
}

const quarterEnds: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  '03-31': 1,
  '06-30': 2,
  '09-30': 3,
  '12-31': 4,
};

/** The calendar quarters that lie whole within one piece of a history of month ends. */
function wholeQuarters(
  pieces: readonly (readonly DatedValue[])[],
): { quarter: number; percent: number }[] {
  return pieces.flatMap((piece) => {
    const ends = piece.flatMap(({ date, value }) => {
      const quarter = quarterEnds[date.slice(5)];
      return quarter ? [{ quarter: quarterNumber(yearOf(date), quarter), value }] : [];
    });
    return ends.flatMap(({ quarter, value }, index) => {
      const before = ends[index - 1];
      if (before?.quarter !== quarter - 1) return [];
      return [{ quarter, percent: (value / before.value - 1) * 100 }];
    });
  });
}
