import type { ReactNode } from 'react';
import type { DataColumn } from '@/components/ui/data-table/data-column';
import { titleWithUnit } from '@/components/ui/data-table/data-column';
import { Table } from '@/components/ui/table';
import { ChartFigure } from './chart-figure';
import { FigureCsv } from './figure-csv';
import { ReadablePlot } from './readable-plot';

/** The sentences around a drawing. */
export type FigureLabels = {
  /** Opens the table. */
  table: string;
  csv: string;
  /** Where the numbers come from: stands above them in the CSV. */
  csvSource?: string;
  /** Name of the drawing where its points are read. */
  read: string;
  /** How to read a point. */
  readHint: string;
};

/**
 * A chart whole: sentence, legend, drawing whose points can be read, the numbers as a table, and these as CSV.
 * Point n of the drawing is row n of the table.
 */
export function ReadableFigure<Row>({
  sentence,
  legend,
  children,
  caption,
  columns,
  rows,
  rowKey,
  fileName,
  labels,
}: {
  sentence: string;
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
  /** Of the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Of the CSV, with its ending. */
  fileName: string;
  labels: FigureLabels;
}) {
  return (
    <ChartFigure
      sentence={sentence}
      legend={legend}
      tableTitle={labels.table}
      actions={<FigureCsv label={labels.csv} fileName={fileName} source={labels.csvSource} />}
      table={
        <Table
          caption={caption}
          isCaptionHidden
          columns={columns.map((column) => ({
            id: column.id,
            title: titleWithUnit(column),
            isNumber: column.isNumber,
            cell: (row: Row) => <CellData value={column.value(row)} text={column.text(row)} />,
          }))}
          rows={rows}
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

/** What is printed, and beside it the plain value for the CSV. */
function CellData({ value, text }: { value: string | number | null; text: string }) {
  if (value === text) return text;
  return <data value={value ?? ''}>{text}</data>;
}
