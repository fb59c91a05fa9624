import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Exchange } from '@/lib/calendar/market-day';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { isIndianIsin, securityKindOf } from '@/lib/text/isin';
import { refuse, type ReadOr, type RowProblem, type RowProblems } from './file-problem';
import { findColumns, createRowProblemList, type Line } from './lines';
import { exchangeNumber, type Udiff } from './udiff';

/** A share on one day, as traded. */
type TradedShare = {
  /** Null in NSE's `sec_bhavdata_full`, which has none. */
  isin: string | null;
  /** NSE's symbol; null in a file of BSE, whose short names are no symbols of NSE. */
  symbol: string | null;
  /** BSE's scrip code; null in a file of NSE. */
  bseCode: string | null;
  name: string;
  closeRupees: number;
  /** Rupee crore that changed hands. */
  tradedCrore: number | null;
};

export type CashBhavcopy = {
  kind: 'cash';
  exchange: Exchange;
  date: IsoDate;
  shares: readonly TradedShare[];
  problems: RowProblems;
};

const rupeesPerCrore = 1e7;
const lakhsPerCrore = 100;

/**
 * Which rows of a cash file are shares. NSE has series: EQ, BE (for delivery only) and BZ (suspended unless disclosures
 * come) of the main board, SM, ST and SZ of small companies, BL of block deals; bonds, funds and government papers stand
 * in others. BSE has groups instead, of which F (debt) and G (government papers) are no shares.
 */
type ShareRule = {
  isShareSeries: (series: string) => boolean;
  isShareIsin: (isin: string) => boolean;
};

/** For a reader's own file: every share that it has, small companies too. */
const allShares: Readonly<Record<Exchange, ShareRule['isShareSeries']>> = {
  nse: (series) => ['EQ', 'BE', 'BZ', 'BL', 'SM', 'ST', 'SZ'].includes(series),
  bse: (series) => !['F', 'G'].includes(series),
};

const isShareIsin = (isin: string) => securityKindOf(isin) === 'share';

type ShareRows = Pick<Udiff, 'exchange' | 'rows' | 'at' | 'columns'>;

/** Shares of a UDiFF file of the cash segment of a reader. */
export function readCashUdiff({ date, ...file }: Udiff): CashBhavcopy {
  const problems = createRowProblemList();
  const rule = { isShareSeries: allShares[file.exchange], isShareIsin };
  const shares = readShareRows(file, rule, (problem) => problems.add(problem));
  return { kind: 'cash', exchange: file.exchange, date, shares, problems: problems.finish() };
}

/** The shares of UDiFF rows. */
export function readShareRows(
  { exchange, rows, at, columns }: ShareRows,
  rule: ShareRule,
  onProblem: (problem: RowProblem) => void,
): TradedShare[] {
  const shares = createShareList();
  for (const [index, { line, cells }] of rows.entries()) {
    if (isBroken(cells, columns)) {
      onProblem(brokenRow(line, cells, index === rows.length - 1));
      continue;
    }
    const cell = (column: keyof typeof at) => cells[at[column]] ?? '';
    const isin = cell('isin').toUpperCase();
    if (at.kind >= 0 && cell('kind') !== 'STK') continue;
    if (!rule.isShareSeries(cell('series').toUpperCase())) continue;
    // Funds, which trade in the series of shares.
    if (isin.startsWith('INF')) continue;
    if (!isIndianIsin(isin)) {
      onProblem({ code: 'no-isin', line, column: 'ISIN', found: isin });
      continue;
    }
    if (!rule.isShareIsin(isin)) continue;
    const closeRupees = exchangeNumber(cell('close'));
    if (!closeRupees || closeRupees < 0) {
      onProblem({ code: 'no-number', line, column: 'ClsPric', found: cell('close') });
      continue;
    }
    const turnover = exchangeNumber(cell('turnover'));
    const share: TradedShare = {
      isin,
      symbol: exchange === 'nse' ? cell('symbol').toUpperCase() : null,
      bseCode: exchange === 'bse' ? cell('token') : null,
      name: cell('name') || cell('symbol'),
      closeRupees,
      tradedCrore: turnover === null ? null : turnover / rupeesPerCrore,
    };
    shares.add(isin, share, cell('series'));
  }
  return shares.finish();
}

/**
 * A share may stand in two series: the one that traded more counts. The price of a block deal, which two parties agree in a
 * window of its own, counts only for a share without another price.
 */
function createShareList() {
  const shares = new Map<string, TradedShare>();
  const blockDeals = new Map<string, TradedShare>();
  return {
    add(key: string, share: TradedShare, series: string): void {
      const ofKind = series.toUpperCase() === 'BL' ? blockDeals : shares;
      const known = ofKind.get(key);
      if (!known || (share.tradedCrore ?? 0) > (known.tradedCrore ?? 0)) ofKind.set(key, share);
    },
    finish: (): TradedShare[] => [...new Map([...blockDeals, ...shares]).values()],
  };
}

const fullNames = {
  symbol: ['SYMBOL'],
  series: ['SERIES'],
  date: ['DATE1'],
  previousClose: ['PREV_CLOSE'],
  close: ['CLOSE_PRICE'],
  turnover: ['TURNOVER_LACS'],
} as const;

export const isFullBhavcopyHeader = (cells: readonly string[]): boolean =>
  findColumns(cells, fullNames).missing.length === 0;

/** NSE's `sec_bhavdata_full_DDMMYYYY.csv`: a space before each cell, dashes for missing figures, no ISIN. */
export function readFullBhavcopy(lines: readonly Line[]): ReadOr<CashBhavcopy> {
  const [header, ...rows] = lines;
  const { at } = findColumns(header?.cells ?? [], fullNames);
  const problems = createRowProblemList();
  const shares = createShareList();
  let day: { text: string; date: IsoDate } | null = null;
  for (const [index, { line, cells }] of rows.entries()) {
    if (isBroken(cells, header?.cells.length ?? 0)) {
      problems.add(brokenRow(line, cells, index === rows.length - 1));
      continue;
    }
    const cell = (column: keyof typeof at) => cells[at[column]] ?? '';
    const date = readWrittenDay(cell('date'));
    if (!date) {
      problems.add({ code: 'no-day', line, column: 'DATE1', found: cell('date') });
      continue;
    }
    day ??= { text: cell('date'), date };
    if (date !== day.date) {
      return refuse('two-dates', {
        line,
        column: 'DATE1',
        found: `${day.text}, ${cell('date')}`,
      });
    }
    if (!allShares.nse(cell('series').toUpperCase())) continue;
    const symbol = cell('symbol').toUpperCase();
    const closeRupees = exchangeNumber(cell('close'));
    const turnover = exchangeNumber(cell('turnover'));
    if (!closeRupees || closeRupees < 0) {
      problems.add({ code: 'no-number', line, column: 'CLOSE_PRICE', found: cell('close') });
      continue;
    }
    const share: TradedShare = {
      isin: null,
      symbol,
      bseCode: null,
      name: symbol,
      closeRupees,
      tradedCrore: turnover === null ? null : turnover / lakhsPerCrore,
    };
    shares.add(symbol, share, cell('series'));
  }
  const found = shares.finish();
  if (!day || found.length === 0) return refuse('no-rows', { line: header?.line ?? 1 });
  return {
    ok: true,
    value: {
      kind: 'cash',
      exchange: 'nse',
      date: day.date,
      shares: found,
      problems: problems.finish(),
    },
  };
}

/** Too few cells, or more than the header names. */
export const isBroken = (cells: readonly string[], columns: number): boolean =>
  cells.length < columns || cells.slice(columns).some(Boolean);

/** A last line that is too short is where a download broke off. */
export const brokenRow = (line: number, cells: readonly string[], isLast: boolean): RowProblem => ({
  code: isLast ? 'cut-off' : 'cells',
  line,
  column: null,
  found: `${cells.length}`,
});
