import { Hatch } from '@/components/charts/parts/marks';
import { areaAttributes, dashOf, strokeClasses, type Series } from './series';

export type SeriesKey = Omit<Series, 'values'> & {
  /** The place among the lines of a series that is drawn as a line: it decides the dashes. */
  line?: number;
};

/** The keys of lines, in their order. */
export function lineKeys(series: readonly Omit<Series, 'values'>[], first = 0): SeriesKey[] {
  return series.map(({ id, label, tone }, index) => ({ id, label, tone, line: first + index }));
}

/** A sample of the line, area or bar that a name stands for, with its texture. */
export function KeyMark({ id, series }: { id: string; series: SeriesKey }) {
  const { tone, isHatched, line } = series;
  if (line !== undefined) {
    return (
      <svg viewBox="0 0 20 12" aria-hidden="true" className="line-key">
        <path
          d="M1,6h18"
          {...(line > 0 && { strokeDasharray: dashOf(line) })}
          className={strokeClasses[tone]}
        />
      </svg>
    );
  }
  const hatchId = `${id}-legend-${series.id}`;
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      {isHatched ? <Hatch id={hatchId} tone={tone} /> : null}
      <rect
        x="1"
        y="1"
        width="10"
        height="10"
        rx="2.5"
        strokeWidth="1.5"
        {...areaAttributes(hatchId, series)}
      />
    </svg>
  );
}

/** What each colour and texture of a chart stands for, where its points are not read. */
export function Legend({ id, series }: { id: string; series: readonly SeriesKey[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-soft">
      {series.map((one) => (
        <li key={one.id} className="flex items-center gap-1.5">
          <KeyMark id={id} series={one} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
