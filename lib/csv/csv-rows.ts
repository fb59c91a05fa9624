import Papa from 'papaparse';
import { groupBy } from '@/lib/group-by';
import { delimiters, readSeparatorLine, type Delimiter } from './separator-line';

/** One row of a CSV file. */
export type CsvRow = {
  /** The line on which it begins, from 1, as editors count: a cell in quotes may have several lines. */
  line: number;
  cells: readonly string[];
};

/** Of the beginning, in which the delimiter is looked for, so that no long file is read several times. */
const beginning = { characters: 20_000, rows: 100 };

type CsvRows = {
  rows: CsvRow[];
  /** Whether as many rows were read as are allowed. */
  isCut: boolean;
  /** Rows whose quotes the end of the file or a quote of a later line closes: lines below are in one of their cells. */
  unclosed: ReadonlySet<CsvRow>;
  delimiter: Delimiter;
};

/**
 * The rows of a CSV file that are not blank, as RFC 4180 has it, also of one with semicolons or tabs between its cells,
 * and with any kind of line break. The byte order mark is left out, and a first line that names the separator.
 * @param maxRows blank ones among them; what follows is not read
 */
export function csvRows(text: string, maxRows = Infinity): CsvRows {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = readSeparatorLine(whole);
  const lines = named?.rest ?? whole;
  const delimiter = named?.delimiter ?? delimiterOf(lines.slice(0, beginning.characters));
  const rows: CsvRow[] = [];
  const unclosed = new Set<CsvRow>();
  let read = 0;
  let line = named ? 2 : 1;
  // Row by row: a list of all rows, blank ones too, would cost more than reading them.
  const step = ({ data: cells, errors }: Papa.ParseStepResult<string[]>) => {
    read += 1;
    if (cells.some((cell) => cell.trim() !== '')) {
      const row = { line, cells: withCellsAbove(cells, rows.at(-1)?.cells ?? []) };
      rows.push(row);
      const hasLines = cells.some((cell) => cell.includes('\n'));
      const isOpen = errors.some(
        ({ code }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && hasLines),
      );
      if (isOpen) unclosed.add(row);
    }
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    line += 1;
  };
  Papa.parse<string[]>(lines, {
    newline: '\n',
    delimiter,
    preview: maxRows === Infinity ? 0 : maxRows,
    step,
  });
  return { rows, isCut: read >= maxRows, unclosed, delimiter };
}

/** Whether a text ends within a line, outside of quotes: its download may have broken off there. */
export function endsWithinLine(text: string): boolean {
  let end = text.length;
  // A tab begins a cell, in which nothing may be left.
  while (' \r\n'.includes(text[end - 1] ?? 'x')) end -= 1;
  return text[end - 1] !== '"' && !/[\r\n]/.test(text.slice(end));
}

/** Where a cell equals the one above it, memory holds one string for both: most cells of a large file repeat. */
function withCellsAbove(cells: readonly string[], above: readonly string[]): readonly string[] {
  return cells.map((cell, place) => {
    const one = above[place];
    return one === cell ? one : cell;
  });
}

/**
 * The delimiter that gives the most cells in rows of one length, of which the first is a header: none of its cells is a
 * figure. So neither titles above a table nor commas within names and figures decide it. Where no delimiter gives a
 * header, the most cells alone decide; a comma where every row has one cell.
 */
function delimiterOf(text: string): Delimiter {
  const found = delimiters.flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      newline: '\n',
      delimiter,
      preview: beginning.rows,
    });
    const byLength = groupBy(
      data.filter(({ length }) => length > 1),
      ({ length }) => length,
    );
    return [...byLength].map(([length, rows]) => ({
      delimiter,
      cells: length * rows.length,
      hasHeader: rows[0]?.every((cell) => !figure.test(cell)) ?? false,
    }));
  });
  const withHeader = found.filter(({ hasHeader }) => hasHeader);
  const best = (withHeader.length > 0 ? withHeader : found).toSorted(
    (one, other) => other.cells - one.cells,
  );
  return best[0]?.delimiter ?? ',';
}

/** A figure, or a part of one: 1,234.50 divided at its comma. */
const figure = /^[\s"'(₹+-]{0,5}\d[\d.,]*[\s"')%]{0,5}$/;
