import { line } from 'd3-shape';
import { scaleLinear } from 'd3-scale';
import { fillClasses, strokeClasses, type SeriesTone } from './series';

const width = 96;
const height = 28;
const margin = 3;

/** A line as small as a word, for a row of a table or beside a figure. `label` says what it shows. */
export function Sparkline({
  values,
  label,
  tone = 'first',
}: {
  values: readonly (number | null)[];
  label: string;
  tone?: SeriesTone;
}) {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  const across = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([margin, width - margin]);
  const upright = scaleLinear()
    .domain(highest > lowest ? [lowest, highest] : [lowest - 1, lowest + 1])
    .range([height - margin, margin]);
  const path = line<number | null>()
    .digits(1)
    .defined((value) => value !== null)
    .x((_, index) => across(index))
    .y((value) => upright(value ?? 0))([...values]);
  const last = values.at(-1) ?? null;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="inline-block h-7 w-24 align-middle"
    >
      <path
        d={path ?? ''}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={strokeClasses[tone]}
      />
      {last === null ? null : (
        <circle
          cx={width - margin}
          cy={Math.round(upright(last) * 10) / 10}
          r="2.5"
          className={fillClasses[tone]}
        />
      )}
    </svg>
  );
}
