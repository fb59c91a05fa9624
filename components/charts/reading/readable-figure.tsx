import type { ReactNode } from 'react';
import { type DataColumn, titleWithUnit } from '@/components/ui/data-table/data-column';
import { Table } from '@/components/ui/table';
import { ChartFigure, Readout, readoutText } from '@/components/charts/chart-figure';
import { FigureCsv } from './figure-csv';
import type { SeriesKey } from '@/components/charts/legend';
import { ReadablePlot } from './readable-plot';

/** The sentences around a drawing. */
export type FigureLabels = {
  /** Opens the table. */
  table: string;
  csv: string;
  csvFailed: string;
  /** Where the numbers come from, for the line above them in the CSV. */
  csvSource?: string;
  /** Name of the drawing where its points are read. */
  read: string;
  /** How to read a point. */
  readHint: string;
};

/** Of more rows than these the table has every second, third or later one; the drawing and the CSV have all. */
const maxTableRows = 60;
const maxOfLongTable = 20;

/**
 * A complete chart: its sentence, the row with its values, the drawing whose points can be read, and the numbers as a
 * table and as CSV. Point n of the drawing is row n.
 */
export function ReadableFigure<Row>({
  sentence,
  note,
  keys,
  hasReadout = true,
  periods,
  children,
  caption,
  columns,
  rows,
  own,
  rowKey,
  fileName,
  labels,
}: {
  sentence: string;
  /** One line below the drawing that is always visible. */
  note?: string;
  /** What the drawing shows: the ids are those of columns. */
  keys?: readonly SeriesKey[];
  /** False where the drawing prints its values itself. */
  hasReadout?: boolean;
  periods?: ReactNode;
  /** The drawing. */
  children: ReactNode;
  /** The caption of the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The point that the row above the drawing says while none is pointed at; without one it is the last row. */
  own?: Row;
  rowKey?: (row: Row) => string | number;
  /** The name of the CSV, with its ending. */
  fileName: string;
  labels: FigureLabels;
}) {
  const readout = {
    columns,
    rows: rows.map((row) => columns.map((column) => column.text(row))),
  };
  const isLong = rows.length > maxTableRows;
  const every = Math.ceil(rows.length / maxOfLongTable);
  return (
    <ChartFigure
      sentence={sentence}
      note={note}
      readout={
        hasReadout ? (
          <Readout
            table={readout}
            keys={keys}
            own={own && columns.map((column) => column.text(own))}
          />
        ) : undefined
      }
      periods={periods}
      tableTitle={labels.table}
      rows={isLong ? readoutText(readout) : undefined}
      actions={
        <FigureCsv
          label={labels.csv}
          failed={labels.csvFailed}
          fileName={fileName}
          source={labels.csvSource}
        />
      }
      table={
        <Table
          caption={caption}
          isCaptionHidden
          columns={columns.map((column) => ({
            id: column.id,
            title: titleWithUnit(column),
            isNumber: column.isNumber,
            cell: (row: Row) => column.text(row),
          }))}
          // Counted from the newest row, which is always among them.
          rows={isLong ? rows.filter((_, index) => (rows.length - 1 - index) % every === 0) : rows}
          rowKey={rowKey}
        />
      }
    >
      <ReadablePlot label={labels.read} hint={labels.readHint}>
        {children}
      </ReadablePlot>
    </ChartFigure>
  );
}
