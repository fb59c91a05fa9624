const rootHalf = Math.SQRT1_2;
const rootTwoPi = 2.5066282746310002;
const rootHalfPi = 1.2533141373155003;

/** Density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / rootTwoPi;
}

/**
 * Share of the standard normal distribution below z, with full relative precision also in the far lower tail:
 * 2.8e-316 at -38, where 1 - erf would have been 0 since -8.3.
 */
export function normalBelow(z: number): number {
  const tail = normalDensity(z) * tailRatio(-Math.abs(z));
  return z > 0 ? 1 - tail : tail;
}

/** Mills' ratio, the share below z over the density at z, for z <= 0: 1.2533 at 0, about -1/z far below. */
export function tailRatio(z: number): number {
  return rootHalfPi * erfcx(-z * rootHalf);
}

/**
 * Rational approximations of W. J. Cody, "Rational Chebyshev approximations for the error function", Mathematics of
 * Computation 23 (1969), with the coefficients of his program CALERF: good to the last bit or two of a double.
 */
const oneOverRootPi = 0.5641895835477563;

/** Up to here the error function itself is approximated, beyond it the complement. */
const small = 0.46875;

/** From here exp(x²) erfc(x) is 1/(x√π) to the last bit. */
const huge = 6.71e7;

/** exp(x²) erfc(x) for x >= 0: the complementary error function without what makes it underflow. */
export function erfcx(x: number): number {
  if (x <= small) return Math.exp(x * x) * (1 - erfNearZero(x));
  return x <= 4 ? erfcxBelowFour(x) : erfcxFromFour(x);
}

/** The error function for |x| <= 0.46875. */
function erfNearZero(x: number): number {
  const y = x * x;
  const top =
    (((1.85777706184603153e-1 * y + 3.1611237438705656) * y + 1.13864154151050156e2) * y +
      3.77485237685302021e2) *
      y +
    3.20937758913846947e3;
  const bottom =
    (((y + 2.36012909523441209e1) * y + 2.44024637934444173e2) * y + 1.28261652607737228e3) * y +
    2.84423683343917062e3;
  return (x * top) / bottom;
}

function erfcxBelowFour(x: number): number {
  const top =
    (((((((2.15311535474403846e-8 * x + 5.64188496988670089e-1) * x + 8.88314979438837594) * x +
      6.61191906371416295e1) *
      x +
      2.98635138197400131e2) *
      x +
      8.8195222124176909e2) *
      x +
      1.71204761263407058e3) *
      x +
      2.05107837782607147e3) *
      x +
    1.23033935479799725e3;
  const bottom =
    (((((((x + 1.57449261107098347e1) * x + 1.17693950891312499e2) * x + 5.37181101862009858e2) *
      x +
      1.62138957456669019e3) *
      x +
      3.29079923573345963e3) *
      x +
      4.36261909014324716e3) *
      x +
      3.43936767414372164e3) *
      x +
    1.23033935480374942e3;
  return top / bottom;
}

function erfcxFromFour(x: number): number {
  if (x >= huge) return oneOverRootPi / x;
  const y = 1 / (x * x);
  const top =
    ((((1.63153871373020978e-2 * y + 3.05326634961232344e-1) * y + 3.60344899949804439e-1) * y +
      1.25781726111229246e-1) *
      y +
      1.60837851487422766e-2) *
      y +
    6.58749161529837803e-4;
  const bottom =
    ((((y + 2.56852019228982242) * y + 1.87295284992346725) * y + 5.27905102951428412e-1) * y +
      6.05183413124413191e-2) *
      y +
    2.33520497626869185e-3;
  return (oneOverRootPi - (y * top) / bottom) / x;
}
