import { signedInOwner } from '@/lib/auth/client/signed-in-owner';
import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import {
  guestItemLimits,
  readGuestItems,
  storedGuestItems,
  type GuestItem,
  type GuestItems,
  type StoredGuestItems,
} from '@/lib/saved/guest-items';

/** `newer`: a later release wrote the entry. */
export type GuestItemsProblem = StorageProblem | 'newer';

const storage = browserStorage<GuestItems, StoredGuestItems>('saved', readGuestItems);
const none: GuestItems = { items: [], staysHere: false, isNewer: false };

/** What a guest saved in this browser. */
export function savedGuestItems(): GuestItems {
  return visible(storage.read() ?? none);
}

/** The same, following every change. */
export function useGuestItems(): GuestItems {
  return visible(useBrowserStorage(storage) ?? none);
}

/** Without the items of a member who is not signed in now. */
function visible(stored: GuestItems): GuestItems {
  if (stored.items.every(({ owner }) => owner === undefined)) return stored;
  const member = signedInOwner();
  const items = stored.items.filter(({ owner }) => owner === undefined || owner === member);
  return { ...stored, items };
}

/** Adds the item, or replaces the one of its id. Nothing changes where there is a problem. */
export function putGuestItem(item: GuestItem): GuestItemsProblem | null {
  return change(({ items }) => ({
    items: [item, ...items.filter(({ id }) => id !== item.id)],
    staysHere: false,
  }));
}

/** Removes the items of these ids, and the whole entry with the last of them. */
export function removeGuestItems(ids: readonly string[]): GuestItemsProblem | null {
  return change(({ items, staysHere }) => ({
    items: items.filter(({ id }) => !ids.includes(id)),
    staysHere,
  }));
}

/** Remembers that the person wants these items to stay in this browser, until one is added to them. */
export function leaveGuestItems(): GuestItemsProblem | null {
  return change(({ items }) => ({ items, staysHere: true }));
}

function change(
  next: (current: GuestItems) => Pick<GuestItems, 'items' | 'staysHere'>,
): GuestItemsProblem | null {
  const current = storage.read() ?? none;
  if (current.isNewer) return 'newer';
  const { items, staysHere } = next(current);
  if (items.length === 0) return storage.remove();
  const stored = storedGuestItems(items, staysHere);
  const isTooMuch =
    items.length > guestItemLimits.items ||
    JSON.stringify(stored).length > guestItemLimits.characters;
  return isTooMuch && items.length > current.items.length ? 'full' : storage.write(stored);
}
