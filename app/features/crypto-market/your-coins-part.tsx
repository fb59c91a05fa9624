import { YourCoins, type YourCoin } from '@/components/crypto/your-coins';
import { Card } from '@/components/ui/card';
import type { Market } from '@/lib/crypto/coin';
import { coinsAfterTax } from '@/lib/crypto/coins-after-tax';
import { holdingsIn, watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import type { listMySavedItems } from '@/lib/saved/store';
import type { Loaded } from '@/lib/sources/sourced';
import { Note } from '@/app/provided';
import { vdaLawToday } from './vda-law-today';

const { crypto, display } = messages();

/** A member's own coins; nothing for everybody else. */
export function YourCoinsPart({
  items,
  market,
}: {
  items: Awaited<ReturnType<typeof listMySavedItems>>;
  market: Loaded<Market>;
}) {
  if (!items.ok) return null;
  const holdings = holdingsIn(items.value, 'coin');
  const ids = new Set([
    ...holdings.map(({ instrumentId }) => instrumentId),
    ...watchedIn(items.value, 'coin').map(({ instrumentId }) => instrumentId),
  ]);
  if (ids.size === 0) return null;
  const { law } = vdaLawToday();
  const coins = [...ids].map((id): YourCoin => {
    const coin = (market.ok && market.value.data.coins.find((each) => each.id === id)) || null;
    const holding = holdings.find(({ instrumentId }) => instrumentId === id);
    return { id, coin, held: holding ? coinsAfterTax(holding, coin?.price ?? null, law) : null };
  });
  return (
    <Card id="yours" title={crypto.yours.title} titleId="yours-title">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <YourCoins coins={coins} words={crypto.yours} hiddenLabel={display.amountHidden} />
        {market.ok ? <Note sourced={market.value} /> : null}
      </div>
    </Card>
  );
}
