import type { AssetClass, Lot } from '@/lib/holdings/holding';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import type { SavedItem } from '@/lib/saved/saved-item';

/** Ids that differ by their last digits, as saved items have them. */
export const savedIdOf = (index: number) =>
  `7d9f4f8e-4f0e-4c2b-9d53-${String(index).padStart(12, '0')}`;

/** A purchase as the account holds it: ten units for ₹100 in January 2026, but for what is given. */
export function savedLot(
  assetClass: AssetClass,
  instrumentId: string,
  lot: Partial<Lot> & { id: string },
): SavedItem {
  const bought = { boughtOn: '2026-01-02', quantity: 10, costRupees: 100, ...lot } as const;
  const item = lotItemOf({ assetClass, instrumentId }, bought);
  if (!item) throw new Error('No account can hold this purchase');
  return { ...item, updatedAt: new Date('2026-11-20T06:00:00Z') };
}
