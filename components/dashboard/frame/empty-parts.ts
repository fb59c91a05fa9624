import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import type { CardId, CardPlace, PreparedDashboard } from '@/lib/dashboard/views';
import { assetClasses } from '@/lib/holdings/holding';
import { holdingsIn, watchedIn } from '@/lib/holdings/saved-holding';
import type { SavedItem } from '@/lib/saved/saved-item';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';

/**
 * The cards of a part of the dashboard in which a member has nothing yet: what can be done comes first, and no column is
 * empty beside it. Without holdings, the ways to start stand in the side column (start-cards.tsx).
 */
const emptyViews = {
  holdings: { main: ['entry'], side: [], row: [] },
  plans: { main: ['plans', 'calculators'], side: ['target', 'sessions'], row: [] },
  watchlist: { main: ['watchlist', 'paper'], side: [], row: ['screens'] },
} as const satisfies Record<string, Readonly<Record<CardPlace, readonly CardId[]>>>;

type EmptyPart = keyof typeof emptyViews;

const isEmpty: Readonly<Record<EmptyPart, (items: readonly SavedItem[]) => boolean>> = {
  holdings: (items) => assetClasses.every((one) => holdingsIn(items, one).length === 0),
  plans: (items) =>
    items.every((item) => !summariseSavedPlan(item) && !summariseSavedCalculation(item)),
  watchlist: (items) =>
    (['coin', 'fund', 'share'] as const).every((one) => watchedIn(items, one).length === 0),
};

/** The part that is shown, if it has nothing of the member in it; null otherwise, and while that is not known. */
export function emptyPartOf(
  viewId: PreparedDashboard['viewId'],
  { kind, items }: Pick<Viewer, 'kind' | 'items'>,
): EmptyPart | null {
  const part = viewId === 'entry' ? 'holdings' : viewId === 'target' ? 'plans' : viewId;
  if (kind !== 'member' || items === null || !(part in emptyViews)) return null;
  return isEmpty[part as EmptyPart](items) ? (part as EmptyPart) : null;
}

export function emptyViewOf(part: EmptyPart): Readonly<Record<CardPlace, readonly CardId[]>> {
  return emptyViews[part];
}
