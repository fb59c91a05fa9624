import { csvRows } from '@/lib/csv/csv-rows';
import { invisible } from '@/lib/money/parse';
import { cutToUnits } from '@/lib/text/read-text';
import { fileLimits } from './file-limits';
import type { RowProblem, RowProblems } from './file-problem';

/** One line of a table with its cells, trimmed. */
export type Line = {
  /** From 1, as editors and spreadsheets count. */
  line: number;
  cells: readonly string[];
};

/**
 * The lines of a CSV that are not blank. A line beyond the limit is not there. Where the quotes of a cell are not closed,
 * the last two cells of its line are one, so that the line is a cell short.
 */
export function csvLines(text: string): Line[] {
  const { rows, unclosed } = csvRows(text, fileLimits.rows + 1);
  return rows.map((row) => {
    const cells = unclosed.has(row) ? lastTwoAsOne(row.cells) : row.cells;
    return {
      line: row.line,
      cells: cells.length <= fileLimits.columns && cells.every(isPlain) ? cells : trimmed(cells),
    };
  });
}

/** Most cells are as they are seen already: looking at them costs less than a second list for each row. */
const isPlain = (cell: string): boolean => cell.length <= fileLimits.cell && asSeen(cell) === cell;

/** Without spaces around it and characters that are not seen. */
const asSeen = (cell: string): string => cell.replace(invisible, '').trim();

const trimmed = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, fileLimits.columns).map(textOfCell);

/** The text of a cell as it is seen; one that is too long, such as a name, ends with a mark. */
export function textOfCell(cell: string): string {
  const text = asSeen(cell);
  if (text.length <= fileLimits.cell) return text;
  return `${cutToUnits(text, fileLimits.cell - 1).trimEnd()}…`;
}

function lastTwoAsOne(cells: readonly string[]): readonly string[] {
  return [...cells.slice(0, -2), cells.slice(-2).join(' ')];
}

/** A name of a column as it is compared: small letters and digits, so that `DATE1`, ` Date 1` and `date_1` are one. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The places of the named columns in a header, in any order; of two columns with one name, the first. */
export function findColumns<Name extends string>(
  header: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): { at: Readonly<Record<Name, number>>; missing: readonly string[] } {
  const places = new Map<string, number>();
  header.forEach((cell, index) => {
    const name = plainName(cell);
    if (!places.has(name)) places.set(name, index);
  });
  const found = Object.entries<readonly string[]>(names).map(([name, spellings]) => {
    const index = spellings
      .map((spelling) => places.get(plainName(spelling)))
      .find((place) => place !== undefined);
    return [name, index ?? -1] as const;
  });
  return {
    at: Object.fromEntries(found) as Record<Name, number>,
    missing: found.flatMap(([name, index]) => (index < 0 ? [names[name as Name][0] ?? name] : [])),
  };
}

/** Counts every problem of a row and lists the first ones. */
export function createRowProblemList() {
  const listed: RowProblem[] = [];
  let count = 0;
  return {
    add: (problem: RowProblem) => {
      count += 1;
      if (listed.length < fileLimits.listedProblems) {
        listed.push({ ...problem, found: problem.found.slice(0, 60) });
      }
    },
    finish: (): RowProblems => ({ count, listed }),
  };
}
