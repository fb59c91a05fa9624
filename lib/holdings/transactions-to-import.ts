import 'server-only';
import { derivedId } from '@/lib/saved/saved-item';
import type { Instrument } from './holding';
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
   * How many saved transactions without an account are left of what the file has in an account: it may have the same ones
   * with other amounts.
   */
  withoutAccount: number;
} {
  const savedIds = new Set(saved.map(({ id }) => id));
  const savedCounts = new Map<string, number>();
  const plain = new Map<string, OwnTransaction[]>();
  for (const transaction of saved) {
    const key = keyOf(transaction);
    savedCounts.set(key, (savedCounts.get(key) ?? 0) + 1);
    if (transaction.account === null) plain.set(key, [...(plain.get(key) ?? []), transaction]);
  }
  const equal = new Map<string, { transaction: CsvTransaction; count: number }>();
  for (const transaction of inFile) {
    const key = keyOf(transaction);
    equal.set(key, { transaction, count: (equal.get(key)?.count ?? 0) + 1 });
  }
  // Those that the file has without an account, too, stay as they are.
  for (const [key, own] of plain) own.splice(0, equal.get(key)?.count ?? 0);
  const added: OwnTransaction[] = [];
  const withAccount: OwnTransaction[] = [];
  for (const [key, { transaction, count }] of equal) {
    const own = plain.get(keyOf({ ...transaction, account: null })) ?? [];
    const missing = Array.from({ length: count }, (_, nth) => importedId(transaction, nth))
      .filter((id) => !savedIds.has(id))
      .slice(0, Math.max(0, count - (savedCounts.get(key) ?? 0)));
    for (const id of missing) {
      const same = transaction.account === null ? undefined : own.pop();
      if (same) withAccount.push({ ...same, account: transaction.account });
      else added.push({ ...transaction, id });
    }
  }
  const inAccounts = new Set(
    inFile
      .filter(({ account }) => account !== null)
      .map((transaction) => instrumentOf(transaction)),
  );
  const left = [...plain.values()].flat();
  const withoutAccount = left.filter((one) => inAccounts.has(instrumentOf(one))).length;
  return { added, withAccount, withoutAccount };
}

const instrumentOf = ({ assetClass, instrumentId }: Instrument) => `${assetClass} ${instrumentId}`;

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

/** Amounts as a file writes them: what is saved may have more digits. */
function keyOf(transaction: CsvTransaction): string {
  const { assetClass, instrumentId, type, on, quantity, rupees, account } = transaction;
  const amounts = [csvNumber(quantity), csvNumber(rupees)];
  return JSON.stringify([assetClass, instrumentId, type, on, ...amounts, account]);
}
