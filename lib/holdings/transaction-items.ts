import 'server-only';
import { failure, success, type Result } from '@/lib/result';
import { derivedId, savedLimits, type SavedItem } from '@/lib/saved/saved-item';
import type { ItemChange } from '@/lib/saved/store';
import { csvLimits } from './csv-format';
import { instrumentKey, type Instrument, type Transaction } from './holding';
import { idsInLists, listsIn, storedOf, transactionsItemOf } from './saved-holding';

/**
 * `perPerson`: what a page of the dashboard reads and works out within a fraction of a second, and as many as one file may
 * have, so that each account's export can be imported again. `perItem`: some twenty such items hold them all.
 */
export const transactionLimits = { perPerson: csvLimits.rows, perItem: 150 } as const;

/** Room is left for what Firestore counts beside the text. */
const bytesPerItem = savedLimits.bytesPerItem - 500;

export type OwnTransaction = Instrument & Transaction;

/** `put` adds transactions, or replaces those of the same ids, also where they were of another instrument. */
export type LedgerChange = { put: readonly OwnTransaction[]; removeIds: readonly string[] };

/** All transactions of these saved items, each once. */
export function transactionsIn(items: readonly SavedItem[]): OwnTransaction[] {
  const byId = new Map<string, OwnTransaction>();
  for (const { assetClass, instrumentId, transactions, isPurchase } of listsIn(items)) {
    for (const transaction of transactions) {
      // A browser may add a purchase again that was changed in the account since.
      if (isPurchase && byId.has(transaction.id)) continue;
      byId.set(transaction.id, { assetClass, instrumentId, ...transaction });
    }
  }
  return [...byId.values()];
}

/**
 * What a change of transactions writes: the transactions of one instrument are in as few items as hold them, and only
 * the items that change are written. A purchase that is an item of its own (version 1) joins the list of its instrument.
 * @param items all saved items of the kind
 * @returns `full` where more transactions would be added than an account may have
 */
export function itemsAfter(
  items: readonly SavedItem[],
  { put, removeIds }: LedgerChange,
): Result<ItemChange, 'full'> {
  const before = transactionsIn(items);
  const replaced = new Set([...removeIds, ...put.map(({ id }) => id)]);
  const kept = before.filter(({ id }) => !replaced.has(id));
  const count = kept.length + put.length;
  if (count > before.length && count > transactionLimits.perPerson) return failure('full');

  const lists = listsIn(items);
  const touched = new Set([
    ...put.map(instrumentKey),
    ...before.filter(({ id }) => replaced.has(id)).map(instrumentKey),
  ]);
  const takenIds = new Set(items.map(({ id }) => id));
  const pages = new Map<string, Page[]>();
  const pagesOf = (instrument: Instrument) => {
    const key = instrumentKey(instrument);
    const own = pages.get(key) ?? [];
    pages.set(key, own);
    return own;
  };
  /** A browser may bring a purchase again that is in the list of another instrument since. */
  const listed = idsInLists(lists);
  for (const list of lists) {
    if (list.isPurchase || !touched.has(instrumentKey(list))) continue;
    const page = new Page(list.itemId, list);
    for (const transaction of list.transactions) {
      if (replaced.has(transaction.id)) page.isChanged = true;
      else page.add(transaction);
    }
    pagesOf(list).push(page);
  }
  const purchases = lists.filter(
    (list) =>
      list.isPurchase &&
      (touched.has(instrumentKey(list)) || list.transactions.some(({ id }) => replaced.has(id))),
  );
  const joining = purchases
    .flatMap(({ assetClass, instrumentId, transactions }) =>
      transactions.map((transaction) => ({ assetClass, instrumentId, ...transaction })),
    )
    .filter(({ id }) => !replaced.has(id) && !listed.has(id));
  for (const { assetClass, instrumentId, ...transaction } of [...joining, ...put]) {
    const instrument = { assetClass, instrumentId };
    const own = pagesOf(instrument);
    let page = own.find((one) => one.hasRoomFor(transaction));
    if (!page) {
      page = new Page(newItemId(instrument, takenIds), instrument);
      takenIds.add(page.itemId);
      own.push(page);
    }
    page.add(transaction);
    page.isChanged = true;
  }
  const changed = [...pages.values()].flat().filter(({ isChanged }) => isChanged);
  return success({
    put: changed.filter(({ size }) => size > 0).map((page) => page.item()),
    removeIds: [
      ...changed.filter(({ size }) => size === 0).map(({ itemId }) => itemId),
      ...purchases.map(({ itemId }) => itemId),
    ],
  });
}

/** The first id for this instrument that no item has: the same on all devices, so that a repeated write is one item. */
function newItemId(instrument: Instrument, takenIds: ReadonlySet<string>): string {
  for (let place = 0; ; place += 1) {
    const id = transactionsItemId(instrument, place);
    if (!takenIds.has(id)) return id;
  }
}

/** @param place 0 for the first item of an instrument */
export function transactionsItemId(
  { assetClass, instrumentId }: Instrument,
  place: number,
): string {
  return derivedId(JSON.stringify(['transactions', assetClass, instrumentId, place]));
}

/** A saved item while transactions are added to it: one page of an instrument's transactions. */
class Page {
  isChanged = false;
  private readonly transactions: Transaction[] = [];
  private bytes: number;

  constructor(
    readonly itemId: string,
    private readonly instrument: Instrument,
  ) {
    this.bytes = bytesOf(transactionsItemOf(itemId, instrument, []).data);
  }

  get size(): number {
    return this.transactions.length;
  }

  add(transaction: Transaction): void {
    this.transactions.push(transaction);
    this.bytes += bytesOf(storedOf(transaction)) + 1;
  }

  hasRoomFor(transaction: Transaction): boolean {
    return (
      this.size < transactionLimits.perItem &&
      this.bytes + bytesOf(storedOf(transaction)) + 1 <= bytesPerItem
    );
  }

  item() {
    return transactionsItemOf(this.itemId, this.instrument, this.transactions);
  }
}

function bytesOf(data: unknown): number {
  return Buffer.byteLength(JSON.stringify(data));
}
