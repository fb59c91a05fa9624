import 'server-only';
import type { Result } from '@/lib/result';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { changeMySavedItems, type Saver, listMySavedItemsOfKind } from '@/lib/saved/store';
import type { AssetClass } from './holding';
import { watchedIn, type Watchlist } from './saved-holding';
import {
  itemsAfter,
  transactionsIn,
  type LedgerChange,
  type OwnTransaction,
} from './transaction-items';

/**
 * The one way in which a member's transactions change: `plan` sees all of them and says what to add, replace and
 * remove, in one transaction of the database. It may be called several times and has no other effect.
 */
export async function changeMyTransactions<Problem extends string>(
  saver: Saver,
  plan: (transactions: readonly OwnTransaction[]) => Result<LedgerChange, Problem>,
): Promise<Result<null, Problem | SaveProblem>> {
  return changeMySavedItems<Problem | 'full'>(saver, 'holding', (items) => {
    const planned = plan(transactionsIn(items));
    return planned.ok ? itemsAfter(items, planned.value) : planned;
  });
}

/** What the visitor watches of one class, for the stars of a list. Never throws: a list is shown without its stars. */
export async function loadMyWatchlist(assetClass: AssetClass): Promise<Watchlist> {
  const items = await listMySavedItemsOfKind('watchlist');
  if (!items.ok) return items.problem === 'guest' ? 'guest' : 'unavailable';
  const watched = watchedIn(items.value, assetClass);
  return Object.fromEntries(watched.map(({ instrumentId, itemId }) => [instrumentId, itemId]));
}
