import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { csvText } from '@/lib/csv/csv';
import { csvRows } from '@/lib/csv/csv-rows';
import { isGrouped } from '@/lib/money/parse';
import { savedLimits } from '@/lib/saved/saved-item';
import { assetClasses, instrumentProblems, type AssetClass, type Holding } from './holding';
import { readLot, typedLotOf, type LotProblem } from './read-lot';

/** The columns of the file, in their order; a file may have them in another. */
export const csvColumns = ['class', 'instrument', 'bought_on', 'quantity', 'cost_rupees'] as const;
type CsvColumn = (typeof csvColumns)[number];

/** High enough that the export of any account can be imported again. */
export const csvLimits = { rows: savedLimits.itemsPerPerson, bytes: 100_000 } as const;

/** A problem of one line, counted as a person counts: the header is line 1. */
export type CsvProblem = {
  line: number;
  column: CsvColumn | null;
  problem:
    | LotProblem
    | 'unknown-class'
    | (typeof instrumentProblems)[AssetClass]
    | 'missing-column'
    | 'not-template'
    | 'too-many-cells'
    | 'comma'
    | 'too-many-rows'
    | 'no-rows';
};

export type CsvLot = {
  assetClass: AssetClass;
  instrumentId: string;
  boughtOn: IsoDate;
  quantity: number;
  costRupees: number;
};

/**
 * Purchases from a file of RFC 4180, or everything that is wrong with it, line by line: a file is imported whole or
 * not at all. A quote before a formula sign, which our own export adds, is taken off.
 * @param resolve finds the instrument's id from what is in the file, null for none.
 */
export function readHoldingsCsv(
  text: string,
  today: IsoDate,
  resolve: (assetClass: AssetClass, instrument: string) => string | null,
): { lots: CsvLot[]; problems: CsvProblem[] } {
  // The header, each row with a blank line after it, and the end of the last line. A longer file is not parsed and never
  // imported in part.
  const allowedLines = 1 + 2 * csvLimits.rows + 1;
  const {
    rows: [head, ...rows],
    isCut: isFileCut,
  } = csvRows(text, allowedLines + 1);
  const header = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = csvColumns.filter((column) => !header.includes(column));
  // At most one column of five, such as a quantity: the file of a broker, a PDF or a workbook.
  if (missing.length >= csvColumns.length - 1) {
    return { lots: [], problems: [{ line: 1, column: null, problem: 'not-template' }] };
  }
  if (missing.length > 0) {
    return {
      lots: [],
      problems: missing.map((column) => ({ line: 1, column, problem: 'missing-column' })),
    };
  }
  if (rows.length > csvLimits.rows || isFileCut) {
    return {
      lots: [],
      problems: [{ line: csvLimits.rows + 2, column: null, problem: 'too-many-rows' }],
    };
  }
  if (rows.length === 0)
    return { lots: [], problems: [{ line: 2, column: null, problem: 'no-rows' }] };
  const costAt = header.indexOf('cost_rupees');
  const hasSemicolons = (text.split('\n', 1)[0] ?? '').includes(';');
  const lots: CsvLot[] = [];
  const problems: CsvProblem[] = [];
  for (const { cells, line } of rows) {
    const cell = (column: CsvColumn) =>
      (cells[header.indexOf(column)] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '');
    // A cost of 10,500 without quotes is two cells, of which the first alone would be a cost of 10.
    const isTooLong = cells.slice(header.length).some((rest) => rest.trim() !== '');
    const isCut =
      !isColumn(header[costAt + 1]) && /^\d{2,3}$/.test(cells[costAt + 1]?.trim() ?? '');
    if (isTooLong || isCut) {
      problems.push({ line, column: null, problem: 'too-many-cells' });
      continue;
    }
    const assetClass = assetClasses.find((one) => one === cell('class').toLowerCase());
    if (!assetClass) problems.push({ line, column: 'class', problem: 'unknown-class' });
    const instrumentId = assetClass ? resolve(assetClass, cell('instrument')) : null;
    if (assetClass && !instrumentId) {
      const problem = cell('instrument') === '' ? 'missing' : instrumentProblems[assetClass];
      problems.push({ line, column: 'instrument', problem });
    }
    const commas = amountColumns.filter((column) => !hasOnlyGroups(cell(column), hasSemicolons));
    problems.push(...commas.map((column) => ({ line, column, problem: 'comma' }) as const));
    if (commas.length > 0) continue;
    const read = readLot(
      typedLotOf(assetClass, {
        boughtOn: dayOf(cell('bought_on')),
        quantity: cell('quantity'),
        cost: cell('cost_rupees'),
      }),
      today,
    );
    if (!read.ok) {
      const columns = { boughtOn: 'bought_on', quantity: 'quantity', cost: 'cost_rupees' } as const;
      for (const field of ['boughtOn', 'quantity', 'cost'] as const) {
        const problem = read.problems[field];
        if (problem) problems.push({ line, column: columns[field], problem });
      }
    }
    if (assetClass && instrumentId && read.ok) lots.push({ assetClass, instrumentId, ...read.lot });
  }
  return problems.length > 0 ? { lots: [], problems } : { lots, problems };
}

/**
 * The day of a cell as YYYY-MM-DD, where it can be read: Excel in India saves 2025-04-10 as 10-04-2025. A day with slashes
 * stays as it is, to be refused: Excel in America writes the month first.
 */
function dayOf(cell: string): string {
  return cell.includes('/') ? cell : (readWrittenDay(cell) ?? cell);
}

const amountColumns = ['quantity', 'cost_rupees'] as const;

const isColumn = (name: string | undefined) => csvColumns.some((column) => column === name);

/**
 * Whether the commas of an amount can only be grouping. Where semicolons are between the cells, a comma is the decimal sign
 * of most programs that write such files.
 */
function hasOnlyGroups(amount: string, hasSemicolons: boolean): boolean {
  const [digits = ''] = /\d[\d,]*(?:\.\d*)?/.exec(amount) ?? [];
  return !digits.includes(',') || (!hasSemicolons && isGrouped(digits));
}

/**
 * The purchases as a file that can be imported again. What a spreadsheet would run as a formula is made harmless.
 * @param nameOf what people call the instrument, for a last column that the import leaves out; null where it is not known
 */
export function holdingsCsv(
  holdings: readonly Holding[],
  nameOf: (holding: Holding) => string | null = () => null,
): string {
  const rows = holdings.flatMap((holding) =>
    holding.transactions.map(({ on, quantity, rupees }) => [
      holding.assetClass,
      holding.instrumentId,
      on,
      csvNumber(quantity),
      csvNumber(rupees),
      nameOf(holding),
    ]),
  );
  return csvText([[...csvColumns, 'name'], ...rows]);
}

/** An empty file with its header and an example of each class. */
export function holdingsTemplate(): string {
  return csvText([
    csvColumns,
    ['fund', '122639', '2025-04-10', '132.456', '10000'],
    ['coin', 'bitcoin', '2025-06-01', '0.005', '45000'],
    ['share', 'INFY', '2024-11-21', '10', '18500'],
    ['gold', 'Gold coins', '2024-10-29', '8', '64000'],
    ['deposit', 'Public Provident Fund 7.1%', '2025-04-05', '50000', '50000'],
  ]);
}

/** A number as a file writes it: never with an exponent, which the import would not read. */
export function csvNumber(value: number): string {
  return Number(value.toFixed(12)).toLocaleString('en-US', {
    useGrouping: false,
    maximumFractionDigits: 12,
  });
}
