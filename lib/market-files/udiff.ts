import type { Exchange } from '@/lib/calendar/market-day';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { refuse, type ReadOr } from './file-problem';
import { findColumns, type Line } from './lines';

/**
 * The unified distilled file formats (UDiFF) that NSE and BSE have written since July 2024: one header for the cash and
 * the derivatives segment. `Rsvd1` is `Rsvd01` in some copies, and blank lines may stand between the rows.
 */
const names = {
  date: ['TradDt'],
  segment: ['Sgmt'],
  source: ['Src'],
  kind: ['FinInstrmTp'],
  token: ['FinInstrmId'],
  isin: ['ISIN'],
  symbol: ['TckrSymb'],
  series: ['SctySrs'],
  expiry: ['FininstrmActlXpryDt'],
  strike: ['StrkPric'],
  right: ['OptnTp'],
  name: ['FinInstrmNm'],
  close: ['ClsPric'],
  last: ['LastPric'],
  previousClose: ['PrvsClsgPric'],
  underlying: ['UndrlygPric'],
  settlement: ['SttlmPric'],
  openInterest: ['OpnIntrst'],
  openInterestChange: ['ChngInOpnIntrst'],
  volume: ['TtlTradgVol'],
  turnover: ['TtlTrfVal'],
  lot: ['NewBrdLotQty'],
} as const;

/** All columns of the format, in their order. */
export const udiffHeader: readonly string[] = [
  ...['TradDt', 'BizDt', 'Sgmt', 'Src', 'FinInstrmTp', 'FinInstrmId', 'ISIN', 'TckrSymb'],
  ...['SctySrs', 'XpryDt', 'FininstrmActlXpryDt', 'StrkPric', 'OptnTp', 'FinInstrmNm'],
  ...['OpnPric', 'HghPric', 'LwPric', 'ClsPric', 'LastPric', 'PrvsClsgPric', 'UndrlygPric'],
  ...['SttlmPric', 'OpnIntrst', 'ChngInOpnIntrst', 'TtlTradgVol', 'TtlTrfVal'],
  ...['TtlNbOfTxsExctd', 'SsnId', 'NewBrdLotQty', 'Rmks', 'Rsvd1', 'Rsvd2', 'Rsvd3', 'Rsvd4'],
];

export type UdiffColumn = keyof typeof names;
type Segment = 'cash' | 'derivatives';

export type Udiff = {
  exchange: Exchange;
  segment: Segment;
  date: IsoDate;
  rows: readonly Line[];
  at: Readonly<Record<UdiffColumn, number>>;
  columns: number;
};

const segments: Readonly<Record<string, Segment>> = { CM: 'cash', FO: 'derivatives' };
const exchanges: Readonly<Record<string, Exchange>> = { NSE: 'nse', BSE: 'bse' };

export function isUdiffHeader(cells: readonly string[]): boolean {
  const { at } = findUdiffColumns(cells);
  return at.segment >= 0 && at.source >= 0 && at.kind >= 0 && at.symbol >= 0;
}

/** What all rows must have in common: the day, the exchange and the segment. */
export function readUdiff(lines: readonly Line[]): ReadOr<Udiff> {
  const [header, ...rows] = lines;
  const { at, missing } = findUdiffColumns(header?.cells ?? []);
  if (!header || missing.length > 0) {
    return refuse('missing-column', { line: header?.line ?? 1, column: missing.join(', ') });
  }
  let first: { line: number; date: string; source: string; segment: string } | null = null;
  for (const { line, cells } of rows) {
    // A line that is cut off is a problem of the row.
    if (cells.length <= at.symbol) continue;
    const date = cells[at.date] ?? '';
    const source = cells[at.source] ?? '';
    const segment = cells[at.segment] ?? '';
    first ??= { line, date, source, segment };
    if (!Object.hasOwn(exchanges, source.toUpperCase()) || source !== first.source) {
      return refuse('wrong-exchange', { line, column: 'Src', found: source });
    }
    if (date !== first.date) {
      return refuse('two-dates', { line, column: 'TradDt', found: `${first.date}, ${date}` });
    }
    if (segment !== first.segment) {
      return refuse('mixed-segments', { line, column: 'Sgmt', found: segment });
    }
  }
  if (!first) return refuse('no-rows', { line: header.line });
  const date = readWrittenDay(first.date);
  const exchange = exchanges[first.source.toUpperCase()];
  const segment = Object.hasOwn(segments, first.segment.toUpperCase())
    ? segments[first.segment.toUpperCase()]
    : undefined;
  if (!date) return refuse('two-dates', { line: first.line, column: 'TradDt', found: first.date });
  if (!segment || !exchange) {
    return refuse('wrong-exchange', { line: first.line, column: 'Sgmt', found: first.segment });
  }
  return {
    ok: true,
    value: { exchange, segment, date, rows, at, columns: header.cells.length },
  };
}

/** The places of the columns of UDiFF in a header, and which of them it lacks. */
export const findUdiffColumns = (header: readonly string[]) => findColumns(header, names);

/** A plain number of an exchange's file: no grouping, a minus at most. Null where there is none. */
export function exchangeNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,15}(?:\.\d{0,6})?$/.test(text) ? Number(text) : null;
}
