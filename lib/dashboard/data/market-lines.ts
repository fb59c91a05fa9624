import { coinPath, type Coin, type Market } from '@/lib/crypto/domain/coin';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { watchedIn, type SavedItemOf } from '@/lib/holdings/saved-holding';
import type { Loaded } from '@/lib/sources/sourced';

export type StripCoin = Pick<Coin, 'id' | 'symbol' | 'name' | 'price' | 'weekPrices'> & {
  change24hPercent: number | null;
};

const coinsInStrip = 4;
/** Four hours apart; every third, back from the last, is enough for a line as small as a word. */
const everyNthPrice = 3;

/** The largest coins with their day and their week. */
export function stripCoins({ coins }: Market): StripCoin[] {
  return coins.slice(0, coinsInStrip).map(stripCoinOf);
}

function stripCoinOf({ id, symbol, name, price, changePercent, weekPrices }: Coin): StripCoin {
  return {
    id,
    symbol,
    name,
    price,
    change24hPercent: changePercent['24h'],
    weekPrices: weekPrices.filter(
      (_, index) => (weekPrices.length - 1 - index) % everyNthPrice === 0,
    ),
  };
}

export type FundCount = { schemes: number; houses: number; newest: IsoDate };

/** The share of the list with a NAV of its latest day. */
export function countFunds({ schemes, asOf }: NavAll): FundCount {
  const priced = schemes.filter(({ navDate }) => navDate === asOf);
  return {
    schemes: priced.length,
    houses: new Set(priced.map(({ house }) => house)).size,
    newest: asOf,
  };
}

export type WatchedCoin = {
  id: string;
  name: string;
  /** The page of the coin; null where the market does not list it any more. */
  path: string | null;
  /** Null, as the figures, where the coin is not in the market or the market is not known. */
  symbol: string | null;
  price: number | null;
  change24hPercent: number | null;
  pricedOn: IsoDate | null;
};

export type WatchedFund = {
  name: string;
  path: string;
  nav: DatedValue | null;
  /** From the NAV before to this one, in percent; null where it is not known. */
  dayPercent: number | null;
};

/**
 * The watchlist with latest prices. An entry without a price stays in the list.
 * @param dayChanges of the funds, in percent, by scheme code
 */
export function watchListOf(
  items: readonly SavedItemOf[],
  market: Loaded<Market> | null,
  list: Loaded<{ schemes: readonly Scheme[] }> | null,
  dayChanges: ReadonlyMap<number, number> = new Map(),
): {
  coins: WatchedCoin[];
  funds: WatchedFund[];
  /** Stock Picks lists the shares: no source of the dashboard has their prices. */
  shareCount: number;
} {
  const pricedOn = market?.ok ? dateInIndia(new Date(market.value.asOf)) : null;
  const coins = new Map<string, Coin>(
    market?.ok ? market.value.data.coins.map((coin) => [coin.id, coin]) : [],
  );
  const schemes = new Map<string, Scheme>(
    list?.ok ? list.value.data.schemes.map((scheme) => [String(scheme.code), scheme]) : [],
  );
  return {
    coins: watchedIn(items, 'coin').map(({ instrumentId: id, name }) => {
      const coin = coins.get(id);
      return {
        id,
        name: coin?.name ?? name ?? id,
        path: coin || !market?.ok ? coinPath(id) : null,
        symbol: coin?.symbol ?? null,
        price: coin?.price ?? null,
        change24hPercent: coin?.changePercent['24h'] ?? null,
        pricedOn: coin ? pricedOn : null,
      };
    }),
    funds: watchedIn(items, 'fund').map(({ instrumentId: code, name }) => {
      const { name: ownName, nav = null, navDate = null } = schemes.get(code) ?? {};
      return {
        name: ownName ?? name ?? code,
        path: `/features/mutual-funds/${code}`,
        nav: nav !== null && navDate ? { date: navDate, value: nav } : null,
        dayPercent: dayChanges.get(Number(code)) ?? null,
      };
    }),
    shareCount: watchedIn(items, 'share').length,
  };
}
