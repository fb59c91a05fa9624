import { changeShelf, emptyShelf, readShelf, type Shelf, type ShelfChange } from '@/lib/news/shelf';

/** What a guest keeps of the news, in this browser. The privacy policy names the entry. */
export const guestShelfKey = 'news-shelf';

const changed = 'news-shelf-changed';
/** The same text gives the same object, so that React sees a change only where there is one. */
let known: { text: string | null; shelf: Shelf } = { text: null, shelf: emptyShelf };

export function guestShelf(): Shelf {
  const text = kept();
  if (text !== known.text) known = { text, shelf: parsed(text) };
  return known.shelf;
}

/** @returns whether the browser kept it. */
export function changeGuestShelf(change: ShelfChange): boolean {
  try {
    localStorage.setItem(guestShelfKey, JSON.stringify(changeShelf(guestShelf(), change)));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changed));
  return true;
}

export function clearGuestShelf(): void {
  try {
    localStorage.removeItem(guestShelfKey);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
  window.dispatchEvent(new Event(changed));
}

/** Tells of every change, also of one made in another tab. */
export function onGuestShelf(notify: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === guestShelfKey || key === null) notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', otherTab);
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(guestShelfKey);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Shelf {
  try {
    return text === null ? emptyShelf : readShelf(JSON.parse(text));
  } catch {
    return emptyShelf;
  }
}
