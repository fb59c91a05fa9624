import { journalLimits, readEntry, type JournalEntry } from './journal-entry';

const version = 1;

export type ReadCopy = {
  entries: readonly JournalEntry[];
  /** What stands in the copy and is no entry, as it stands: it is written back, so that nothing is lost. */
  unread: readonly unknown[];
  /** Whether the whole text is none of ours; then it must not be written over unasked. */
  isWholeUnread: boolean;
};

/** A guest's journal as the one text that the browser keeps; null where it has grown too large. */
export function writeCopy(
  entries: readonly JournalEntry[],
  unread: readonly unknown[] = [],
): string | null {
  const text = JSON.stringify({ version, entries: [...entries, ...unread] });
  const isTooMuch = text.length > journalLimits.bytes || entries.length > journalLimits.entries;
  return isTooMuch ? null : text;
}

/** Reads it back; null is an empty journal. */
export function readCopy(text: string | null): ReadCopy {
  if (text === null) return { entries: [], unread: [], isWholeUnread: false };
  const kept = parsed(text);
  const isOurs =
    typeof kept === 'object' &&
    kept !== null &&
    'version' in kept &&
    kept.version === version &&
    'entries' in kept &&
    Array.isArray(kept.entries);
  if (!isOurs) return { entries: [], unread: [], isWholeUnread: true };
  const read = (kept.entries as unknown[]).map((data) => ({ data, entry: readEntry(data) }));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unread: read.filter(({ entry }) => entry === null).map(({ data }) => data),
    isWholeUnread: false,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
