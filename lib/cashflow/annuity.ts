/** The growth of one month as a fraction, by the lenders' convention: a twelfth of the yearly rate. */
function monthlyGrowth(annualRatePercent: number): number {
  return annualRatePercent / 1200;
}

/**
 * The equated monthly instalment (EMI) that pays back a loan: P × i × (1 + i)^n ÷ ((1 + i)^n − 1), unrounded. The rate
 * is nominal, the first instalment comes a month after the loan. @throws for a loan, rate or term that cannot be.
 */
export function instalmentOf(
  principalRupees: number,
  annualRatePercent: number,
  months: number,
): number {
  if (!(principalRupees > 0 && annualRatePercent >= 0 && Number.isInteger(months) && months > 0)) {
    throw new Error(`No loan of ${principalRupees} at ${annualRatePercent} % for ${months} months`);
  }
  const growth = monthlyGrowth(annualRatePercent);
  if (growth === 0) return principalRupees / months;
  // expm1 and log1p preserve the digits of a small rate.
  return (principalRupees * growth) / -Math.expm1(-months * Math.log1p(growth));
}

/**
 * How many months a sum pays out an amount at the end of each month while the rest earns a return: the last, smaller
 * payment counts as a part of a month. Infinity where the return alone pays it. @throws for amounts that cannot be.
 */
export function monthsUntilEmpty(
  corpusRupees: number,
  monthlyRupees: number,
  annualRatePercent: number,
): number {
  if (!(corpusRupees > 0 && monthlyRupees > 0 && annualRatePercent >= 0)) {
    throw new Error(`No withdrawals of ${monthlyRupees} from ${corpusRupees}`);
  }
  const growth = monthlyGrowth(annualRatePercent);
  if (growth === 0) return corpusRupees / monthlyRupees;
  const earnedShare = (corpusRupees * growth) / monthlyRupees;
  return earnedShare >= 1 ? Infinity : -Math.log1p(-earnedShare) / Math.log1p(growth);
}

/**
 * The rest of a sum after months in which it earns a return and pays out an amount at the end of each: of a loan what
 * is still owed, of savings what is still there. Never below zero.
 */
export function balanceAfter(
  rupees: number,
  annualRatePercent: number,
  monthlyRupees: number,
  months: number,
): number {
  const growth = monthlyGrowth(annualRatePercent);
  const factor = (1 + growth) ** months;
  const paid = growth === 0 ? months : (factor - 1) / growth;
  return Math.max(0, rupees * factor - monthlyRupees * paid);
}
