import 'server-only';
import { listMySavedItemsOfKind } from '@/lib/saved/store';
import type { AssetClass } from './holding';
import { watchedIn } from './saved-holding';
import type { Watchlist } from './watchlist';

/** What the visitor watches of one class, for the stars of a list. Never throws: a list is shown without its stars. */
export async function loadMyWatchlist(assetClass: AssetClass): Promise<Watchlist> {
  const items = await listMySavedItemsOfKind('watchlist');
  if (!items.ok) return items.problem === 'guest' ? 'guest' : 'unavailable';
  const watched = watchedIn(items.value, assetClass);
  return Object.fromEntries(watched.map(({ instrumentId, itemId }) => [instrumentId, itemId]));
}
