export type Bounds = { min: number; max: number };

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
    const [min, max] = [minWithin(interval), maxWithin(interval)];
    if (min > 0 || max < 0) continue;
    const { slope } = interval;
    const isMonotone = slope.min > 0 || slope.max < 0;
    if ((min >= -tolerance && max <= tolerance) || isNarrow(interval)) {
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
  let min = Math.min(whole.from.value, whole.to.value);
  let max = Math.max(whole.from.value, whole.to.value);
  const open = [whole];
  for (let interval = open.pop(); interval; interval = open.pop()) {
    const canImprove =
      minWithin(interval) < min - precision || maxWithin(interval) > max + precision;
    if (!canImprove || isNarrow(interval)) continue;
    const [left, right] = halvesOf(bounded, interval);
    min = Math.min(min, left.to.value);
    max = Math.max(max, left.to.value);
    open.push(left, right);
  }
  return { min, max };
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
function minWithin({ from, to, slope: { min, max } }: Interval<Point>): number {
  if (min >= 0) return from.value;
  if (max <= 0) return to.value;
  return (max * from.value - min * to.value + min * max * (to.at - from.at)) / (max - min);
}

function maxWithin({ from, to, slope: { min, max } }: Interval<Point>): number {
  if (min >= 0) return to.value;
  if (max <= 0) return from.value;
  return (max * to.value - min * from.value - min * max * (to.at - from.at)) / (max - min);
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
