import { failure, success, type Result } from '@/lib/result';
import {
  logRatio,
  outOfTheMoney,
  refuseImpossible,
  type OptionRight,
  type OptionTerms,
  type SpotMarket,
} from './black';
import { normalBelow } from './normal';

/**
 * `expired`: no time is left. `no-price`: zero or less. `below-intrinsic`: below the exercise value, so that
 * the price is stale or wrong. `no-time-value`: exactly the exercise value, which every low
 * volatility gives. `above-bound`: at least the price of the underlying (a call) or the present value of the strike (a put).
 */
export type VolatilityProblem =
  | 'expired'
  | 'no-price'
  | 'below-intrinsic'
  | 'no-time-value'
  | 'above-bound';

type Market = Omit<SpotMarket, 'volatility'>;

/** Time value below this share of spot or strike is rounding. */
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
type StrikeQuotes = { strike: number; years: number } & Readonly<
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

/** A price of an option out of the money, over sqrt(forward × strike), and how much it lacks to its upper bound. */
type NormalisedPrice = { price: number; shortfall: number };

const maxSteps = 80;

/** The fourth power of such a relative step is below double precision: the next step would be noise. */
const lastStep = 1e-5;

/**
 * The total deviation (volatility × sqrt(years)) at which `outOfTheMoney` gives the price. Householder's method of
 * third order, as in P. Jäckel, "Let's be rational" (Wilmott, 2015): in 1/ln(price) where prices are small, in the
 * price around the steepest point, in ln(shortfall) near the bound, inside a bracket that only shrinks, so that it
 * ends for every price between 0 and the bound.
 */
function impliedDeviation(logMoneyness: number, target: NormalisedPrice): number {
  const distance = -logMoneyness;
  // Where the price rises most steeply with the deviation.
  const steepest = Math.sqrt(2 * distance);
  const atSteepest = steepest > 0 ? outOfTheMoney(logMoneyness, steepest).price : 0;
  const isBelow = target.price < atSteepest;
  const root = Math.exp(0.5 * logMoneyness);
  const isNearBound = !isBelow && target.shortfall < 0.5 * root;
  let low = isBelow ? 0 : steepest;
  let high = isBelow ? steepest : Infinity;
  let deviation = firstGuess(distance, steepest, target, isBelow);
  const logTarget = Math.log(target.price);
  for (let step = 0; step < maxSteps; step += 1) {
    const at = outOfTheMoney(logMoneyness, deviation);
    const shortfall = isNearBound ? shortfallAt(root, at) : 0;
    const error = isNearBound ? target.shortfall - shortfall : at.price - target.price;
    if (error === 0) return deviation;
    if (error < 0) low = Math.max(low, deviation);
    else high = Math.min(high, deviation);
    const slope = root * at.density1;
    const second = (at.d1 * at.d2) / deviation;
    const centre = logMoneyness / deviation;
    const third = second * second - (3 * centre * centre) / (deviation * deviation) - 0.25;
    const change = isBelow
      ? stepInLogPrice(at.price, logTarget, slope, second, third)
      : isNearBound
        ? stepInLogShortfall(shortfall, target.shortfall, slope, second, third)
        : householder((target.price - at.price) / slope, second, third);
    const next = deviation + change;
    if (Math.abs(change) <= lastStep * deviation) return Math.min(Math.max(next, low), high);
    const isInBracket = next > low && next < high;
    const inside = high === Infinity ? 2 * deviation + 1 : 0.5 * (low + high);
    deviation = isInBracket ? next : inside;
  }
  return deviation;
}

function shortfallAt(root: number, { below2, d1 }: { below2: number; d1: number }): number {
  return root * normalBelow(-d1) + below2 / root;
}

function stepInLogPrice(
  price: number,
  logTarget: number,
  slope: number,
  second: number,
  third: number,
): number {
  if (!(price > 0)) return NaN;
  const log = Math.log(price);
  const relative = slope / price;
  const newton = ((logTarget - log) * log) / logTarget / relative;
  const inverse = 1 / log;
  return householder(
    newton,
    second - relative * (1 + 2 * inverse),
    third +
      2 * relative * relative * (1 + 3 * inverse * (1 + inverse)) -
      3 * relative * second * (1 + 2 * inverse),
  );
}

function stepInLogShortfall(
  shortfall: number,
  target: number,
  slope: number,
  second: number,
  third: number,
): number {
  const relative = slope / shortfall;
  const newton = Math.log(shortfall / target) / relative;
  return householder(newton, second + relative, third + relative * (2 * relative + 3 * second));
}

/** From Newton's step and the second and third derivative over the first. */
function householder(newton: number, second: number, third: number): number {
  const factor = (1 + 0.5 * second * newton) / (1 + newton * (second + (third * newton) / 6));
  return newton * (factor > 0.1 && factor < 10 ? factor : 1);
}

function firstGuess(
  distance: number,
  steepest: number,
  { price, shortfall }: NormalisedPrice,
  isBelow: boolean,
): number {
  if (isBelow) {
    // Far out of the money the price is about exp(-distance² / 2 deviation²), times little.
    const guess = distance / Math.sqrt(-2 * Math.log(price));
    return Math.min(Math.max(guess, 1e-8 * steepest), 0.999 * steepest);
  }
  // At the money the price is deviation / sqrt(2π); near the bound the shortfall is about 2 N(-deviation / 2).
  const root = Math.exp(-0.5 * distance);
  const isHigh = shortfall < 0.5 * root;
  return isHigh
    ? Math.max(steepest, 2 * Math.sqrt(-2 * Math.log((shortfall / root) * 0.9)))
    : steepest + price;
}
