import { placesOfPath } from '@/components/charts/parts/paths';

/**
 * The places of a drawing's points, in units of its box (frame.ts). chart-reader.tsx reads them from the lines, or
 * from an attribute of the svg where a line has gaps, and finds the point near the pointer. Point n is row n of the
 * figure's table, which has its text, so that no value is sent twice.
 */
export type ReadingPoint = { x: number; ys: readonly (number | null)[] };

/** "x,y,y;x,,y": for each row its distance from the one before and the height of each series; empty if not known. */
export function writeReading(points: readonly ReadingPoint[]): string {
  let before = 0;
  return points
    .map(({ x, ys }) => {
      const step = Math.round(x) - before;
      before += step;
      return [step, ...ys.map((y) => (y === null ? '' : Math.round(y)))].join(',');
    })
    .join(';');
}

export function parseReading(text: string): readonly ReadingPoint[] {
  if (text === '') return [];
  let x = 0;
  return text.split(';').map((point) => {
    const [step = '', ...ys] = point.split(',');
    x += Number(step);
    return { x, ys: ys.map((y) => (y === '' ? null : Number(y))) };
  });
}

/** The points of a drawing: an svg that has `data-reading`. */
export function pointsOf(svg: SVGSVGElement): readonly ReadingPoint[] {
  if (svg.dataset.reading) return parseReading(svg.dataset.reading);
  const lines = Array.from(svg.querySelectorAll('[data-lines] > path'), (line) =>
    placesOfPath(line.getAttribute('d') ?? ''),
  ).reverse();
  return (lines[0] ?? []).map(([x], index) => ({ x, ys: lines.map((line) => line[index]![1]) }));
}

/** The point nearest to a place: by x alone, or by x and y where points have the same x. */
export function nearestPoint(
  points: readonly ReadingPoint[],
  x: number,
  y: number,
  isByPlace: boolean,
): number {
  let nearest = 0;
  let min = Infinity;
  points.forEach((point, index) => {
    const away = Math.hypot(point.x - x, isByPlace ? (point.ys[0] ?? 0) - y : 0);
    if (away < min) [nearest, min] = [index, away];
  });
  return nearest;
}
