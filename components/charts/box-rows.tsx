import { scaleLinear } from 'd3-scale';
import { figureColumn, Table } from '@/components/ui/table';
import { extent, percent } from '@/components/charts/parts/paths';

type BoxRow = {
  id: string;
  label: string;
  worst: number;
  /** Lower and upper quartile. */
  lower: number;
  median: number;
  upper: number;
  best: number;
};

/** Worst to best result by row on one scale, with the figures beside it: how much the start date matters. */
export function BoxRows({
  caption,
  rows,
  format,
  titles,
}: {
  caption: string;
  rows: readonly BoxRow[];
  format: (value: number) => string;
  titles: { name: string; range: string; worst: string; median: string; best: string };
}) {
  const scale = scaleLinear()
    .domain([
      Math.min(0, ...rows.map(({ worst }) => worst)),
      Math.max(0, ...rows.map(({ best }) => best)),
    ])
    .range([10, extent - 10]);
  const figure = (id: 'worst' | 'median' | 'best') =>
    figureColumn(id, titles[id], (row: BoxRow) => format(row[id]));
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', title: titles.name, cell: ({ label }) => label },
        { id: 'range', title: titles.range, cell: (row) => <Box row={row} at={scale} /> },
        figure('worst'),
        figure('median'),
        figure('best'),
      ]}
    />
  );
}

/** Hidden from screen readers, since the figures are in the same row. */
function Box({
  row: { worst, lower, median, upper, best },
  at,
}: {
  row: BoxRow;
  at: (value: number) => number;
}) {
  return (
    <svg aria-hidden="true" className="block h-5 w-full min-w-16">
      <line x1={percent(at(0))} x2={percent(at(0))} y1="2" y2="18" className="stroke-line" />
      <line
        x1={percent(at(worst))}
        x2={percent(at(best))}
        y1="10"
        y2="10"
        strokeWidth="2"
        className="stroke-chart-1"
      />
      <rect
        x={percent(at(lower))}
        width={percent(at(upper) - at(lower))}
        y="5"
        height="10"
        rx="1"
        className="fill-chart-1"
      />
      <line
        x1={percent(at(median))}
        x2={percent(at(median))}
        y1="5"
        y2="15"
        strokeWidth="2"
        className="stroke-surface"
      />
    </svg>
  );
}
