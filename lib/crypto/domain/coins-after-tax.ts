import { sumWhenKnown } from '@/lib/cashflow/statistics';
import { giftIdsOf } from '@/lib/holdings/gifts';
import type { Holding, Lot } from '@/lib/holdings/holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { maxRupees } from './typed-amount';
import { taxOnVdaSale, type VdaLaw } from './vda-tax';

/** In rupees; null while the price is not known. */
type AfterTax = {
  /** Null of a gift that was entered with 0, whose gain and tax are then not known either. */
  costRupees: number | null;
  valueRupees: number | null;
  gainRupees: number | null;
  /** Tax and cess if sold today. */
  taxRupees: number | null;
  leftRupees: number | null;
};

export type CoinsAfterTax = AfterTax & {
  quantity: number;
  lots: readonly (AfterTax & { lot: Lot })[];
};

/**
 * The value of coins and the proceeds of a sale today after tax, purchase by purchase: each is taxed separately, since
 * the loss of one does not reduce the tax on another.
 */
export function coinsAfterTax(
  holding: Holding,
  priceRupees: number | null,
  law: VdaLaw,
): CoinsAfterTax {
  const { quantity, valueRupees, lots } = valueHolding(holding, priceRupees);
  const giftIds = giftIdsOf(holding);
  const taxed = lots.map(({ lot, valueRupees: value, gainRupees: gain }) => {
    const isGift = giftIds.has(lot.id);
    const isTaxable = !isGift && value !== null && value <= maxRupees;
    const sale = isTaxable ? taxOnVdaSale(value, lot.costRupees, law) : null;
    return {
      lot,
      costRupees: isGift ? null : lot.costRupees,
      valueRupees: value,
      gainRupees: isGift ? null : gain,
      taxRupees: sale && (sale.taxPaise + sale.cessPaise) / 100,
      leftRupees: sale && sale.inHandPaise / 100,
    };
  });
  return {
    quantity,
    costRupees: sumWhenKnown(taxed.map(({ costRupees }) => costRupees)),
    valueRupees,
    gainRupees: sumWhenKnown(taxed.map(({ gainRupees }) => gainRupees)),
    taxRupees: sumWhenKnown(taxed.map(({ taxRupees }) => taxRupees)),
    leftRupees: sumWhenKnown(taxed.map(({ leftRupees }) => leftRupees)),
    lots: taxed,
  };
}
