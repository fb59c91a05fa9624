import { scaleLinear } from 'd3-scale';
import { linePath, type PathPoint } from '@/components/charts/parts/paths';
import { strokeClasses, type SeriesTone } from './series';

const width = 96;
const height = 24;
const margin = 2;
/** Half pixels: a line of whole ones has steps. */
const perPixel = 2;

/**
 * A line as small as a word, for a row of a table or beside a figure. Its colour is the sign of its period, and a dotted
 * line marks where it began. `label` says what it shows.
 */
export function Sparkline({
  values,
  label,
  tone,
}: {
  values: readonly (number | null)[];
  label: string;
  /** Where the sign of the period is not what matters. */
  tone?: SeriesTone;
}) {
  const known = values.filter((value) => value !== null);
  const [start] = known;
  const end = known.at(-1);
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  const across = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([margin * perPixel, (width - margin) * perPixel]);
  const upright = scaleLinear()
    .domain(highest > lowest ? [lowest, highest] : [lowest - 1, lowest + 1])
    .range([(height - margin) * perPixel, margin * perPixel]);
  const shown = tone ?? (end !== undefined && start !== undefined && end < start ? 'loss' : 'gain');
  return (
    <svg
      viewBox={`0 0 ${width * perPixel} ${height * perPixel}`}
      role="img"
      aria-label={label}
      className="sparkline"
    >
      {start === undefined ? null : (
        <path
          d={`M0,${Math.round(upright(start))}h${width * perPixel}`}
          strokeDasharray="2 5"
          className="stroke-control"
        />
      )}
      <path
        d={linePath(
          values.map((value, index): PathPoint =>
            value === null ? null : [across(index), upright(value)],
          ),
        )}
        className={strokeClasses[shown]}
      />
    </svg>
  );
}
