import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { chargeTrade, type ChargedTrade, type Charges } from '@/lib/law/trade-charges';

export const noCharges: Charges = {
  brokerage: 0,
  transactionTax: 0,
  exchange: 0,
  sebi: 0,
  stamp: 0,
  gst: 0,
};

export const chargeNames = [
  'brokerage',
  'transactionTax',
  'exchange',
  'sebi',
  'stamp',
  'gst',
] as const satisfies readonly (keyof Charges)[];

type PaperOrder = {
  side: 'buy' | 'sell';
  date: IsoDate;
  units: number;
  priceRupees: number;
  /** The broker's fee of the order. */
  brokerageRupees: number;
};

/** The charges of an order of shares at NSE, unrounded. @throws for a day before the first row of a rate */
export function chargeOrder({
  side,
  date,
  units,
  priceRupees,
  brokerageRupees,
}: PaperOrder): ChargedTrade {
  const fee = { percent: null, mostRupees: brokerageRupees };
  const charged = chargeTrade(
    { kind: 'stock', side, units, priceRupees },
    { date, exchange: 'nse', brokerage: { stock: fee, option: fee, future: fee } },
  );
  if (!charged.ok) throw new Error(`No rates of charges on ${date}`);
  return charged.value;
}

/** The units whose price and charges take a budget; zero where the fee alone takes it. */
export function unitsFor(
  budgetRupees: number,
  { date, priceRupees, brokerageRupees }: Omit<PaperOrder, 'side' | 'units'>,
): number {
  if (budgetRupees <= 0) return 0;
  const of = (units: number) =>
    totalOfCharges(chargeOrder({ side: 'buy', date, units, priceRupees, brokerageRupees }).charges);
  // All charges but the fee and its GST are shares of the turnover.
  const fixed = of(0);
  const ratePerRupee = (of(budgetRupees / priceRupees) - fixed) / budgetRupees;
  return Math.max(0, (budgetRupees - fixed) / (1 + ratePerRupee) / priceRupees);
}

export function totalOfCharges(charges: Charges): number {
  return chargeNames.reduce((sum, name) => sum + charges[name], 0);
}

export function sumOfCharges(all: readonly Charges[]): Charges {
  const sum = { ...noCharges };
  for (const charges of all) for (const name of chargeNames) sum[name] += charges[name];
  return sum;
}

/** Each row of law once. */
export function distinctReferences(references: Iterable<LawReference>): LawReference[] {
  return [...new Map([...references].map((row) => [row.id, row])).values()];
}
