import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { isRecord } from '@/lib/fields-of';
import { memoizeByObject } from '@/lib/memoize';
import { countCharacters } from '@/lib/text/read-text';
import { isUuid } from '@/lib/text/uuid';
import {
  assetClasses,
  maxAccountCharacters,
  transactionTypes,
  type AssetClass,
  type Holding,
  type Instrument,
  type Lot,
  type Transaction,
} from './holding';
import { holdingOf } from './ledger';

/** An item as stored in a member's account or a guest's browser; its data is not validated yet. */
export type SavedItemOf = { id: string; kind: string; version: number; data: unknown };

type InstrumentInput = { assetClass: string; instrumentId: string };

export type Purchase = Pick<Lot, 'id' | 'boughtOn' | 'quantity' | 'costRupees'>;

/**
 * Version 1 is one purchase: what a guest's browser saves, and what accounts saved before there were sales. Version 2 is
 * many transactions of one instrument (transaction-items.ts).
 */
const versions = { purchase: 1, transactions: 2 } as const;
const watchlistVersion = 1;
const maxIdCharacters = 120;
const maxNameCharacters = 200;

/** The saved item of a purchase, with the lot's id; null for an invalid instrument. */
export function lotItemOf(instrumentOf: InstrumentInput, { id, ...lot }: Purchase) {
  const { assetClass, instrumentId } = instrumentOf;
  const data = { assetClass, instrumentId, lots: [{ id, ...lot }] };
  return readPurchase(data) && { id, kind: 'holding' as const, version: versions.purchase, data };
}

/** The saved item of transactions of one instrument. */
export function transactionsItemOf(
  id: string,
  { assetClass, instrumentId }: Instrument,
  transactions: readonly Transaction[],
) {
  return {
    id,
    kind: 'holding' as const,
    version: versions.transactions,
    data: { assetClass, instrumentId, transactions: transactions.map(storedOf) },
  };
}

/** A transaction as it is stored: without an account where none was named. */
export function storedOf({ account, ...transaction }: Transaction) {
  return account === null ? transaction : { ...transaction, account };
}

type SavedTransactions = Instrument & {
  itemId: string;
  isPurchase: boolean;
  transactions: readonly Transaction[];
};

/** The transactions of one saved item; null for another kind, version or shape. */
export function savedTransactionsOf(item: SavedItemOf): SavedTransactions | null {
  if (item.kind !== 'holding') return null;
  const isPurchase = item.version === versions.purchase;
  if (isPurchase) {
    const read = readPurchase(item.data);
    if (!read) return null;
    const { boughtOn, quantity, costRupees } = read.lot;
    const bought = { type: 'buy', on: boughtOn, quantity, rupees: costRupees } as const;
    return {
      ...read.instrument,
      itemId: item.id,
      isPurchase,
      // By the id of its item, under which a guest removes it.
      transactions: [{ id: item.id, ...bought, account: null }],
    };
  }
  if (item.version !== versions.transactions) return null;
  const instrument = readInstrument(item.data);
  const stored = isRecord(item.data) ? item.data.transactions : null;
  if (!instrument || !Array.isArray(stored)) return null;
  const transactions = stored.map(readTransactionOf);
  return transactions.every((each) => each !== null)
    ? { ...instrument, itemId: item.id, isPurchase, transactions }
    : null;
}

/** The transactions of all items that have any. */
export function listsIn(items: readonly SavedItemOf[]): SavedTransactions[] {
  return items.flatMap((item) => savedTransactionsOf(item) ?? []);
}

/** The ids of the transactions that are in a list, where they count before a purchase that has an item of its own. */
export function idsInLists(saved: readonly SavedTransactions[]): ReadonlySet<string> {
  const lists = saved.filter(({ isPurchase }) => !isPurchase);
  return new Set(lists.flatMap(({ transactions }) => transactions.map(({ id }) => id)));
}

/**
 * All holdings of one class: what is held, and what was sold completely. Of a deposit, quantities are rupees
 * (deposit.ts).
 */
export function holdingsIn(
  items: readonly SavedItemOf[],
  assetClass: AssetClass,
): readonly Holding[] {
  return holdingsByClass(items)[assetClass];
}

/** A page asks for each class several times. */
const holdingsByClass = memoizeByObject((items: readonly SavedItemOf[]) => {
  const byInstrument = new Map<string, Instrument & { byId: Map<string, Transaction> }>();
  const saved = listsIn(items);
  // A browser may add a purchase again that the account has in a list of transactions since.
  const listed = idsInLists(saved);
  for (const { assetClass, instrumentId, transactions, isPurchase } of saved) {
    const own = transactions.filter(({ id }) => !isPurchase || !listed.has(id));
    if (own.length === 0) continue;
    const key = JSON.stringify([assetClass, instrumentId]);
    const known = byInstrument.get(key) ?? { assetClass, instrumentId, byId: new Map() };
    byInstrument.set(key, known);
    for (const transaction of own) known.byId.set(transaction.id, transaction);
  }
  const holdings = [...byInstrument.values()].map(({ byId, ...instrument }) =>
    holdingOf(instrument, [...byId.values()]),
  );
  return Object.fromEntries(
    assetClasses.map((one) => [one, holdings.filter(({ assetClass }) => assetClass === one)]),
  ) as Record<AssetClass, Holding[]>;
});

/** The saved item of an instrument on the watchlist. @param name for a guest's browser, which has no list of names */
export function watchedItemOf(
  id: string,
  { assetClass, instrumentId }: InstrumentInput,
  name?: string,
) {
  const data = {
    assetClass,
    instrumentId,
    ...(name && { name: name.slice(0, maxNameCharacters) }),
  };
  return (
    readInstrument(data) && { id, kind: 'watchlist' as const, version: watchlistVersion, data }
  );
}

export type Watched = {
  itemId: string;
  instrumentId: string;
  /** As it was when the watching began; null where it was not saved. */
  name: string | null;
};

/** The watchlist of one class, each instrument once, the newest first. */
export function watchedIn(items: readonly SavedItemOf[], assetClass: AssetClass): Watched[] {
  const watched = new Map<string, Watched>();
  for (const item of items) {
    const isWatched = item.kind === 'watchlist' && item.version === watchlistVersion;
    const read = isWatched ? readInstrument(item.data) : null;
    if (read?.assetClass !== assetClass) continue;
    const { instrumentId } = read;
    if (watched.has(instrumentId)) continue;
    watched.set(instrumentId, { itemId: item.id, instrumentId, name: readName(item.data) });
  }
  return [...watched.values()];
}

// Checked without zod: the same code reads a guest's items in the browser, where no schema library is sent.

function readPurchase(data: unknown): { instrument: Instrument; lot: Purchase } | null {
  const instrument = readInstrument(data);
  const lots: unknown[] = isRecord(data) && Array.isArray(data.lots) ? data.lots : [];
  const [lot, another] = lots;
  // One, as `lotItemOf` writes it.
  return instrument && another === undefined && isPurchaseOf(lot) ? { instrument, lot } : null;
}

function readTransactionOf(value: unknown): Transaction | null {
  if (!isRecord(value)) return null;
  const { id, on, quantity, rupees, account = null } = value;
  const type = transactionTypes.find((one) => one === value.type);
  const isAccount =
    account === null ||
    (typeof account === 'string' &&
      account !== '' &&
      countCharacters(account) <= maxAccountCharacters);
  if (!isId(id) || !type || !isIsoDate(on) || !isAccount) return null;
  if (!isAmount(quantity) || !isAmount(rupees)) return null;
  const isRight = {
    buy: quantity > 0,
    sell: quantity > 0,
    bonus: quantity > 0 && rupees === 0,
    dividend: quantity === 0 && rupees > 0,
  }[type];
  return isRight ? { id, type, on, quantity, rupees, account } : null;
}

function readInstrument(data: unknown): Instrument | null {
  if (!isRecord(data)) return null;
  const { assetClass, instrumentId } = data;
  const isId =
    typeof instrumentId === 'string' &&
    instrumentId !== '' &&
    instrumentId.length <= maxIdCharacters;
  return isId && isAssetClass(assetClass) ? { assetClass, instrumentId } : null;
}

function readName(data: unknown): string | null {
  const name = isRecord(data) ? data.name : null;
  return typeof name === 'string' && name !== '' && name.length <= maxNameCharacters ? name : null;
}

function isAssetClass(value: unknown): value is AssetClass {
  return assetClasses.some((one) => one === value);
}

function isPurchaseOf(value: unknown): value is Purchase {
  if (!isRecord(value)) return false;
  const { id, boughtOn, quantity, costRupees } = value;
  return (
    isId(id) && isIsoDate(boughtOn) && isAmount(quantity) && quantity > 0 && isAmount(costRupees)
  );
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value.toLowerCase());
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The saved item of each watched instrument, by its id; a guest's list is in the browser. */
export type Watchlist = Readonly<Record<string, string>> | 'guest' | 'unavailable';
