/** A sparkline in figures, for readers who do not see it: the page makes a sentence of it. */
export type WeekSummary = { changePercent: number; low: number; high: number };

/** @returns null for fewer than two prices or a first price of zero: there is no line to describe. */
export function summariseWeek(prices: readonly number[]): WeekSummary | null {
  const [first] = prices;
  const last = prices.at(-1);
  if (!first || last === undefined || prices.length < 2) return null;
  return {
    changePercent: (last / first - 1) * 100,
    low: Math.min(...prices),
    high: Math.max(...prices),
  };
}
