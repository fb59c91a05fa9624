import 'server-only';
import { groupBy } from '@/lib/group-by';
import { derivedId } from '@/lib/saved/saved-item';
import { instrumentKey } from './holding';
import { csvNumber } from './csv-format';
import { type CsvTransaction } from './holdings-csv';
import type { OwnTransaction } from './transaction-items';

/**
 * What an import of a file changes. Of equal transactions as many are added as the file has more than are saved: those that
 * were typed count too, so that an export can be imported again, and a file that overlaps an earlier one adds its new rows
 * alone. A saved transaction without an account is the one of the file that is equal but for its account, and gets that.
 */
export function transactionsToImport(
  inFile: readonly CsvTransaction[],
  saved: readonly OwnTransaction[],
): {
  added: OwnTransaction[];
  /** Saved transactions, each with the account that it gets. */
  withAccount: OwnTransaction[];
  /**
   * How many saved transactions may be in the file too, beside those that are equal to one of the file or were imported
   * from it: those without an account whose instrument the file has in an account, and those with the day and the quantity
   * of one of the file but another account (perhaps another spelling) or another amount (perhaps with the charges).
   */
  maybeTwice: number;
} {
  const savedIds = new Set(saved.map(({ id }) => id));
  const savedAs = groupBy(saved, keyOf);
  const inFileAs = groupBy(inFile, keyOf);
  /** Saved transactions by their keys, without as many as the file has of each. */
  const left = new Map(
    [...savedAs].map(([key, own]) => [key, own.slice(inFileAs.get(key)?.length)]),
  );
  const added: OwnTransaction[] = [];
  const withAccount: OwnTransaction[] = [];
  /** Of the rows of the file: what was imported and then edited keeps its id. */
  const importedIds = new Set<string>();
  for (const [key, equal] of inFileAs) {
    const transaction = equal.at(-1);
    if (!transaction) continue;
    const plain = left.get(keyOf({ ...transaction, account: null })) ?? [];
    const ids = equal.map((_, nth) => importedId(transaction, nth));
    for (const id of ids) importedIds.add(id);
    const missing = ids
      .filter((id) => !savedIds.has(id))
      .slice(0, Math.max(0, equal.length - (savedAs.get(key)?.length ?? 0)));
    for (const id of missing) {
      const same = transaction.account === null ? undefined : plain.pop();
      if (same) withAccount.push({ ...same, account: transaction.account });
      else added.push({ ...transaction, id });
    }
  }
  const inAccounts = new Set(inFile.filter(({ account }) => account !== null).map(instrumentKey));
  const alike = new Set(inFile.map(alikeKeyOf));
  const maybeTwice = [...left.values()]
    .flat()
    .filter(
      (one) =>
        !importedIds.has(one.id) &&
        ((one.account === null && inAccounts.has(instrumentKey(one))) ||
          alike.has(alikeKeyOf(one))),
    ).length;
  return { added, withAccount, maybeTwice };
}

/**
 * An id derived from the transaction, so that importing a file twice replaces its transactions and duplicates none. That of
 * a purchase without an account is the one that it had before there were other types.
 * `nth` distinguishes equal transactions of one file.
 */
export function importedId(transaction: CsvTransaction, nth: number): string {
  const { assetClass, instrumentId, type, on, quantity, rupees, account } = transaction;
  const isPlain = type === 'buy' && account === null;
  const parts = [assetClass, instrumentId, on, quantity, rupees, nth];
  return derivedId(JSON.stringify(isPlain ? parts : [...parts, type, account]));
}

/** The same for transactions that are equal but for their ids: a form says with it what it showed. */
export function contentIdOf(transaction: CsvTransaction): string {
  return derivedId(keyOf(transaction));
}

/** Of one instrument, type, day and quantity; a payout, which has no quantity, of one amount. */
function alikeKeyOf({ assetClass, instrumentId, type, on, quantity, rupees }: CsvTransaction) {
  const size = csvNumber(type === 'dividend' ? rupees : quantity);
  return JSON.stringify([assetClass, instrumentId, type, on, size]);
}

/** Amounts as a file writes them: what is saved may have more digits. */
function keyOf(transaction: CsvTransaction): string {
  const { assetClass, instrumentId, type, on, quantity, rupees, account } = transaction;
  const amounts = [csvNumber(quantity), csvNumber(rupees)];
  return JSON.stringify([assetClass, instrumentId, type, on, ...amounts, account]);
}
