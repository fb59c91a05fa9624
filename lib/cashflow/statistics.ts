export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The sum; null where one of the values is not known. */
export function sumWhenKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumOf(known) : null;
}

/** The change from one value to another, in percent; null from zero or less. */
export function changePercent(from: number, to: number): number | null {
  return from > 0 ? ((to - from) / from) * 100 : null;
}

/** The arithmetic mean. @throws for an empty list. */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error('No mean of nothing');
  return sumOf(values) / values.length;
}

/** The sample standard deviation (n - 1); null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = meanOf(values);
  const squares = sumOf(values.map((value) => (value - mean) ** 2));
  return Math.sqrt(squares / (values.length - 1));
}

/** Pearson's correlation of two lists of one length; null where one of them does not move. */
export function correlationOf(ones: readonly number[], others: readonly number[]): number | null {
  if (ones.length !== others.length) throw new Error('Two lists of different length');
  const spread = standardDeviation(ones);
  const otherSpread = standardDeviation(others);
  if (!spread || !otherSpread) return null;
  const mean = meanOf(ones);
  const otherMean = meanOf(others);
  const together = ones.reduce(
    (sum, value, index) => sum + (value - mean) * (others[index]! - otherMean),
    0,
  );
  const correlation = together / (ones.length - 1) / (spread * otherSpread);
  return Math.min(1, Math.max(-1, correlation));
}

/** The quantile of an ascending list, to the nearest item: 0 is the first, 1 the last. @throws for an empty list */
export function quantileOf<Item>(sorted: Readonly<ArrayLike<Item>>, share: number): Item {
  const item = sorted[Math.round(share * (sorted.length - 1))];
  if (item === undefined) throw new Error('No item in an empty list');
  return item;
}

/**
 * The median of numbers in ascending order; of an even count, the mean of the two in the middle.
 * @throws for an empty list.
 */
export function medianOf(sorted: Readonly<ArrayLike<number>>): number {
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)];
  if (upper === undefined) throw new Error('No median of nothing');
  return Number.isInteger(half) ? (sorted[half - 1]! + upper) / 2 : upper;
}
