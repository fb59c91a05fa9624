import { groupBy } from '@/lib/group-by';
import { failure, success, type Result } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayContract, DayUnderlying } from '@/lib/market-files/derivatives-bhavcopy';
import { parseRupees } from '@/lib/money/parse';
import { compareTexts } from '@/lib/text/compare-texts';
import { noQuote, type Chain, type ChainQuote, type ChainRow } from './chain';

/** The chain of one expiry out of a file. */
export type FileChain = Chain & {
  /** The lot size of the contracts of this expiry, as the file has it; null where it has none, or several. */
  unitsPerLot: number | null;
};

/** The content of one file or text. */
export type ReadChains = {
  /** An expiry is null where neither the file nor its name says it. */
  chains: readonly (Omit<FileChain, 'expiry'> & { expiry: IsoDate | null })[];
  /** What the options are on, where the file or its name says it. */
  symbol: string | null;
  spot: number | null;
  /** The day of the prices. */
  date: IsoDate | null;
  /** False for a pasted text, whose chain is added to those of other expiries. */
  isWhole: boolean;
};

const unknown = { symbol: null, spot: null, date: null, isWhole: false } as const;

export const nothingRead: ReadChains = { ...unknown, chains: [] };

/** The content of files and texts, by expiry. */
export type FileChains = Omit<ReadChains, 'chains'> & {
  rows: Readonly<Record<IsoDate, readonly ChainRow[]>>;
  lots: Readonly<Record<IsoDate, number | null>>;
  /** The expiries of the last file or text. */
  given: readonly IsoDate[];
  /** What the options of the files and texts before it are on. */
  symbolBefore: string | null;
};

export const noChains: FileChains = {
  ...unknown,
  ...{ rows: {}, lots: {}, given: [], symbolBefore: null },
};

/**
 * What is known after one more file or text. A whole file, and a chain on something else, replace what was there.
 * @param expiry of a chain that does not say its own
 */
export function addChains(
  known: FileChains,
  { chains, ...read }: ReadChains,
  expiry: IsoDate,
): FileChains {
  const dated = chains.map((each) => ({ ...each, expiry: each.expiry ?? expiry }));
  const isOther = read.symbol !== null && known.symbol !== null && read.symbol !== known.symbol;
  const before = read.isWhole || known.isWhole || isOther ? noChains : known;
  const added = Object.fromEntries(dated.map((each) => [each.expiry, each.rows]));
  return {
    ...read,
    symbol: read.symbol ?? before.symbol,
    symbolBefore: before.symbol,
    rows: { ...before.rows, ...added },
    lots: Object.fromEntries(dated.map((each) => [each.expiry, each.unitsPerLot])),
    given: dated.map((each) => each.expiry),
  };
}

/** The state after the last file is removed: its chains go, those of other files and texts stay. */
export function removeLastChains({ rows, given, isWhole, symbolBefore }: FileChains): FileChains {
  if (isWhole) return noChains;
  const left = Object.entries(rows).filter(([date]) => !given.some((each) => each === date));
  return left.length === 0
    ? noChains
    : { ...noChains, symbol: symbolBefore, rows: Object.fromEntries(left) };
}

/** The chains of an underlying at the end of a day, by rising expiry. Futures are left out. */
export function dayChains({ contracts }: Pick<DayUnderlying, 'contracts'>): FileChain[] {
  const options = contracts.filter(({ option }) => option);
  const byExpiry = groupBy(options, ({ expiry }) => expiry);
  return [...byExpiry]
    .map(([expiry, own]) => ({ expiry, rows: rowsOf(own), unitsPerLot: lotOf(own) }))
    .sort((one, other) => compareTexts(one.expiry, other.expiry));
}

function rowsOf(options: readonly DayContract[]): ChainRow[] {
  const rows = new Map<number, { call: ChainQuote; put: ChainQuote }>();
  for (const contract of options) {
    const { option } = contract;
    if (!option) continue;
    const row = rows.get(option.strike) ?? { call: noQuote, put: noQuote };
    rows.set(option.strike, { ...row, [option.right]: quoteOf(contract) });
  }
  return [...rows]
    .map(([strike, sides]) => ({ strike, ...sides }))
    .sort((one, other) => one.strike - other.strike);
}

/** The traded price; without a trade, the settlement price of the exchange, marked. */
function quoteOf(contract: DayContract): ChainQuote {
  const { closeRupees, settlementRupees } = contract;
  const isSettlement = closeRupees === null && settlementRupees !== null;
  return {
    ...noQuote,
    lastPriceRupees: closeRupees ?? settlementRupees,
    openInterest: contract.openInterestUnits,
    openInterestChange: contract.openInterestChangeUnits,
    volume: contract.volumeUnits,
    ...(isSettlement ? { isSettlement } : {}),
  };
}

function lotOf(options: readonly DayContract[]): number | null {
  const lots = new Set(options.map(({ unitsPerLot }) => unitsPerLot));
  const [only = null] = lots;
  return lots.size === 1 ? only : null;
}

/** A row of premiums as it is typed. */
export type TypedRow = { strike: string; call: string; put: string };

export type TypedField = { row: number; field: keyof TypedRow };

type TypedChainProblem = {
  code: 'empty' | 'not-a-number' | 'duplicate-strike';
  fields: readonly TypedField[];
};

/** The rows in which a premium stands; a row without one is left out, whatever its strike. Rows count from 0. */
export function readTypedChain(
  typed: readonly TypedRow[],
): Result<readonly ChainRow[], TypedChainProblem> {
  const filled = typed
    .map((texts, row) => ({ texts, row }))
    .filter(({ texts }) => texts.call.trim() !== '' || texts.put.trim() !== '');
  if (filled.length === 0) return failure({ code: 'empty', fields: [] });
  const wrong: TypedField[] = [];
  const rows = filled.map(({ texts, row }) => {
    const amount = (field: keyof TypedRow) => {
      if (field !== 'strike' && texts[field].trim() === '') return null;
      const read = parseRupees(texts[field]);
      if (read.ok && read.value > 0) return read.value;
      wrong.push({ row, field });
      return null;
    };
    const strike = amount('strike') ?? 0;
    const call = { ...noQuote, lastPriceRupees: amount('call') };
    return { strike, call, put: { ...noQuote, lastPriceRupees: amount('put') } };
  });
  if (wrong.length > 0) return failure({ code: 'not-a-number', fields: wrong });
  const duplicate = filled.filter((_, index) => {
    const { strike } = rows[index]!;
    return rows.findIndex((row) => row.strike === strike) !== index;
  });
  if (duplicate.length > 0) {
    const fields = duplicate.map(({ row }) => ({ row, field: 'strike' }) as const);
    return failure({ code: 'duplicate-strike', fields });
  }
  return success(rows.sort((one, other) => one.strike - other.strike));
}
