export type PayoffPoint = {
  /** The price of the underlying at the end. */
  price: number;
  /** Below zero for a loss. */
  profit: number;
};

/** The share of the width that a label beside its ring may take. */
const labelShare = 0.2;

/**
 * Where the label of each breakeven stands clear of the line: below zero on the side of the profit, or above it on
 * the side of the loss, where the one below would leave the drawing or meet the next label.
 */
export function breakevenLabels(
  points: readonly PayoffPoint[],
  breakevens: readonly number[],
  shareOf: (price: number) => number,
): { price: number; isBelow: boolean; anchor: 'start' | 'middle' | 'end' }[] {
  return breakevens.map((price, index) => {
    const before = points.findLast((point) => point.price < price)?.profit ?? 0;
    const after = points.find((point) => point.price > price)?.profit ?? 0;
    if (before * after >= 0) return { price, isBelow: true, anchor: 'middle' };
    const rises = before < after;
    const neighbour = breakevens[rises ? index + 1 : index - 1];
    const end = neighbour === undefined ? (rises ? 1 : 0) : shareOf(neighbour);
    const free = Math.abs(end - shareOf(price));
    const isBelow = free > (neighbour === undefined ? labelShare : 2 * labelShare);
    return { price, isBelow, anchor: rises === isBelow ? 'start' : 'end' };
  });
}

/** The points with the breakevens put in, at which the line is zero, so that its two sides can be filled apart. */
export function withBreakevens(
  points: readonly PayoffPoint[],
  breakevens: readonly number[],
): readonly PayoffPoint[] {
  const added = breakevens
    .filter((price) => points.every((point) => point.price !== price))
    .map((price) => ({ price, profit: 0 }));
  return [...points, ...added].sort((a, b) => a.price - b.price);
}
