import 'server-only';
import { requireUser } from '@/lib/auth/session';
import { watchedIn, type Watched } from '@/lib/holdings/saved-holding';
import { success, type Result } from '@/lib/result';
import type { AccountProblem } from '@/lib/saved/save-problem';
import { listMySavedItems } from '@/lib/saved/store';
import { screensIn, type SavedScreen } from './saved-screen';
import { checklistsIn, notesIn, type Checklist, type ShareNote } from './share-notes';

export type MyPicks = {
  screens: readonly SavedScreen[];
  /** `instrumentId` is the symbol, as holdings of shares name it; `itemId` is what removes it. */
  watched: readonly Watched[];
  checklists: readonly Checklist[];
  /** The newest first. */
  notes: readonly ShareNote[];
};

/** What whoever is asking keeps about shares; never that of a uid that somebody names. A guest goes to sign-in. */
export async function readMyPicks(): Promise<Result<MyPicks, AccountProblem>> {
  await requireUser();
  const items = await listMySavedItems();
  if (!items.ok) return items;
  return success({
    screens: screensIn(items.value),
    watched: watchedIn(items.value, 'share'),
    checklists: checklistsIn(items.value),
    notes: notesIn(items.value),
  });
}
