import { LotForm } from '@/components/crypto/lot-form';
import { WatchButton } from '@/components/crypto/watch-button';
import { YourLots } from '@/components/crypto/your-lots';
import { ButtonLink } from '@/components/ui/button';
import { signInUrl } from '@/lib/auth/gate';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Coin } from '@/lib/crypto/coin';
import { coinsAfterTax } from '@/lib/crypto/coins-after-tax';
import { coinPath } from '@/lib/crypto/market-query';
import { holdingsIn, watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { newSavedId } from '@/lib/saved/saved-item';
import type { listMySavedItems } from '@/lib/saved/store';
import { vdaLawToday } from '../vda-law-today';

const { crypto, display, saved } = messages();
const { yours } = crypto;

/** What the person who is signed in keeps of this coin; for a guest, the way to sign in. */
export function YoursPart({
  coin,
  items,
}: {
  coin: Coin;
  items: Awaited<ReturnType<typeof listMySavedItems>>;
}) {
  if (!items.ok && items.problem === 'unavailable') return <p>{yours.unavailable}</p>;
  if (!items.ok) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose">{yours.guest}</p>
        <ButtonLink href={signInUrl(coinPath(coin.id))} look="secondary" prefetches={false}>
          {yours.signIn}
        </ButtonLink>
      </div>
    );
  }
  const watched = watchedIn(items.value, 'coin').find(
    ({ instrumentId }) => instrumentId === coin.id,
  );
  const holding = holdingsIn(items.value, 'coin').find(
    ({ instrumentId }) => instrumentId === coin.id,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WatchButton
        coinId={coin.id}
        watchedItemId={watched?.itemId ?? null}
        newItemId={newSavedId()}
        words={yours}
      />
      {holding ? (
        <YourLots
          coins={coinsAfterTax(holding, coin.price, vdaLawToday().law)}
          symbol={coin.symbol}
          words={yours}
          removeWords={saved.remove}
          hiddenLabel={display.amountHidden}
        />
      ) : null}
      <div className="grid gap-3">
        <h3 className="text-base">{yours.add}</h3>
        <LotForm coinId={coin.id} today={dateInIndia(new Date())} words={yours.form} />
      </div>
    </div>
  );
}
