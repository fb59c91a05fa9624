import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import { withoutNoise } from '@/lib/money/rupees';
import { inUnits } from './deposit';
import type { Instrument, Transaction } from './holding';
import { holdingOf } from './ledger';

/** A smaller part of a sale is an error of the binary fraction. */
const noise = 1e-9;

/**
 * How many units of a sale its account holds on that day; null where it holds all. Units that a later sale takes are not
 * there for an earlier one.
 * @param others all other transactions of the instrument
 */
export function heldForSale(
  instrument: Instrument,
  others: readonly Transaction[],
  sale: Transaction,
  today: IsoDate,
): number | null {
  const missingIn = (transactions: readonly Transaction[]) => {
    const typed = new Map(transactions.map(({ id, quantity }) => [id, quantity]));
    const holding = holdingOf(instrument, transactions);
    const { sales } =
      instrument.assetClass === 'deposit' ? (inUnits(holding, today)?.holding ?? holding) : holding;
    return sumOf(
      sales
        .filter(({ account }) => account === sale.account)
        // As the sale counts: a deposit is sold in rupees and held in units of its index.
        .map(
          ({ id, missingQuantity, quantity }) =>
            (missingQuantity / quantity) * (typed.get(id) ?? quantity),
        ),
    );
  };
  const missing = missingIn([...others, sale]) - missingIn(others);
  return missing > sale.quantity * noise
    ? Math.max(0, withoutNoise(sale.quantity - missing))
    : null;
}
