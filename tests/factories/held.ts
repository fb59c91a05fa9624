import type { Holding, Instrument, Transaction } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import type { Purchase } from '@/lib/holdings/saved-holding';

export function purchaseOf({ id, boughtOn, quantity, costRupees }: Purchase): Transaction {
  return { id, type: 'buy', on: boughtOn, quantity, rupees: costRupees, account: null };
}

/** A holding made of purchases alone, with all other properties that were given. */
export function heldOf<Given extends Instrument & { lots: readonly Purchase[] }>({
  lots,
  ...given
}: Given): Omit<Given, 'lots'> & Holding {
  return { ...given, ...holdingOf(given, lots.map(purchaseOf)) };
}
