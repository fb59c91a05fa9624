import type { Holding, Transaction } from './holding';

/** A purchase that cost nothing. The law counts what the earlier owner paid for it, which is not known here. */
export function isGift({ type, rupees }: Pick<Transaction, 'type' | 'rupees'>): boolean {
  return type === 'buy' && rupees === 0;
}

/** By the id of a transaction, which lots and parts of a sale have: a cost of 0 may also be a rounded one, or a bonus. */
export function giftIdsOf({ transactions }: Pick<Holding, 'transactions'>): ReadonlySet<string> {
  return new Set(transactions.filter(isGift).map(({ id }) => id));
}

/** Whether a gift is part of what is held now. */
export function holdsGift(holding: Pick<Holding, 'transactions' | 'lots'>): boolean {
  const gifts = giftIdsOf(holding);
  return holding.lots.some(({ id }) => gifts.has(id));
}
