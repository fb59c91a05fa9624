import 'server-only';
import type { Member } from '@/lib/auth/server/session';
import { watchedIn, type Watched } from '@/lib/holdings/saved-holding';
import { success, type Result } from '@/lib/result';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { listSavedItemsOf } from '@/lib/saved/store';
import type { OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import {
  screensIn,
  type SavedScreen,
  ratiosIn,
  viewsIn,
  type SavedView,
} from '@/lib/picks/data/saved-screens';
import {
  checklistsIn,
  notesIn,
  peersIn,
  type Checklist,
  type SavedPeers,
  type ShareNote,
} from '@/lib/picks/data/saved-for-share';

export type MyPicks = {
  screens: readonly SavedScreen[];
  /** `instrumentId` is the ISIN; `itemId` is what removes it. */
  watched: readonly Watched[];
  checklists: readonly Checklist[];
  /** The newest first. */
  notes: readonly ShareNote[];
  /** By name. */
  views: readonly SavedView[];
  /** By name. */
  ratios: readonly OwnRatio[];
  peers: readonly SavedPeers[];
};

/** This member's saved items about shares. */
export async function readMyPicks(
  member: Pick<Member, 'uid'>,
): Promise<Result<MyPicks, AccountProblem>> {
  const items = await listSavedItemsOf(member);
  if (!items.ok) return items;
  return success({
    screens: screensIn(items.value),
    watched: watchedIn(items.value, 'share'),
    checklists: checklistsIn(items.value),
    notes: notesIn(items.value),
    views: viewsIn(items.value),
    ratios: ratiosIn(items.value),
    peers: peersIn(items.value),
  });
}
