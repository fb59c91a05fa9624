import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Exchange } from '@/lib/calendar/market-day';
import { rowOn, type DatedRow, type LawReference } from './dated-row';
import { exchangeCharges, sebiFee } from '@/content/law/exchange-charges';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/content/law/trading-duties';
import { failure, success, type Result } from '@/lib/result';

/** One order as it is executed. Stock is taken into delivery. */
export type Trade = {
  kind: 'option' | 'future' | 'stock';
  side: 'buy' | 'sell';
  units: number;
  /** Of an option its premium: every charge is on that. */
  priceRupees: number;
};

export type ChargeSetting = {
  date: IsoDate;
  exchange: Exchange;
  /** The broker's fee of an order. */
  brokerageRupees: number;
};

export const chargeNames = [
  'brokerage',
  'transactionTax',
  'exchange',
  'sebi',
  'stamp',
  'gst',
] as const;

/** In rupees, none negative, unrounded. */
export type Charges = Record<(typeof chargeNames)[number], number>;

export const noCharges: Charges = {
  brokerage: 0,
  transactionTax: 0,
  exchange: 0,
  sebi: 0,
  stamp: 0,
  gst: 0,
};

/** In rupees. */
export function totalOfCharges(charges: Charges): number {
  return sumOf(chargeNames.map((name) => charges[name]));
}

/** Charge by charge. */
export function sumOfCharges(all: readonly Charges[]): Charges {
  const sum = { ...noCharges };
  for (const charges of all) for (const name of chargeNames) sum[name] += charges[name];
  return sum;
}

export type ChargedTrade = { charges: Charges; references: readonly LawReference[] };

/** The name of each kind of trade in the tables of law. */
const tableNames = {
  option: { tax: 'options', segment: 'options', stamp: 'options' },
  future: { tax: 'futures', segment: 'futures', stamp: 'futures' },
  stock: { tax: 'equityDelivery', segment: 'equity', stamp: 'equityDelivery' },
} as const;

const rupeesInCrore = 10_000_000;

/**
 * What one order costs beside its price, by the rows of law that hold on its day. `no-rates`: the day is before the
 * first row that we hold. The transaction tax is rounded over a day, so not here.
 */
export function chargeTrade(
  trade: Trade,
  { date, exchange, brokerageRupees }: ChargeSetting,
): Result<ChargedTrade, 'no-rates'> {
  const names = tableNames[trade.kind];
  const tax = rowOn(securitiesTransactionTax[names.tax], date);
  const levy = rowOn(exchangeCharges[exchange][names.segment], date);
  const fee = rowOn(sebiFee, date);
  const stamp = rowOn(stampDuty[names.stamp], date);
  const gst = rowOn(tradingGst, date);
  if (!tax || !levy || !fee || !stamp || !gst) return failure('no-rates');
  const turnover = trade.units * trade.priceRupees;
  const isTaxed =
    tax.value.paidBy === 'both' || (tax.value.paidBy === 'seller') === (trade.side === 'sell');
  const taxable = {
    brokerage: brokerageRupees,
    'exchange-charge': (turnover * levy.value.rupeesPerCrore) / rupeesInCrore,
    'sebi-fee': (turnover * fee.value.rupeesPerCrore) / rupeesInCrore,
  };
  const gstBase = sumOf(gst.value.on.map((name) => taxable[name]));
  const charges = {
    brokerage: taxable.brokerage,
    transactionTax: isTaxed ? (turnover * tax.value.ratePercent) / 100 : 0,
    exchange: taxable['exchange-charge'],
    sebi: taxable['sebi-fee'],
    stamp: trade.side === 'buy' ? (turnover * stamp.value.ratePercent) / 100 : 0,
    gst: (gstBase * gst.value.ratePercent) / 100,
  };
  return success({ charges, references: [tax, levy, fee, stamp, gst].map(referenceOf) });
}

function referenceOf({ id, from, to, section, source }: DatedRow<unknown>): LawReference {
  return { id, from, to, section, source };
}
