import { browserEntry } from '@/components/saved/browser-entry';

/** The guest's journal in this browser. lib/policies/data-inventory.ts names its key. */
const entry = browserEntry('option-journal');

/** What a browser that keeps nothing holds until the page is left; undefined while it does keep. */
let unkept: string | null | undefined;

export function guestJournalText(): string | null {
  return unkept === undefined ? entry.read() : unkept;
}

/** Whether the journal lives in this page alone: the store is blocked or full. */
export function isGuestJournalUnkept(): boolean {
  return unkept !== undefined;
}

/** Null deletes it. */
export function keepGuestJournal(text: string | null): void {
  unkept = entry.write(text) ? undefined : text;
  entry.tell();
}

/** Tells of every change, also of one made in another tab. */
export const onGuestJournal = entry.onChange;
