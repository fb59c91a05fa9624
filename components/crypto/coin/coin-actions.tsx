import { WatchButton } from '@/components/holdings/watch-button';
import { ButtonLink } from '@/components/ui/button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';

const { coin: words, yours } = messages().crypto;

/** Watch the coin, add a purchase of it. */
export function CoinActions({
  coinId,
  items,
  purchasesHref,
}: {
  coinId: string;
  items: Result<SavedItem[], AccountProblem>;
  purchasesHref: string;
}) {
  const watched = items.ok
    ? watchedIn(items.value, 'coin').find(({ instrumentId }) => instrumentId === coinId)
    : null;
  return (
    <>
      {items.ok ? (
        <WatchButton
          assetClass="coin"
          instrumentId={coinId}
          watchedItemId={watched?.itemId ?? null}
          newItemId={newSavedId()}
          messages={yours}
        />
      ) : null}
      <ButtonLink href={purchasesHref} variant="secondary" prefetches={false}>
        {items.ok ? words.addPurchase : words.save}
      </ButtonLink>
    </>
  );
}
