/** The guest's journal in this browser. lib/policies/data-inventory.ts names its key. */
const key = 'option-journal';
const changed = 'option-journal-changed';

/** What a browser that keeps nothing holds until the page is left; undefined while it does keep. */
let unkept: string | null | undefined;

export function guestJournalText(): string | null {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the journal lives in this page alone: the store is blocked or full. */
export function isGuestJournalUnkept(): boolean {
  return unkept !== undefined;
}

/** Null deletes it. */
export function keepGuestJournal(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  window.dispatchEvent(new Event(changed));
}

/** Tells of every change, also of one made in another tab. */
export function onGuestJournal(notify: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', otherTab);
  };
}
