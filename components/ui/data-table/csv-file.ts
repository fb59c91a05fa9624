import { csvText } from '@/lib/csv/csv';
import { titleWithUnit, type DataColumn } from './data-column';

/** Rows between two chances to pause. */
const rowsPerPiece = 200;

/** The table as `csvText` writes it, in pieces, between which the caller can pause. */
export function* csvOf<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Generator<void, string> {
  const pieces = [csvText([columns.map(titleWithUnit)])];
  for (let start = 0; start < rows.length; start += rowsPerPiece) {
    const values = rows
      .slice(start, start + rowsPerPiece)
      .map((row) => columns.map((column) => column.value(row)));
    pieces.push(csvText(values));
    yield;
  }
  return pieces.join('\r\n');
}
