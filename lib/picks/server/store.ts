import 'server-only';
import type { Member } from '@/lib/auth/server/session';
import { watchedIn, type Watched } from '@/lib/holdings/saved-holding';
import { presentIsin, underPresentIsins, type Universe } from '@/lib/picks/domain/company/universe';
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

/** The present ISINs of the shares that a member watches. */
export function watchedIsins(mine: MyPicks, universe: Universe | undefined): string[] {
  return withPresentIsins(mine, universe).watched.map(({ instrumentId }) => instrumentId);
}

/**
 * The items under the present ISINs of their shares. What was saved before a split and again after it is there twice, the
 * newest first.
 * @param universe undefined while there is none: the items stay as they are
 */
export function withPresentIsins(mine: MyPicks, universe: Universe | undefined): MyPicks {
  if (!universe) return mine;
  return {
    ...mine,
    watched: mine.watched.map((item) => ({
      ...item,
      instrumentId: presentIsin(universe, item.instrumentId),
    })),
    checklists: underPresentIsins(mine.checklists, universe),
    notes: underPresentIsins(mine.notes, universe),
    peers: underPresentIsins(mine.peers, universe).map(({ isin, peers }) => ({
      isin,
      peers: peers.map((peer) => presentIsin(universe, peer)),
    })),
  };
}
