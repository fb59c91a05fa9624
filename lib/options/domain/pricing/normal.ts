import { erfcx } from './erfcx';

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
