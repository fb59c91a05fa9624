import type { AssetClass } from '@/lib/holdings/holding';
import type { Watchlist } from '@/lib/holdings/watchlist';
import type { GuestWatchMessages } from './guest-watch-button';
import type { WatchOutcomes } from './watch-button';

/** What the stars of a list need: what is watched, and the sentences for this visitor alone. */
export type ListStars = {
  assetClass: AssetClass;
  /** "Watch {name}" */
  label: string;
} & (
  | { watchlist: 'guest'; problems: GuestWatchMessages }
  | { watchlist: Exclude<Watchlist, string>; problems: WatchOutcomes }
);

/** Null where it is not known what the visitor watches: such a list has no stars. */
export function listStarsOf(
  assetClass: AssetClass,
  watchlist: Watchlist,
  messages: { label: string; here: GuestWatchMessages; outcomes: WatchOutcomes },
): ListStars | null {
  const { label } = messages;
  if (watchlist === 'unavailable') return null;
  if (watchlist !== 'guest') return { assetClass, label, watchlist, problems: messages.outcomes };
  const { full, unavailable } = messages.here;
  return { assetClass, label, watchlist, problems: { full, unavailable } };
}
