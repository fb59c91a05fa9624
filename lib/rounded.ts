/** A figure with at most `decimals` decimals, a half upwards. lib/money rounds the amounts that are printed. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
