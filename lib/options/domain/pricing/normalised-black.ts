import { normalDensity, tailRatio } from './normal';

/**
 * Half a total volatility below which the price is a series, near the money and far from it: the difference of two
 * almost equal tails would lose digits, and far from the money the series would lose more.
 */
const seriesNearBelow = 0.4;
const seriesFarBelow = 0.1;
const farFrom = -3;

/** What Black's formula needs of the normal distribution for the option that is out of the money. */
export type OutOfTheMoney = {
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
