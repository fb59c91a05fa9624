import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import {
  securitiesTransactionTax,
  transactionTaxRounding,
} from '@/content/law/securities-transaction-tax';
import { failure, success, type Result } from '@/lib/result';
import { expiriesOf, isOption, requireLegs, type ExpiryCosts, type Leg } from './leg';
import {
  chargeTrade,
  type Charges,
  type ChargeSetting,
  type Trade,
  sumOfCharges,
  totalOfCharges,
} from '@/lib/law/trade-charges';

export type StrategyCharges = {
  /** In the order of the legs, unrounded. */
  legs: readonly Charges[];
  /** The transaction tax of each kind of trade rounded as the exchange does for a day. */
  total: Charges;
  totalRupees: number;
  /** Every row of law that was followed, each once. */
  references: readonly LawReference[];
};

/** The charges to open all legs on one day, with one order per leg. */
export function openingCharges(
  legs: readonly Leg[],
  setting: ChargeSetting,
): Result<StrategyCharges, 'no-rates'> {
  requireLegs(legs);
  return chargeAll(
    legs.map((leg) => tradeOf(leg, leg.side, leg.priceRupees)),
    setting,
  );
}

/** The charges to close all legs, at the price of each leg's unit on that day. */
export function closingCharges(
  legs: readonly Leg[],
  unitRupees: readonly number[],
  setting: ChargeSetting,
): Result<StrategyCharges, 'no-rates'> {
  requireLegs(legs);
  if (unitRupees.length !== legs.length) throw new Error('One price a leg');
  const trades = legs.map((leg, index) =>
    tradeOf(leg, leg.side === 'buy' ? 'sell' : 'buy', unitRupees[index] ?? NaN),
  );
  return chargeAll(trades, setting);
}

/**
 * Charges that reduce the result of a holder at expiry: the costs of opening, and the tax on options that are
 * exercised. Cash-settled, as index options are; settlement of a future and stock that is not sold are no trades.
 */
export function expiryCosts(
  legs: readonly Leg[],
  { totalRupees }: Pick<StrategyCharges, 'totalRupees'>,
): Result<ExpiryCosts, 'no-rates'> {
  const [expiry] = expiriesOf(legs);
  const tax = expiry && exerciseTaxPercent(expiry);
  if (tax === null) return failure('no-rates');
  return success({ fixedRupees: totalRupees, exerciseTaxPercent: tax ?? 0 });
}

function exerciseTaxPercent(date: IsoDate): number | null {
  return rowOn(securitiesTransactionTax.optionExercise, date)?.value.ratePercent ?? null;
}

function tradeOf(leg: Leg, side: Trade['side'], priceRupees: number): Trade {
  const kind = isOption(leg) ? 'option' : leg.kind;
  return { kind, side, units: leg.lots * leg.unitsPerLot, priceRupees };
}

function chargeAll(
  trades: readonly Trade[],
  setting: ChargeSetting,
): Result<StrategyCharges, 'no-rates'> {
  const rounding = rowOn(transactionTaxRounding, setting.date);
  if (!rounding) return failure('no-rates');
  const legs: Charges[] = [];
  const references = new Map<string, LawReference>();
  const taxByKind = new Map<Trade['kind'], number>();
  for (const trade of trades) {
    // Brokers usually take nothing for the delivery of stock.
    const brokerageRupees = trade.kind === 'stock' ? 0 : setting.brokerageRupees;
    const charged = chargeTrade(trade, { ...setting, brokerageRupees });
    if (!charged.ok) return charged;
    legs.push(charged.value.charges);
    charged.value.references.forEach((row) => references.set(row.id, row));
    const taxed = taxByKind.get(trade.kind) ?? 0;
    taxByKind.set(trade.kind, taxed + charged.value.charges.transactionTax);
  }
  const { toMultipleOfRupees } = rounding.value;
  const transactionTax = sumOf(
    [...taxByKind.values()].map(
      (rupees) => Math.round(rupees / toMultipleOfRupees) * toMultipleOfRupees,
    ),
  );
  const total = { ...sumOfCharges(legs), transactionTax };
  const totalRupees = totalOfCharges(total);
  return success({ legs, total, totalRupees, references: [...references.values()] });
}
