import 'server-only';
import { itemsOfKind, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { readEntry, type JournalEntry } from '@/lib/options/domain/journal/journal-entry';

const kind = 'option-trade';
const version = 1;

/** The saved item of a paper trade, with its id; null for an invalid trade. */
export function tradeItemOf(sent: unknown): NewSavedItem | null {
  const entry = readEntry(sent);
  if (!entry) return null;
  const { id, ...data } = entry;
  return { id, kind, version, data };
}

/** The paper trades among a person's saved items. */
export function tradesIn(items: readonly SavedItem[]): readonly JournalEntry[] {
  return itemsOfKind(items, kind, version).flatMap(
    ({ id, data }) => readEntry({ ...data, id }) ?? [],
  );
}
