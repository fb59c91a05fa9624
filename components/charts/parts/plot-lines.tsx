'use client';

import { PlotReading } from '@/components/charts/reading/figure-data';
import { parseReading } from '@/components/charts/reading/reading';
import { linePath, type PathPoint } from './paths';
import { Stretched } from './stretched';

/** Class names of a line, and its dashes; a whole line has none. */
export type LineLook = readonly [className: string, dash?: string];

/**
 * The lines of a drawing, the first above the others. A client component so that the payload has their points once, as
 * they are read (reading.ts), and not also as paths.
 */
export function PlotLines({
  points,
  lines,
  breaks = [],
}: {
  points: string;
  /** In the order of the heights of each point. */
  lines: readonly LineLook[];
  /** Places before which every line ends and begins anew. */
  breaks?: readonly number[];
}) {
  const read = parseReading(points);
  const pathOf = (line: number) =>
    linePath(
      read.flatMap(({ x, ys }, index): PathPoint[] => {
        const y = ys[line] ?? null;
        const point = y === null ? null : ([x, y] as const);
        return breaks.includes(index) ? [null, point] : [point];
      }),
    );
  return (
    <>
      <PlotReading points={points} />
      <Stretched>
        {lines
          .map(([className, dash], line) => (
            <path
              key={line}
              d={pathOf(line)}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
              className={className}
            />
          ))
          .reverse()}
      </Stretched>
    </>
  );
}
