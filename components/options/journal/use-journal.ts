import { useSyncExternalStore } from 'react';
import { keepTrade, removeTrade, type KeepTradeProblem } from '@/lib/options/actions';
import { readCopy, writeCopy } from '@/lib/options/journal-copy';
import type { JournalEntry } from '@/lib/options/journal-entry';
import {
  guestJournalText,
  isGuestJournalUnkept,
  keepGuestJournal,
  onGuestJournal,
} from './guest-journal';

export type Journal = {
  /** The newest first. */
  entries: readonly JournalEntry[];
  unreadCount: number;
  isWholeUnread: boolean;
  isUnkept: boolean;
  /** Null when it is done. */
  put: (entry: JournalEntry) => Promise<KeepTradeProblem | null>;
  remove: (id: string) => Promise<KeepTradeProblem | null>;
  startAnew: () => void;
};

/** A journal, wherever it is kept. @param memberEntries null for a guest. */
export function useJournal(memberEntries: readonly JournalEntry[] | null): Journal {
  const text = useSyncExternalStore(onGuestJournal, guestJournalText, () => null);
  const isUnkept = useSyncExternalStore(onGuestJournal, isGuestJournalUnkept, () => false);
  if (memberEntries) {
    return {
      entries: newestFirst(memberEntries),
      unreadCount: 0,
      isWholeUnread: false,
      isUnkept: false,
      put: keepTrade,
      remove: removeTrade,
      startAnew: () => undefined,
    };
  }
  const { entries, unread, isWholeUnread } = readCopy(text);
  const keep = (next: readonly JournalEntry[]): Promise<KeepTradeProblem | null> => {
    const copy = writeCopy(next, unread);
    if (copy === null) return Promise.resolve('full');
    keepGuestJournal(copy);
    return Promise.resolve(null);
  };
  return {
    entries: newestFirst(entries),
    unreadCount: unread.length,
    isWholeUnread,
    isUnkept,
    put: (entry) => keep([...entries.filter(({ id }) => id !== entry.id), entry]),
    remove: (id) => keep(entries.filter((entry) => entry.id !== id)),
    startAnew: () => keepGuestJournal(null),
  };
}

function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((one, other) => (one.openedOn < other.openedOn ? 1 : -1));
}
