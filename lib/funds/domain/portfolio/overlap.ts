import type { Holding, Portfolio } from './portfolio';

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

export type CommonHolding = {
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
