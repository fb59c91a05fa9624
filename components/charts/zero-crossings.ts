export type PayoffPoint = {
  /** Of the underlying at the end. */
  price: number;
  /** Below zero for a loss. */
  profit: number;
};

/** Prices at which a piecewise linear result is zero, in their order: where it crosses, and where it touches. */
export function breakEvens(points: readonly PayoffPoint[]): readonly number[] {
  const found = points.flatMap((point, index) => {
    if (point.profit === 0) return [point.price];
    const next = points[index + 1];
    return next && next.profit !== 0 && point.profit < 0 !== next.profit < 0
      ? [point.price - (point.profit * (next.price - point.price)) / (next.profit - point.profit)]
      : [];
  });
  return [...new Set(found)];
}

/** The points with those put in at which the line crosses zero, so that its two sides can be filled apart. */
export function withCrossings(points: readonly PayoffPoint[]): readonly PayoffPoint[] {
  const crossings = breakEvens(points)
    .filter((price) => points.every((point) => point.price !== price))
    .map((price) => ({ price, profit: 0 }));
  return [...points, ...crossings].sort((a, b) => a.price - b.price);
}
