import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { EndLabels, type EndLabel, letterPx, shownClasses } from '@/components/charts/parts/labels';
import { extent, percent } from '@/components/charts/parts/paths';
import { type XAxis, type YAxis } from './frame';
import { Stretched } from '@/components/charts/parts/marks';
import { PlotReading } from '@/components/charts/reading/figure-data';
import { writeReading, type ReadingPoint } from '@/components/charts/reading/reading';
import type { SeriesTone } from './series';

/** Left margins by the width of the values in pixels; whole class names, so that Tailwind finds them. */
const gutters = [
  [32, 'pl-8'],
  [40, 'pl-10'],
  [48, 'pl-12'],
  [56, 'pl-14'],
  [64, 'pl-16'],
  [72, 'pl-18'],
  [80, 'pl-20'],
  [96, 'pl-24'],
] as const;

/** Right margins for names at the ends of lines, in figures that are wide enough. */
const endMargins = [
  [0, ''],
  [96, '@min-[37.5rem]:pr-24'],
  [128, '@min-[37.5rem]:pr-32'],
  [160, '@min-[37.5rem]:pr-40'],
  [192, '@min-[37.5rem]:pr-48'],
  [224, '@min-[37.5rem]:pr-56'],
] as const;

const betweenPx = 10;

/**
 * The frame of every chart with axes: rules across with their values, labels below, and the points that can be read.
 * Values are on their rules, or in a margin where the drawing would run through them. The svg is as large as the area
 * inside the axes, and labels hang over its edges: so text keeps its size, and one drawing serves every width. Screen
 * readers skip it: its figure says in words what it shows.
 */
export function ChartPlot({
  yAxis,
  xAxis,
  stepTitle,
  names,
  reading,
  isReadFromLines = false,
  tones,
  endLabels = [],
  hasGutter = false,
  children,
}: {
  yAxis: YAxis;
  xAxis: XAxis;
  /** What the labels below count. */
  stepTitle?: string;
  /** Names of equally wide categories in place of the labels of `xAxis`: all are printed, in one or more lines. */
  names?: readonly string[];
  /** The points that can be read, in the order of the table's rows. */
  reading?: readonly ReadingPoint[];
  /** Its lines have no gaps, so that the points are read from them (reading/reading.ts). */
  isReadFromLines?: boolean;
  /** The tone of each height of a point, for the dots of the cursor. */
  tones?: readonly SeriesTone[];
  /** Stand at the right, beside the ends of lines. */
  endLabels?: readonly EndLabel[];
  /** Whether the values are in a margin in any case: bars, whole areas and markers cover the drawing's left edge. */
  hasGutter?: boolean;
  children: ReactNode;
}) {
  const hit = reading && !hasGutter ? labelsHit(yAxis.ticks, reading) : [];
  const isInside = !hasGutter && hit.every((at) => at >= extent);
  // A label on the rule at the foot is left out: lines begin there, and the rule alone says enough.
  const ticks = isInside ? yAxis.ticks.filter(({ at }) => !hit.includes(at)) : yAxis.ticks;
  return (
    <div
      className={classNames(
        isInside ? 'pt-4.5' : `pt-3 ${marginFor(yAxis.ticks, gutters)}`,
        names ? 'pb-1' : stepTitle ? 'pb-11' : 'pb-7',
        endLabels.length > 0 ? marginFor(endLabels, endMargins) : 'pr-1',
      )}
    >
      <svg
        aria-hidden="true"
        data-reading={reading && ''}
        data-tones={tones?.join(' ')}
        className="chart-plot"
      >
        {reading && !isReadFromLines ? <PlotReading points={writeReading(reading)} /> : null}
        <Stretched>
          <Rules yAxis={yAxis} isZero={false} className="stroke-line" />
          <Rules yAxis={yAxis} isZero className="stroke-control" />
        </Stretched>
        {children}
        <g
          textAnchor={isInside ? 'start' : 'end'}
          strokeWidth="3"
          paintOrder="stroke"
          className="fill-ink-soft stroke-surface"
        >
          {ticks.map(({ at, label }) => (
            <text
              key={Math.round(at)}
              y={percent(at)}
              dx={isInside ? 0 : -8}
              dy={isInside ? -5 : '0.32em'}
            >
              {label}
            </text>
          ))}
        </g>
        {endLabels.length > 0 ? <EndLabels labels={endLabels} /> : null}
        <g textAnchor="middle" className="fill-ink-soft">
          {(names ? [] : xAxis.labels).map(({ at, label, from, anchor }) => (
            <text
              key={`${Math.round(at)} ${label}`}
              x={percent(at)}
              y="100%"
              dy="18"
              textAnchor={anchor ?? edgeAnchor(at, isInside)}
              className={shownClasses[from]}
            >
              {label}
            </text>
          ))}
          {stepTitle ? (
            <text x="50%" y="100%" dy="40" className="fill-ink-faint">
              {stepTitle}
            </text>
          ) : null}
        </g>
      </svg>
      {names ? (
        <div aria-hidden="true" className="flex pt-1.5 text-center text-xs text-ink-soft">
          {names.map((name, index) => (
            <span
              key={index}
              className="min-w-0 flex-1 px-0.5 leading-tight wrap-anywhere max-xs:text-[0.625rem]"
            >
              {name}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Keeps a label inside the drawing at an edge that has no margin beside it. */
function edgeAnchor(at: number, isInside: boolean): 'start' | 'end' | undefined {
  if (at <= 0) return isInside ? 'start' : undefined;
  return at >= extent ? 'end' : undefined;
}

function Rules({ yAxis, isZero, className }: { yAxis: YAxis; isZero: boolean; className: string }) {
  const ticks = yAxis.ticks.filter(({ value }) => (value === 0) === isZero);
  if (ticks.length === 0) return null;
  return (
    <path
      d={ticks.map(({ at }) => `M0,${Math.round(at)}H${extent}`).join('')}
      vectorEffect="non-scaling-stroke"
      shapeRendering="crispEdges"
      className={className}
    />
  );
}

/** The class of the smallest margin that holds the longest label. */
function marginFor(
  labels: readonly { label: string }[],
  margins: readonly (readonly [px: number, className: string])[],
): string {
  // A percent sign is nearly as wide as two letters.
  const longest = Math.max(0, ...labels.map(({ label }) => label.replace('%', '%%').length));
  const needed = longest === 0 ? 0 : longest * letterPx + betweenPx;
  return (margins.find(([px]) => px >= needed) ?? margins.at(-1))?.[1] ?? '';
}

/** The share of the width and of the height that a label takes in the smallest drawing, where it is largest. */
const labelShare = 0.24;
const lineShare = 0.11;

/** The heights of the ticks whose label at the left edge the drawing would cross. */
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
