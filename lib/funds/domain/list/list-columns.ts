import type { RankedFigures } from '@/lib/funds/domain/market/market-table';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';

/** Figures of the list, as its address names them: returns by years, those of months with an m. */
export const listColumns = [
  ...(['return-1m', 'return-3m', 'return-6m', 'return-1', 'return-3'] as const),
  ...(['return-5', 'return-7', 'return-10', 'volatility', 'drawdown', 'worst-year'] as const),
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
  ...{ 'return-1m': 1, 'return-3m': 3, 'return-6m': 6, 'return-1': 12, 'return-3': 36 },
  ...{ 'return-5': 60, 'return-7': 84, 'return-10': 120 },
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
