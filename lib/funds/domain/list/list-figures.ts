import type { RankedFigures, PeerGroup } from '@/lib/funds/domain/market/market-table';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import type { Market, Rank } from '@/lib/funds/domain/market/market';
import type { SeriesLookup } from '@/lib/funds/domain/market/market-series';

/** Figures of the list, as its address names them: returns by years, those of months with an m. */
export const listColumns = [
  'return-1m',
  'return-3m',
  'return-6m',
  'return-1',
  'return-3',
  'return-5',
  'return-7',
  'return-10',
  'volatility',
  'drawdown',
  'worst-year',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns of a list whose address names none. */
export const usualColumns: readonly ListColumn[] = [
  'return-1',
  'return-3',
  'return-5',
  'return-10',
];

const monthsOf: Partial<Record<ListColumn, Period>> = {
  'return-1m': 1,
  'return-3m': 3,
  'return-6m': 6,
  'return-1': 12,
  'return-3': 36,
  'return-5': 60,
  'return-7': 84,
  'return-10': 120,
};

/** The period of a column of returns; null for another column. */
export function periodOf(column: ListColumn): Period | null {
  return monthsOf[column] ?? null;
}

/** What a column says of a scheme, in percent; null where it is not known. */
export function figureOf(column: ListColumn, figures: RankedFigures | null): number | null {
  if (!figures) return null;
  const months = periodOf(column);
  if (months) return figures.returns[months];
  if (column === 'volatility') return figures.volatilityPercent;
  return column === 'drawdown' ? figures.drawdownPercent : (figures.worstYear?.percent ?? null);
}

/** Low volatility is better; of all others the highest figure comes first. */
export function isLowestFirst(column: ListColumn): boolean {
  return column === 'volatility';
}

/** Three years. */
export const usualRankMonths = 36;

/** The period that the list shows ranks of: that of its order, else the usual one. */
export function rankPeriodOf(sort: string): Period {
  const column = listColumns.find((each) => each === sort);
  return (column && periodOf(column)) ?? usualRankMonths;
}

/** A quarter of fewer funds holds one or none of them. */
const minFundsForQuartiles = 8;

/** The quarter of its peers that a fund stands in, from 1 for the highest returns; null among too few. */
export function quartileOf(rank: Rank | null): 1 | 2 | 3 | 4 | null {
  if (!rank || rank.of < minFundsForQuartiles) return null;
  return Math.ceil((4 * rank.place) / rank.of) as 1 | 2 | 3 | 4;
}

export type QuartileYears = {
  /** From the earliest on. */
  years: readonly number[];
  rows: readonly {
    code: number;
    name: string;
    /** One for each year; null for a year without a rank, or with too few funds. */
    quartiles: readonly (number | null)[];
  }[];
};

const maxYears = 10;

/**
 * The quartile of each fund of a category in each calendar year, among all funds of that year. The funds are those offered
 * today, the highest three-year return first; without a rank in any year a fund is left out.
 * @param nameOf the name of a fund by a code of its schemes; null for a scheme that the list does not have.
 */
export function quartileYears(
  group: PeerGroup,
  market: Market,
  series: Pick<SeriesLookup, 'yearRanksOf' | 'categoryOf'>,
  nameOf: (code: number) => string | null,
): QuartileYears {
  const { category, plan } = group;
  const years = (series.categoryOf(category, plan)?.years ?? [])
    .map(({ period }) => period)
    .slice(-maxYears);
  const rows = market
    .codesOf(group)
    .map((code) => ({ code, place: market.rankOf(code, usualRankMonths)?.place ?? Infinity }))
    // Infinity less itself is no number.
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .flatMap(({ code }) => {
      const name = nameOf(code);
      const ranks = new Map(
        series.yearRanksOf({ code, category, plan }).map((rank) => [rank.period, rank]),
      );
      const quartiles = years.map((year) => quartileOf(ranks.get(year) ?? null));
      return name !== null && quartiles.some(Boolean) ? [{ code, name, quartiles }] : [];
    });
  return { years, rows };
}

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
export const maxFallPercent = 60;
/** No points from here on: what regulation 52(6) allowed on the first ₹100 crore of an equity fund until March 2019. */
export const maxCostPercent = 2.5;
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
    drawdown: drawdownPercent === null ? null : pointsBelow(-drawdownPercent, maxFallPercent),
    cost: costPercent === null ? null : pointsBelow(costPercent, maxCostPercent),
    age: years === null ? null : (100 * Math.min(years, fullAgeYears)) / fullAgeYears,
  };
}

function pointsBelow(value: number, max: number): number {
  return 100 * (1 - Math.min(Math.max(value, 0), max) / max);
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
