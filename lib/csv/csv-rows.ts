import Papa from 'papaparse';

/** One row of a CSV file. */
export type CsvRow = {
  /** The line on which it begins, from 1, as editors count: a cell in quotes may have several lines. */
  line: number;
  cells: readonly string[];
};

const delimiters = [',', ';', '\t'];
/** Characters of the beginning in which the delimiter is looked for, so that no long file is read several times. */
const beginning = 2_000;

/**
 * The rows of a CSV file that are not blank, as RFC 4180 has it, also of one with semicolons or tabs between its cells,
 * and with any kind of line break. The byte order mark is left out.
 * @param maxRows blank ones among them; what follows is not read, and `isCut` says that as many were read
 */
export function csvRows(text: string, maxRows = Infinity): { rows: CsvRow[]; isCut: boolean } {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { meta } = Papa.parse(lines.slice(0, beginning), {
    newline: '\n',
    delimitersToGuess: delimiters,
    preview: 10,
  });
  const { data } = Papa.parse<string[]>(lines, {
    newline: '\n',
    delimiter: meta.delimiter,
    preview: maxRows === Infinity ? 0 : maxRows,
  });
  const rows: CsvRow[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    line += 1;
  }
  return { rows, isCut: data.length >= maxRows };
}
