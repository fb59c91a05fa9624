import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import { withoutNoise } from '@/lib/money/rupees';
import { inUnits } from './deposit';
import type { Instrument, Transaction } from './holding';
import { holdingOf, noise } from './ledger';

/**
 * How many units of a sale its account holds on that day; null where it holds all. Units that a later sale takes are not
 * there for an earlier one. A sale whose purchases are not entered may be changed: null also where no more is missing than
 * before.
 * @param others all other transactions of the instrument
 * @param before of a change: the transaction as it is saved, where it is of the same instrument
 */
export function heldForSale(
  instrument: Instrument,
  others: readonly Transaction[],
  sale: Transaction,
  today: IsoDate,
  before: Transaction | null = null,
): number | null {
  const missingIn = (transactions: readonly Transaction[], account: string | null) => {
    const typed = new Map(transactions.map(({ id, quantity }) => [id, quantity]));
    const holding = holdingOf(instrument, transactions);
    const { sales } =
      instrument.assetClass === 'deposit' ? (inUnits(holding, today)?.holding ?? holding) : holding;
    return sumOf(
      sales
        .filter((one) => one.account === account)
        // As the sale counts: a deposit is sold in rupees and held in units of its index.
        .map(
          ({ id, missingQuantity, quantity }) =>
            (missingQuantity / quantity) * (typed.get(id) ?? quantity),
        ),
    );
  };
  const missingFor = (one: Transaction) =>
    missingIn([...others, one], one.account) - missingIn(others, one.account);
  const missing = missingFor(sale);
  const missingBefore = before?.type === 'sell' ? missingFor(before) : 0;
  return missing - missingBefore > sale.quantity * noise
    ? Math.max(0, withoutNoise(sale.quantity - missing))
    : null;
}
