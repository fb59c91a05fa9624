import type { IsoDate } from '@/lib/calendar/iso-date';

/** One security of a portfolio. */
export type Holding = {
  isin: string;
  name: string;
  /** Of the fund's net assets; below zero for what is owed. */
  percent: number;
};

/** What a fund house disclosed of one fund at the end of a month. Holdings without an ISIN are left out: cash, repos, derivatives. */
export type Portfolio = {
  /** Of all plans and options of the fund. */
  codes: readonly number[];
  /** The fund's name without plan and option. */
  name: string;
  house: string;
  asOf: IsoDate;
  /** The name of the file that the house published. */
  fileName: string;
  /** An ISO instant. */
  importedAt: string;
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
  return holdings.reduce((sum, { percent }) => sum + percent, 0);
}

/** Rows of one ISIN as one: a house lists shares that are pledged, or not listed yet, in rows of their own. */
export function mergedHoldings(rows: readonly Holding[]): Holding[] {
  const byIsin = new Map<string, Holding>();
  for (const row of rows) {
    const known = byIsin.get(row.isin);
    byIsin.set(row.isin, known ? { ...known, percent: known.percent + row.percent } : row);
  }
  return [...byIsin.values()].sort(
    (one, other) => other.percent - one.percent || one.isin.localeCompare(other.isin),
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
  return one.reduce(
    (sum, { isin, percent }) => sum + Math.max(0, Math.min(percent, weights.get(isin) ?? 0)),
    0,
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
      (one, other) => other.sharedPercent - one.sharedPercent || one.isin.localeCompare(other.isin),
    );
}
