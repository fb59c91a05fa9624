import type { Coin, Market } from '@/lib/crypto/domain/coin';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type StripCoin = Pick<Coin, 'id' | 'symbol' | 'name' | 'price' | 'weekPrices'> & {
  change24hPercent: number | null;
};

const coinsInStrip = 4;
/** Four hours apart; every third is enough for a line as small as a word. */
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
    weekPrices: weekPrices.filter((_, index) => index % everyNthPrice === 0),
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
