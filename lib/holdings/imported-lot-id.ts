import 'server-only';
import { createHash } from 'node:crypto';
import type { AssetClass, Lot } from './holding';

/**
 * An id made of the purchase itself, so that a file that is imported twice replaces its purchases and doubles none.
 * `nth` tells equal purchases of one file apart. A UUID of version 8 (RFC 9562).
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
