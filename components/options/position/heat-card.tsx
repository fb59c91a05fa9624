import { memo } from 'react';
import { FigureCsv } from '@/components/charts/reading/figure-csv';
import { heatTone } from '@/components/charts/heat-tone';
import { Card } from '@/components/ui/card/card';
import { Table, type Column } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import type { Moves } from '@/lib/options/domain/position/typed-strategy';
import { heatGrid, movedScenario, type HeatGrid } from '@/lib/options/domain/position/what-if';
import { pointsInWords, strategyCsvSource } from '@/components/options/form-texts';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { options as messages } from '@/lib/messages/en/options/options';

/** Results by spot and date, and by spot and volatility. */
export const HeatCard = memo(function HeatCard({
  analysis: { strategy, outcome },
  moves,
}: {
  analysis: Analysis;
  moves: Moves;
}) {
  const { breakevens } = outcome;
  const csvSource = strategyCsvSource(strategy);
  const { date } = movedScenario(strategy, moves);
  const change =
    moves.volatilityPoints === 0
      ? messages.heat.same
      : pointsInWords(moves.volatilityPoints, messages.moves.points);
  return (
    <Card title={messages.heat.title} titleId="option-heat-title" description={messages.heat.lead}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Heat
          caption={fill(messages.heat.byDate, { change })}
          grid={heatGrid(strategy, moves, 'date', breakevens)}
          fileName={`${messages.heat.fileName}-date.csv`}
          csvSource={csvSource}
        />
        <Heat
          caption={fill(messages.heat.byVolatility, { date: formatDate(date) })}
          grid={heatGrid(strategy, moves, 'volatility', breakevens)}
          fileName={`${messages.heat.fileName}-volatility.csv`}
          csvSource={csvSource}
        />
      </div>
    </Card>
  );
});

/** Arrow keys move between its cells (`followHeatKeys`); without scripts it is a plain table. */
function Heat({
  caption,
  grid: { rows, columns },
  fileName,
  csvSource,
}: {
  caption: string;
  grid: HeatGrid;
  fileName: string;
  csvSource: string;
}) {
  const furthest = Math.max(
    Number.MIN_VALUE,
    ...rows.flatMap(({ rupees }) => rupees.map(Math.abs)),
  );
  const middle = rows[Math.floor(rows.length / 2)];
  return (
    <figure className="grid min-w-0 grid-cols-1 content-start gap-1">
      <figcaption className="flex items-center justify-between gap-2">
        <span className="text-sm font-semibold">{caption}</span>
        <FigureCsv
          label={chartLabels.csv}
          failed={chartLabels.csvFailed}
          fileName={fileName}
          source={csvSource}
        />
      </figcaption>
      <Table
        caption={caption}
        isCaptionHidden
        isGrid
        className="[&_:is(td,th)]:p-1.5 [&_:is(td,th)]:font-normal [&_table]:text-xs [&_td]:focus:outline-2 [&_td]:focus:-outline-offset-2 [&_td]:focus:outline-focus [&_th]:whitespace-nowrap"
        columns={[
          {
            id: 'spot',
            title: messages.heat.spot,
            isUnbroken: true,
            cellClass: () => 'text-ink-soft',
            cell: (row) => {
              const spot = formatNumber(row.spot);
              const move = formatSignedPercent(row.movePercent, 1);
              return (
                <>
                  <data
                    value={row.spot}
                    className={row === middle ? 'font-semibold text-ink' : undefined}
                  >
                    {spot}
                  </data>{' '}
                  {move}
                </>
              );
            },
          },
          ...columns.map((column, at): Column<HeatRow> => ({
            id: `${at}`,
            title: columnTitle(column, columns),
            isNumber: true,
            cellClass: (row) => heatTone(row.rupees[at] ?? 0, furthest).cell,
            isStop: (row) => row === middle && at === 0,
            cell: ({ rupees }) => formatNumber(rupees[at] ?? null),
          })),
        ]}
        rows={rows}
      />
    </figure>
  );
}

type HeatRow = HeatGrid['rows'][number];

/** A day has its year only where the days are of more than one. */
function columnTitle(column: HeatGrid['columns'][number], all: HeatGrid['columns']): string {
  if (column.kind === 'date') {
    const year = column.date.slice(0, 4);
    const isOneYear = all.every((one) => one.kind === 'date' && one.date.startsWith(year));
    return isOneYear ? formatDate(column.date).slice(0, -5) : formatDate(column.date);
  }
  return column.points === 0
    ? messages.heat.same
    : pointsInWords(column.points, messages.heat.points);
}

/**
 * Moves the focus among the cells of a heat table: one of them is a stop of the Tab key, the arrows lead to the others.
 * It listens above the tables, so that it works for tables of the server and for redrawn ones.
 */
export function followHeatKeys(event: KeyboardEvent): void {
  const cell = event.target;
  if (!(cell instanceof HTMLTableCellElement) || cell.tagName !== 'TD') return;
  const body = cell.closest<HTMLTableSectionElement>('table[role=grid] tbody');
  const row = cell.parentElement;
  if (!body || !(row instanceof HTMLTableRowElement)) return;
  // With Alt, an arrow leads back in the browser.
  if (event.altKey || event.metaKey) return;
  const next = cellAfter(event, [...body.rows].indexOf(row), cell.cellIndex, body);
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function cellAfter(
  { key, ctrlKey }: KeyboardEvent,
  row: number,
  column: number,
  { rows }: HTMLTableSectionElement,
): HTMLTableCellElement | null {
  const lastRow = rows.length - 1;
  const lastColumn = (rows[0]?.cells.length ?? 1) - 1;
  const to = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [0, column],
    PageDown: [lastRow, column],
    Home: [ctrlKey ? 0 : row, 1],
    End: [ctrlKey ? lastRow : row, lastColumn],
  }[key];
  if (!to) return null;
  const [toRow = 0, toColumn = 0] = to;
  // The first cell of a row is its title.
  const clamped = Math.min(Math.max(toColumn, 1), lastColumn);
  return rows[Math.min(Math.max(toRow, 0), lastRow)]?.cells[clamped] ?? null;
}
