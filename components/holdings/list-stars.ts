import { signInAgain } from '@/components/forms/sign-in-again';
import type { AssetClass } from '@/lib/holdings/holding';
import type { Watchlist } from '@/lib/holdings/saved-holding';
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

/**
 * Null where it is not known what the visitor watches: such a list has no stars.
 * @param path of the list, to which sign-in leads after an ended session
 */
export function listStarsOf(
  assetClass: AssetClass,
  watchlist: Watchlist,
  messages: { label: string; here: GuestWatchMessages; outcomes: WatchOutcomes },
  path: string,
): ListStars | null {
  const { label } = messages;
  if (watchlist === 'unavailable') return null;
  if (watchlist !== 'guest') {
    const problems = { ...messages.outcomes, signIn: signInAgain(path) };
    return { assetClass, label, watchlist, problems };
  }
  const { full, unavailable } = messages.here;
  return { assetClass, label, watchlist, problems: { full, unavailable } };
}
