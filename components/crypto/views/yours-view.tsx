import { Credit } from '@/components/sources/source-note';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { CsvLink } from '@/components/ui/files/csv-link';
import { TextLink } from '@/components/ui/text-link';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { yourCoins } from '@/lib/crypto/domain/your-coins';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { messages } from '@/lib/messages';
import { LazyGuestCoins } from '@/components/crypto/holdings/lazy-guest-coins';
import { YourCoins } from '@/components/crypto/holdings/your-coins';
import { MarketPanel } from '@/components/crypto/market/market-frame';

const { crypto, display, sources } = messages();
const { yours } = crypto;

/** A person's own coins: a member's from the account, a guest's from the browser. */
export function YoursView({
  query,
  figures: { items, market },
  law,
}: {
  query: MarketQuery;
  figures: ViewFigures<'yours'>;
  law: VdaLaw;
}) {
  const panel = { current: 'yours', query } as const;
  if (!items.ok && items.problem === 'unavailable') {
    return (
      <MarketPanel {...panel}>
        <p className="p-4 text-sm md:p-5">{yours.unavailable}</p>
      </MarketPanel>
    );
  }
  if (!items.ok) {
    return (
      <MarketPanel
        {...panel}
        foot={
          <>
            {yours.guest}{' '}
            <TextLink href={signInUrl(marketPath(query))} prefetches={false}>
              {yours.signIn}
            </TextLink>
          </>
        }
      >
        <LazyGuestCoins
          pricesPath={`${cryptoPath}/prices`}
          law={law}
          messages={yours}
          sourceMessages={sources}
          hiddenLabel={display.amountHidden}
          none={<NoCoins />}
        />
      </MarketPanel>
    );
  }
  const coins = yourCoins(items.value, market.ok ? market.value.data.coins : [], law);
  return (
    <MarketPanel
      {...panel}
      tools={
        coins.some(({ held }) => held) ? (
          <CsvLink href={`${cryptoPath}/holdings.csv`} text={yours.download} isIcon />
        ) : null
      }
      foot={
        coins.length === 0 ? null : !market.ok ? (
          yours.pricesUnknown
        ) : market.value.source.url ? (
          <Credit source={market.value.source} messages={sources.note} />
        ) : null
      }
    >
      {coins.length > 0 ? (
        <YourCoins coins={coins} messages={yours} hiddenLabel={display.amountHidden} />
      ) : (
        <NoCoins />
      )}
    </MarketPanel>
  );
}

function NoCoins() {
  return (
    <div className="p-4 md:p-5">
      <EmptyState
        title={yours.none}
        action={<ButtonLink href={cryptoPath}>{yours.browse}</ButtonLink>}
      >
        {yours.noneText}
      </EmptyState>
    </div>
  );
}
