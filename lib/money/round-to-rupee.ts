import { withoutNoise } from './rupees';

/**
 * Half a rupee and more goes up, away from zero; used once, on the finished figure. Adding zero changes the -0 of a
 * tiny loss to 0.
 */
export function roundToRupee(rupees: number): number {
  return Math.sign(rupees) * Math.round(withoutNoise(Math.abs(rupees))) + 0;
}
