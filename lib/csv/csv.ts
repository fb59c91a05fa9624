import { unparse } from 'papaparse';
import { fileAnswer } from '@/lib/answers';

/** What a cell may hold; unknown is null and gives an empty cell. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * The beginning of a cell, or of a line inside it, that a spreadsheet reads as a formula: = + - @, a tab or a
 * carriage return, also after spaces, and the full-width forms that Japanese versions accept (OWASP, "CSV Injection").
 * Papaparse's own `escapeFormulae` looks at the first line of a cell only.
 */
const formulaStart = /^(?= *[=+\-@\t\r＝＋－＠])/gmu;

/** A cell of a file that `csvText` made, without the apostrophe that it put before a formula. */
export function withoutApostrophe(cell: string): string {
  const isEscaped = cell.startsWith("'") && cell.slice(1).search(formulaStart) === 0;
  return isEscaped ? cell.slice(1) : cell;
}

/**
 * Rows as RFC 4180 has them, with CRLF between them. Numbers stay numbers. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it, and its cell gets quotes. `csvFile` adds the byte order mark.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return unparse(
    rows.map((row) => row.map(safeCell)),
    { newline: '\r\n', quotes: (cell) => typeof cell === 'string' && cell.startsWith("'") },
  );
}

/** Amounts have a space that does not break: a search in a spreadsheet would not find it. */
function safeCell(cell: CsvCell): CsvCell {
  return typeof cell === 'string'
    ? cell.replaceAll('\u00a0', ' ').replace(formulaStart, "'")
    : cell;
}

/** The columns of a table in a file: the title of each, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => CsvCell])[];

/** A row of titles and the rows below it, for `csvText`. */
export function csvTable<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): CsvCell[][] {
  return [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
}

export const csvType = 'text/csv; charset=utf-8';

/**
 * The content of a CSV file: the byte order mark tells spreadsheets that it is UTF-8.
 * @param text as `csvText` gives it
 */
export function csvFile(text: string): string {
  return `\uFEFF${text}`;
}

/** A CSV file to download. @param text as `csvText` gives it */
export function csvResponse(fileName: string, text: string): Response {
  return fileAnswer(fileName, csvType, csvFile(text));
}
