/** ln(a / b), with full relative precision also where both are almost equal: their difference is exact, their ratio not. */
export function logRatio(a: number, b: number): number {
  const excess = (a - b) / b;
  return Math.abs(excess) < 0.5 ? Math.log1p(excess) : Math.log(a / b);
}
