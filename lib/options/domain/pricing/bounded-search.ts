export type Bounds = { least: number; most: number };

export type Point = { at: number; value: number };

/**
 * A continuous function whose slope is known to lie within bounds between two points. A point may carry more, so that
 * the bounds need no second computation there.
 */
export type BoundedFunction<P extends Point = Point> = {
  pointAt: (at: number) => P;
  slopeWithin: (from: P, to: P) => Bounds;
};

type Interval<P extends Point> = { from: P; to: P; slope: Bounds };

/**
 * An interval this narrow counts as a point: a zero that only touches 0 cannot be separated from none more precisely.
 */
const narrowest = 1e-10;

/** A stretch of zeros so short, relative to where it is, is one zero. */
const touching = 1e-4;

/**
 * Every zero between two ends, ascending. Intervals are halved until the bounds of the slope say that there is no zero
 * or that there is exactly one, so that none is missed, whatever the function does between points. A stretch that stays
 * within `tolerance` of 0 counts as 0: its ends are named, or its middle where it only touches.
 */
export function zerosWithin<P extends Point>(
  bounded: BoundedFunction<P>,
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
    const { slope } = interval;
    const isMonotone = slope.least > 0 || slope.most < 0;
    if ((least >= -tolerance && most <= tolerance) || isNarrow(interval)) {
      add(interval.from.at, interval.to.at);
    } else if (!isMonotone) {
      // The left half is looked at first.
      open.push(...halvesOf(bounded, interval).reverse());
    } else if (interval.from.value * interval.to.value <= 0) {
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
export function extremesWithin<P extends Point>(
  bounded: BoundedFunction<P>,
  from: number,
  to: number,
  precision: number,
): Bounds {
  const whole = intervalOf(bounded, from, to);
  let least = Math.min(whole.from.value, whole.to.value);
  let most = Math.max(whole.from.value, whole.to.value);
  const open = [whole];
  for (let interval = open.pop(); interval; interval = open.pop()) {
    const canImprove =
      leastWithin(interval) < least - precision || mostWithin(interval) > most + precision;
    if (!canImprove || isNarrow(interval)) continue;
    const [left, right] = halvesOf(bounded, interval);
    least = Math.min(least, left.to.value);
    most = Math.max(most, left.to.value);
    open.push(left, right);
  }
  return { least, most };
}

function intervalOf<P extends Point>(
  bounded: BoundedFunction<P>,
  start: number,
  end: number,
): Interval<P> {
  return between(bounded, bounded.pointAt(start), bounded.pointAt(end));
}

function between<P extends Point>(bounded: BoundedFunction<P>, from: P, to: P): Interval<P> {
  return { from, to, slope: bounded.slopeWithin(from, to) };
}

function halvesOf<P extends Point>(
  bounded: BoundedFunction<P>,
  { from, to }: Interval<P>,
): [Interval<P>, Interval<P>] {
  const middle = bounded.pointAt((from.at + to.at) / 2);
  return [between(bounded, from, middle), between(bounded, middle, to)];
}

/** From both ends the function cannot fall faster than its slope: where both lines meet is the lowest it can be. */
function leastWithin({ from, to, slope: { least, most } }: Interval<Point>): number {
  if (least >= 0) return from.value;
  if (most <= 0) return to.value;
  return (most * from.value - least * to.value + least * most * (to.at - from.at)) / (most - least);
}

function mostWithin({ from, to, slope: { least, most } }: Interval<Point>): number {
  if (least >= 0) return to.value;
  if (most <= 0) return from.value;
  return (most * to.value - least * from.value - least * most * (to.at - from.at)) / (most - least);
}

function isNarrow({ from, to }: Interval<Point>): boolean {
  return to.at - from.at <= narrowest * to.at;
}

function zeroOf<P extends Point>(
  { pointAt }: BoundedFunction<P>,
  { from, to }: Interval<P>,
): number {
  if (from.value === 0) return from.at;
  if (to.value === 0) return to.at;
  let [low, high] = [from.at, to.at];
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    const { value } = pointAt(middle);
    if (value === 0) return middle;
    if (value < 0 === from.value < 0) low = middle;
    else high = middle;
  }
  return low;
}
