export type Bounds = { least: number; most: number };

/** A continuous function whose slope is known to lie within bounds over an interval. */
export type BoundedFunction = {
  valueAt: (at: number) => number;
  slopeWithin: (from: number, to: number) => Bounds;
};

type Interval = { from: number; to: number; valueFrom: number; valueTo: number; slope: Bounds };

/** An interval so narrow is a point: a zero that only touches 0 is told from none no more closely. */
const narrowest = 1e-10;

/** A stretch of zeros so short, relative to where it is, is one zero. */
const touching = 1e-4;

/**
 * Every zero between two ends, ascending. Intervals are halved until the bounds of the slope say that there is no zero
 * or that there is exactly one, so that none is missed, whatever the function does between points. A stretch that stays
 * within `tolerance` of 0 counts as 0: its ends are named, or its middle where it only touches.
 */
export function zerosWithin(
  bounded: BoundedFunction,
  from: number,
  to: number,
  tolerance: number,
): readonly number[] {
  const stretches: { from: number; to: number }[] = [];
  const add = (start: number, end: number) => {
    const last = stretches.at(-1);
    if (last && start - last.to <= narrowest * start) last.to = end;
    else stretches.push({ from: start, to: end });
  };
  const open = [intervalOf(bounded, from, to)];
  for (let interval = open.pop(); interval; interval = open.pop()) {
    const [least, most] = [leastWithin(interval), mostWithin(interval)];
    if (least > 0 || most < 0) continue;
    const { slope, valueFrom, valueTo } = interval;
    const isMonotone = slope.least > 0 || slope.most < 0;
    if ((least >= -tolerance && most <= tolerance) || isNarrow(interval)) {
      add(interval.from, interval.to);
    } else if (!isMonotone) {
      // The left half is looked at first.
      open.push(...halvesOf(bounded, interval).reverse());
    } else if (valueFrom * valueTo <= 0) {
      const zero = zeroOf(bounded, interval);
      add(zero, zero);
    }
  }
  return stretches.flatMap((stretch) => {
    const middle = (stretch.from + stretch.to) / 2;
    return stretch.to - stretch.from < touching * middle ? [middle] : [stretch.from, stretch.to];
  });
}

/** The least and the most of the function between two ends, to within `precision`. */
export function extremesWithin(
  bounded: BoundedFunction,
  from: number,
  to: number,
  precision: number,
): Bounds {
  const whole = intervalOf(bounded, from, to);
  let least = Math.min(whole.valueFrom, whole.valueTo);
  let most = Math.max(whole.valueFrom, whole.valueTo);
  const open = [whole];
  for (let interval = open.pop(); interval; interval = open.pop()) {
    const canImprove =
      leastWithin(interval) < least - precision || mostWithin(interval) > most + precision;
    if (!canImprove || isNarrow(interval)) continue;
    const [left, right] = halvesOf(bounded, interval);
    least = Math.min(least, left.valueTo);
    most = Math.max(most, left.valueTo);
    open.push(left, right);
  }
  return { least, most };
}

function intervalOf(bounded: BoundedFunction, from: number, to: number): Interval {
  const slope = bounded.slopeWithin(from, to);
  return { from, to, valueFrom: bounded.valueAt(from), valueTo: bounded.valueAt(to), slope };
}

function halvesOf(bounded: BoundedFunction, whole: Interval): [Interval, Interval] {
  const middle = (whole.from + whole.to) / 2;
  const valueMiddle = bounded.valueAt(middle);
  const { from, to } = whole;
  return [
    { ...whole, to: middle, valueTo: valueMiddle, slope: bounded.slopeWithin(from, middle) },
    { ...whole, from: middle, valueFrom: valueMiddle, slope: bounded.slopeWithin(middle, to) },
  ];
}

/** From both ends the function cannot fall faster than its slope: where both lines meet is the lowest it can be. */
function leastWithin({ from, to, valueFrom, valueTo, slope: { least, most } }: Interval): number {
  if (least >= 0) return valueFrom;
  if (most <= 0) return valueTo;
  return (most * valueFrom - least * valueTo + least * most * (to - from)) / (most - least);
}

function mostWithin({ valueFrom, valueTo, slope, ...ends }: Interval): number {
  const slopeDown = { least: -slope.most, most: -slope.least };
  return -leastWithin({ ...ends, valueFrom: -valueFrom, valueTo: -valueTo, slope: slopeDown });
}

function isNarrow({ from, to }: Interval): boolean {
  return to - from <= narrowest * to;
}

function zeroOf({ valueAt }: BoundedFunction, { from, to, valueFrom, valueTo }: Interval): number {
  if (valueFrom === 0) return from;
  if (valueTo === 0) return to;
  let [low, high] = [from, to];
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    const value = valueAt(middle);
    if (value === 0) return middle;
    if (value < 0 === valueFrom < 0) low = middle;
    else high = middle;
  }
  return low;
}
