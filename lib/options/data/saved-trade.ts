import 'server-only';
import type { NewSavedItem, SavedItem } from '@/lib/saved/saved-item';
import { readEntry, type JournalEntry } from '@/lib/options/domain/journal/journal-entry';

const kind = 'option-trade';
const version = 1;

/** The item that keeps a trade on paper, and takes its id; null for what is no trade. */
export function tradeItemOf(sent: unknown): NewSavedItem | null {
  const entry = readEntry(sent);
  if (!entry) return null;
  const { id, ...data } = entry;
  return { id, kind, version, data };
}

/** The trades on paper among what a person keeps. */
export function tradesIn(items: readonly SavedItem[]): readonly JournalEntry[] {
  return items.flatMap((item) =>
    item.kind === kind && item.version === version
      ? (readEntry({ ...item.data, id: item.id }) ?? [])
      : [],
  );
}
