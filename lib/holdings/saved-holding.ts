import 'server-only';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { NewSavedItem, SavedItem } from '@/lib/saved/saved-item';
import type { AssetClass, Holding, Lot } from './holding';

const instrument = {
  assetClass: z.enum(['coin', 'fund', 'share']),
  instrumentId: z.string().min(1).max(120),
};

const lotSchema = z.object({
  id: z.uuid(),
  boughtOn: z.iso.date().transform((date) => date as IsoDate),
  quantity: z.number().positive(),
  costRupees: z.number().nonnegative(),
});

/** Version 1: a purchase is an item of its own, so that two devices that save at once both keep theirs. */
const holdingSchema = z.object({ ...instrument, lots: z.array(lotSchema).min(1).max(100) });
const watchedSchema = z.object(instrument);
const version = 1;

/** The item that keeps a purchase; null for an instrument that cannot be. The item takes the lot's id. */
export function lotItemOf(
  instrumentOf: { assetClass: string; instrumentId: string },
  lot: Lot,
): NewSavedItem | null {
  const data = holdingSchema.safeParse({ ...instrumentOf, lots: [lot] });
  return data.success ? { id: lot.id, kind: 'holding', version, data: data.data } : null;
}

/** The item that keeps an instrument on the watchlist. */
export function watchedItemOf(
  id: string,
  instrumentOf: { assetClass: string; instrumentId: string },
): NewSavedItem | null {
  const data = watchedSchema.safeParse(instrumentOf);
  return data.success ? { id, kind: 'watchlist', version, data: data.data } : null;
}

/** What a person holds of one class, the lots of each instrument together, in the order of purchase. */
export function holdingsIn(items: readonly SavedItem[], assetClass: AssetClass): Holding[] {
  const lots = new Map<string, Lot[]>();
  for (const item of items) {
    const read = item.kind === 'holding' ? holdingSchema.safeParse(item.data) : null;
    if (!read?.success || item.version !== version || read.data.assetClass !== assetClass) continue;
    const { instrumentId } = read.data;
    // What removes a lot is the id of its item.
    const own = read.data.lots.map((lot) => ({ ...lot, id: item.id }));
    lots.set(instrumentId, [...(lots.get(instrumentId) ?? []), ...own]);
  }
  return [...lots].map(([instrumentId, own]) => ({
    assetClass,
    instrumentId,
    lots: own.sort((one, other) => (one.boughtOn < other.boughtOn ? -1 : 1)),
  }));
}

export type Watched = { itemId: string; instrumentId: string };

/** The watchlist of one class, each instrument once, the newest first. */
export function watchedIn(items: readonly SavedItem[], assetClass: AssetClass): Watched[] {
  const watched = new Map<string, Watched>();
  for (const item of items) {
    const read = item.kind === 'watchlist' ? watchedSchema.safeParse(item.data) : null;
    if (!read?.success || item.version !== version || read.data.assetClass !== assetClass) continue;
    const { instrumentId } = read.data;
    if (!watched.has(instrumentId)) watched.set(instrumentId, { itemId: item.id, instrumentId });
  }
  return [...watched.values()];
}
