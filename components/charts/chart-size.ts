/**
 * Every chart is drawn once for each class of width, and the style sheet shows the one that fits the figure it stands
 * in (chart-figure.tsx): text in a drawing that is scaled to its box would be too small on a phone or too large on a
 * desk.
 */
export type ChartSize = 'narrow' | 'wide' | 'broad';

export type Plot = {
  width: number;
  height: number;
  /** The edges of the area inside the axes. */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const plots: Record<ChartSize, Plot> = {
  narrow: { width: 320, height: 236, left: 58, right: 310, top: 12, bottom: 192 },
  wide: { width: 720, height: 320, left: 72, right: 708, top: 12, bottom: 276 },
  broad: { width: 1120, height: 360, left: 72, right: 1104, top: 12, bottom: 316 },
};

const visibility: Record<ChartSize, string> = {
  narrow: 'mx-auto max-w-[30rem] @min-[600px]:hidden',
  wide: 'hidden @min-[600px]:block @min-[960px]:hidden',
  broad: 'hidden @min-[960px]:block',
};

/** How many ticks an axis of this size carries without crowding. */
const tickCounts: Record<ChartSize, { x: number; y: number }> = {
  narrow: { x: 5, y: 4 },
  wide: { x: 10, y: 5 },
  broad: { x: 20, y: 6 },
};

export const chartSizes: readonly ChartSize[] = ['narrow', 'wide', 'broad'];

export function plotOf(size: ChartSize): Plot {
  return plots[size];
}

export function visibilityOf(size: ChartSize): string {
  return visibility[size];
}

export function tickCountsOf(size: ChartSize): { x: number; y: number } {
  return tickCounts[size];
}
