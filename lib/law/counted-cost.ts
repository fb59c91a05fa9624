/**
 * The cost of shares and equity units of before February 2018 for a long-term gain (section 55(2)(ac) of the Act of 1961):
 * the higher of what was paid and the lower of their value on 31 January 2018 and what the sale brings.
 */
export function countedCostOf2018(
  paidRupees: number,
  valueOf2018Rupees: number,
  proceedsRupees: number,
): number {
  return Math.max(paidRupees, Math.min(valueOf2018Rupees, proceedsRupees));
}
