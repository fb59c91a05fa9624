import 'server-only';
import { createHash } from 'node:crypto';
import type { AssetClass, Lot } from './holding';

/**
 * An id derived from the purchase, so that importing a file twice replaces its purchases and duplicates none.
 * `nth` distinguishes equal purchases of one file. A UUID of version 8 (RFC 9562).
 */
export function importedLotId(
  { assetClass, instrumentId }: { assetClass: AssetClass; instrumentId: string },
  { boughtOn, quantity, costRupees }: Omit<Lot, 'id'>,
  nth: number,
): string {
  const text = JSON.stringify([assetClass, instrumentId, boughtOn, quantity, costRupees, nth]);
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
