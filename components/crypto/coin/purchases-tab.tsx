import { LazyGuestCoin } from '@/components/crypto/holdings/lazy-guest-coins';
import { LotForm } from '@/components/crypto/holdings/lot-form';
import { YourLots } from '@/components/crypto/holdings/your-lots';
import { RemoveTransaction } from '@/components/holdings/remove-transaction';
import { WatchAction } from '@/components/holdings/watch-action';
import { ButtonLink } from '@/components/ui/button';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Coin } from '@/lib/crypto/domain/coin';
import { coinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import { holdingOfCoin } from '@/lib/crypto/domain/your-coins';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { saveLot } from '@/lib/holdings/actions';
import { messages } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { type SavedItem, newSavedId } from '@/lib/saved/saved-item';

const { crypto, display, saved } = messages();
const { coin: coinMessages, yours } = crypto;

/** The visitor's purchases of this coin: a member's from the account, a guest's from the browser. */
export function PurchasesTab({
  coin,
  items,
  address,
  law,
  today,
}: {
  coin: Coin;
  items: Result<SavedItem[], AccountProblem>;
  /** Of the page, to which the sign-in leads back. */
  address: string;
  law: VdaLaw;
  today: IsoDate;
}) {
  if (!items.ok && items.problem === 'unavailable') return <p>{yours.unavailable}</p>;
  if (!items.ok) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-ink-soft">{yours.guest}</p>
          <ButtonLink href={signInUrl(address)} variant="secondary" prefetches={false}>
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
          removeMessages={saved.remove}
          hiddenLabel={display.amountHidden}
        />
      </div>
    );
  }
  const holding = holdingOfCoin(coin.id, items.value);
  return (
    <div className="grid grid-cols-1 gap-6">
      {holding ? (
        <YourLots
          coins={coinsAfterTax(holding, coin.price, law)}
          symbol={coin.symbol}
          messages={yours}
          hiddenLabel={display.amountHidden}
          removal={({ id, boughtOn }) => {
            const transaction = holding.transactions.find((one) => one.id === id);
            return transaction ? (
              <RemoveTransaction
                instrument={holding}
                transaction={transaction}
                title={formatDate(boughtOn)}
              />
            ) : null;
          }}
        />
      ) : null}
      <div className="grid gap-3">
        <h2 className="text-base font-semibold">{yours.add}</h2>
        <LotForm
          coinId={coin.id}
          newId={newSavedId()}
          today={today}
          saveAction={saveLot}
          messages={yours.form}
        />
      </div>
    </div>
  );
}

/** Watch the coin, add a purchase of it. */
export function CoinActions({
  coinId,
  items,
  address,
  purchasesHref,
}: {
  coinId: string;
  items: Result<SavedItem[], AccountProblem>;
  /** Of the page, to which the sign-in leads back. */
  address: string;
  purchasesHref: string;
}) {
  return (
    <>
      <WatchAction
        item={{ assetClass: 'coin', instrumentId: coinId }}
        items={items}
        path={address}
        messages={yours}
        outcomes={yours.form.outcomes}
      />
      <ButtonLink href={purchasesHref} variant="secondary" prefetches={false}>
        {items.ok ? coinMessages.addPurchase : coinMessages.save}
      </ButtonLink>
    </>
  );
}
