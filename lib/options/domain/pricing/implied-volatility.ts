import { failure, success, type Result } from '@/lib/result';
import {
  refuseImpossible,
  type OptionRight,
  type OptionTerms,
  type SpotMarket,
  logRatio,
} from './black';
import { impliedDeviation } from './implied-deviation';

/**
 * `expired`: no time is left. `no-price`: zero or less. `below-intrinsic`: cheaper than exercise is worth, so that
 * the price is stale or wrong. `no-time-value`: what exercise is worth and not a digit more, which every low
 * volatility gives. `above-bound`: as dear as what the option is on (a call) or as the strike today (a put).
 */
export type VolatilityProblem =
  'expired' | 'no-price' | 'below-intrinsic' | 'no-time-value' | 'above-bound';

type Market = Omit<SpotMarket, 'volatility'>;

/** What of a price in the money is rounding and not time value, relative to spot and strike. */
const rounding = 4 * Number.EPSILON;

/**
 * The volatility (0.2 is 20 %) at which `blackScholes` gives the price of an option, to the last digit that the price
 * holds. In the money the time value is looked at, as the price of the other right. For options on a future, `spot`
 * is the future and the yield is the rate. @throws for a strike or spot that cannot be.
 */
export function impliedVolatility(
  { right, strike, years }: OptionTerms,
  price: number,
  { spot, rate, dividendYield }: Market,
): Result<number, VolatilityProblem> {
  if (!(years > 0)) return failure('expired');
  if (!(price > 0)) return failure('no-price');
  refuseImpossible({ right, strike, years }, spot, 0);
  const asset = spot * Math.exp(-dividendYield * years);
  const cash = strike * Math.exp(-rate * years);
  const logMoneyness = logRatio(spot, strike) + (rate - dividendYield) * years;
  const isInTheMoney = right === 'call' ? logMoneyness > 0 : logMoneyness < 0;
  const timeValue = isInTheMoney ? price - Math.abs(asset - cash) : price;
  if (isInTheMoney && timeValue <= rounding * Math.max(asset, cash)) {
    const isBelow = timeValue < -rounding * Math.max(asset, cash);
    return failure(isBelow ? 'below-intrinsic' : 'no-time-value');
  }
  const shortfall = (right === 'call' ? asset : cash) - price;
  if (!(shortfall > 0)) return failure('above-bound');
  const scale = Math.sqrt(asset) * Math.sqrt(cash);
  const target = { price: timeValue / scale, shortfall: shortfall / scale };
  return success(impliedDeviation(-Math.abs(logMoneyness), target) / Math.sqrt(years));
}

/** Both prices of one strike; null where there was no trade. */
export type StrikeQuotes = { strike: number; years: number } & Readonly<
  Record<OptionRight, number | null>
>;

/**
 * The volatility of a strike from the side that is out of the money: there the whole price is time value, while the
 * last digits of a price in the money are all that it has. The other side is asked where that one has no answer.
 */
export function volatilityOfStrike(
  { strike, years, ...prices }: StrikeQuotes,
  market: Market,
): Result<{ volatility: number; from: OptionRight }, VolatilityProblem> {
  const forward = market.spot * Math.exp((market.rate - market.dividendYield) * years);
  const outside: OptionRight = strike >= forward ? 'call' : 'put';
  const inside: OptionRight = outside === 'call' ? 'put' : 'call';
  const answerOf = (right: OptionRight) =>
    impliedVolatility({ right, strike, years }, prices[right] ?? 0, market);
  const first = answerOf(outside);
  if (first.ok) return success({ volatility: first.value, from: outside });
  const second = answerOf(inside);
  return second.ok
    ? success({ volatility: second.value, from: inside })
    : failure(first.problem === 'no-price' ? second.problem : first.problem);
}
