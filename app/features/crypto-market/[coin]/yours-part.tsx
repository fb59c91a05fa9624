import { LazyGuestCoin } from '@/components/crypto/holdings/lazy-guest-coin';
import { LotForm } from '@/components/crypto/holdings/lot-form';
import { YourLots } from '@/components/crypto/holdings/your-lots';
import { Button, ButtonLink } from '@/components/ui/button';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import type { Coin } from '@/lib/crypto/domain/coin';
import { coinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import { saveLot } from '@/lib/holdings/actions';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { removeSavedItem } from '@/lib/saved/actions';
import type { listMySavedItems } from '@/lib/saved/store';
import { vdaLawToday } from '../vda-law-today';

const { crypto, display, saved } = messages();
const { yours } = crypto;

/** What a person keeps of this coin: a member in the account, a guest in the browser. */
export function YoursPart({
  coin,
  items,
}: {
  coin: Coin;
  items: Awaited<ReturnType<typeof listMySavedItems>>;
}) {
  const today = dateInIndia(new Date());
  const { law } = vdaLawToday();
  if (!items.ok && items.problem === 'unavailable') return <p>{yours.unavailable}</p>;
  if (!items.ok) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-ink-soft">{yours.guest}</p>
          <ButtonLink href={signInUrl(coinPath(coin.id))} variant="secondary" prefetches={false}>
            {yours.signIn}
          </ButtonLink>
        </div>
        <LazyGuestCoin
          coinId={coin.id}
          symbol={coin.symbol}
          priceRupees={coin.price}
          law={law}
          today={today}
          messages={yours}
          removeWords={saved.remove}
          hiddenLabel={display.amountHidden}
        />
      </div>
    );
  }
  const isThis = ({ instrumentId }: { instrumentId: string }) => instrumentId === coin.id;
  const holding = holdingsIn(items.value, 'coin').find(isThis);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {holding ? (
        <YourLots
          coins={coinsAfterTax(holding, coin.price, law)}
          symbol={coin.symbol}
          messages={yours}
          hiddenLabel={display.amountHidden}
          removal={({ id, boughtOn }) => (
            <form action={removeSavedItem}>
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                variant="quiet"
                aria-label={fill(saved.remove.askFor, { title: formatDate(boughtOn) })}
              >
                {saved.remove.ask}
              </Button>
            </form>
          )}
        />
      ) : null}
      <div className="grid gap-3">
        <h2 className="text-base font-semibold">{yours.add}</h2>
        <LotForm coinId={coin.id} today={today} saveAction={saveLot} messages={yours.form} />
      </div>
    </div>
  );
}
