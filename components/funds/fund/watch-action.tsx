import { WatchButton } from '@/components/holdings/watch-button';
import { ButtonLink } from '@/components/ui/button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';

const { watchlist } = messages().funds.fund;

/** The watchlist button for a member, a link to sign-in for a guest, nothing while saved items cannot be read. */
export function WatchAction({
  code,
  items,
}: {
  code: number;
  items: Result<SavedItem[], AccountProblem>;
}) {
  if (!items.ok && items.problem === 'unavailable') return null;
  if (!items.ok) {
    return (
      <ButtonLink href={signInUrl(fundPath(code))} variant="secondary" prefetches={false}>
        {watchlist.watch}
        <span className="sr-only"> ({watchlist.signIn})</span>
      </ButtonLink>
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
      messages={watchlist}
    />
  );
}
