import { browserStorage } from '@/lib/browser-storage/browser-storage';
import {
  readCopy,
  type JournalCopy,
  type ReadCopy,
} from '@/lib/options/domain/journal/journal-copy';

const stored = browserStorage<ReadCopy, JournalCopy>('option-journal', readCopy);

/** The journal that the browser refused to store: it lives until the page is left. Null while it is stored. */
let unsaved: ReadCopy | null = null;

/** A guest's journal in this browser; null for an empty one. */
export const guestJournal = {
  read: (): ReadCopy | null => unsaved ?? stored.read(),
  isUnsaved: (): boolean => unsaved !== null,
  subscribe: stored.subscribe,
  write(copy: JournalCopy): void {
    // Set before the write notifies the subscribers.
    unsaved = readCopy(copy);
    if (stored.write(copy) === null) unsaved = null;
  },
  remove(): void {
    unsaved = null;
    stored.remove();
  },
};
