import { arc, pie, type PieArcDatum } from 'd3-shape';
import { extent } from '@/components/charts/parts/paths';
import { writeReading } from '@/components/charts/reading/reading';
import { areaClasses, type SeriesTone } from './series';

export type DonutPart = {
  id: string;
  label: string;
  tone: SeriesTone;
  /** Not below zero; a ring cannot show less than nothing. */
  value: number;
  /** The value and its share as they print. */
  text: string;
  shareText: string;
};

const side = 240;
const outer = 112;
const inner = 74;

/** From pixels beside the middle to the units in which points are read. */
const unitsOf = (px: number) => (0.5 + px / side) * extent;

/** Shares of a whole as a ring, named beside it with their values. A few parts; more are a bar chart. */
export function Donut({
  parts,
  centre,
  centreTitle,
}: {
  parts: readonly DonutPart[];
  /** The whole, in the middle. */
  centre: string;
  centreTitle: string;
}) {
  const slices = pie<DonutPart>()
    .sort(null)
    .value(({ value }) => Math.max(0, value))
    .padAngle(0.018)([...parts]);
  const shape = arc<PieArcDatum<DonutPart>>().digits(1).innerRadius(inner).outerRadius(outer);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        aria-hidden="true"
        data-by="place"
        data-reading={writeReading(
          slices.map((slice) => {
            const [x, y] = shape.centroid(slice);
            return { x: unitsOf(x), ys: [unitsOf(y)] };
          }),
        )}
        className="size-60 shrink-0 max-sm:mx-auto"
      >
        <g transform={`translate(${side / 2} ${side / 2})`}>
          {slices.map((slice) => {
            const { id, tone } = slice.data;
            return (
              <path
                key={id}
                d={shape(slice) ?? ''}
                strokeWidth="1.5"
                className={areaClasses(tone)}
              />
            );
          })}
          <text y="-4" textAnchor="middle" className="fill-ink text-xl font-semibold">
            {centre}
          </text>
          <text y="18" textAnchor="middle" className="fill-ink-soft text-xs">
            {centreTitle}
          </text>
        </g>
      </svg>
      <ul className="grid min-w-56 flex-1 content-center text-sm">
        {parts.map(({ id, label, tone, text, shareText }) => (
          <li
            key={id}
            className="grid grid-cols-[1rem_1fr_auto_3.5rem] items-center gap-3 border-b border-line py-2 tabular-nums last:border-0"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
                strokeWidth="1.5"
                className={areaClasses(tone)}
              />
            </svg>
            <span>{label}</span>
            <span className="text-right text-ink-soft">{text}</span>
            <span className="text-right font-semibold">{shareText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
