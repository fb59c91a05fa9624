import { signInAgain } from '@/components/forms/sign-in-again';
import type { GuestWatchMessages, Watchable } from '@/components/holdings/guest-watch-button';
import { LazyGuestWatch } from '@/components/holdings/lazy-guest-watch';
import { WatchButton, type WatchOutcomes } from '@/components/holdings/watch-button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { watchedIn } from '@/lib/holdings/saved-holding';
import type { Result } from '@/lib/result';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';

/** The watchlist button: of the account, or of a guest's browser. Nothing while saved items cannot be read. */
export function WatchAction({
  item,
  items,
  path,
  messages: { watch, unwatch, signIn, here },
  outcomes,
}: {
  item: Watchable;
  items: Result<SavedItem[], AccountProblem>;
  /** The page, to which the sign-in leads back. */
  path: string;
  messages: { watch: string; unwatch: string; signIn: string; here: GuestWatchMessages };
  outcomes: Omit<WatchOutcomes, 'signIn'>;
}) {
  if (!items.ok && items.problem === 'unavailable') return null;
  if (!items.ok) {
    return (
      <LazyGuestWatch
        {...item}
        signInHref={signInUrl(path)}
        messages={{
          watch,
          unwatch,
          signIn,
          here: { full: here.full, unavailable: here.unavailable },
        }}
      />
    );
  }
  const { assetClass, instrumentId } = item;
  const watched = watchedIn(items.value, assetClass).find(
    (each) => each.instrumentId === instrumentId,
  );
  return (
    <WatchButton
      assetClass={assetClass}
      instrumentId={instrumentId}
      watchedItemId={watched?.itemId ?? null}
      newItemId={newSavedId()}
      messages={{ watch, unwatch, outcomes: { ...outcomes, signIn: signInAgain(path) } }}
    />
  );
}
