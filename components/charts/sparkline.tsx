import { scaleLinear } from 'd3-scale';
import { linePath, type PathPoint } from '@/components/charts/parts/paths';
import {
  SparklineDrawing,
  height,
  margin,
  placesAcross,
} from '@/components/charts/parts/sparkline-drawing';
import { strokeClasses, type SeriesTone } from './series';

/**
 * A line as small as a word, for a row of a table or beside a figure. Its colour shows whether it rose or fell over its
 * period, and a dotted line marks its first value. `label` says what it shows.
 */
export function Sparkline({
  values,
  compared,
  label,
  tone,
}: {
  values: readonly (number | null)[];
  /** Drawn dashed on the same scale, in place of the first value; as many as `values`. Such a picture is wider. */
  compared?: readonly (number | null)[];
  label: string;
  /** Where the sign of the period is not what matters. */
  tone?: SeriesTone;
}) {
  return <SparklineDrawing label={label} {...sparklineOf(values, tone, compared)} />;
}

/** The paths of a sparkline, and the class name of its colour. */
export function sparklineOf(
  values: readonly (number | null)[],
  tone?: SeriesTone,
  compared?: readonly (number | null)[],
): { line: string; comparedLine?: string; className: string } {
  const known = values.filter((value) => value !== null);
  const [start] = known;
  const end = known.at(-1);
  const drawn = [...known, ...(compared ?? []).filter((value) => value !== null)];
  const lowest = Math.min(...drawn);
  const highest = Math.max(...drawn);
  const xOf = placesAcross(values.length);
  const yOf = scaleLinear()
    .domain(highest > lowest ? [lowest, highest] : [lowest - 1, lowest + 1])
    .range([height - margin, margin]);
  const shown = tone ?? (end !== undefined && start !== undefined && end < start ? 'loss' : 'gain');
  const pathOf = (line: readonly (number | null)[]) =>
    linePath(
      line.map((value, index): PathPoint => (value === null ? null : [xOf(index), yOf(value)])),
    );
  return {
    line: pathOf(values),
    comparedLine: compared && pathOf(compared),
    className: strokeClasses[shown],
  };
}
