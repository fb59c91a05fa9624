import 'server-only';
import { z } from 'zod';

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
const mostLevels = 20;

/**
 * Whether Firestore stores a value: no list directly in a list, and no name that is empty or reserved. One that it refuses
 * would fail the whole write, and with it every other item that a browser brought.
 */
function isStorable(value: unknown, levels = mostLevels): boolean {
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
