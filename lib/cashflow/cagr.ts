/**
 * Compound annual growth: (end / start)^(1 / years) - 1, in percent.
 * Requires start and years above zero, and an end of zero or more.
 */
export function cagrPercent(start: number, end: number, years: number): number {
  if (!(start > 0 && end >= 0 && years > 0)) {
    throw new Error(`No growth from ${start} to ${end} in ${years} years`);
  }
  return ((end / start) ** (1 / years) - 1) * 100;
}
