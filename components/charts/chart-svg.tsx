import type { ReactNode } from 'react';
import { plotOf, visibilityOf, type ChartSize } from './chart-size';
import { extent } from './frame';
import { writeReading, type ReadingPoint } from './reading';

/** The sheet that a chart of this size is drawn on. It is silent: its figure says in words what it shows. */
export function ChartSvg({
  size,
  reading,
  cellsPerRow,
  children,
}: {
  size: ChartSize;
  /** The points that can be read, in the order of the table's rows. */
  reading?: readonly ReadingPoint[];
  /** Where a point is a cell of the table, not a row: how many cells a row has. */
  cellsPerRow?: number;
  children: ReactNode;
}) {
  const plot = plotOf(size);
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      aria-hidden="true"
      data-reading={
        reading &&
        writeReading(
          reading.map(({ x, ys }) => ({
            x: (x / plot.width) * extent,
            ys: ys.map((y) => (y === null ? null : (y / plot.height) * extent)),
          })),
        )
      }
      data-cells={cellsPerRow}
      // The number at the end of an axis reaches over the edge by half its width.
      className={`h-auto w-full overflow-visible ${visibilityOf(size)}`}
    >
      {children}
    </svg>
  );
}
