import { changeShelf, emptyShelf, readShelf, type Shelf, type ShelfChange } from '@/lib/news/shelf';
import { browserEntry } from '../saved/browser-entry';

/** What a guest keeps of the news, in this browser. The privacy policy names the entry. */
export const guestShelfKey = 'news-shelf';

const entry = browserEntry(guestShelfKey);
/** The same text gives the same object, so that React sees a change only where there is one. */
let known: { text: string | null; shelf: Shelf } = { text: null, shelf: emptyShelf };

export function guestShelf(): Shelf {
  const text = entry.read();
  if (text !== known.text) known = { text, shelf: parsed(text) };
  return known.shelf;
}

/** @returns whether the browser kept it. */
export function changeGuestShelf(change: ShelfChange): boolean {
  return entry.write(JSON.stringify(changeShelf(guestShelf(), change)));
}

export function clearGuestShelf(): void {
  entry.write(null);
}

/** Tells of every change, also of one made in another tab. */
export const onGuestShelf = entry.onChange;

function parsed(text: string | null): Shelf {
  try {
    return text === null ? emptyShelf : readShelf(JSON.parse(text));
  } catch {
    return emptyShelf;
  }
}
