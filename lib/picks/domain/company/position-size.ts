/** The effect of a holding on its owner's savings. In rupees and percent. */
type Position = {
  /** Its share of the savings. */
  shareOfSavingsPercent: number;
  /** The loss in a fall. */
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
