import type { RatioRow } from './ratio-row';
import type { ReadCriterion } from '@/lib/picks/domain/screen/read-screen';

export type RankedRow = {
  row: RatioRow;
  /** Its place in each criterion, 1 being best; equals share the better place. */
  places: readonly number[];
  /** The weighted mean of the places; null without criteria. */
  score: number | null;
};

/** Rows in the order of a ranking; those of which a criterion is not known stand apart. Equals go by name. */
export function ranked(
  rows: readonly RatioRow[],
  criteria: readonly ReadCriterion[],
): { ranked: RankedRow[]; unranked: RatioRow[] } {
  const numbers = rows.map(({ values }) => criteria.map(({ numberOf }) => numberOf(values)));
  const isKnown = (index: number) => numbers[index]!.every((number) => number !== null);
  const known = rows.flatMap((row, index) =>
    isKnown(index) ? [{ row, numbers: numbers[index]! }] : [],
  );
  const places = known.map(() => criteria.map(() => 0));
  criteria.forEach(({ better }, criterion) => {
    const sign = better === 'higher' ? -1 : 1;
    const of = (index: number) => sign * known[index]!.numbers[criterion]!;
    const order = known.map((_, index) => index).sort((one, other) => of(one) - of(other));
    order.forEach((index, at) => {
      const before = order[at - 1];
      const isEqual = before !== undefined && of(before) === of(index);
      places[index]![criterion] = isEqual ? places[before]![criterion]! : at + 1;
    });
  });
  const entries = known.map(({ row }, index) => ({ row, places: places[index]!, score: null }));
  return {
    ranked: byScore(entries, weightsOf(criteria)),
    unranked: rows.filter((_, index) => !isKnown(index)),
  };
}

/** The same places under other weights. */
export function byScore(entries: readonly RankedRow[], weights: readonly number[]): RankedRow[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return entries
    .map((entry) => ({
      ...entry,
      score:
        whole > 0
          ? entry.places.reduce((total, place, index) => total + place * weights[index]!, 0) / whole
          : null,
    }))
    .sort(
      (one, other) =>
        (one.score ?? 0) - (other.score ?? 0) ||
        (one.places[0] ?? 0) - (other.places[0] ?? 0) ||
        compareTexts(one.row.name, other.row.name) ||
        compareTexts(one.row.isin, other.row.isin),
    );
}

export function weightsOf(criteria: readonly Pick<ReadCriterion, 'weight'>[]): number[] {
  return criteria.map(({ weight }) => Math.max(0, weight));
}

/** By code units: the same on every machine, since the list goes into the record. */
function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
