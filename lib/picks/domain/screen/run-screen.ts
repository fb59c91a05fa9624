import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { companyNameOf } from '@/lib/picks/domain/company/company';
import { ratioColumns, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { compileExpression, compileRule, isUnknown, type NumberOf } from './compile-rule';
import { printRule } from './print-rule';
import {
  readCheckedScreen,
  type ReadCriterion,
  type ReadScreen,
  type Reason,
  type Screen,
  type ScreenResult,
} from './screen';
import { compileReasons } from './reasons';
import { withoutNoise } from '@/lib/money/rupees';
import { compareTexts } from '@/lib/text/compare-texts';

/**
 * Which companies meet the rule on a day, in the order of the ranking, each with its reasons.
 * @param rows of that day (ratioRows). @throws for a screen that readScreen refuses.
 */
export function runScreen(screen: Screen, rows: readonly RatioRow[], asOf: IsoDate): ScreenResult {
  const read = readCheckedScreen(screen);
  const { best, count, failed, undecided } = sift(read, rows, read.take);
  const reasonsOf = compileReasons(read.rule, rows);
  return {
    screenId: screen.id,
    ruleText: printRule(read.rule),
    asOf,
    companies: rows.length,
    failed,
    undecided,
    notTaken: count - best.length,
    passed: best.map(({ row, at, score }, index) => ({
      ...companyNameOf(row),
      place: index + 1,
      score,
      redFlags: row.redFlags,
      reasons: reasonsOf(at),
    })),
  };
}

/** Those that pass, in the order of the ranking. @param take how many of them; null for all */
export function sift(
  { rule, criteria }: ReadScreen,
  rows: readonly RatioRow[],
  take: number | null,
) {
  const columns = ratioColumns(rows);
  const verdictOf = compileRule(rule, columns);
  const passed: number[] = [];
  let failed = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const verdict = verdictOf(at);
    if (verdict) passed.push(at);
    else if (verdict === false) failed += 1;
  }
  const { best, count } = ranked(
    rows,
    passed,
    criteria.map(({ expression, better, weight }) => ({
      numberOf: compileExpression(expression, columns),
      better,
      weight,
    })),
    take,
  );
  return { best, count, failed, undecided: rows.length - failed - count };
}

export type RankedRow = {
  row: RatioRow;
  /** Its place among the rows that were ranked, from 0. */
  at: number;
  /** Its place in each criterion, 1 being best; equals share the better place. */
  places: readonly number[];
  /** The weighted mean of the places; null without criteria. */
  score: number | null;
};

type Criterion = Pick<ReadCriterion, 'better' | 'weight'> & { numberOf: NumberOf };

type Ranked = {
  /** How many have a place: those of which a criterion is not known have none. */
  count: number;
  /** The best of them. */
  best: RankedRow[];
};

/**
 * Rows in the order of a ranking. Equals go by name.
 * @param passed the places of the rows that are ranked. @param take how many of the best; null for all
 */
function ranked(
  rows: readonly RatioRow[],
  passed: readonly number[],
  criteria: readonly Criterion[],
  take: number | null,
): Ranked {
  const known = passed.filter((at) => criteria.every(({ numberOf }) => !isUnknown(numberOf(at))));
  const places = criteria.map((criterion) => placesBy(criterion, known));
  const scores = scoresOf(places, weightsOf(criteria), known.length);
  // Only what can be among the best is put in order: a screen often passes thousands and takes thirty.
  const worst = scores && take !== null ? (scores.toSorted()[take - 1] ?? Infinity) : Infinity;
  const inReach = Array.from(known.keys()).filter((index) => !scores || scores[index]! <= worst);
  const order = inReach.sort(
    (one, other) =>
      (scores ? scores[one]! - scores[other]! : 0) ||
      (places[0] ? places[0][one]! - places[0][other]! : 0) ||
      byName(rows[known[one]!]!, rows[known[other]!]!),
  );
  const best = order.slice(0, take ?? order.length).map((index): RankedRow => {
    const at = known[index]!;
    return {
      row: rows[at]!,
      at,
      places: places.map((each) => each[index]!),
      score: scores ? scores[index]! : null,
    };
  });
  return { count: known.length, best };
}

/** The place of each row by one criterion: one more than there are better numbers. */
function placesBy({ better, numberOf }: Criterion, known: readonly number[]): Float64Array {
  const sign = better === 'higher' ? -1 : 1;
  const numbers = Float64Array.from(known, (at) => sign * numberOf(at));
  const sorted = numbers.toSorted();
  return numbers.map((number) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  });
}

/** The weighted mean of the places of each row; null where no criterion has weight. */
function scoresOf(
  places: readonly ArrayLike<number>[],
  weights: readonly number[],
  count: number,
): Float64Array | null {
  const whole = sumOf(weights);
  if (whole <= 0) return null;
  const scores = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    let total = 0;
    for (const [criterion, weight] of weights.entries())
      total += places[criterion]![index]! * weight;
    // Equal sums are equal scores: 0.1 x 1 + 0.2 x 6 is 0.1 x 3 + 0.2 x 5.
    scores[index] = withoutNoise(total) / whole;
  }
  return scores;
}

/** The same places under other weights. */
export function byScore(entries: readonly RankedRow[], weights: readonly number[]): RankedRow[] {
  const columns = weights.map((_, criterion) => entries.map(({ places }) => places[criterion]!));
  const scores = scoresOf(columns, weights, entries.length);
  return entries
    .map((entry, index) => ({ ...entry, score: scores ? scores[index]! : null }))
    .sort(
      (one, other) =>
        (one.score ?? 0) - (other.score ?? 0) ||
        (one.places[0] ?? 0) - (other.places[0] ?? 0) ||
        byName(one.row, other.row),
    );
}

export function weightsOf(criteria: readonly Pick<Criterion, 'weight'>[]): number[] {
  return criteria.map(({ weight }) => Math.max(0, weight));
}

/** The same on every machine, since the list goes into the record. */
function byName(one: RatioRow, other: RatioRow): number {
  return compareTexts(one.name, other.name) || compareTexts(one.isin, other.isin);
}

/** The outcome of a company in a screen. */
export type Standing<Id extends string = string> = {
  screenId: Id;
  /** `not-taken`: it meets the rule but ranked too low. `undecided`: a number that decides is not known. */
  verdict: 'picked' | 'not-taken' | 'failed' | 'undecided';
  /** 1 is first; null when it is not picked. */
  place: number | null;
  /** How many the screen lists at most; null where it lists all. */
  take: number | null;
  reasons: readonly Reason[];
};

/** @param rows all companies of the day: what is taken depends on the others. @param row one of them. */
export function standingOf<Id extends string>(
  screen: Screen & { id: Id },
  row: RatioRow,
  rows: readonly RatioRow[],
  asOf: IsoDate,
): Standing<Id> {
  const { rule, criteria } = readCheckedScreen(screen);
  const columns = ratioColumns([row]);
  const place =
    runScreen(screen, rows, asOf).passed.find(({ isin }) => isin === row.isin)?.place ?? null;
  const passes = compileRule(rule, columns)(0);
  const isRanked = criteria.every(
    ({ expression }) => !isUnknown(compileExpression(expression, columns)(0)),
  );
  return {
    screenId: screen.id,
    verdict:
      place !== null
        ? 'picked'
        : passes === false
          ? 'failed'
          : passes && isRanked
            ? 'not-taken'
            : 'undecided',
    place,
    take: screen.ranking?.take ?? null,
    reasons: compileReasons(rule, [row])(0),
  };
}
