import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { derivedId } from '@/lib/saved/saved-item';
import type { AssetClass, Holding } from './holding';
import { csvNumber, type CsvLot } from './holdings-csv';
import type { Purchase } from './saved-holding';

/**
 * The purchases of a file that are not saved yet, with the ids that they get. Of equal purchases as many are added as the
 * file has more than are saved: those that were typed count too, so that an export can be imported again.
 */
export function lotsToImport(
  lots: readonly CsvLot[],
  saved: readonly Holding[],
): (CsvLot & { id: string })[] {
  const savedIds = new Set<string>();
  const savedCounts = new Map<string, number>();
  for (const { transactions, assetClass, instrumentId } of saved) {
    for (const { id, on: boughtOn, quantity, rupees: costRupees } of transactions) {
      const key = keyOf({ assetClass, instrumentId, boughtOn, quantity, costRupees });
      savedIds.add(id);
      savedCounts.set(key, (savedCounts.get(key) ?? 0) + 1);
    }
  }
  const inFile = new Map<string, { lot: CsvLot; count: number }>();
  for (const lot of lots) {
    const key = keyOf(lot);
    inFile.set(key, { lot, count: (inFile.get(key)?.count ?? 0) + 1 });
  }
  return [...inFile].flatMap(([key, { lot, count }]) =>
    Array.from({ length: count }, (_, nth) => ({ ...lot, id: importedLotId(lot, lot, nth) }))
      .filter(({ id }) => !savedIds.has(id))
      .slice(0, Math.max(0, count - (savedCounts.get(key) ?? 0))),
  );
}

/**
 * An id derived from the purchase, so that importing a file twice replaces its purchases and duplicates none.
 * `nth` distinguishes equal purchases of one file.
 */
export function importedLotId(
  { assetClass, instrumentId }: { assetClass: AssetClass; instrumentId: string },
  { boughtOn, quantity, costRupees }: Omit<Purchase, 'id'>,
  nth: number,
): string {
  return derivedId(JSON.stringify([assetClass, instrumentId, boughtOn, quantity, costRupees, nth]));
}

/** The id of the price of a share or of gold on a day: a price that is typed again replaces it. */
export function typedPriceId(
  { assetClass, instrumentId }: Pick<CsvLot, 'assetClass' | 'instrumentId'>,
  on: IsoDate,
): string {
  return derivedId(JSON.stringify(['price', assetClass, instrumentId, on]));
}

/** Amounts as a file writes them: what is saved may have more digits. */
function keyOf({ assetClass, instrumentId, boughtOn, quantity, costRupees }: CsvLot): string {
  const amounts = [csvNumber(quantity), csvNumber(costRupees)];
  return JSON.stringify([assetClass, instrumentId, boughtOn, ...amounts]);
}
