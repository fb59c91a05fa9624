import { earliestOf, latestOf } from '@/lib/calendar/first-and-last-day';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';

/** The kinds of files that are read, by who writes them. */
export const statementSources = [
  'cas',
  'cams',
  'kfintech',
  'zerodha',
  'coin',
  'groww-stocks',
  'groww-funds',
  'upstox',
  'icici-direct',
  'kuvera',
  'wazirx',
  'coindcx',
  'binance',
] as const;
export type StatementSource = (typeof statementSources)[number];

export type StatementTransaction = {
  type: 'buy' | 'sell' | 'bonus' | 'dividend';
  /** In India. */
  on: IsoDate;
  /** Units, shares or coins, above zero; null for a dividend. */
  quantity: number | null;
  /** What was paid with stamp duty and charges, or came in before STT; 0 for a bonus. */
  rupees: number;
};

/** A check of the document that its own figures do not pass. */
export type StatementCheck =
  /** A row whose units do not lead from the balance before it to its own. */
  | 'running-balance'
  /** Opening balance and units do not add up to the closing balance. */
  | 'closing-balance'
  /** The document ends, or another scheme begins, before the closing balance. */
  | 'no-closing-balance'
  /** An amount that is neither units times price nor, of a payout, units times rate: `AmountChecks.differing`. */
  | 'amount'
  /** A row that could not be read. */
  | 'unread-row';

/** Why transactions of an instrument are missing, which no file of this kind can complete. */
export type HistoryGap =
  | 'opening-balance'
  | 'segregation'
  | 'merger'
  /** Transmission, gift, or units that moved to or from a demat account. */
  | 'transfer'
  /** A reversal of a row that is not in the file. */
  | 'reversal'
  /** Units came or went without an amount. */
  | 'no-amount'
  /** A file without balances sells more than it bought before: the purchases are in an earlier file. */
  | 'sold-first'
  /** Transactions dated before 1950 or after today, or of an impossible size, which are left out (without-refused.ts). */
  | 'wrong-day'
  | 'too-large';

export type InstrumentNote =
  /** The file has no ISIN: the site looks for the fund by its name. */
  | 'by-name'
  /** The symbol is the broker's own, which may differ from that of NSE. */
  | 'broker-symbol'
  /** The shares are partly paid, or have other voting rights. */
  | 'other-rights';

/** What the amounts of a fund's transactions were compared with; a payout is no amount of a price. */
export type AmountChecks = {
  /** Amounts that are units times price, as exactly as the printed figures are. */
  agreed: number;
  /** Rupees by which the least exact of them may be wrong all the same; 0 where none agreed. */
  withinRupees: number;
  /** Differences that are a usual exit load of a redemption, or entry load of a purchase before August 2009. */
  withLoad: number;
  /** Purchases that cost 100 or 150 rupees more, which is a distributor's transaction charge. */
  withCharge: number;
  /** Rows without a price. */
  unchecked: number;
  /** Payouts that are the units held times the rate in their words, and those without such a rate. */
  payouts: { agreed: number; withinRupees: number; unchecked: number };
  differing: readonly { on: IsoDate; rupees: number }[];
};

/** One instrument in one account. */
export type StatementHolding = {
  assetClass: 'fund' | 'share' | 'coin';
  /** As the import takes it: a fund's ISIN or name, a share's symbol, a coin's symbol. */
  instrument: string;
  name: string;
  /** A folio or a demat account, of at most 40 characters. */
  account: string | null;
  /** In the order of the file. */
  transactions: readonly StatementTransaction[];
  /** Printed in the file; null where it prints none. */
  openingUnits: number | null;
  closingUnits: number | null;
  /** Null in files of brokers and exchanges. */
  amounts: AmountChecks | null;
  failedChecks: readonly StatementCheck[];
  gaps: readonly HistoryGap[];
  /** Rows of a table that are left out and may change its units: the first of them, and how many there are. */
  leftOut: LeftOutUnits;
  notes: readonly InstrumentNote[];
  mergers: readonly CarriedMerger[];
  /** The days of transactions that a later row takes back, each once: an import of an earlier file may have saved them. */
  reversedOn: readonly IsoDate[];
};

/** Of an instrument of which a file has nothing but transactions, and nothing is against them. */
export const plainHolding = {
  ...{ openingUnits: null, closingUnits: null, amounts: null },
  ...{ failedChecks: [], gaps: [], leftOut: { count: 0, listed: [] } },
  ...{ notes: [], mergers: [], reversedOn: [] },
} satisfies Partial<StatementHolding>;

/** Why a row is not among the transactions. */
export type LeftOutReason =
  | Exclude<HistoryGap, 'opening-balance' | 'sold-first' | 'wrong-day' | 'too-large'>
  | 'no-day'
  | 'no-number'
  | 'no-instrument'
  | 'unknown-type'
  | 'cells'
  | 'zero'
  | 'balance-unmoved'
  | 'unclaimed'
  | 'not-allotted'
  | 'not-executed'
  | 'unknown-status'
  | 'derivative'
  | 'bond'
  /** An entitlement to new shares, which are of the same company. */
  | 'rights'
  | 'warrant'
  | 'preference'
  | 'other-security'
  | 'coin-pair'
  /** Of the coin in which the fee of another coin's trade was taken: the trade itself is imported. */
  | 'coin-fee'
  /** The amount is far from quantity times price. */
  | 'amount';

/** A merger of schemes through which purchases were carried (cas/carry-mergers.ts). */
export type CarriedMerger = {
  kind: 'from' | 'into';
  /** Of the other scheme. */
  name: string;
  on: IsoDate;
  purchases: number;
};

export type LeftOutUnits = {
  count: number;
  listed: readonly { place: number; reason: LeftOutReason }[];
};

/** It holds no text of the file but days and figures: descriptions may hold names of people. */
export type LeftOutRow = {
  /** The line of a table or the page of a PDF, from 1. */
  place: number;
  on: IsoDate | null;
  /** The fund or share, where the row belongs to one. */
  name: string | null;
  reason: LeftOutReason;
  /** The cell that cannot be read, shortened; empty where the row is understood. */
  found: string;
};

/** Rows that are no transactions of their own. */
export type NotTransaction = 'stamp-duty' | 'stt' | 'tds' | 'reversed' | 'merger' | 'info';

/** A day as a file writes it, with its line, and which day that is if the day is before the month. */
export type UnclearDay = { line: number; text: string; on: IsoDate };

/** What a reader has to know of a file as a whole. */
export type FileNotes = {
  /** Sheets of the workbook that are not read, since it has too many. */
  skippedSheets: number;
  /** Names of sheets that are not read, since their columns are not known, though they have rows with days. */
  unreadSheets: readonly string[];
  /** Rows that another sheet has as well, which count once. */
  repeatedRows: number;
  /** The last line of a CSV that ends within it, where its last cell may be cut off (tables/last-line.ts). */
  cutLine: number | null;
  /** A day of a file that does not show whether the day or the month is first (tables/day-order.ts). */
  unclearDay: UnclearDay | null;
};

/** Of a file of which there is nothing to know. */
export const noFileNotes: FileNotes = {
  skippedSheets: 0,
  unreadSheets: [],
  repeatedRows: 0,
  cutLine: null,
  unclearDay: null,
};

export type Statement = {
  source: StatementSource;
  /** As printed, or the first and last day of its rows; null without rows. */
  period: DaySpan | null;
  holdings: readonly StatementHolding[];
  leftOut: { count: number; listed: readonly LeftOutRow[] };
  notTransactions: Readonly<Record<NotTransaction, number>>;
  /** Whether a place is a page and not a line. */
  hasPages: boolean;
  fileNotes: FileNotes;
};

/** Units after all transactions, by the file's own figures. */
export function unitsAtEnd({ openingUnits, transactions }: StatementHolding): number {
  return transactions.reduce(
    (units, { type, quantity }) => units + (type === 'sell' ? -1 : 1) * (quantity ?? 0),
    openingUnits ?? 0,
  );
}

/** Whether the file's own checks pass, it has the whole history, and no row that may change its units is left out. */
export const isComplete = ({ failedChecks, gaps, leftOut }: StatementHolding): boolean =>
  failedChecks.length === 0 && gaps.length === 0 && leftOut.count === 0;

/** The days from the first to the last transaction. */
export function daysOf(holdings: readonly StatementHolding[]): Statement['period'] {
  const days = holdings.flatMap(({ transactions }) => transactions.map(({ on }) => on));
  const from = earliestOf(days);
  const to = latestOf(days);
  return from && to && { from, to };
}
