import { extent } from './frame';
import type { ReadingPoint } from './reading';

/** Of the narrowest and lowest drawing, whose labels take the largest part of it. */
const labelShare = 0.24;
const lineShare = 0.11;

/** The heights of those ticks whose label, on its rule at the left edge, the drawing would run through. */
export function labelsHit(
  ticks: readonly { at: number }[],
  reading: readonly ReadingPoint[],
): readonly number[] {
  const near = reading.filter(({ x }) => x <= labelShare * extent);
  return ticks
    .map(({ at }) => at)
    .filter((at) =>
      near.some(({ ys }) => ys.some((y) => y !== null && y <= at && y >= at - lineShare * extent)),
    );
}
