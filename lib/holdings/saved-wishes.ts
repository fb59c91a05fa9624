import 'server-only';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { onlyItemId, readItems, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import type { AllocationTarget } from './allocation';
import type { Holding } from './holding';
import { maxAmount } from './read-transaction';
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

/** A price of a share or of a gram of gold that its owner typed: no source of this site has one. */
const sharePriceSchema = z.object({
  // Older prices name no class: they count for a share and for gold of that name.
  assetClass: z.enum(['share', 'gold']).optional(),
  instrumentId: z.string().min(1).max(120),
  on: isoDateSchema,
  rupees: z.number().positive().max(maxAmount),
});

const version = 1;

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

export function sharePriceItemOf(
  id: string,
  price: Pick<Holding, 'assetClass' | 'instrumentId'> & { on: IsoDate; rupees: number },
): NewSavedItem | null {
  const data = sharePriceSchema.safeParse(price);
  return data.success ? { id, kind: 'share-price', version, data: data.data } : null;
}

/** The prices that were typed for a share or for gold by their days; for one day, the last saved. */
function sharePricesIn(
  items: readonly SavedItem[],
  { assetClass, instrumentId }: Pick<Holding, 'assetClass' | 'instrumentId'>,
): ReadonlyMap<IsoDate, number> {
  const byDay = new Map<IsoDate, number>();
  for (const { on, rupees } of savedPricesOf(items, { assetClass, instrumentId })) {
    if (!byDay.has(on)) byDay.set(on, rupees);
  }
  return byDay;
}

export type SavedPrice = { id: string; on: IsoDate; rupees: number };

/** The prices that were typed for a share or for gold, each a saved item of its own, in the order of the items. */
export function savedPricesOf(
  items: readonly SavedItem[],
  { assetClass, instrumentId }: Pick<Holding, 'assetClass' | 'instrumentId'>,
): SavedPrice[] {
  return readItems(items, 'share-price', version, sharePriceSchema).flatMap(({ id, data }) => {
    const { instrumentId: named, assetClass: namedClass = assetClass, on, rupees } = data;
    return named === instrumentId && namedClass === assetClass ? { id, on, rupees } : [];
  });
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
  const known = new Map([
    ...[...traded].map(([date, { rupees, quantity }]) => [date, rupees / quantity] as const),
    ...sharePricesIn(items, holding),
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
