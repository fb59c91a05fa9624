import { useSyncExternalStore } from 'react';
import { saveTrade, removeTrade } from '@/lib/options/server/actions';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';
import {
  copyOf,
  readCopy,
  type JournalCopy,
  type JournalEntry,
  type ReadCopy,
} from '@/lib/options/domain/journal/journal-entry';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { compareTexts } from '@/lib/text/compare-texts';

const stored = browserStorage<ReadCopy, JournalCopy>('option-journal', readCopy);

/** The journal in memory, where the browser refused to store it; null while it is stored. */
let unsaved: ReadCopy | null = null;

/** A guest's journal in this browser; null for an empty one. */
const guestJournal = {
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

export type Journal = {
  /** The newest first. */
  entries: readonly JournalEntry[];
  unreadCount: number;
  isWholeUnread: boolean;
  couldNotSave: boolean;
  /** Resolves to null after success. */
  put: (entry: JournalEntry) => Promise<SaveProblem | null>;
  remove: (id: string) => Promise<SaveProblem | null>;
  startAnew: () => void;
};

const emptyCopy: ReadCopy = { entries: [], unread: [], isWholeUnread: false };

/** A journal, stored in the account or in this browser. @param memberEntries null for a guest. */
export function useJournal(memberEntries: readonly JournalEntry[] | null): Journal {
  const copy = useBrowserStorage(guestJournal) ?? emptyCopy;
  const couldNotSave = useSyncExternalStore(
    guestJournal.subscribe,
    guestJournal.isUnsaved,
    () => false,
  );
  if (memberEntries) {
    return {
      entries: newestFirst(memberEntries),
      unreadCount: 0,
      isWholeUnread: false,
      couldNotSave: false,
      put: saveTrade,
      remove: removeTrade,
      startAnew: () => undefined,
    };
  }
  const { entries, unread, isWholeUnread } = copy;
  const saveEntries = (next: readonly JournalEntry[]): Promise<SaveProblem | null> => {
    const changed = copyOf(next, unread);
    if (changed === null) return Promise.resolve('full');
    guestJournal.write(changed);
    return Promise.resolve(null);
  };
  return {
    entries: newestFirst(entries),
    unreadCount: unread.length,
    isWholeUnread,
    couldNotSave,
    put: (entry) => saveEntries([...entries.filter(({ id }) => id !== entry.id), entry]),
    remove: (id) => saveEntries(entries.filter((entry) => entry.id !== id)),
    startAnew: guestJournal.remove,
  };
}

function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  // Entries of one day: the last one that was added comes first.
  return entries.toReversed().toSorted((one, other) => compareTexts(other.openedOn, one.openedOn));
}
