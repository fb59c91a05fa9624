import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { groupBy } from '@/lib/group-by';
import type { LeftOutReason, LeftOutUnits, StatementHolding } from '@/lib/statements/statement';

/** A row of a table that is left out, or whose fee is, and that may change the units of a holding. */
export type LeftOutTrade = {
  place: number;
  reason: LeftOutReason;
  /** All cells of the row, and the names of what it is of where they are known. */
  cells: readonly string[];
  /** Whether it cannot be seen what the row is of, such as one that is cut off. */
  isOfUnknown: boolean;
};

/** Rows that were left out because they change no units of a fund, share or coin that is imported. */
const withoutUnits: ReadonlySet<LeftOutReason> = new Set([
  'not-allotted',
  'not-executed',
  'derivative',
  'bond',
  'preference',
  'other-security',
  'unclaimed',
]);
const notCarriedOut =
  /\brej\b|reject|cancel|fail|regist|bounce|pending|\bnot (?:yet )?allott?ed|processing|(?:in|under) pro(?:cess|gress)\b/i;
/** Whether the words of an order say that it was not carried out. A reversal is none: it takes units back. */
export const isNotCarriedOut = (text: string): boolean => notCarriedOut.test(text);
const payout = /dividend|payout/i;
const reinvested = /re[-_ ]?invest/i;
const isWithoutTrade = (kind: string) =>
  // Shares that are pledged stay one's own.
  isNotCarriedOut(kind) || /pledge/i.test(kind) || (payout.test(kind) && !reinvested.test(kind));

/** @param kind the kind of order as the file has it, where that is why the row is left out */
export const mayChangeUnits = (reason: LeftOutReason, kind: string): boolean =>
  !withoutUnits.has(reason) && !(reason === 'unknown-type' && isWithoutTrade(kind));

/**
 * The holdings with the rows that were left out and may change their units, by the name or symbol in any cell. A row that
 * looks like a trade and may be of any of them belongs to all.
 */
export function withLeftOutRows(
  holdings: readonly StatementHolding[],
  rows: readonly LeftOutTrade[],
): StatementHolding[] {
  const ofOne = new Map<StatementHolding, Found>();
  /** Rows that may be of any holding are counted once, so that a file of many such rows is read in time. */
  const ofAll: Found = { count: 0, listed: [] };
  const words = holdings.flatMap((holding) =>
    [...new Set([plain(holding.instrument), plain(holding.name)])].map((word) => ({
      word,
      holding,
    })),
  );
  const byWord = groupBy(words, ({ word }) => word);
  const named = (word: string) => (byWord.get(word) ?? []).map(({ holding }) => holding);
  const ofPair = createPairs(holdings);
  for (const [order, { place, reason, cells, isOfUnknown }] of rows.entries()) {
    const own = new Set(
      cells.flatMap((cell) => (reason === 'coin-pair' ? ofPair(plain(cell)) : named(plain(cell)))),
    );
    // Of a row that is cut off, a cell may be the coin of its fee alone.
    if (own.size > 0 && isOfUnknown) {
      for (const holding of cells.flatMap((cell) => ofPair(plain(cell)))) own.add(holding);
    }
    const row = { order, place, reason };
    if (own.size === 0 && isOfUnknown && isLikeTrade(cells)) addTo(ofAll, row);
    for (const holding of own) {
      const found = ofOne.get(holding) ?? { count: 0, listed: [] };
      ofOne.set(holding, found);
      addTo(found, row);
    }
  }
  return holdings.map((holding) => {
    const own = ofOne.get(holding);
    const count = (own?.count ?? 0) + ofAll.count;
    if (count === 0) return holding;
    const listed = [...(own?.listed ?? []), ...ofAll.listed]
      .sort((one, other) => one.order - other.order)
      .slice(0, listedRows)
      .map(({ place, reason }) => ({ place, reason }));
    return { ...holding, leftOut: { count, listed } };
  });
}

/** `order`: the place of the row among those that are left out. */
type Found = { count: number; listed: (ListedRow & { order: number })[] };

function addTo(found: Found, row: Found['listed'][number]): void {
  found.count += 1;
  if (found.count <= listedRows) found.listed.push(row);
}

type ListedRow = LeftOutUnits['listed'][number];

/** Of one holding; the preview names the first. */
const listedRows = 5;

const plain = (text: string) => text.trim().toUpperCase();

/** The coins of a pair: ETHBTC, BTC/USDT. A file may have thousands of coins and of pairs. */
function createPairs(holdings: readonly StatementHolding[]) {
  const coins = groupBy(
    holdings.filter(({ assetClass, instrument }) => assetClass === 'coin' && isSymbol(instrument)),
    ({ instrument }) => instrument,
  );
  const lengths = [...new Set([...coins.keys()].map(({ length }) => length))];
  return (cell: string): readonly StatementHolding[] => {
    const pair = cell.slice(0, longestPair).replace(/[^A-Z0-9]/g, '');
    const names = lengths
      .filter((length) => length <= pair.length)
      .flatMap((length) => [pair.slice(0, length), pair.slice(-length)]);
    return [...new Set(names)].flatMap((name) => coins.get(name) ?? []);
  };
}
const longestPair = 50;
const isSymbol = ({ length }: string) => length > 0 && length <= 20;

/** A total or a note has neither a day nor a side. A cell of several lines is one whose quotes do not end. */
const isLikeTrade = (cells: readonly string[]): boolean =>
  cells.some(
    (cell) =>
      cell.includes('\n') ||
      readWrittenDay(cell) !== null ||
      /^(?:b|s|buy|sell|purchase|sale|redeem|redemption|sip)$/i.test(cell),
  );
