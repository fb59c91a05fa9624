import { daysBetween, weekdaysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { normalDensity, tailRatio } from './normal';

/** Calendar days over 365, or weekdays over 252; holidays that fall on weekdays are counted as days of trading. */
export type DayCount = 'calendar-365' | 'weekdays-252';

/** Years until a day, 0 on the day itself; negative or 0 after it. */
export function yearsUntil(from: IsoDate, to: IsoDate, dayCount: DayCount): number {
  const days = dayCount === 'calendar-365' ? daysBetween(from, to) : weekdaysBetween(from, to);
  return days / daysPerYearOf(dayCount);
}

export function daysPerYearOf(dayCount: DayCount): 252 | 365 {
  return dayCount === 'calendar-365' ? 365 : 252;
}

/** The right to buy or the right to sell; exercised at expiry only, as on the Indian exchanges. */
export type OptionRight = 'call' | 'put';

export type OptionTerms = { right: OptionRight; strike: number; years: number };

/** Interest is continuous and a fraction: 0.065 is 6.5 % a year. Volatility likewise: 0.2 is 20 % a year. */
export type SpotMarket = {
  spot: number;
  volatility: number;
  rate: number;
  dividendYield: number;
};

type FutureMarket = { forward: number; volatility: number; rate: number };

/** Price and derivatives of one unit; everything with respect to 1.00 and to a year. */
export type Valuation = {
  price: number;
  /** By the spot; of Black-76 by the forward. So are gamma and vanna. */
  delta: number;
  gamma: number;
  /** By volatility: of 1.00, that is 100 percentage points. */
  vega: number;
  /** The change of the price as a year passes. */
  theta: number;
  rho: number;
  /** By the dividend yield; of Black-76 always 0. */
  dividendRho: number;
  /** The derivative of delta by volatility. */
  vanna: number;
  /** The derivative of vega by volatility. */
  volga: number;
};

/**
 * Black, Scholes and Merton: a European option on what yields dividends continuously. At expiry, or without
 * volatility, the price is what exercise is worth and the second derivatives are 0. At expiry theta is 0 too: no time is
 * left to pass. The price has 12 correct digits at any distance from the money.
 * @throws for a strike, spot or time that cannot be
 */
export function blackScholes(terms: OptionTerms, market: SpotMarket): Valuation {
  const { spot, volatility, rate, dividendYield } = market;
  refuseImpossible(terms, spot, volatility);
  const dividendDiscount = Math.exp(-dividendYield * terms.years);
  const discount = Math.exp(-rate * terms.years);
  const drift = (rate - dividendYield) * terms.years;
  const { price, assetShare, cashShare, density1, d1, d2 } = formulaTermsOf(
    terms,
    spot * dividendDiscount,
    logRatio(spot, terms.strike) + drift,
    discount,
    volatility,
  );
  const asset = spot * dividendDiscount * assetShare;
  const cash = terms.strike * discount * cashShare;
  const rootYears = Math.sqrt(terms.years);
  const deviation = volatility * rootYears;
  const vega = spot * dividendDiscount * density1 * rootYears;
  const decay = deviation > 0 ? (-0.5 * vega * volatility) / terms.years : 0;
  return {
    price,
    delta: dividendDiscount * assetShare,
    gamma: deviation > 0 ? (dividendDiscount * density1) / (spot * deviation) : 0,
    vega,
    theta: terms.years > 0 ? decay + dividendYield * asset - rate * cash : 0,
    rho: terms.years * cash,
    dividendRho: -terms.years * asset,
    vanna: deviation > 0 ? (-dividendDiscount * density1 * d2) / volatility : 0,
    volga: deviation > 0 ? (vega * d1 * d2) / volatility : 0,
  };
}

/** Black 1976: a European option on a forward or future. As `blackScholes`, with the forward for the spot. */
export function black76(terms: OptionTerms, market: FutureMarket): Valuation {
  const { forward, volatility, rate } = market;
  // The spot that grows at the rate and yields as much is its own forward.
  const spotMarket = { spot: forward, volatility, rate, dividendYield: rate };
  const valued = blackScholes(terms, spotMarket);
  // Here the rate only discounts.
  return { ...valued, rho: -terms.years * valued.price, dividendRho: 0 };
}

/** The parts of the formula that price and greeks share. */
type FormulaTerms = {
  price: number;
  /** What the spot counts in the price, between -1 and 1, and what the strike counts, with the sign of rho. */
  assetShare: number;
  cashShare: number;
  density1: number;
  d1: number;
  d2: number;
};

function formulaTermsOf(
  { right, strike, years }: OptionTerms,
  asset: number,
  logMoneyness: number,
  discount: number,
  volatility: number,
): FormulaTerms {
  const deviation = volatility * Math.sqrt(years);
  const isCall = right === 'call';
  const sign = isCall ? 1 : -1;
  const cash = strike * discount;
  const isOut = isCall ? logMoneyness <= 0 : logMoneyness > 0;
  const scale = Math.sqrt(asset) * Math.sqrt(cash);
  if (!(deviation > 0)) {
    const share = logMoneyness === 0 ? 0.5 * sign : isOut ? 0 : sign;
    const price = isOut ? 0 : Math.abs(asset - cash);
    return { price, assetShare: share, cashShare: share, density1: 0, d1: 0, d2: 0 };
  }
  const out = outOfTheMoney(-Math.abs(logMoneyness), deviation);
  // For a put out of the money the mirror image was priced: its d1 is our -d2.
  const isMirrored = logMoneyness > 0;
  const d1 = isMirrored ? -out.d2 : out.d1;
  const d2 = isMirrored ? -out.d1 : out.d2;
  const density1 = isMirrored ? out.density1 * Math.exp(-logMoneyness) : out.density1;
  const nearAsset = isMirrored ? out.below2 : out.below1;
  const nearCash = isMirrored ? out.below1 : out.below2;
  if (isOut) {
    const price = scale * out.price;
    return { price, assetShare: sign * nearAsset, cashShare: sign * nearCash, density1, d1, d2 };
  }
  return {
    price: scale * out.price + Math.abs(asset - cash),
    assetShare: sign * (1 - nearAsset),
    cashShare: sign * (1 - nearCash),
    density1,
    d1,
    d2,
  };
}

/** @throws for a strike, spot, time or volatility that cannot be. */
export function refuseImpossible(
  { strike, years }: OptionTerms,
  spot: number,
  volatility: number,
): void {
  const isPossible =
    strike > 0 && spot > 0 && years >= 0 && volatility >= 0 && Number.isFinite(strike * spot);
  if (!isPossible) {
    throw new Error(`No option: strike ${strike}, spot ${spot}, ${years} years, ${volatility}`);
  }
}

/** ln(a / b), with full relative precision also where both are almost equal: their difference is exact, their ratio not. */
export function logRatio(a: number, b: number): number {
  const excess = (a - b) / b;
  return Math.abs(excess) < 0.5 ? Math.log1p(excess) : Math.log(a / b);
}

/**
 * Half a total volatility below which the price is a series, near the money and far from it: the difference of two
 * almost equal tails would lose digits, and far from the money the series would lose more.
 */
const seriesNearBelow = 0.4;
const seriesFarBelow = 0.1;
const farFrom = -3;

/** What Black's formula needs of the normal distribution for the option that is out of the money. */
type OutOfTheMoney = {
  /** Price over sqrt(forward × strike), undiscounted. */
  price: number;
  /** Shares of the normal distribution below d1 and d2. */
  below1: number;
  below2: number;
  /** Density at d1. */
  density1: number;
  d1: number;
  d2: number;
};

/**
 * Black's formula, normalised as in P. Jäckel, "Let's be rational" (Wilmott, 2015): `logMoneyness` is
 * ln(forward / strike) <= 0 of a call (the put is its mirror image), `deviation` is volatility × sqrt(years) > 0.
 * With Mills' ratio R the price is e^(x/2) φ(d1) (R(d1) - R(d2)), which keeps its relative precision where
 * forward × N(d1) - strike × N(d2) has lost all of it.
 */
export function outOfTheMoney(logMoneyness: number, deviation: number): OutOfTheMoney {
  const half = 0.5 * deviation;
  const centre = logMoneyness / deviation;
  const d1 = centre + half;
  const d2 = centre - half;
  const root = Math.exp(0.5 * logMoneyness);
  const density1 = normalDensity(d1);
  const ratio2 = tailRatio(d2);
  // Since forward × φ(d1) = strike × φ(d2).
  const density2 = density1 * root * root;
  const below2 = density2 * ratio2;
  if (d1 > 1) {
    const below1 = 1 - density1 * tailRatio(-d1);
    return { price: root * below1 - below2 / root, below1, below2, density1, d1, d2 };
  }
  if (half < (centre < farFrom ? seriesFarBelow : seriesNearBelow)) {
    const difference = ratioDifference(centre, half);
    const below1 = density1 * (ratio2 + difference);
    return { price: root * density1 * difference, below1, below2, density1, d1, d2 };
  }
  const ratio1 = d1 > 0 ? 1 / density1 - tailRatio(-d1) : tailRatio(d1);
  const price = root * density1 * (ratio1 - ratio2);
  return { price, below1: density1 * ratio1, below2, density1, d1, d2 };
}

/** R(c + t) - R(c - t) by Taylor's series around c, with R' = 1 + cR and R⁽ⁿ⁺¹⁾ = n R⁽ⁿ⁻¹⁾ + c R⁽ⁿ⁾. */
function ratioDifference(centre: number, half: number): number {
  let even = tailRatio(centre);
  let odd = 1 + centre * even;
  const square = half * half;
  let power = half;
  let sum = 0;
  for (let order = 1; order <= 29; order += 2) {
    const term = power * odd;
    sum += term;
    if (Math.abs(term) < 1e-17 * Math.abs(sum)) break;
    even = order * even + centre * odd;
    odd = (order + 1) * odd + centre * even;
    power *= square / ((order + 1) * (order + 2));
  }
  return 2 * sum;
}
