'use client';

import { height, width } from './sparkline-size';

/** A client component so that the payload has the line and its label alone: a table has forty of them. */
export function SparklineDrawing({
  label,
  line,
  className,
}: {
  label: string;
  /** The path; empty without a known value. */
  line: string;
  /** Of the line: its colour. */
  className: string;
}) {
  const start = /^M\d+,(\d+)/.exec(line)?.[1];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="sparkline">
      {start === undefined ? null : (
        <path d={`M0,${start}h${width}`} strokeDasharray="2 5" className="stroke-control" />
      )}
      <path d={line} className={className} />
    </svg>
  );
}
