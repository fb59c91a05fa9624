/** What the scorecard gives points for, in the order of its columns. */
export const scoreParts = ['consistency', 'drawdown', 'cost', 'age'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** How much each part counts, as whole numbers from 0 to 100. */
export type ScoreWeights = Readonly<Record<ScorePart, number>>;

export const usualWeights: ScoreWeights = { consistency: 40, drawdown: 20, cost: 20, age: 20 };
export const maxWeight = 100;

/** From 0 to 100; null where the figure behind them is not known. */
export type ScorePoints = Readonly<Record<ScorePart, number | null>>;

/** What is known of a scheme. */
export type ScoreFigures = {
  /** Ranks of whole calendar years among the same category and plan. */
  yearRanks: readonly { place: number; of: number }[];
  /** The deepest fall between month ends; 0 or less. */
  drawdownPercent: number | null;
  /** The expense ratio, percent a year. */
  costPercent: number | null;
  /** Since the first known NAV. */
  years: number | null;
};

/** Fewer calendar years say little about consistency. */
export const minRankedYears = 3;
/** The last years of a long history: a fund of today is not that of 2006. */
export const maxRankedYears = 10;
/** No points from here on: the Nifty 50 fell by 60 % from January to October 2008. */
export const mostFallPercent = 60;
/** No points from here on: what regulation 52(6) allowed on the first ₹100 crore of an equity fund until March 2019. */
export const mostCostPercent = 2.5;
/** All points from here on. */
export const fullAgeYears = 10;

/** The points of each part, by a straight line between the two ends of its scale. */
export function scorePoints({
  yearRanks,
  drawdownPercent,
  costPercent,
  years,
}: ScoreFigures): ScorePoints {
  const ranked = yearRanks.slice(-maxRankedYears);
  const inUpperHalf = ranked.filter(({ place, of }) => place <= of / 2).length;
  return {
    consistency: ranked.length < minRankedYears ? null : (100 * inUpperHalf) / ranked.length,
    drawdown: drawdownPercent === null ? null : pointsBelow(-drawdownPercent, mostFallPercent),
    cost: costPercent === null ? null : pointsBelow(costPercent, mostCostPercent),
    age: years === null ? null : (100 * Math.min(years, fullAgeYears)) / fullAgeYears,
  };
}

function pointsBelow(value: number, most: number): number {
  return 100 * (1 - Math.min(Math.max(value, 0), most) / most);
}

/**
 * The weighted mean of the known points. Parts that are not known are left out of both sums; null where they have more than
 * half of the weight, or nothing has any.
 */
export function scoreOf(points: ScorePoints, weights: ScoreWeights): number | null {
  let [sum, known, all] = [0, 0, 0];
  for (const part of scoreParts) {
    all += weights[part];
    if (points[part] === null) continue;
    known += weights[part];
    sum += weights[part] * points[part];
  }
  return known === 0 || known < all / 2 ? null : sum / known;
}
