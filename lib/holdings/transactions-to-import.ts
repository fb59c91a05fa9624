import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { derivedId } from '@/lib/saved/saved-item';
import type { Instrument } from './holding';
import { csvNumber } from './csv-format';
import { type CsvTransaction } from './holdings-csv';
import type { OwnTransaction } from './transaction-items';

/**
 * The transactions of a file that are not saved yet, with the ids that they get. Of equal ones as many are added as the file
 * has more than are saved: those that were typed count too, so that an export can be imported again, and a file that
 * overlaps an earlier one adds its new rows alone.
 */
export function transactionsToImport(
  inFile: readonly CsvTransaction[],
  saved: readonly OwnTransaction[],
): OwnTransaction[] {
  const savedIds = new Set(saved.map(({ id }) => id));
  const savedCounts = new Map<string, number>();
  for (const transaction of saved) {
    const key = keyOf(transaction);
    savedCounts.set(key, (savedCounts.get(key) ?? 0) + 1);
  }
  const equal = new Map<string, { transaction: CsvTransaction; count: number }>();
  for (const transaction of inFile) {
    const key = keyOf(transaction);
    equal.set(key, { transaction, count: (equal.get(key)?.count ?? 0) + 1 });
  }
  return [...equal].flatMap(([key, { transaction, count }]) =>
    Array.from({ length: count }, (_, nth) => ({
      ...transaction,
      id: importedId(transaction, nth),
    }))
      .filter(({ id }) => !savedIds.has(id))
      .slice(0, Math.max(0, count - (savedCounts.get(key) ?? 0))),
  );
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

/** The id of the price of a share or of gold on a day: a price that is typed again replaces it. */
export function typedPriceId({ assetClass, instrumentId }: Instrument, on: IsoDate): string {
  return derivedId(JSON.stringify(['price', assetClass, instrumentId, on]));
}

/** Amounts as a file writes them: what is saved may have more digits. */
function keyOf(transaction: CsvTransaction): string {
  const { assetClass, instrumentId, type, on, quantity, rupees, account } = transaction;
  const amounts = [csvNumber(quantity), csvNumber(rupees)];
  return JSON.stringify([assetClass, instrumentId, type, on, ...amounts, account]);
}
