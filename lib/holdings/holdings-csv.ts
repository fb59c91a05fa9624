import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { csvText, withoutApostrophe } from '@/lib/csv/csv';
import { csvRows, endsWithinLine } from '@/lib/csv/csv-rows';
import { withPlainDigits } from '@/lib/money/parse';
import {
  assetClasses,
  instrumentProblems,
  type AssetClass,
  type Holding,
  type Instrument,
  type Transaction,
} from './holding';
import {
  hasOnlyGroups,
  readTransaction,
  type TransactionProblem,
  type TransactionTyped,
} from './read-transaction';
import { csvColumns, csvLimits, csvRowOf, olderNames, type CsvColumn } from './csv-format';

/** A file without them has purchases alone, in no account. */
const optionalColumns: readonly CsvColumn[] = ['type', 'account'];
const requiredColumns = csvColumns.filter((column) => !optionalColumns.includes(column));

/** A problem of one line, counted as a person counts: the header is line 1. */
export type CsvProblem = {
  line: number;
  /** As the file calls it. */
  column: string | null;
  problem:
    | TransactionProblem
    | 'unknown-class'
    | (typeof instrumentProblems)[AssetClass]
    | 'missing-column'
    | 'repeated-column'
    | 'open-quote'
    | 'not-template'
    | 'too-many-cells'
    | 'cut-off'
    | 'comma'
    | 'too-many-rows'
    | 'no-rows';
};

export type CsvTransaction = Instrument & Omit<Transaction, 'id'>;

/**
 * Transactions from a file of RFC 4180, or everything that is wrong with it, line by line: a file is imported whole or
 * not at all. A quote before a formula sign, which our own export adds, is taken off.
 * @param resolve finds the instrument's id from what is in the file, null for none.
 */
export function readHoldingsCsv(
  text: string,
  today: IsoDate,
  resolve: (assetClass: AssetClass, instrument: string) => string | null,
): { transactions: CsvTransaction[]; problems: CsvProblem[] } {
  const refused = (...problems: CsvProblem[]) => ({ transactions: [], problems });
  // The header, each row with a blank line after it, and the end of the last line. A longer file is not parsed and never
  // imported in part.
  const allowedLines = 1 + 2 * csvLimits.rows + 1;
  const {
    rows: [head, ...rows],
    isCut: isFileCut,
    unclosed,
    delimiter,
  } = csvRows(text, allowedLines + 1);
  const headLine = head?.line ?? 1;
  const template = readTemplate(head?.cells ?? []);
  const { missing, nameOf } = template;
  // At most one column of five, such as a quantity: the file of a broker, a PDF or a workbook.
  if (missing.length >= requiredColumns.length - 1) {
    return refused({ line: headLine, column: null, problem: 'not-template' });
  }
  if (missing.length > 0) {
    return refused(
      ...missing.map((column) => ({ line: headLine, column, problem: 'missing-column' }) as const),
    );
  }
  if (template.repeated.length > 0) {
    return refused(
      ...template.repeated.map(
        (column) => ({ line: headLine, column, problem: 'repeated-column' }) as const,
      ),
    );
  }
  // The lines below the quote are in its cell, also where that is a column that is not read.
  if (unclosed.size > 0) {
    return refused(
      ...[...unclosed].map(({ line }) => ({ line, column: null, problem: 'open-quote' }) as const),
    );
  }
  if (rows.length > csvLimits.rows || isFileCut) {
    const line = headLine + csvLimits.rows + 1;
    return refused({ line, column: null, problem: 'too-many-rows' });
  }
  const last = rows.at(-1);
  if (!last) return refused({ line: headLine + 1, column: null, problem: 'no-rows' });
  const isLastCut = last.cells.length < template.namedCount && endsWithinLine(text);
  const transactions: CsvTransaction[] = [];
  const problems: CsvProblem[] = [];
  for (const row of rows) {
    const { cells, line } = row;
    const report = (column: CsvColumn, problem: CsvProblem['problem']) =>
      problems.push({ line, column: nameOf(column), problem });
    if (hasTooManyCells(cells, template)) {
      problems.push({ line, column: null, problem: 'too-many-cells' });
      continue;
    }
    // Its last cell may be the beginning of a longer one: 100 of 10000.
    if (isLastCut && row === last) {
      problems.push({ line, column: null, problem: 'cut-off' });
      continue;
    }
    const cell = (column: CsvColumn) => withoutApostrophe(cellAt(cells, template.placeOf(column)));
    const assetClass = assetClasses.find((one) => one === cell('class').toLowerCase());
    if (!assetClass) report('class', 'unknown-class');
    const instrumentId = assetClass ? resolve(assetClass, cell('instrument')) : null;
    if (assetClass && !instrumentId) {
      const isMissing = cell('instrument') === '';
      report('instrument', isMissing ? 'missing' : instrumentProblems[assetClass]);
    }
    // Where semicolons are between the cells, a comma is the decimal sign of most programs that write such files.
    const commas = amountColumns.filter(
      (column) =>
        !hasOnlyGroups(cell(column)) ||
        (delimiter === ';' && withPlainDigits(cell(column))?.includes(',')),
    );
    for (const column of commas) report(column, 'comma');
    if (commas.length > 0) continue;
    const read = readTransaction(
      {
        type: template.hasType ? cell('type') : 'buy',
        on: dayOf(cell('date')),
        quantity: cell('quantity'),
        rupees: cell('amount_rupees'),
        account: cell('account'),
      },
      assetClass,
      today,
    );
    if (!read.ok) {
      for (const [field, column] of fieldColumns) {
        const problem = read.problem[field];
        if (problem) report(column, problem);
      }
    }
    if (assetClass && instrumentId && read.ok) {
      transactions.push({ assetClass, instrumentId, ...read.value });
    }
  }
  return problems.length > 0 ? refused(...problems) : { transactions, problems };
}

/** Where the columns are in a file with this header, and under which of their names. */
function readTemplate(head: readonly string[]) {
  const header = head.map((name) => name.trim().toLowerCase());
  const nameOf = (column: CsvColumn) =>
    [column, olderNames[column]].find((name) => name !== undefined && header.includes(name)) ??
    column;
  const places = new Map(csvColumns.map((column) => [column, header.indexOf(nameOf(column))]));
  return {
    columnCount: header.length,
    /** Without the cells behind the last name. */
    namedCount: header.findLastIndex((name) => name !== '') + 1,
    hasType: header.includes('type'),
    /** Which of two would be read, only their owner knows. */
    repeated: csvColumns
      .map(nameOf)
      .filter((name) => header.indexOf(name) !== header.lastIndexOf(name)),
    missing: requiredColumns.filter((column) => !header.includes(nameOf(column))),
    nameOf,
    /** -1 for a column that is not there. */
    placeOf: (column: CsvColumn) => places.get(column) ?? -1,
  };
}

/**
 * A cost of 10,500 without quotes is two cells, of which the first alone would be a cost of 10. Of a quantity of 1,000, the
 * second cell would be a cost of 0.
 */
function hasTooManyCells(
  cells: readonly string[],
  { columnCount, placeOf }: ReturnType<typeof readTemplate>,
): boolean {
  if (cells.slice(columnCount).some((rest) => rest.trim() !== '')) return true;
  return amountColumns.some((column) => {
    const place = placeOf(column);
    const [first, next, third] = [0, 1, 2].map((step) => {
      return withPlainDigits(cellAt(cells, place + step)) ?? '';
    });
    if (!/\d$/.test(first ?? '') || !/^\d{2,3}$/.test(next ?? '')) return false;
    // The next cell may be the rest of the amount where no column is read there, or where the row has a blank cell too many.
    const behind = csvColumns.find((other) => placeOf(other) === place + 1);
    if (behind === undefined) return true;
    // A cost behind a quantity is one itself, unless the cost stands one cell further.
    const mayBeRest = behind !== 'amount_rupees' || /^\d/.test(third ?? '');
    return cells.length > columnCount && mayBeRest;
  });
}

const cellAt = (cells: readonly string[], place: number): string => (cells[place] ?? '').trim();

const fieldColumns = [
  ['type', 'type'],
  ['on', 'date'],
  ['quantity', 'quantity'],
  ['rupees', 'amount_rupees'],
  ['account', 'account'],
] as const satisfies readonly (readonly [keyof TransactionTyped, CsvColumn])[];

/**
 * The day of a cell as YYYY-MM-DD, where it can be read: Excel in India saves 2025-04-10 as 10-04-2025. A day with slashes
 * stays as it is, to be refused: Excel in America writes the month first.
 */
function dayOf(cell: string): string {
  return cell.includes('/') ? cell : (readWrittenDay(cell) ?? cell);
}

const amountColumns = ['quantity', 'amount_rupees'] as const;

/**
 * All transactions as a file that can be imported again. What a spreadsheet would run as a formula is made harmless.
 * @param nameOf what people call the instrument, for a last column that the import leaves out; null where it is not known.
 * A file that would be too large to import has no names.
 */
export function holdingsCsv(
  holdings: readonly Holding[],
  nameOf: (holding: Holding) => string | null = () => null,
): string {
  const rowsOf = ({ assetClass, instrumentId: instrument, transactions }: Holding) =>
    transactions.map((transaction) => csvRowOf({ assetClass, instrument }, transaction));
  const named = csvText([
    [...csvColumns, 'name'],
    ...holdings.flatMap((holding) => {
      const name = nameOf(holding);
      return rowsOf(holding).map((row) => [...row, name]);
    }),
  ]);
  return Buffer.byteLength(named) <= csvLimits.bytes
    ? named
    : csvText([[...csvColumns], ...holdings.flatMap(rowsOf)]);
}

/** An empty file with its header and an example of each class and type. */
export function holdingsTemplate(): string {
  return csvText([
    [...csvColumns],
    ['fund', '122639', 'buy', '2025-04-10', '132.456', '10000', '12345678/90'],
    ['fund', '122639', 'sell', '2026-04-15', '50', '4210.50', '12345678/90'],
    ['coin', 'bitcoin', 'buy', '2025-06-01', '0.005', '45000', ''],
    ['share', 'INFY', 'buy', '2024-11-21', '10', '18500', ''],
    ['share', 'INFY', 'dividend', '2025-06-30', '', '220', ''],
    ['share', 'INFY', 'bonus', '2025-09-18', '10', '0', ''],
    ['gold', 'Gold coins', 'buy', '2024-10-29', '8', '64000', ''],
    ['deposit', 'Public Provident Fund 7.1%', 'buy', '2025-04-05', '50000', '50000', ''],
  ]);
}
