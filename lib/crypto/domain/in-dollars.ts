import type { Loaded } from '@/lib/sources/sourced';
import type { Coin, Market } from './coin';

/** The market in dollars where a rate was requested and is known; else in rupees. */
export function inCurrency(
  market: Market,
  rate: Loaded<{ rupeesPerDollar: number }> | null,
): Market {
  return rate?.ok ? inDollars(market, rate.value.data.rupeesPerDollar) : market;
}

/**
 * The market in dollars at a day's rate. The changes in percent stay those in rupees: a change in dollars
 * needs the rate of the other day too, and the page says so.
 */
export function inDollars(market: Market, rupeesPerDollar: number): Market {
  if (!(rupeesPerDollar > 0)) throw new Error(`No rate: ${rupeesPerDollar}`);
  if (market.currency === 'usd') return market;
  const convert = (rupees: number | null) => (rupees === null ? null : rupees / rupeesPerDollar);
  const convertCoin = (coin: Coin): Coin => ({
    ...coin,
    price: convert(coin.price),
    marketCap: convert(coin.marketCap),
    fullyDilutedValue: convert(coin.fullyDilutedValue),
    volume24h: convert(coin.volume24h),
    high24h: convert(coin.high24h),
    low24h: convert(coin.low24h),
    allTimeHigh: coin.allTimeHigh && {
      ...coin.allTimeHigh,
      price: coin.allTimeHigh.price / rupeesPerDollar,
    },
    allTimeLow: coin.allTimeLow && {
      ...coin.allTimeLow,
      price: coin.allTimeLow.price / rupeesPerDollar,
    },
    weekPrices: coin.weekPrices.map((price) => price / rupeesPerDollar),
  });
  return { currency: 'usd', coins: market.coins.map(convertCoin) };
}
