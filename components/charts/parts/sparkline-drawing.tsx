/** In half pixels of 96 by 24 px; whole pixels would draw steps. The style sheet stretches it. */
export const [width, height, perPixel] = [192, 48, 2] as const;
export const margin = 2 * perPixel;

/** Where points are: a whole number of pixels apart, the same digits in each row, which compress better. */
export function placesAcross(count: number): (index: number) => number {
  const steps = Math.max(1, count - 1);
  const widest = width - 2 * margin;
  const span = Math.floor(widest / steps) * steps || widest;
  return (index) => Math.floor((width - span) / 2) + (index * span) / steps;
}

/** A line without axes. The browser draws it in the rows of coins alone; elsewhere pages ship no code for it. */
export function SparklineDrawing({
  label,
  line,
  comparedLine,
  className,
}: {
  label: string;
  /** The path; empty without a known value. */
  line: string;
  /** The path of a second line, which stands for the mark of the first value. */
  comparedLine?: string;
  /** The colour of the line. */
  className: string;
}) {
  const start = /^M\d+,(\d+)/.exec(line)?.[1];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={comparedLine === undefined ? 'sparkline' : 'sparkline sparkline-wide'}
    >
      {comparedLine !== undefined ? (
        <path d={comparedLine} strokeDasharray="3 2" className="stroke-control" />
      ) : start === undefined ? null : (
        <path d={`M0,${start}h${width}`} strokeDasharray="1 3" className="stroke-control" />
      )}
      <path d={line} className={className} />
    </svg>
  );
}
