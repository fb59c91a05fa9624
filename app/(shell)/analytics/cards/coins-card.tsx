import { SourcedData } from '@/app/sourced-data';
import { CoinTiles } from '@/components/dashboard/market-strip';
import { dashboardHref } from '@/lib/dashboard/range';
import { loadStripCoins } from '@/lib/dashboard/source';
import { messages } from '@/lib/messages';
import { coingecko } from '@/lib/sources/providers';
import { defineCard } from '../card';

const { dashboard } = messages();

export const coinsCard = defineCard({
  id: 'coins',
  title: dashboard.titles.coins,
  width: 'full',
  audience: 'everyone',
  lines: 14,
  room: 'h-93 md:h-54 xl:h-43',
  load: loadStripCoins,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={coingecko.name} retryPath={dashboardHref(viewer)}>
      {(coins) => <CoinTiles coins={coins} messages={dashboard.market} />}
    </SourcedData>
  ),
});
