/** A figure with at most so many decimals, a half upwards. What is printed of money is rounded by lib/money. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
