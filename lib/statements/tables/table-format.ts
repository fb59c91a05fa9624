import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { groupBy } from '@/lib/group-by';
import { findColumns, plainName, type Line } from '@/lib/market-files/lines';
import { rounded } from '@/lib/rounded';
import { createLeftOutList, type LeftOutList } from '@/lib/statements/left-out';
import { readCell } from '@/lib/statements/read-amount';
import {
  daysOf,
  noFileNotes,
  plainHolding,
  type HistoryGap,
  type InstrumentNote,
  type LeftOutReason,
  type Statement,
  type StatementHolding,
  type StatementSource,
  type StatementTransaction,
} from '@/lib/statements/statement';
import { statementLimits } from '@/lib/statements/statement-limits';
import { isNotCarriedOut, mayChangeUnits, type LeftOutTrade } from './left-out-rows';

/** The spellings of a column's name; one that ends in * is the beginning of a name. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** One row, whose cells are asked for by the columns of its format. */
export type TableRow<Column extends string> = {
  line: number;
  /** All cells, trimmed. */
  cells: readonly string[];
  /** Whether it has fewer or more cells than most lines: its download broke off, or its cells are shifted. */
  isBroken: boolean;
  /** Trimmed; empty where the file has no such column. */
  cell(column: Column): string;
};

/** What a row is: a transaction of an instrument, or the reason why it is none. */
export type RowOutcome = (
  | (Pick<StatementHolding, 'assetClass' | 'instrument' | 'name' | 'account'> &
      Omit<StatementTransaction, 'quantity'> & {
        quantity: number;
        notes?: readonly InstrumentNote[];
        /** Parts of one order on a day are one transaction. */
        order?: string;
      })
  | {
      leftOut: LeftOutReason;
      on?: IsoDate | null;
      /** Of the fund, share or coin; none where the row does not say it. */
      name?: string;
      found?: string;
      /** Whether its quantity is zero. */
      isWithoutUnits?: boolean;
    }
) & {
  /** The coin in which a fee was taken, where it is not that of the trade: its own units became fewer. */
  feeCoin?: string | null;
};

/** A kind of table, which its columns tell. */
export type TableFormat = {
  /** Among them is one called `date`. */
  names: ColumnNames<string>;
  isHeader(cells: readonly string[]): boolean;
  read(header: Line, rows: readonly Line[]): ReadSheet;
};

/** One table with its rows that are left out and may change units: also those of a holding of another table of the file. */
export type ReadSheet = { statement: Statement; doubtful: readonly LeftOutTrade[] };

/** A format of which every row is a transaction by itself. */
export function rowFormat<Required extends string, Optional extends string>(format: {
  source: StatementSource;
  required: ColumnNames<Required>;
  optional: ColumnNames<Optional>;
  read(row: TableRow<Required | Optional>): RowOutcome;
}): TableFormat {
  const readRow = (row: TableRow<Required | Optional>): RowOutcome => {
    const outcome = format.read(row);
    if ('leftOut' in outcome || !isNothing(outcome)) return outcome;
    const { on, name, quantity, feeCoin } = outcome;
    return { leftOut: 'zero', on, name, feeCoin, isWithoutUnits: quantity === 0 };
  };
  const names = { ...format.required, ...format.optional } as ColumnNames<Required | Optional>;
  return {
    names,
    isHeader: (cells) => columnsOf(cells, format.required).missing.length === 0,
    read(header, lines) {
      const leftOut = createLeftOutList();
      const group = createHoldings();
      const doubtful: LeftOutTrade[] = [];
      // A format that reads the status itself knows its words.
      const { status = -1 } =
        'status' in names ? {} : columnsOf(header.cells, { status: statusNames }).at;
      for (const row of rowsOf(header, lines, names)) {
        const { line: place, cells } = row;
        const outcome: RowOutcome = row.isBroken
          ? { leftOut: 'cells' }
          : (notDoneBy(cells[status] ?? '', 'not-executed') ?? readRow(row));
        const { feeCoin = null } = outcome;
        if (!('leftOut' in outcome)) {
          group.add(outcome);
          if (feeCoin !== null) {
            doubtful.push({ place, reason: 'coin-fee', cells: [feeCoin], isOfUnknown: false });
          }
          continue;
        }
        const { leftOut: reason, on = null, name = null, found = '' } = outcome;
        leftOut.add({ place, on, name, reason, found });
        if (mayChangeUnits(reason, found) && !outcome.isWithoutUnits) {
          // A coin is not always a cell: that of a trade is a part of its pair, BTC of BTCINR.
          const named = [name, feeCoin].filter((one) => one !== null);
          doubtful.push({ place, reason, cells: [...named, ...cells], isOfUnknown: !name });
        }
      }
      return { statement: tableStatement(format.source, group.finish(), leftOut), doubtful };
    },
  };
}

/** The statement of one table. */
export function tableStatement(
  source: StatementSource,
  holdings: readonly StatementHolding[],
  leftOut: LeftOutList,
): Statement {
  const period = daysOf(holdings);
  const fileNotes = noFileNotes;
  return { source, period, holdings, ...leftOut.finish(), hasPages: false, fileNotes };
}

const statusNames = ['Status', 'Order Status', 'Trade Status'];

/** Whether a file says by this status that an order was carried out; a file without a status says it of all. */
function isDone(status: string): boolean {
  const words = status.replace(/[\s_-]+/g, ' ');
  return status === '' || (done.test(words) && !isOrderTaken.test(words));
}

const done =
  /^(?:(?:order|trade|transaction|units?|fully|successfully) )*(?:allott?ed|executed|filled|traded|settled|completed?|done|success(?:ful)?|processed|confirmed)(?: (?:fully|successfully))?$/i;
/** An order may be confirmed before it is carried out; a trade is carried out. */
const isOrderTaken = /\border (?:successfully )?(?:confirmed|success)/i;

/** Why a row with this status is left out; null where its order was carried out. @param notDone the reason where it was not */
export function notDoneBy(
  status: string,
  notDone: 'not-executed' | 'not-allotted',
): { leftOut: LeftOutReason; found?: string } | null {
  if (isDone(status)) return null;
  const isPart = /partial/i.test(status);
  return !isPart && isNotDone(status)
    ? { leftOut: notDone }
    : { leftOut: 'unknown-status', found: status };
}

/** No units, or nothing paid: a bonus has a type of its own, and nothing else in these files is free. */
const isNothing = ({ type, quantity, rupees }: Exclude<RowOutcome, { leftOut: LeftOutReason }>) =>
  quantity <= 0 || (rupees <= 0 && type !== 'bonus');

/** The places of columns. */
export function columnsOf<Column extends string>(
  cells: readonly string[],
  names: ColumnNames<Column>,
): ReturnType<typeof findColumns<Column>> {
  const beginnings = Object.values<readonly string[]>(names)
    .flat()
    .filter((name) => name.endsWith('*'));
  const header = cells.map((cell) => {
    const plain = plainName(cell);
    return beginnings.find((name) => plain.startsWith(plainName(name))) ?? cell;
  });
  return findColumns(header, names);
}

/** The rows below a header. */
export function* rowsOf<Column extends string>(
  header: Line,
  lines: readonly Line[],
  names: ColumnNames<Column>,
): Generator<TableRow<Column>> {
  const { at } = columnsOf(header.cells, names);
  // A comma at the end of a line makes a cell without a name.
  const width = header.cells.findLastIndex((name) => name !== '') + 1;
  const usual = usualLength([header, ...lines]);
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell === '')) continue;
    const isBroken =
      cells.length !== usual ||
      cells.length < width ||
      cells.slice(width).some((cell) => cell !== '');
    // Programs that export put an apostrophe before a minus, so that a spreadsheet sees no formula.
    const cell = (column: Column) => (cells[at[column]] ?? '').replace(/^'(?=[-+=@])/, '');
    yield { line, cells, isBroken, cell };
  }
}

/** The cells of most lines; where several lengths are as frequent, those of the first, which is the header's. */
function usualLength(lines: readonly Line[]): number {
  const counts = [...groupBy(lines, ({ cells }) => cells.length)];
  const [most] = counts.toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 0;
}

/**
 * Day and figures of a row, each without its sign; or the first that is wrong. The day is the one that is written, in India.
 * A sale may be printed below zero; a purchase below zero is a reversal, which is not read.
 */
export function readDayAndFigures<Name extends string>(
  type: 'buy' | 'sell',
  dayText: string,
  texts: Readonly<Record<Name, string>>,
  readDay: (text: string) => IsoDate | null = readWrittenDay,
): { on: IsoDate; figures: Record<Name, number> } | { leftOut: LeftOutReason; found: string } {
  const on = readDay(dayText);
  if (!on) return { leftOut: 'no-day', found: dayText };
  const figures: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(texts) as Name[]) {
    const value = readCell(texts[name]);
    if (value === null || value === undefined || (type === 'buy' && value < 0)) {
      return { leftOut: 'no-number', found: texts[name] };
    }
    figures[name] = Math.abs(value);
  }
  return { on, figures: figures as Record<Name, number> };
}

/** The sum of fees and charges, of which a cell may be empty; or the cell that cannot be read. */
export function readCharges(
  texts: readonly string[],
): { charges: number } | { leftOut: LeftOutReason; found: string } {
  let charges = 0;
  for (const text of texts) {
    const charge = readCell(text);
    if (charge === undefined) return { leftOut: 'no-number', found: text };
    charges += Math.abs(charge ?? 0);
  }
  return { charges };
}

/**
 * Whether an amount is far from quantity times price, as where a comma before decimals was read as one of thousands. Loads,
 * fees and taxes are smaller than this part of it.
 * @param price as the file has it; a price that is not there is no reason for doubt
 */
export function isFarFromPrice(rupees: number, quantity: number, price: string): boolean {
  const each = Math.abs(readCell(price) ?? 0);
  const value = quantity * each;
  return each > 0 && Math.abs(value - rupees) > Math.max(value, rupees) * largestPart + 1;
}
const largestPart = 0.05;

/** Orders that were not carried out, or were taken back. */
const isNotDone = (text: string) => isNotCarriedOut(text) || /revers/i.test(text);

/** A purchase or a sale by the words of an order; null for any other, and for one that was not carried out. */
export function sideOf(text: string): 'buy' | 'sell' | null {
  const side = text.trim().toLowerCase().replaceAll('_', ' ');
  if (isNotDone(side)) return null;
  // Of a payout that is reinvested, the row has the units that came.
  if (/re[- ]?invest/.test(side)) return 'buy';
  // In a buyback the holder sells to the company.
  if (/^(?:b$|buy(?![ -]?back)|purchase|sip\b|lump|switch[ -]?in)/.test(side)) return 'buy';
  return /^(?:s$|sell|sale|redeem|redemption|swp\b|switch[ -]?out)/.test(side) ? 'sell' : null;
}

export const accountOf = (text: string): string | null =>
  text.replace(/\s+/g, '').slice(0, statementLimits.account) || null;

type Trade = StatementTransaction & { quantity: number };

/** Transactions of a table by account and instrument. */
function createHoldings() {
  const holdings = new Map<string, StatementHolding & { transactions: Trade[] }>();
  const orders = new Map<string, Trade>();
  return {
    add(row: Exclude<RowOutcome, { leftOut: LeftOutReason }>): void {
      const { assetClass, instrument, account, type, on, quantity, rupees, order } = row;
      const key = JSON.stringify([assetClass, instrument, account]);
      const name = row.name.slice(0, statementLimits.name);
      const holding = holdings.get(key) ?? {
        ...plainHolding,
        ...{ assetClass, instrument, name, account, notes: row.notes ?? [], transactions: [] },
      };
      holdings.set(key, holding);
      const orderKey = order ? JSON.stringify([key, order, on, type]) : null;
      const part = orderKey === null ? undefined : orders.get(orderKey);
      if (part) {
        part.quantity = toEightDecimals(part.quantity + quantity);
        part.rupees = toPaise(part.rupees + rupees);
        return;
      }
      const transaction = { type, on, quantity, rupees: toPaise(rupees) };
      holding.transactions.push(transaction);
      if (orderKey !== null) orders.set(orderKey, transaction);
    },
    finish: (): StatementHolding[] =>
      [...holdings.values()].map((holding) => ({
        ...holding,
        gaps: gapsOf(holding.transactions),
      })),
  };
}

/** Quantities have at most eight decimals, of which a sum of doubles may fall short. */
const toEightDecimals = (quantity: number) => rounded(quantity, 8);

/** Of a part of a paisa, all digits: as 0, a purchase would be a gift. */
const toPaise = (rupees: number) => rounded(rupees, 2) || rupees;

/** Whether more is sold on a day than was bought until its end: the purchases are in an earlier file. */
export function gapsOf(transactions: readonly StatementTransaction[]): HistoryGap[] {
  const byDay = new Map<IsoDate, number>();
  for (const { type, on, quantity } of transactions) {
    byDay.set(on, (byDay.get(on) ?? 0) + (type === 'sell' ? -1 : 1) * (quantity ?? 0));
  }
  let units = 0;
  for (const day of [...byDay.keys()].sort()) {
    units += byDay.get(day) ?? 0;
    if (units < -0.000_001) return ['sold-first'];
  }
  return [];
}
