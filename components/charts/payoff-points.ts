export type PayoffPoint = {
  /** The price of the underlying at the end. */
  price: number;
  /** Below zero for a loss. */
  profit: number;
};

/**
 * Prices at which a piecewise linear result is zero, in their order: where it crosses, and where it touches. Of a stretch of
 * zeros these are its ends, but not where the drawing ends.
 */
export function breakEvens(points: readonly PayoffPoint[]): readonly number[] {
  const found = points.flatMap((point, index) => {
    const next = points[index + 1];
    if (point.profit === 0) {
      const neighbours = [points[index - 1], next];
      return neighbours.some((each) => each && each.profit !== 0) ? [point.price] : [];
    }
    return next && next.profit !== 0 && point.profit < 0 !== next.profit < 0
      ? [point.price - (point.profit * (next.price - point.price)) / (next.profit - point.profit)]
      : [];
  });
  return [...new Set(found)];
}

/** The share of the width that a label beside its ring may take. */
const labelShare = 0.2;

/**
 * Where the label of each breakeven stands clear of the line: below zero on the side of the profit, or above it on the side
 * of the loss, where the one below would leave the drawing or meet the next label.
 */
export function breakEvenLabels(
  points: readonly PayoffPoint[],
  shareOf: (price: number) => number,
): { price: number; isBelow: boolean; anchor: 'start' | 'middle' | 'end' }[] {
  const prices = breakEvens(points);
  return prices.map((price, index) => {
    const before = points.findLast((point) => point.price < price)?.profit ?? 0;
    const after = points.find((point) => point.price > price)?.profit ?? 0;
    if (before * after >= 0) return { price, isBelow: true, anchor: 'middle' };
    const rises = before < after;
    const neighbour = prices[rises ? index + 1 : index - 1];
    const end = neighbour === undefined ? (rises ? 1 : 0) : shareOf(neighbour);
    const free = Math.abs(end - shareOf(price));
    const isBelow = free > (neighbour === undefined ? labelShare : 2 * labelShare);
    return { price, isBelow, anchor: rises === isBelow ? 'start' : 'end' };
  });
}

/** The points with those put in at which the line crosses zero, so that its two sides can be filled apart. */
export function withCrossings(points: readonly PayoffPoint[]): readonly PayoffPoint[] {
  const crossings = breakEvens(points)
    .filter((price) => points.every((point) => point.price !== price))
    .map((price) => ({ price, profit: 0 }));
  return [...points, ...crossings].sort((a, b) => a.price - b.price);
}
