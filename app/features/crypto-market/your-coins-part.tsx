import { LazyGuestCoins } from '@/components/crypto/holdings/lazy-guest-coins';
import { CsvLink } from '@/components/ui/files/csv-link';
import { YourCoins } from '@/components/crypto/holdings/your-coins';
import { Card } from '@/components/ui/card/card';
import type { Market } from '@/lib/crypto/domain/coin';
import { cryptoPath } from '@/lib/crypto/domain/coin-path';
import { yourCoins } from '@/lib/crypto/domain/your-coins';
import { messages } from '@/lib/messages';
import type { listMySavedItems } from '@/lib/saved/store';
import type { Loaded } from '@/lib/sources/sourced';
import { Note } from '@/app/sourced-data';
import { vdaLawToday } from './vda-law-today';

const { crypto, display, sources } = messages();
const { yours } = crypto;

/** A person's own coins: a member's from the account, a guest's from the browser. */
export function YourCoinsPart({
  items,
  market,
}: {
  items: Awaited<ReturnType<typeof listMySavedItems>>;
  market: Loaded<Market>;
}) {
  const { law } = vdaLawToday();
  if (!items.ok) {
    return items.problem === 'unavailable' ? null : (
      <LazyGuestCoins
        pricesPath={`${cryptoPath}/prices`}
        law={law}
        messages={yours}
        sourceWords={sources}
        hiddenLabel={display.amountHidden}
      />
    );
  }
  const coins = yourCoins(items.value, market.ok ? market.value.data.coins : [], law);
  if (coins.length === 0) return null;
  return (
    <Card
      id="yours"
      title={yours.title}
      titleId="yours-title"
      actions={
        coins.some(({ held }) => held) ? (
          <CsvLink href={`${cryptoPath}/holdings.csv`} text={yours.download} />
        ) : null
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <YourCoins coins={coins} messages={yours} hiddenLabel={display.amountHidden} />
        {market.ok ? <Note sourced={market.value} /> : null}
      </div>
    </Card>
  );
}
