import { withoutNoise } from './rupees';

/**
 * Half a rupee and more goes up, away from zero; used once, on the finished figure. Adding zero changes the -0 of a
 * tiny loss to 0.
 */
export function roundToRupee(rupees: number): number {
  return Math.sign(rupees) * Math.round(withoutNoise(Math.abs(rupees))) + 0;
}

/** To the nearest paisa, in rupees; half a paisa goes up. */
export function roundToPaisa(rupees: number): number {
  return Math.round(withoutNoise(rupees * 100)) / 100;
}
