import { sumOf } from '@/lib/cashflow/statistics';
import type { Holding, Lot } from './holding';

type ValuedLot = {
  lot: Lot;
  /** Null while the price is not known. */
  valueRupees: number | null;
  gainRupees: number | null;
  /** Of the cost; null also where the lot cost nothing. */
  gainPercent: number | null;
};

export type ValuedHolding = {
  quantity: number;
  costRupees: number;
  valueRupees: number | null;
  gainRupees: number | null;
  gainPercent: number | null;
  lots: readonly ValuedLot[];
};

/** @param priceRupees of one coin, unit or share; null is not known and gives no value, never a zero. */
export function valueHolding({ lots }: Holding, priceRupees: number | null): ValuedHolding {
  const quantity = sumOf(lots.map((lot) => lot.quantity));
  const costRupees = sumOf(lots.map((lot) => lot.costRupees));
  return {
    quantity,
    costRupees,
    ...gainOf(quantity, costRupees, priceRupees),
    lots: lots.map((lot) => ({ lot, ...gainOf(lot.quantity, lot.costRupees, priceRupees) })),
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
