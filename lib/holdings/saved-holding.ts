import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { isRecord } from '@/lib/fields-of';
import { isUuid } from '@/lib/text/uuid';
import { assetClasses, type AssetClass, type Holding, type Lot } from './holding';

/** An item as stored in a member's account or a guest's browser; its data is not validated yet. */
export type SavedItemOf = { id: string; kind: string; version: number; data: unknown };

type Instrument = { assetClass: AssetClass; instrumentId: string };
type InstrumentInput = { assetClass: string; instrumentId: string };

/** Version 1: each purchase is one item, so that purchases saved by two devices at once are both stored. */
const version = 1;
const maxIdCharacters = 120;
const maxNameCharacters = 200;

/** The saved item of a purchase, with the lot's id; null for an invalid instrument. */
export function lotItemOf(instrumentOf: InstrumentInput, { id, ...lot }: Lot) {
  const { assetClass, instrumentId } = instrumentOf;
  const data = { assetClass, instrumentId, lots: [{ id, ...lot }] };
  return readHolding(data) && { id, kind: 'holding' as const, version, data };
}

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
  return readInstrument(data) && { id, kind: 'watchlist' as const, version, data };
}

/** What a person holds of one class, the lots of each instrument together, in the order of purchase. */
export function holdingsIn(items: readonly SavedItemOf[], assetClass: AssetClass): Holding[] {
  const lots = new Map<string, Lot[]>();
  for (const item of items) {
    const isHolding = item.kind === 'holding' && item.version === version;
    const read = isHolding ? readHolding(item.data) : null;
    if (read?.assetClass !== assetClass) continue;
    // A lot is removed by the id of its item.
    const own = read.lots.map((lot) => ({ ...lot, id: item.id }));
    lots.set(read.instrumentId, [...(lots.get(read.instrumentId) ?? []), ...own]);
  }
  return [...lots].map(([instrumentId, own]) => ({
    assetClass,
    instrumentId,
    lots: own.sort((one, other) => (one.boughtOn < other.boughtOn ? -1 : 1)),
  }));
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
    const isWatched = item.kind === 'watchlist' && item.version === version;
    const read = isWatched ? readInstrument(item.data) : null;
    if (read?.assetClass !== assetClass) continue;
    const { instrumentId } = read;
    if (watched.has(instrumentId)) continue;
    watched.set(instrumentId, { itemId: item.id, instrumentId, name: readName(item.data) });
  }
  return [...watched.values()];
}

// Checked without zod: the same code reads a guest's items in the browser, where no schema library is sent.

function readHolding(data: unknown): Holding | null {
  const instrument = readInstrument(data);
  const lots = instrument && isRecord(data) && Array.isArray(data.lots) ? data.lots : [];
  // One, as `lotItemOf` writes it: an account's limit of items is one of purchases, too.
  const isRight = lots.length === 1 && lots.every(isLot);
  return instrument && isRight ? { ...instrument, lots } : null;
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

function isLot(value: unknown): value is Lot {
  if (!isRecord(value)) return false;
  const { id, boughtOn, quantity, costRupees } = value;
  return (
    typeof id === 'string' &&
    isUuid(id.toLowerCase()) &&
    isIsoDate(boughtOn) &&
    isAmount(quantity) &&
    quantity > 0 &&
    isAmount(costRupees)
  );
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
