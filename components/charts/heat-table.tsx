import { ChartSvg } from './chart-svg';
import { plotOf, type ChartSize } from './chart-size';

export type HeatRow = { id: string; label: string; values: readonly (number | null)[] };

/** Ink stays readable on the strongest step in both themes; tests/unit/chart-palette.test.ts computes it. */
export const heatOpacities = [0.1, 0.2, 0.3, 0.4, 0.5] as const;

/**
 * Values of rows and columns as colour and as figures: teal above zero, marigold below, the stronger the
 * further. Both eyes that see all colours and eyes that do not tell them apart, and each cell has its sign. On
 * a phone the longer side stands upright.
 */
export function HeatTable({
  size,
  columns,
  rows,
  format,
  notKnown,
}: {
  size: ChartSize;
  columns: readonly string[];
  rows: readonly HeatRow[];
  format: (value: number) => string;
  /** Stands in a cell whose value is not known. */
  notKnown: string;
}) {
  const plot = plotOf(size);
  const isTurned = size === 'narrow' && columns.length > rows.length;
  const across = isTurned ? rows.map(({ label }) => label) : columns;
  const down = isTurned ? columns : rows.map(({ label }) => label);
  const valueAt = (column: number, row: number) =>
    (isTurned ? rows[column]?.values[row] : rows[row]?.values[column]) ?? null;
  const left = plot.left - 10;
  const top = 24;
  const cellWidth = (plot.right - left) / Math.max(1, across.length);
  const cellHeight = (plot.height - top - 4) / Math.max(1, down.length);
  const furthest = Math.max(
    Number.MIN_VALUE,
    ...rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
  );
  const centre = (column: number, row: number) => ({
    x: left + (column + 0.5) * cellWidth,
    y: top + (row + 0.5) * cellHeight,
  });

  return (
    <ChartSvg
      size={size}
      cellsPerRow={columns.length}
      reading={rows.flatMap((_, row) =>
        columns.map((__, column) => {
          const { x, y } = isTurned ? centre(row, column) : centre(column, row);
          return { x, ys: [y] };
        }),
      )}
    >
      {across.map((label, column) => (
        <text
          key={label}
          x={round(centre(column, 0).x)}
          y="14"
          textAnchor="middle"
          className="fill-ink-soft text-xs"
        >
          {label}
        </text>
      ))}
      {down.map((label, row) => (
        <text
          key={label}
          x={left - 8}
          y={round(centre(0, row).y)}
          dy="0.32em"
          textAnchor="end"
          className="fill-ink-soft text-xs"
        >
          {label}
        </text>
      ))}
      {down.map((rowLabel, row) =>
        across.map((columnLabel, column) => {
          const value = valueAt(column, row);
          const { x, y } = centre(column, row);
          return (
            <g key={`${rowLabel} ${columnLabel}`}>
              <rect
                x={round(left + column * cellWidth + 1)}
                y={round(top + row * cellHeight + 1)}
                width={round(cellWidth - 2)}
                height={round(cellHeight - 2)}
                rx="3"
                fillOpacity={value === null ? undefined : opacityOf(Math.abs(value) / furthest)}
                className={
                  value === null
                    ? 'fill-surface-sunken'
                    : value < 0
                      ? 'fill-chart-2'
                      : 'fill-chart-1'
                }
              />
              <text
                x={round(x)}
                y={round(y)}
                dy="0.34em"
                textAnchor="middle"
                className={value === null ? 'fill-ink-soft text-xs' : 'fill-ink text-xs'}
              >
                {value === null ? notKnown : format(value)}
              </text>
            </g>
          );
        }),
      )}
    </ChartSvg>
  );
}

function opacityOf(share: number): number {
  const step = Math.min(heatOpacities.length - 1, Math.floor(share * heatOpacities.length));
  return heatOpacities[step] ?? heatOpacities[0];
}

function round(at: number): number {
  return Math.round(at * 10) / 10;
}
