import { heatTone } from '@/components/charts/heat-tone';
import { extent, percent } from '@/components/charts/parts/paths';
import { writeReading } from '@/components/charts/reading/reading';

export type HeatRow = { id: string; label: string; values: readonly (number | null)[] };

const rowPx = 26;

/**
 * Values of rows and columns as colours and figures: teal above zero, marigold below, the stronger the further.
 * Readers with any colour vision can distinguish the two, and each cell has its sign. The longer side runs down, so
 * that the table fits on a phone.
 */
export function HeatTable({
  columns,
  rows,
  format,
  notKnown,
}: {
  columns: readonly string[];
  rows: readonly HeatRow[];
  format: (value: number) => string;
  /** Shown in a cell whose value is not known. */
  notKnown: string;
}) {
  const isTurned = columns.length > rows.length;
  const rowLabels = rows.map(({ label }) => label);
  const [across, down] = isTurned ? [rowLabels, columns] : [columns, rowLabels];
  const valueAt = (column: number, row: number) =>
    (isTurned ? rows[column]?.values[row] : rows[row]?.values[column]) ?? null;
  const width = extent / Math.max(1, across.length);
  const height = extent / Math.max(1, down.length);
  const furthest = Math.max(
    Number.MIN_VALUE,
    ...rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
  );
  const centre = (column: number, row: number) => ({
    x: (column + 0.5) * width,
    y: (row + 0.5) * height,
  });

  return (
    <div className="pt-6 pl-12">
      <svg
        aria-hidden="true"
        data-cells={columns.length}
        data-reading={writeReading(
          rows.flatMap((_, row) =>
            columns.map((__, column) => {
              const { x, y } = isTurned ? centre(row, column) : centre(column, row);
              return { x, ys: [y] };
            }),
          ),
        )}
        height={down.length * rowPx}
        className="block w-full overflow-visible text-xs"
      >
        <g textAnchor="middle" className="fill-ink-soft">
          {across.map((label, column) => (
            <text key={label} x={percent(centre(column, 0).x)} y="-8">
              {label}
            </text>
          ))}
        </g>
        <g textAnchor="end" className="fill-ink-soft">
          {down.map((label, row) => (
            <text key={label} x="-8" y={percent(centre(0, row).y)} dy="0.32em">
              {label}
            </text>
          ))}
        </g>
        <g textAnchor="middle" strokeWidth="2">
          {down.map((rowLabel, row) =>
            across.map((columnLabel, column) => {
              const value = valueAt(column, row);
              const { x, y } = centre(column, row);
              return (
                <g key={`${rowLabel} ${columnLabel}`}>
                  <rect
                    x={percent(column * width)}
                    y={percent(row * height)}
                    width={percent(width)}
                    height={percent(height)}
                    rx="3"
                    className={`stroke-surface ${
                      value === null ? 'fill-surface-sunken' : heatTone(value, furthest).area
                    }`}
                  />
                  <text
                    x={percent(x)}
                    y={percent(y)}
                    dy="0.34em"
                    strokeWidth="0"
                    className={value === null ? 'fill-ink-soft' : 'fill-ink'}
                  >
                    {value === null ? notKnown : format(value)}
                  </text>
                </g>
              );
            }),
          )}
        </g>
      </svg>
    </div>
  );
}
