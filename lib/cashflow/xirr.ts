import { daysBetween, daysPerYear } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { failure, success, type Result } from '@/lib/result';
import { compareTexts } from '@/lib/text/compare-texts';

/** Money on a day: what is paid in is negative, what comes back positive. */
export type Flow = { date: IsoDate; rupees: number };

/**
 * `too-few`: less than two days with money. `one-sided`: only paid in, or only received.
 * `no-rate`: no rate above -100 % balances these flows, or it is not sure that only one does.
 */
type XirrProblem = 'too-few' | 'one-sided' | 'no-rate';

/** Percent a year. Below it a rate prints as -100 %; above it a rate is meaningless. Flows of a few days reach both. */
const printableRates = { above: -99.95, below: 100_000 } as const;

/**
 * The annual rates, in percent and ascending, at which the flows are worth nothing today: every real root of
 * sum a_i / (1 + r)^((d_i - d_0) / 365) above -100 %, actual days over 365 as in Excel's XIRR. The order of the
 * flows does not matter. More than one rate means that none of them describes the investment: say so.
 */
export function xirr(flows: readonly Flow[]): Result<readonly number[], XirrProblem> {
  const solved = logGrowths(flows);
  if (!solved.ok) return solved;
  const { growths, days } = solved.value;
  return success(growths.map((growth) => Math.expm1((growth * daysPerYear) / days) * 100));
}

/** The one annual rate of the flows, in percent; null where there is none, or several, or none that can be printed. */
export function annualRatePercent(flows: readonly Flow[]): number | null {
  const rates = xirr(flows);
  const [rate, another] = rates.ok ? rates.value : [];
  if (rate === undefined || another !== undefined) return null;
  return rate > printableRates.above && rate < printableRates.below ? rate : null;
}

/**
 * The same over the whole time between the first flow and the last, not stretched to a year: 1,00,000 paid in
 * yesterday and worth 90,000 today is -10 %. Percent, ascending, with the days that they cover.
 */
export function periodReturns(
  flows: readonly Flow[],
): Result<{ percents: readonly number[]; days: number }, XirrProblem> {
  const solved = logGrowths(flows);
  if (!solved.ok) return solved;
  const { growths, days } = solved.value;
  return success({ percents: growths.map((growth) => Math.expm1(growth) * 100), days });
}

/**
 * The logarithms of the growth over the whole time. Time runs from 0 to 1, so that a day and ten years are solved with
 * the same precision.
 */
function logGrowths(
  flows: readonly Flow[],
): Result<{ growths: readonly number[]; days: number }, XirrProblem> {
  const byDay = sumByDay(flows);
  const [first] = byDay;
  const last = byDay.at(-1);
  if (!first || !last || byDay.length < 2) return failure('too-few');
  if (byDay.every(({ rupees }) => rupees > 0) || byDay.every(({ rupees }) => rupees < 0)) {
    return failure('one-sided');
  }
  const days = daysBetween(first.date, last.date);
  const terms = byDay.map(({ date, rupees }) => ({
    factor: rupees,
    time: daysBetween(first.date, date) / days,
  }));
  // With 1 + r = e^x the rates above -100 % are all real x.
  const growths = rootsOf(terms);
  return growths.length > 0 ? success({ growths, days }) : failure('no-rate');
}

/**
 * Each change of sign takes a derivative of all terms and the search for its roots. A purchase and twelve payouts are
 * solved at once; hundreds of payouts between purchases would take seconds.
 */
const few = { changes: 12, changesTimesTerms: 5_000 } as const;

/** All roots. None where the running sums leave their number open and a search for all would take too long. */
function rootsOf(terms: readonly ExponentialTerm[]): number[] {
  const changes = signChanges(terms.map(({ factor }) => factor));
  if (changes <= few.changes) return exponentialRoots(terms);
  const only = onlyRootsOf(terms);
  if (only) return only;
  return changes * terms.length <= few.changesTimesTerms ? exponentialRoots(terms) : [];
}

/**
 * The roots of a sum that has at most one above zero and one below; null where that is not sure. Integrated by parts,
 * the sum has no more roots above zero than the running sums of its factors have changes of sign, and no more below
 * zero than those that run from the end (Laguerre 1883). Where something is invested until the end, each has one at
 * most.
 */
function onlyRootsOf(terms: readonly ExponentialTerm[]): number[] | null {
  const factors = terms.map(({ factor }) => factor);
  const changes = [runningSums(factors), runningSums(factors.toReversed())].map(signChanges);
  if (changes.some((count) => count > 1)) return null;
  const atZero = Math.sign(sumAt(terms, 0));
  if (atZero === 0) return [0];
  const rightSign = Math.sign(terms[0]!.factor);
  const leftSign = Math.sign(terms.at(-1)!.factor);
  return [
    ...(leftSign === atZero ? [] : [rootIn(terms, reach(terms, 0, -1, leftSign), 0)]),
    ...(rightSign === atZero ? [] : [rootIn(terms, 0, reach(terms, 0, 1, rightSign))]),
  ];
}

function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

function signChanges(values: readonly number[]): number {
  const signs = values.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function sumByDay(flows: readonly Flow[]): Flow[] {
  const days = new Map<IsoDate, number>();
  for (const { date, rupees } of flows) {
    if (!Number.isFinite(rupees)) throw new Error(`No amount of money: ${rupees}`);
    days.set(date, (days.get(date) ?? 0) + rupees);
  }
  return [...days]
    .map(([date, rupees]) => ({ date, rupees }))
    .filter(({ rupees }) => rupees !== 0)
    .sort((one, other) => compareTexts(one.date, other.date));
}

/** factor × e^(-x × time). */
type ExponentialTerm = { factor: number; time: number };

/** Relative to the sum of the terms' sizes: what is smaller than this at a turning point touches zero there. */
const touching = 1e-14;
/** A sum is scaled by its largest term, so that nothing overflows out there. */
const maxReach = 1_000_000;
/** Every fourth step halves the piece: 60 halvings part two neighbouring numbers. */
const maxSteps = 240;

/**
 * All real roots of a sum of exponentials, ascending. Terms are in the order of their times, no factor is 0.
 *
 * A sum with s changes of sign among its factors has at most s roots (Laguerre 1883). Multiplied by e^(x t),
 * with t between the times of the first change of sign, and differentiated, it has one change less; and
 * between the roots of that derivative it runs one way only. So the roots of the derivative part the line
 * into pieces with at most one root each, and each piece is narrowed until no number lies between its ends.
 */
function exponentialRoots(terms: readonly ExponentialTerm[]): number[] {
  const change = terms.findIndex(
    ({ factor }, index) => index > 0 && factor > 0 !== terms[index - 1]!.factor > 0,
  );
  if (change < 1) return [];
  const turn = (terms[change - 1]!.time + terms[change]!.time) / 2;
  const slopes = terms.map(({ factor, time }) => ({ factor: factor * (turn - time), time }));
  return rootsBetween(terms, exponentialRoots(scaled(slopes)));
}

/** With the largest factor as 1: hundreds of derivatives neither overflow nor vanish, and no root moves. */
function scaled(terms: readonly ExponentialTerm[]): ExponentialTerm[] {
  const largest = Math.max(...terms.map(({ factor }) => Math.abs(factor)));
  return terms
    .map(({ factor, time }) => ({ factor: factor / largest, time }))
    .filter(({ factor }) => factor !== 0);
}

function rootsBetween(terms: readonly ExponentialTerm[], turns: readonly number[]): number[] {
  const roots = turns.filter((x) => isTouching(terms, x));
  const inner = turns.filter((x) => !isTouching(terms, x));
  // Far to the left the latest term outweighs all others, far to the right the earliest.
  const leftSign = Math.sign(terms.at(-1)!.factor);
  const rightSign = Math.sign(terms[0]!.factor);
  const edges = [
    { x: reach(terms, turns[0] ?? 0, -1, leftSign), sign: leftSign },
    ...inner.map((x) => ({ x, sign: Math.sign(sumAt(terms, x)) })),
    { x: reach(terms, turns.at(-1) ?? 0, 1, rightSign), sign: rightSign },
  ];
  edges.forEach((right, index) => {
    const left = edges[index - 1];
    if (!left || left.sign === right.sign) return;
    // A root that touches zero at an extremum between the two is already in the list.
    if (roots.some((x) => left.x < x && x < right.x)) return;
    roots.push(rootIn(terms, left.x, right.x));
  });
  return roots.sort((one, other) => one - other);
}

/** A point so far to one side that the sum has the sign that it keeps from there on. */
function reach(terms: readonly ExponentialTerm[], from: number, way: 1 | -1, sign: number): number {
  let distance = 1;
  while (distance < maxReach && Math.sign(sumAt(terms, from + way * distance)) !== sign) {
    distance *= 2;
  }
  return from + way * distance;
}

/**
 * False position with the Illinois rule: an end that stays twice counts half, so that both ends close in. Every fourth
 * step halves the piece, whatever its ends are worth.
 */
function rootIn(terms: readonly ExponentialTerm[], from: number, to: number): number {
  let low = from;
  let high = to;
  let atLow = sumAt(terms, low);
  let atHigh = sumAt(terms, high);
  let moved: 'low' | 'high' | null = null;
  for (let step = 1; step <= maxSteps; step += 1) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    const crossing = high - (atHigh * (high - low)) / (atHigh - atLow);
    const x = step % 4 !== 0 && crossing > low && crossing < high ? crossing : middle;
    const sum = sumAt(terms, x);
    if (sum === 0) return x;
    if (sum > 0 === atLow > 0) {
      if (moved === 'low') atHigh /= 2;
      [low, atLow, moved] = [x, sum, 'low'];
    } else {
      if (moved === 'high') atLow /= 2;
      [high, atHigh, moved] = [x, sum, 'high'];
    }
  }
  return (low + high) / 2;
}

/** The sum, scaled by its largest exponential, so that nothing overflows; the sign is the sum's. */
function sumAt(terms: readonly ExponentialTerm[], x: number): number {
  return scaledSum(terms, x, (factor) => factor);
}

function isTouching(terms: readonly ExponentialTerm[], x: number): boolean {
  return Math.abs(sumAt(terms, x)) < touching * scaledSum(terms, x, Math.abs);
}

function scaledSum(
  terms: readonly ExponentialTerm[],
  x: number,
  weigh: (factor: number) => number,
): number {
  const largest = x < 0 ? terms.at(-1)!.time : terms[0]!.time;
  let sum = 0;
  for (const { factor, time } of terms) sum += weigh(factor) * Math.exp(-x * (time - largest));
  return sum;
}
