import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { lineUpTo } from '@/lib/text/text-schema';
import { guestItemLimits } from './guest-items';

/**
 * A saved item, in one shape for every feature. A feature owns the schema of its `data` and raises `version` when
 * that changes; a reader checks an item's data with the schema of its version.
 */
const savedKinds = [
  'sip-plan',
  'tax-calculation',
  'watchlist',
  'holding',
  'option-trade',
  'share-price',
  'allocation-target',
  'household',
  'dashboard-layout',
  'picks-screen',
  'picks-view',
  'picks-ratio',
  'share-checklist',
  'share-note',
  'share-peers',
  'paper-portfolio',
  'draft',
] as const;

/** Items of which a person has one: its id is the same for all members, so that saving again replaces it. */
export const onlyItemId = {
  'allocation-target': '00000000-0000-4000-8000-000000000001',
  household: '00000000-0000-4000-8000-000000000002',
  'dashboard-layout': '00000000-0000-4000-8000-000000000003',
} as const;

export const savedLimits = { itemsPerPerson: 200, bytesPerItem: 20_000 } as const;

/** Levels of maps and lists in a document (https://firebase.google.com/docs/firestore/quotas); `data` is the first. */
const maxLevels = 20;

/**
 * Whether Firestore stores a value: no list directly in a list, and no name that is empty or reserved. A refused item
 * would fail the whole write, with every other item that the browser sent.
 */
function isStorable(value: unknown, levels = maxLevels): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  const isStorableName = (name: string) => name !== '' && !/^__.*__$/s.test(name);
  return Array.isArray(value)
    ? value.every((each) => !Array.isArray(each) && isStorable(each, levels - 1))
    : Object.entries(value).every(
        ([name, each]) => isStorableName(name) && isStorable(each, levels - 1),
      );
}

export const newSavedItemSchema = z.object({
  /** Made by the client before the first attempt: a second press or a retry saves the same item. */
  id: z.uuid(),
  kind: z.enum(savedKinds),
  version: z.int().min(1),
  data: z
    .record(z.string(), z.json())
    .refine((data) => isStorable(data))
    .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= savedLimits.bytesPerItem),
});

export type NewSavedItem = z.infer<typeof newSavedItemSchema>;

export type SavedItem = NewSavedItem & { updatedAt: Date };

/** The items of a kind whose data have the shape of a version. */
export function itemsOfKind(
  items: readonly SavedItem[],
  kind: SavedItem['kind'],
  version: number,
): SavedItem[] {
  return items.filter((item) => item.kind === kind && item.version === version);
}

/** A new item's id, for a form that works before scripts run. */
export function newSavedId(): string {
  return crypto.randomUUID();
}

/** The name of a saved item; empty for none. */
export const savedTitleSchema = lineUpTo(60);

const listSchema = z.array(z.unknown()).max(guestItemLimits.items);
const itemSchema = newSavedItemSchema.extend({ updatedAt: z.iso.datetime() });
const idSchema = z.object({ id: z.string().max(100) });

/**
 * The items that a browser sent, or null where it did not send a list; `unfitIds` names those that no account can
 * store.
 */
export function readBroughtItems(
  input: unknown,
  now: Date,
): { items: SavedItem[]; unfitIds: string[] } | null {
  const list = listSchema.safeParse(input);
  if (!list.success) return null;
  const items: SavedItem[] = [];
  const unfitIds: string[] = [];
  for (const each of list.data) {
    const item = itemSchema.safeParse(each);
    const named = idSchema.safeParse(each);
    if (item.success) items.push({ ...item.data, updatedAt: notAfter(now, item.data.updatedAt) });
    else if (named.success) unfitIds.push(named.data.id);
  }
  return { items, unfitIds };
}

/** A browser's clock may be wrong: what comes from the future would win over every later change. */
function notAfter(now: Date, iso: string): Date {
  const at = new Date(iso);
  return at > now ? now : at;
}

/** The same with the data as their schema reads them; an item that it refuses is left out. */
export function readItems<Data>(
  items: readonly SavedItem[],
  kind: SavedItem['kind'],
  version: number,
  schema: z.ZodType<Data>,
): { id: string; updatedAt: Date; data: Data }[] {
  return itemsOfKind(items, kind, version).flatMap(({ id, updatedAt, data }) => {
    const read = schema.safeParse(data);
    return read.success ? [{ id, updatedAt, data: read.data }] : [];
  });
}

/**
 * A UUID of version 8 (RFC 9562) that is the same for the same text, so that what is saved twice is saved once.
 * @param variantDigit the first digit of the fourth group. Stored ids of two kinds have different ones, and an id must
 * never change: a new kind takes 'a'.
 */
export function derivedId(text: string, variantDigit: '8' | 'a' = 'a'): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variantDigit}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * What a form sends under an id of its own, under the id that it is stored by. Sent again after a lost answer it has
 * the same id; with another content, as from an old copy of the page, it has another, and replaces nothing.
 */
export function sentOnce<Item extends Pick<NewSavedItem, 'id' | 'data'>>(item: Item): Item {
  return { ...item, id: derivedId(JSON.stringify(['sent', item.id, item.data])) };
}
