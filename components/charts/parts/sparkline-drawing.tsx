'use client';

import { height, width } from './sparkline-size';

/** A client component so that the payload has the line and its label alone: a table has forty of them. */
export function SparklineDrawing({
  label,
  line,
  start,
  className,
}: {
  label: string;
  /** The path. */
  line: string;
  /** The height at which it begins; none without a known value. */
  start?: number;
  /** Of the line: its colour. */
  className: string;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="sparkline">
      {start === undefined ? null : (
        <path d={`M0,${start}h${width}`} strokeDasharray="2 5" className="stroke-control" />
      )}
      <path d={line} className={className} />
    </svg>
  );
}
