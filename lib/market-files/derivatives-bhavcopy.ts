import type { Exchange } from '@/lib/calendar/market-day';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { brokenRow, isBroken } from './cash-bhavcopy';
import type { RowProblemCode, RowProblems } from './file-problem';
import { createRowProblemList } from './lines';
import { exchangeNumber, type Udiff } from './udiff';

/** An option or a future at the end of one day. */
export type DayContract = {
  expiry: IsoDate;
  /** Null for a future. */
  option: { right: 'call' | 'put'; strike: number } | null;
  /** Null where the contract did not trade (its close is then an older one), and in BSE's file on the day of expiry. */
  closeRupees: number | null;
  /** The exchange's: theoretical where there was no trade. Null on the day of expiry, which settles at the underlying. */
  settlementRupees: number | null;
  /** In units, not contracts. */
  openInterestUnits: number | null;
  openInterestChangeUnits: number | null;
  /** In units: NSE's file counts contracts, BSE's units. */
  volumeUnits: number | null;
  /** Of this contract: lots differ between expiries. */
  unitsPerLot: number | null;
};

export type DayUnderlying = {
  symbol: string;
  isIndex: boolean;
  /** The exchange's close of what the contracts are on. */
  closeRupees: number | null;
  contracts: readonly DayContract[];
};

export type DerivativesBhavcopy = {
  kind: 'derivatives';
  exchange: Exchange;
  date: IsoDate;
  /** Indices first, then by name. */
  underlyings: readonly DayUnderlying[];
  problems: RowProblems;
};

const kinds: Readonly<Record<string, { isIndex: boolean; isOption: boolean }>> = {
  IDO: { isIndex: true, isOption: true },
  IDF: { isIndex: true, isOption: false },
  STO: { isIndex: false, isOption: true },
  STF: { isIndex: false, isOption: false },
};
const rights = { CE: 'call', PE: 'put' } as const;

/** How many rows are read between two reports of progress. */
const step = 2_000;

/** The contracts of a UDiFF file of the derivatives segment, by what they are on. */
export function readDerivativesUdiff(
  { exchange, date, rows, at, columns }: Udiff,
  onProgress: (share: number) => void = () => {},
): DerivativesBhavcopy {
  const problems = createRowProblemList();
  const underlyings = new Map<string, { underlying: DayUnderlying; contracts: DayContract[] }>();
  const seen = new Set<string>();
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % step === 0) onProgress(index / rows.length);
    if (isBroken(cells, columns)) {
      problems.add(brokenRow(line, cells, index === rows.length - 1));
      continue;
    }
    const cell = (column: keyof typeof at) => cells[at[column]] ?? '';
    const bad = (code: RowProblemCode, column: string, found: string) =>
      problems.add({ code, line, column, found });
    const kindName = cell('kind');
    const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
    // Contracts on currencies and goods have kinds of their own.
    if (!kind) continue;
    const symbol = cell('symbol').toUpperCase();
    if (symbol === '') {
      bad('missing', 'TckrSymb', '');
      continue;
    }
    const expiry = readWrittenDay(cell('expiry'));
    if (!expiry || expiry < date) {
      bad(expiry ? 'out-of-range' : 'no-day', 'FininstrmActlXpryDt', cell('expiry'));
      continue;
    }
    const rightName = cell('right').toUpperCase();
    const right = rightName === 'CE' || rightName === 'PE' ? rights[rightName] : null;
    const strike = exchangeNumber(cell('strike'));
    if (kind.isOption && (!right || !strike || strike < 0)) {
      bad('no-number', right ? 'StrkPric' : 'OptnTp', right ? cell('strike') : rightName);
      continue;
    }
    const key = `${symbol}|${expiry}|${kind.isOption ? `${strike}|${right}` : ''}`;
    if (seen.has(key)) {
      bad('duplicate', 'TckrSymb', cell('name') || symbol);
      continue;
    }
    seen.add(key);
    const number = (column: keyof typeof at) => exchangeNumber(cell(column));
    const notNegative = (column: keyof typeof at) => {
      const value = number(column);
      return value !== null && value >= 0 ? value : null;
    };
    const volume = notNegative('volume');
    // On the day of expiry both exchanges settle at the close of the underlying, and BSE writes it as the close too.
    const isExpiring = kind.isOption && expiry === date;
    const hasClose = volume !== null && volume > 0 && !(isExpiring && exchange === 'bse');
    const lot = notNegative('lot');
    const unitsPerLot = lot ? lot : null;
    const entry = underlyings.get(symbol) ?? {
      underlying: { symbol, isIndex: kind.isIndex, closeRupees: null, contracts: [] },
      contracts: [],
    };
    underlyings.set(symbol, entry);
    // The same in all its rows: one row without it takes the close from none of the others.
    entry.underlying.closeRupees ??= notNegative('underlying') || null;
    entry.contracts.push({
      expiry,
      option: kind.isOption ? { right: right!, strike: strike! } : null,
      closeRupees: hasClose ? notNegative('close') || null : null,
      settlementRupees: isExpiring ? null : notNegative('settlement') || null,
      openInterestUnits: notNegative('openInterest'),
      openInterestChangeUnits: number('openInterestChange'),
      volumeUnits:
        exchange === 'bse' || volume === 0 || volume === null
          ? volume
          : unitsPerLot && volume * unitsPerLot,
      unitsPerLot,
    });
  }
  return {
    kind: 'derivatives',
    exchange,
    date,
    underlyings: [...underlyings.values()]
      .map(({ underlying, contracts }) => ({ ...underlying, contracts }))
      .sort(
        (one, other) =>
          Number(other.isIndex) - Number(one.isIndex) || (one.symbol < other.symbol ? -1 : 1),
      ),
    problems: problems.finish(),
  };
}
