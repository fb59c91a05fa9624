import { sumOf } from '@/lib/cashflow/statistics';
import type { Holding, Lot } from './holding';
import { totalsOf } from './timeline';

type ValuedLot = {
  lot: Lot;
  /** Null while the price is not known. */
  valueRupees: number | null;
  gainRupees: number | null;
  /** Of the cost; null also where the lot cost nothing. */
  gainPercent: number | null;
};

export type ValuedHolding = {
  /** What is held now, with its cost, its value and the gain that is not realised. */
  quantity: number;
  costRupees: number;
  valueRupees: number | null;
  gainRupees: number | null;
  gainPercent: number | null;
  lots: readonly ValuedLot[];
  /** All purchases since the first. */
  boughtRupees: number;
  /** Of the sales, without units that were never bought (`missingQuantity`). */
  realisedRupees: number;
  dividendRupees: number;
  /** Since the first purchase: realised, not realised, and dividends. Null while the price is not known. */
  totalGainRupees: number | null;
};

/** @param priceRupees of one coin, unit or share; null is not known and gives no value, never a zero. */
export function valueHolding(holding: Holding, priceRupees: number | null): ValuedHolding {
  const { lots } = holding;
  const quantity = sumOf(lots.map((lot) => lot.quantity));
  const costRupees = sumOf(lots.map((lot) => lot.costRupees));
  const totals = totalsOf(holding);
  const realisedRupees = totals.proceedsRupees - (totals.paidRupees - costRupees);
  const now = gainOf(quantity, costRupees, quantity === 0 ? 0 : priceRupees);
  return {
    quantity,
    costRupees,
    ...now,
    lots: lots.map((lot) => ({ lot, ...gainOf(lot.quantity, lot.costRupees, priceRupees) })),
    boughtRupees: totals.paidRupees,
    realisedRupees,
    dividendRupees: totals.dividendRupees,
    totalGainRupees:
      now.gainRupees === null ? null : realisedRupees + now.gainRupees + totals.dividendRupees,
  };
}

function gainOf(quantity: number, costRupees: number, priceRupees: number | null) {
  if (priceRupees === null) return { valueRupees: null, gainRupees: null, gainPercent: null };
  const valueRupees = quantity * priceRupees;
  const gainRupees = valueRupees - costRupees;
  return {
    valueRupees,
    gainRupees,
    gainPercent: costRupees > 0 ? (gainRupees / costRupees) * 100 : null,
  };
}
