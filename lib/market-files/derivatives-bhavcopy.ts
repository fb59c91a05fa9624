import type { Exchange } from '@/lib/calendar/market-day';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { compareTexts } from '@/lib/text/compare-texts';
import { brokenRow, isBroken } from './cash-bhavcopy';
import type { RowProblem, RowProblems } from './file-problem';
import { createRowProblemList } from './lines';
import { exchangeNumber, type Udiff, type UdiffColumn } from './udiff';

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
  /** The lot size of this contract: lots differ between expiries. */
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
  onProgress: (share: number) => void,
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
    const cell: CellOf = (column) => cells[at[column]] ?? '';
    const terms = termsIn(cell, date);
    // Contracts on currencies and goods have kinds of their own.
    if (!terms) continue;
    if ('code' in terms) {
      problems.add({ ...terms, line });
      continue;
    }
    const { symbol, isIndex, expiry, option } = terms;
    const key = `${symbol}|${expiry}|${option ? `${option.strike}|${option.right}` : ''}`;
    if (seen.has(key)) {
      const found = cell('name') || symbol;
      problems.add({ code: 'duplicate', line, column: 'TckrSymb', found });
      continue;
    }
    seen.add(key);
    const entry = underlyings.get(symbol) ?? {
      underlying: { symbol, isIndex, closeRupees: null, contracts: [] },
      contracts: [],
    };
    underlyings.set(symbol, entry);
    // The same in all its rows: one row without it takes the close from none of the others.
    entry.underlying.closeRupees ??= notNegative(cell('underlying')) || null;
    const isExpiring = option !== null && expiry === date;
    entry.contracts.push({ expiry, option, ...figuresIn(cell, exchange, isExpiring) });
  }
  return {
    kind: 'derivatives',
    exchange,
    date,
    underlyings: [...underlyings.values()]
      .map(({ underlying, contracts }) => ({ ...underlying, contracts }))
      .sort(
        (one, other) =>
          Number(other.isIndex) - Number(one.isIndex) || compareTexts(one.symbol, other.symbol),
      ),
    problems: problems.finish(),
  };
}

type CellOf = (column: UdiffColumn) => string;

type Terms = { symbol: string; isIndex: boolean } & Pick<DayContract, 'expiry' | 'option'>;

/** What a contract is on, and until when, or why its row is not read; null for a kind that is not read. */
function termsIn(cell: CellOf, date: IsoDate): Terms | Omit<RowProblem, 'line'> | null {
  const kindName = cell('kind');
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) return null;
  const symbol = cell('symbol').toUpperCase();
  if (symbol === '') return { code: 'missing', column: 'TckrSymb', found: '' };
  const expiry = readWrittenDay(cell('expiry'));
  if (!expiry || expiry < date) {
    const code = expiry ? 'out-of-range' : 'no-day';
    return { code, column: 'FininstrmActlXpryDt', found: cell('expiry') };
  }
  const terms = { symbol, isIndex: kind.isIndex, expiry };
  if (!kind.isOption) return { ...terms, option: null };
  const rightName = cell('right').toUpperCase();
  if (rightName !== 'CE' && rightName !== 'PE') {
    return { code: 'no-number', column: 'OptnTp', found: rightName };
  }
  const strike = exchangeNumber(cell('strike'));
  if (!strike || strike < 0) {
    return { code: 'no-number', column: 'StrkPric', found: cell('strike') };
  }
  return { ...terms, option: { right: rights[rightName], strike } };
}

/** @param isExpiring both exchanges then settle at the close of the underlying, and BSE writes it as the close too. */
function figuresIn(
  cell: CellOf,
  exchange: Exchange,
  isExpiring: boolean,
): Omit<DayContract, 'expiry' | 'option'> {
  const volume = notNegative(cell('volume'));
  const hasClose = volume !== null && volume > 0 && !(isExpiring && exchange === 'bse');
  const unitsPerLot = notNegative(cell('lot')) || null;
  const countsUnits = exchange === 'bse' || !volume;
  return {
    closeRupees: hasClose ? notNegative(cell('close')) || null : null,
    settlementRupees: isExpiring ? null : notNegative(cell('settlement')) || null,
    openInterestUnits: notNegative(cell('openInterest')),
    openInterestChangeUnits: exchangeNumber(cell('openInterestChange')),
    volumeUnits: countsUnits ? volume : unitsPerLot && volume * unitsPerLot,
    unitsPerLot,
  };
}

function notNegative(text: string): number | null {
  const value = exchangeNumber(text);
  return value !== null && value >= 0 ? value : null;
}
