import type { CompanyName } from '@/lib/picks/domain/company/company';
import { byScore, weightsOf, type RankedRow, sift } from './run-screen';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ReadScreen } from './screen';

export type WeightChange = {
  /** Of which criterion, from 0. */
  criterion: number;
  /** 1.1 for ten percent more. */
  factor: number;
  entered: readonly CompanyName[];
  left: readonly CompanyName[];
  /** How many that stay have another place. */
  moved: number;
};

const factors = [0.9, 1.1];

/**
 * What the list would be if one weight were 10% lower or higher: a list that changes much depends on the taste of who
 * set the weights. Empty with fewer than two criteria, since one weight changes nothing.
 */
export function sensitivityOf(read: ReadScreen, rows: readonly RatioRow[]): WeightChange[] {
  const { criteria, take } = read;
  if (criteria.length < 2) return [];
  const { best: ordered } = sift(read, rows, null);
  const weights = weightsOf(criteria);
  const count = take ?? ordered.length;
  const before = ordered.slice(0, count);
  return criteria.flatMap((_, criterion) =>
    factors.map((factor) => {
      const changed = weights.map((weight, at) => (at === criterion ? weight * factor : weight));
      const after = byScore(ordered, changed).slice(0, count);
      return { criterion, factor, ...changesBetween(before, after) };
    }),
  );
}

function changesBetween(before: readonly RankedRow[], after: readonly RankedRow[]) {
  const placeBefore = new Map(before.map(({ row }, index) => [row.isin, index]));
  const isinsAfter = new Set(after.map(({ row }) => row.isin));
  return {
    entered: after.filter(({ row }) => !placeBefore.has(row.isin)).map(nameOf),
    left: before.filter(({ row }) => !isinsAfter.has(row.isin)).map(nameOf),
    moved: after.filter(({ row }, index) => (placeBefore.get(row.isin) ?? index) !== index).length,
  };
}

function nameOf({ row: { isin, symbol, name, sector, industry } }: RankedRow): CompanyName {
  return { isin, symbol, name, sector, industry };
}
