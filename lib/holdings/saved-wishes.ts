import 'server-only';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import {
  derivedId,
  itemsOfKind,
  onlyItemId,
  readItems,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';
import type { ItemChange } from '@/lib/saved/store';
import type { AllocationTarget } from './allocation';
import { priceDayOf2018 } from './cost-of-2018';
import { maxAmount, type Holding, type Instrument } from './holding';
import { compareTexts } from '@/lib/text/compare-texts';
import { daysOf } from './timeline';

const percent = z.int().min(0).max(100);
const targetSchema: z.ZodType<AllocationTarget> = z
  .object({
    equity: percent,
    debt: percent,
    // Older targets have no share for gold, which was no group then.
    gold: percent.default(0),
    coins: percent,
    mixed: percent,
    cash: percent,
  })
  .refine((target) => Object.values(target).reduce((sum, share) => sum + share, 0) === 100);

const pricedClass = z.enum(['share', 'gold']);
const pricedId = z.string().min(1).max(120);
const price = z.number().positive().max(maxAmount);

/** A price of a share or of a gram of gold that its owner typed: no source of this site has one. */
const sharePriceSchema = z.object({
  // Older prices name no class: they count for a share and for gold of that name.
  assetClass: pricedClass.optional(),
  instrumentId: pricedId,
  on: isoDateSchema,
  rupees: price,
});

/**
 * The prices of one share, or of one kind of gold, by day: a single item, since each saved thing counts against the limit
 * of an account.
 */
const priceListSchema = z.object({
  assetClass: pricedClass,
  instrumentId: pricedId,
  prices: z.record(isoDateSchema, price),
});

/**
 * The newest that one item holds: two years of daily prices, in less than the bytes of an item. Beside them it holds that of
 * 31 January 2018, which the tax counts.
 */
export const maxTypedPrices = 700;

const version = 1;
const priceListVersion = 2;

export function targetItemOf(target: AllocationTarget): NewSavedItem {
  return {
    id: onlyItemId['allocation-target'],
    kind: 'allocation-target',
    version,
    data: { ...target },
  };
}

export function targetIn(items: readonly SavedItem[]): AllocationTarget | null {
  const [saved] = readItems(items, 'allocation-target', version, targetSchema);
  return saved?.data ?? null;
}

export type PricedInstrument = { assetClass: 'share' | 'gold'; instrumentId: string };

export function priceListItemOf(
  { assetClass, instrumentId }: PricedInstrument,
  prices: ReadonlyMap<IsoDate, number>,
): NewSavedItem {
  const byDay = [...prices].sort(([one], [other]) => compareTexts(one, other));
  const newest = byDay.filter(
    ([on], index) => on === priceDayOf2018 || index >= byDay.length - maxTypedPrices,
  );
  return {
    id: derivedId(JSON.stringify(['prices', assetClass, instrumentId])),
    kind: 'share-price',
    version: priceListVersion,
    data: { assetClass, instrumentId, prices: Object.fromEntries(newest) },
  };
}

/**
 * Adds a price to the list of its instrument, in place of an earlier one of its day. Prices that were saved one by one,
 * as before there were lists, join it. Null for a price that cannot be saved.
 * @param items all saved items of this kind
 */
export function withTypedPrice(
  items: readonly SavedItem[],
  { on, rupees, ...instrument }: PricedInstrument & { on: IsoDate; rupees: number },
): ItemChange | null {
  if (!sharePriceSchema.safeParse({ ...instrument, on, rupees }).success) return null;
  const single = readItems(items, 'share-price', version, sharePriceSchema).filter(
    ({ data }) =>
      data.assetClass === instrument.assetClass && data.instrumentId === instrument.instrumentId,
  );
  const prices = new Map([
    ...single.map(({ data }) => [data.on, data.rupees] as const),
    ...pricesInLists(items, instrument),
    [on, rupees] as const,
  ]);
  return { put: [priceListItemOf(instrument, prices)], removeIds: single.map(({ id }) => id) };
}

/** Removes the price of this id (`savedPricesOf`); nothing where there is none. */
export function withoutTypedPrice(items: readonly SavedItem[], priceId: string): ItemChange {
  if (itemsOfKind(items, 'share-price', version).some(({ id }) => id === priceId)) {
    return { put: [], removeIds: [priceId] };
  }
  for (const { id, data } of readItems(items, 'share-price', priceListVersion, priceListSchema)) {
    const prices = new Map(pricesInLists(items, data));
    const day = [...prices.keys()].find((on) => typedPriceId(data, on) === priceId);
    if (day === undefined) continue;
    prices.delete(day);
    return prices.size > 0
      ? { put: [priceListItemOf(data, prices)], removeIds: [] }
      : { put: [], removeIds: [id] };
  }
  return { put: [], removeIds: [] };
}

/** The id of the price of a share or of gold on a day. */
export function typedPriceId({ assetClass, instrumentId }: Instrument, on: IsoDate): string {
  return derivedId(JSON.stringify(['price', assetClass, instrumentId, on]));
}

/** The days and prices of the lists of an instrument, the newest first. */
function pricesInLists(
  items: readonly SavedItem[],
  { assetClass, instrumentId }: Instrument,
): (readonly [IsoDate, number])[] {
  return readItems(items, 'share-price', priceListVersion, priceListSchema)
    .filter(({ data }) => data.assetClass === assetClass && data.instrumentId === instrumentId)
    .flatMap(({ data }) => Object.entries(data.prices) as [IsoDate, number][])
    .sort(([one], [other]) => compareTexts(other, one));
}

export type SavedPrice = { id: string; on: IsoDate; rupees: number };

/** The prices that were typed for a share or for gold; those of its list first, the newest before. */
export function savedPricesOf(
  items: readonly SavedItem[],
  { assetClass, instrumentId }: Instrument,
): SavedPrice[] {
  const single = readItems(items, 'share-price', version, sharePriceSchema).flatMap(
    ({ id, data }) => {
      const { instrumentId: named, assetClass: namedClass = assetClass, on, rupees } = data;
      return named === instrumentId && namedClass === assetClass ? [{ id, on, rupees }] : [];
    },
  );
  const instrument = { assetClass, instrumentId };
  const listed = pricesInLists(items, instrument).map(([on, rupees]) => ({
    ...{ id: typedPriceId(instrument, on), on, rupees },
  }));
  return [...listed, ...single];
}

/**
 * The same without that of 31 January 2018: the highest price of a day, or an indexed cost, counts for tax and is no value
 * of what is held.
 */
export function marketPricesOf(items: readonly SavedItem[], instrument: Instrument): SavedPrice[] {
  return savedPricesOf(items, instrument).filter(({ on }) => on !== priceDayOf2018);
}

/**
 * What was typed as the highest price of a share on 31 January 2018, for one share as the holding counts them now; null
 * where nothing was typed.
 */
export function priceOf2018In(
  items: readonly SavedItem[],
  instrument: Instrument,
): SavedPrice | null {
  if (instrument.assetClass !== 'share') return null;
  return savedPricesOf(items, instrument).find(({ on }) => on === priceDayOf2018) ?? null;
}

/** `knownOn`: of a price that a bonus lowered, the earlier day on which it was typed, paid or received. It is no newer. */
export type OwnPrice = DatedValue & { knownOn?: IsoDate };

/**
 * The prices of a share or of gold: what its owner typed and, on days without, what was paid or received. Several purchases
 * and sales of a day count together: an order is often filled at several prices. A bonus lowers an older price as it lowers
 * the price in the market, so that the new units add no worth.
 */
export function typedPricesOf(items: readonly SavedItem[], holding: Holding): OwnPrice[] {
  const traded = new Map<IsoDate, { rupees: number; quantity: number }>();
  for (const { type, on, rupees, quantity } of holding.transactions) {
    if (rupees <= 0 || type === 'dividend') continue;
    const known = traded.get(on) ?? { rupees: 0, quantity: 0 };
    traded.set(on, { rupees: known.rupees + rupees, quantity: known.quantity + quantity });
  }
  // Of several that were typed for one day, the first is the last saved.
  const typed = marketPricesOf(items, holding).reverse();
  const known = new Map([
    ...[...traded].map(([date, { rupees, quantity }]) => [date, rupees / quantity] as const),
    ...typed.map(({ on, rupees }) => [on, rupees] as const),
  ]);
  const dilutions = new Map(
    daysOf(holding)
      .filter(({ bonusUnits, unitsBefore }) => bonusUnits > 0 && unitsBefore > 0)
      .map(({ date, bonusUnits, unitsBefore }) => [date, unitsBefore / (unitsBefore + bonusUnits)]),
  );
  const prices: OwnPrice[] = [];
  for (const date of [...new Set([...known.keys(), ...dilutions.keys()])].sort()) {
    const value = known.get(date);
    const before = prices.at(-1);
    if (value !== undefined) prices.push({ date, value });
    else if (before) {
      const lowered = before.value * (dilutions.get(date) ?? 1);
      prices.push({ date, value: lowered, knownOn: before.knownOn ?? before.date });
    }
  }
  return prices;
}
