import type { Market } from '@/lib/crypto/domain/coin';
import type { DollarRate } from '@/lib/crypto/data/exchange-rate-payload';
import { inDollars } from '@/lib/crypto/domain/in-dollars';
import type { Loaded } from '@/lib/sources/sourced';

/** The market in dollars where a rate was asked for and is known; else in rupees. */
export function inCurrency(market: Market, rate: Loaded<DollarRate> | null): Market {
  return rate?.ok ? inDollars(market, rate.value.data.rupeesPerDollar) : market;
}
