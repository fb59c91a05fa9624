import { fieldsOf } from '@/lib/fields-of';
import { journalLimits, readEntry, type JournalEntry } from './journal-entry';

const version = 1;

/** The stored form; `entries` also holds those that this release cannot read. */
export type JournalCopy = { version: number; entries: readonly unknown[] };

export type ReadCopy = {
  entries: readonly JournalEntry[];
  /** Unreadable items of the copy, unchanged: they are written back, so that no data are lost. */
  unread: readonly unknown[];
  /** Whether the whole text is unreadable; then it must not be overwritten without consent. */
  isWholeUnread: boolean;
};

/** A guest's journal as the browser stores it; null where it has grown too large. */
export function copyOf(
  entries: readonly JournalEntry[],
  unread: readonly unknown[] = [],
): JournalCopy | null {
  const copy = { version, entries: [...entries, ...unread] };
  const isTooMuch =
    JSON.stringify(copy).length > journalLimits.characters ||
    entries.length > journalLimits.entries;
  return isTooMuch ? null : copy;
}

/** Reads a stored journal. */
export function readCopy(stored: unknown): ReadCopy {
  const copy = fieldsOf(stored);
  if (copy.version !== version || !Array.isArray(copy.entries)) {
    return { entries: [], unread: [], isWholeUnread: true };
  }
  const read = copy.entries.map((data: unknown) => ({ data, entry: readEntry(data) }));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unread: read.filter(({ entry }) => entry === null).map(({ data }) => data),
    isWholeUnread: false,
  };
}
