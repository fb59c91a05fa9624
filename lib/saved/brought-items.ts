import 'server-only';
import { z } from 'zod';
import { guestItemLimits } from './guest-items';
import { newSavedItemSchema, type SavedItem } from './saved-item';

const listSchema = z.array(z.unknown()).max(guestItemLimits.items);
const itemSchema = newSavedItemSchema.extend({ updatedAt: z.iso.datetime() });
const idSchema = z.object({ id: z.string().max(100) });

/** The items that a browser sent, or null for what is no list; `unfitIds` names those that no account can store. */
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
