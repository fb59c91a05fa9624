/** Units of every drawing, across and down: the browser stretches them to the size of the figure. */
export const extent = 1000;

/** Units as an attribute of an svg that is as large as its box. */
export function percent(units: number): string {
  return `${Math.round((units / extent) * 10_000) / 100}%`;
}

/** A place in units of the drawing; null is a gap. */
export type PathPoint = readonly [x: number, y: number] | null;

/**
 * A line through points, in whole units and counted from point to point: half as long as with absolute places, and a
 * drawing of 240 points is part of its page's HTML.
 */
export function linePath(points: readonly PathPoint[]): string {
  return runsOf(points).map(runPath).join('');
}

/** The places of a line without gaps, as `linePath` wrote it. */
export function placesOfPath(path: string): readonly (readonly [x: number, y: number])[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return numbers.flatMap((right, index) => {
    if (index % 2 === 1) return [];
    [x, y] = [x + right, y + (numbers[index + 1] ?? 0)];
    return [[x, y] as const];
  });
}

/** The area between a line and a level, or between it and a second line below. */
export function areaPath(points: readonly PathPoint[], base: number | readonly number[]): string {
  if (typeof base === 'number') {
    return runsOf(points)
      .map((run) => `${runPath(run)}V${Math.round(base)}H${Math.round(run[0]![0])}z`)
      .join('');
  }
  const withBase = points.map((point, index) =>
    point === null ? null : ([...point, base[index] ?? 0] as const),
  );
  return runsOf(withBase)
    .map((run) => {
      const upper = run.map(([x, y]) => [x, y] as const);
      const lower = run.map(([x, , low]) => [x, low] as const).reverse();
      return `${runPath([...upper, ...lower])}z`;
    })
    .join('');
}

function runsOf<Point>(points: readonly (Point | null)[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point === null) runs.push([]);
    else runs.at(-1)!.push(point);
  }
  return runs.filter(({ length }) => length > 0);
}

function runPath(run: readonly (readonly [number, number])[]): string {
  let [atX, atY] = [0, 0];
  let path = '';
  for (const [index, point] of run.entries()) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const [right, down] = [x - atX, y - atY];
    // A minus sign separates two numbers as a comma does.
    path +=
      index === 0
        ? `M${x},${y}`
        : `${index === 1 ? 'l' : right < 0 ? '' : ' '}${right}${down < 0 ? '' : ','}${down}`;
    [atX, atY] = [x, y];
  }
  return path;
}
