import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { success } from '@/lib/result';
import { findColumns, plainName, type Line } from '@/lib/market-files/lines';
import type { Sheet } from '@/lib/market-files/open-file';
import {
  daysOf,
  type AmountChecks,
  type NotTransaction,
  type Statement,
} from '@/lib/statements/statement';
import { statementLimits } from '@/lib/statements/statement-limits';
import { refuseStatement, type StatementOr } from '@/lib/statements/statement-problem';
import { isTemplateHeader } from '@/lib/statements/template-header';
import { coinFormats } from './coin-formats';
import { hasMonthFirst, unclearDayIn } from './day-order';
import { fundOrderFormats } from './fund-order-formats';
import { lineThatMayBeCut } from './last-line';
import { withLeftOutRows, type LeftOutTrade } from './left-out-rows';
import { registrarFormats } from './registrar-formats';
import { shareFormats } from './share-formats';
import { withoutRepeated, type SheetTable } from './repeated-rows';
import { gapsOf, type TableFormat } from './table-format';

const formats: readonly TableFormat[] = [
  ...registrarFormats,
  ...fundOrderFormats,
  ...shareFormats,
  ...coinFormats,
];

/** Columns of a list of what is held on a day, which has no transactions. */
const holdingsColumns = ['averageprice', 'averagebuyprice', 'avgcost', 'averagecostprice'];

/**
 * The sheets of one file, or the one table of a CSV. They are read together, and named by the kind of the first one.
 * @param skippedSheets how many sheets of the workbook are not among them; null for a CSV
 * @param isOpenEnded whether a CSV ends within its last line
 */
export function readTables(
  tables: readonly Sheet[],
  skippedSheets: number | null = null,
  isOpenEnded = false,
): StatementOr<Statement> {
  const read: Statement[] = [];
  const doubtful: LeftOutTrade[] = [];
  const sheets: SheetTable[] = [];
  const unreadSheets: string[] = [];
  let repeatedRows = 0;
  let rowCount = 0;
  let isHoldings = false;
  for (const { name, lines } of tables) {
    rowCount += lines.length;
    if (rowCount > statementLimits.rows) return refuseStatement('too-many-rows');
    const beginning = lines.slice(0, statementLimits.linesBeforeHeader);
    if (beginning.some(({ cells }) => isTemplateHeader(cells))) return refuseStatement('template');
    isHoldings ||= beginning.some(({ cells }) =>
      cells.some((cell) => holdingsColumns.includes(plainName(cell))),
    );
    const found = findFormat(beginning);
    if (!found) {
      if (lines.some(hasDay)) unreadSheets.push(name);
      continue;
    }
    const { format, at } = found;
    const [header, ...below] = lines.slice(at);
    if (!header) continue;
    // A workbook says of each cell in which column it is, and stores none that is empty at the end of a row.
    const rows = skippedSheets === null ? below : below.map((row) => asWideAs(header, row));
    const sheet = { format, header, rows };
    const { rows: own, repeated } = withoutRepeated(sheet, sheets);
    sheets.push(sheet);
    repeatedRows += repeated;
    const ofSheet = format.read(header, own);
    read.push(ofSheet.statement);
    for (const row of ofSheet.doubtful) doubtful.push(row);
  }
  const [first, ...others] = read;
  if (!first) {
    if (skippedSheets) return refuseStatement('too-many-sheets');
    return refuseStatement(isHoldings ? 'holdings' : refusedKindOf(tables));
  }
  if (hasMonthFirst(sheets)) return refuseStatement('month-first');
  const whole = others.reduce(mergeSheets, first);
  const isEmpty = whole.holdings.length === 0 && whole.leftOut.count === 0;
  if (isEmpty && !skippedSheets) return refuseStatement('no-rows');
  const [only] = sheets;
  return success({
    ...whole,
    holdings: withLeftOutRows(whole.holdings, doubtful),
    fileNotes: {
      skippedSheets: skippedSheets ?? 0,
      unreadSheets,
      repeatedRows,
      cutLine: only && isOpenEnded ? lineThatMayBeCut(only) : null,
      unclearDay: unclearDayIn(sheets),
    },
  });
}

const hasDay = ({ cells }: Line) => cells.some((cell) => readWrittenDay(cell) !== null);

function asWideAs(header: Line, { line, cells }: Line): Line {
  return { line, cells: header.cells.map((_, at) => cells[at] ?? '') };
}

function findFormat(lines: readonly Line[]): { format: TableFormat; at: number } | null {
  for (const [at, { cells }] of lines.entries()) {
    const format = formats.find(({ isHeader }) => isHeader(cells));
    if (format) return { format, at };
  }
  return null;
}

/** Tables that name too little to be read, and are refused by name. */
const refusedTables = [
  // The Excel file of MFCentral has neither ISIN nor folio.
  {
    code: 'mfcentral',
    columns: {
      scheme: ['Scheme Name'],
      description: ['Transaction Description'],
      date: ['Date'],
      units: ['Units'],
    },
  },
  // That of Angel One has neither symbol nor ISIN, and cuts the names of companies off.
  {
    code: 'angel-one',
    columns: {
      name: ['Scrip/Contract'],
      side: ['Buy/Sell'],
      bought: ['Buy Price'],
      sold: ['Sell Price'],
      quantity: ['Quantity'],
    },
  },
] as const;

function refusedKindOf(
  tables: readonly Sheet[],
): (typeof refusedTables)[number]['code'] | 'unknown-kind' {
  const beginnings = tables.map(({ lines }) => lines.slice(0, statementLimits.linesBeforeHeader));
  const found = refusedTables.find(({ columns }) =>
    beginnings.some((lines) =>
      lines.some(({ cells }) => findColumns<string>(cells, columns).missing.length === 0),
    ),
  );
  return found?.code ?? 'unknown-kind';
}

/** The checked amounts of both. */
function mergeAmountChecks(
  one: AmountChecks | null,
  other: AmountChecks | null,
): AmountChecks | null {
  if (!one || !other) return one ?? other;
  return {
    agreed: one.agreed + other.agreed,
    withinRupees: Math.max(one.withinRupees, other.withinRupees),
    withLoad: one.withLoad + other.withLoad,
    withCharge: one.withCharge + other.withCharge,
    unchecked: one.unchecked + other.unchecked,
    payouts: {
      agreed: one.payouts.agreed + other.payouts.agreed,
      withinRupees: Math.max(one.payouts.withinRupees, other.payouts.withinRupees),
      unchecked: one.payouts.unchecked + other.payouts.unchecked,
    },
    differing: [...one.differing, ...other.differing],
  };
}

/**
 * Merges two sheets of one file: an instrument that both have becomes one holding. Its rows that were left out are not
 * merged here, because they are found for all sheets at once.
 */
function mergeSheets(one: Statement, other: Statement): Statement {
  const keyOf = ({ assetClass, instrument, account }: Statement['holdings'][number]) =>
    JSON.stringify([assetClass, instrument, account]);
  const holdings = new Map(one.holdings.map((holding) => [keyOf(holding), holding]));
  for (const holding of other.holdings) {
    const before = holdings.get(keyOf(holding));
    if (!before) holdings.set(keyOf(holding), holding);
    else {
      const transactions = [...before.transactions, ...holding.transactions];
      holdings.set(keyOf(holding), {
        ...before,
        transactions,
        amounts: mergeAmountChecks(before.amounts, holding.amounts),
        failedChecks: [...new Set([...before.failedChecks, ...holding.failedChecks])],
        gaps: [
          ...new Set([...before.gaps, ...holding.gaps].filter((gap) => gap !== 'sold-first')),
          ...gapsOf(transactions),
        ],
        mergers: [...before.mergers, ...holding.mergers],
        reversedOn: [...new Set([...before.reversedOn, ...holding.reversedOn])],
        notes: [...new Set([...before.notes, ...holding.notes])],
      });
    }
  }
  const all = [...holdings.values()];
  const listed = [...one.leftOut.listed, ...other.leftOut.listed];
  const kinds = Object.keys(one.notTransactions) as NotTransaction[];
  const counts = kinds.map((kind) => [
    kind,
    one.notTransactions[kind] + other.notTransactions[kind],
  ]);
  return {
    ...one,
    leftOut: {
      count: one.leftOut.count + other.leftOut.count,
      listed: listed.slice(0, statementLimits.listedRows),
    },
    notTransactions: Object.fromEntries(counts) as Statement['notTransactions'],
    holdings: all,
    period: daysOf(all),
  };
}
