import { WatchList, type WatchedFund } from '@/components/dashboard/watch-list';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import { loadMarket } from '@/lib/crypto/server/source';
import { stripCoinOf } from '@/lib/dashboard/market-strip';
import { loadSchemes } from '@/lib/funds/server/source';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { dashboard } = messages();

export const watchlistCard = defineCard({
  id: 'watchlist',
  title: dashboard.titles.watchlist,
  width: 'half',
  audience: 'personal',
  lines: 10,
  load: async ({ items }) => {
    if (items === null) return null;
    const coinIds = watchedIn(items, 'coin').map(({ instrumentId }) => instrumentId);
    const codes = watchedIn(items, 'fund').map(({ instrumentId }) => instrumentId);
    const [market, list] = await Promise.all([
      coinIds.length > 0 ? loadMarket() : null,
      codes.length > 0 ? loadSchemes() : null,
    ]);
    const coins = market?.ok ? market.value.data.coins : [];
    const schemes = list?.ok ? list.value.data.schemes : [];
    return {
      coins: coinIds.flatMap((id) => {
        const coin = coins.find((each) => each.id === id);
        return coin ? stripCoinOf(coin) : [];
      }),
      funds: codes.flatMap((code): WatchedFund[] => {
        const scheme = schemes.find((each) => String(each.code) === code);
        if (!scheme) return [];
        const { name, nav, navDate } = scheme;
        return [
          {
            name,
            path: `/features/mutual-funds/${code}`,
            nav: nav !== null && navDate ? { date: navDate, value: nav } : null,
          },
        ];
      }),
    };
  },
  show: (known) =>
    known ? (
      <WatchList {...known} coinPathOf={coinPath} messages={dashboard.watchlist} />
    ) : (
      <p>{dashboard.accountUnavailable}</p>
    ),
});
