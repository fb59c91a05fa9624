import { groupBy } from '@/lib/group-by';
import { sumOf } from '@/lib/cashflow/statistics';
import { failure, success, type Result } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { compareTexts } from '@/lib/text/compare-texts';
import { fundNameOf } from './fund';
import type { Scheme } from './scheme';

/** One security of a portfolio. */
export type Holding = {
  isin: string;
  name: string;
  /** The share of the fund's net assets; below zero for what is owed. */
  percent: number;
};

/**
 * What a fund house disclosed of one fund at the end of a month. Holdings without an ISIN are left out: cash, repos,
 * derivatives.
 */
export type Portfolio = {
  /** The codes of all plans and options of the fund. */
  codes: readonly number[];
  /** The fund's name without plan and option. */
  name: string;
  house: string;
  asOf: IsoDate;
  /** The name of the file that the house published. */
  fileName: string;
  /** The largest first, each ISIN once. */
  holdings: readonly Holding[];
};

/** The newest portfolio of each fund, so that pages know which there are. */
export type PortfolioEntry = {
  /** Names the folder of the fund's portfolios; it stays when AMFI's list gets more plans of the fund. */
  key: number;
  codes: readonly number[];
  asOf: IsoDate;
  count: number;
  coveragePercent: number;
};

/** How much of the net assets is known by ISIN. */
export function coveragePercent(holdings: readonly Pick<Holding, 'percent'>[]): number {
  return sumOf(holdings.map(({ percent }) => percent));
}

/** Rows of one ISIN as one: a house lists shares that are pledged, or not listed yet, in rows of their own. */
export function mergedHoldings(rows: readonly Holding[]): Holding[] {
  const byIsin = new Map<string, Holding>();
  for (const row of rows) {
    const known = byIsin.get(row.isin);
    byIsin.set(row.isin, known ? { ...known, percent: known.percent + row.percent } : row);
  }
  return [...byIsin.values()].sort(
    (one, other) => other.percent - one.percent || compareTexts(one.isin, other.isin),
  );
}

/**
 * The share of two portfolios that is the same: the sum over all ISINs of the smaller of both weights, in percent.
 * Weights below zero count as none.
 */
export function overlapPercent(
  one: readonly Pick<Holding, 'isin' | 'percent'>[],
  other: readonly Pick<Holding, 'isin' | 'percent'>[],
): number {
  const weights = new Map(other.map(({ isin, percent }) => [isin, percent]));
  return sumOf(
    one.map(({ isin, percent }) => Math.max(0, Math.min(percent, weights.get(isin) ?? 0))),
  );
}

type CommonHolding = {
  isin: string;
  name: string;
  /** In the order of the portfolios; null where a portfolio has none of it. */
  percents: readonly (number | null)[];
  /** The second largest weight: what the holding adds to the overlap of the two that hold most of it. */
  sharedPercent: number;
};

/** The holdings that at least two of the portfolios have, those that add most to an overlap first. */
export function commonHoldings(
  portfolios: readonly Pick<Portfolio, 'holdings'>[],
): CommonHolding[] {
  const byIsin = new Map<string, { name: string; percents: (number | null)[] }>();
  for (const [place, { holdings }] of portfolios.entries()) {
    for (const { isin, name, percent } of holdings) {
      if (percent <= 0) continue;
      const known = byIsin.get(isin) ?? { name, percents: portfolios.map(() => null) };
      known.percents[place] = percent;
      byIsin.set(isin, known);
    }
  }
  return [...byIsin]
    .flatMap(([isin, { name, percents }]) => {
      const [, second] = percents
        .filter((percent) => percent !== null)
        .sort((one, other) => other - one);
      return second === undefined ? [] : [{ isin, name, percents, sharedPercent: second }];
    })
    .sort(
      (one, other) => other.sharedPercent - one.sharedPercent || compareTexts(one.isin, other.isin),
    );
}

/** A fund by its name, with the codes of all its plans and options. */
type NamedFund = { name: string; house: string; codes: readonly number[] };

/** `longer-name`: the title goes on, and may mean a fund that the list does not have. */
export type MatchFailure = {
  problem: 'unknown' | 'ambiguous' | 'longer-name';
  found: readonly string[];
};

type Entry = NamedFund & { words: readonly string[] };

/** The funds of AMFI's list by the first word of their names. */
type FundNames = ReadonlyMap<string, readonly Entry[]>;

/** What may follow the name of a fund in a title, beside dates: "… Fund (An open ended equity scheme …) as on …". */
const wordsAfterName = new Set(
  [
    'a an the as at for on open close closed interval formerly erstwhile earlier previously',
    'monthly fortnightly portfolio statement month scheme plan direct regular growth',
    'jan feb mar apr may jun jul aug sep sept oct nov dec xlsx csv',
    'january february march april june july august september october november december',
  ].flatMap((words) => words.split(' ')),
);

/** The funds of a list for `matchFund`; those whose name is one word are left out, because it is a brand. */
export function fundNames(schemes: readonly Scheme[]): FundNames {
  const funds = new Map<string, Entry & { codes: number[] }>();
  for (const scheme of schemes) {
    const name = fundNameOf(scheme);
    const words = wordsOf(name);
    if (words.length < 2) continue;
    const key = [scheme.house, ...words].join(' ');
    const known = funds.get(key);
    if (known) known.codes.push(scheme.code);
    else funds.set(key, { name, house: scheme.house, codes: [scheme.code], words });
  }
  for (const { codes } of funds.values()) codes.sort((one, other) => one - other);
  return groupBy(funds.values(), ({ words }) => words[0]);
}

/**
 * The fund that a sheet speaks of: the name that comes first in the titles above its table, the longest where several
 * begin there. A title before the others says more: "… Fund (formerly … Fund)".
 * @param titles from the top; the name of the sheet, which may be cut short, last.
 */
export function matchFund(
  titles: readonly string[],
  names: FundNames,
): Result<NamedFund, MatchFailure> {
  for (const title of titles) {
    const found = firstNamed(wordsOf(title), names);
    if (!found) continue;
    const longest = Math.max(...found.entries.map(({ words }) => words.length));
    const equals = found.entries.filter(({ words }) => words.length === longest);
    const ofHouse = equals.filter(({ house }) => hasHouse(titles, house));
    const [fund, another] = ofHouse.length > 0 ? ofHouse : equals;
    if (!fund || another) {
      return failure({
        problem: 'ambiguous',
        found: equals.map(({ name, house }) => `${name}, ${house}`),
      });
    }
    const { name, house, codes, words } = fund;
    const next = found.after[words.length];
    if (next !== undefined && !wordsAfterName.has(next) && !/^\d/.test(next)) {
      return failure({ problem: 'longer-name', found: [name] });
    }
    return success({ name, house, codes });
  }
  return failure({ problem: 'unknown', found: [] });
}

/** The funds whose names begin at the first place of the title where any does, the longest first. */
function firstNamed(title: readonly string[], names: FundNames) {
  for (const place of title.keys()) {
    const entries = (names.get(title[place]!) ?? [])
      .filter(({ words }) => words.every((word, index) => title[place + index] === word))
      .sort((one, other) => other.words.length - one.words.length);
    if (entries.length > 0) return { entries, after: title.slice(place) };
  }
  return null;
}

function hasHouse(titles: readonly string[], house: string): boolean {
  const [brand] = wordsOf(house);
  return brand !== undefined && titles.some((title) => wordsOf(title).includes(brand));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
