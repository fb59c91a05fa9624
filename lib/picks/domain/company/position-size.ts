/** What a holding means for its owner's savings. All in rupees and percent. */
export type Position = {
  /** How much of the savings it would be. */
  shareOfSavingsPercent: number;
  /** What a fall takes. */
  lossRupees: number;
  lossOfSavingsPercent: number;
  /** The gain that makes the fall good again; null after a fall of 100 %. */
  gainToRecoverPercent: number | null;
};

/**
 * @param savingsRupees above zero. @param amountRupees what would be put into the share, at least zero.
 * @param fallPercent 0 to 100.
 */
export function positionOf(
  savingsRupees: number,
  amountRupees: number,
  fallPercent: number,
): Position {
  const lossRupees = (amountRupees * fallPercent) / 100;
  return {
    shareOfSavingsPercent: (amountRupees / savingsRupees) * 100,
    lossRupees,
    lossOfSavingsPercent: (lossRupees / savingsRupees) * 100,
    gainToRecoverPercent: fallPercent < 100 ? (fallPercent / (100 - fallPercent)) * 100 : null,
  };
}
