import 'server-only';
import { failure, success, type Result } from '@/lib/result';
import type { NewSavedItem } from '@/lib/saved/saved-item';
import {
  listMySavedItems,
  putMySavedItem,
  removeMySavedItem,
  type PutProblem,
  type ShelfProblem,
} from '@/lib/saved/store';
import { readEntry, type JournalEntry } from './journal-entry';

const kind = 'option-trade';
const version = 1;

/** The trades on paper of whoever is asking, as `lib/saved` keeps them: an item each. */
export async function listMyTrades(): Promise<Result<readonly JournalEntry[], ShelfProblem>> {
  const items = await listMySavedItems();
  if (!items.ok) return items;
  return success(
    items.value.flatMap((item) =>
      item.kind === kind && item.version === version
        ? (readEntry({ ...item.data, id: item.id }) ?? [])
        : [],
    ),
  );
}

/** Creates or replaces, after the lock of `lib/saved` has asked who is there. */
export async function putMyTrade(sent: unknown): Promise<Result<null, ShelfProblem | PutProblem>> {
  const entry = readEntry(sent);
  if (!entry) return failure('invalid');
  const { id, ...data } = entry;
  const item: NewSavedItem = { id, kind, version, data };
  return putMySavedItem(item);
}

export async function removeMyTrade(id: string): Promise<Result<null, ShelfProblem>> {
  return removeMySavedItem(id);
}
