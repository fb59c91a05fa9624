import { WatchButton } from '@/components/holdings/watch-button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { fundPath } from '@/lib/funds/domain/fund-query';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';
import { LazyGuestWatch } from './lazy-guest-watch';

const { watchlist, watchOutcomes } = messages().funds.fund;

/** The watchlist button: of the account, or of a guest's browser. Nothing while saved items cannot be read. */
export function WatchAction({
  scheme: { code, name },
  items,
}: {
  scheme: Pick<Scheme, 'code' | 'name'>;
  items: Result<SavedItem[], AccountProblem>;
}) {
  if (!items.ok && items.problem === 'unavailable') return null;
  if (!items.ok) {
    return (
      <LazyGuestWatch
        assetClass="fund"
        instrumentId={String(code)}
        name={name}
        signInHref={signInUrl(fundPath(code))}
        messages={watchlist}
      />
    );
  }
  const watched = watchedIn(items.value, 'fund').find(
    ({ instrumentId }) => instrumentId === String(code),
  );
  return (
    <WatchButton
      assetClass="fund"
      instrumentId={String(code)}
      watchedItemId={watched?.itemId ?? null}
      newItemId={newSavedId()}
      messages={{
        watch: watchlist.watch,
        unwatch: watchlist.unwatch,
        outcomes: watchOutcomes,
      }}
    />
  );
}
