import { readWrittenDay } from '@/lib/calendar/read-written-day';
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
  trades: readonly LeftOutTrade[],
): StatementHolding[] {
  const rowsOfWord = new Map<string, Set<Row>>();
  for (const word of holdings.flatMap(wordsOf)) rowsOfWord.set(word, new Set());
  const ofAny = new Set<Row>();
  const coinsOfPair = createPairs(holdings);
  for (const [order, { place, reason, cells, isOfUnknown }] of trades.entries()) {
    const plainCells = cells.map(plain);
    const own =
      reason === 'coin-pair'
        ? plainCells.flatMap(coinsOfPair)
        : plainCells.filter((cell) => rowsOfWord.has(cell));
    // Of a row that is cut off, a cell may be the coin of its fee alone.
    const ofPairs = own.length > 0 && isOfUnknown ? plainCells.flatMap(coinsOfPair) : [];
    const row = { order, place, reason };
    for (const word of [...own, ...ofPairs]) rowsOfWord.get(word)?.add(row);
    if (own.length === 0 && isOfUnknown && isLikeTrade(cells)) ofAny.add(row);
  }
  // A fund may be in thousands of folios.
  const found = new Map<string, LeftOutUnits>();
  return holdings.map((holding) => {
    const words = wordsOf(holding);
    const key = JSON.stringify(words);
    const leftOut =
      found.get(key) ?? unitsOf([...words.map((word) => rowsOfWord.get(word)), ofAny]);
    found.set(key, leftOut);
    return leftOut.count === 0 ? holding : { ...holding, leftOut };
  });
}

/** `order`: the place of the row among those that are left out. */
type Row = LeftOutUnits['listed'][number] & { order: number };

/** The rows of several sets, of which each counts once. The largest set is not gone through. */
function unitsOf(sets: readonly (ReadonlySet<Row> | undefined)[]): LeftOutUnits {
  const known = sets.flatMap((set) => set ?? []).sort((one, other) => other.size - one.size);
  const [most = new Set<Row>(), ...others] = known;
  const rest = new Set(others.flatMap((set) => [...set].filter((row) => !most.has(row))));
  const listed = [...new Set(known.flatMap(firstOf))]
    .sort((one, other) => one.order - other.order)
    .slice(0, listedRows)
    .map(({ place, reason }) => ({ place, reason }));
  return { count: most.size + rest.size, listed };
}

/** The preview names the first rows of a holding. */
const listedRows = 5;

function firstOf(rows: ReadonlySet<Row>): Row[] {
  const first: Row[] = [];
  for (const row of rows) {
    if (first.length === listedRows) break;
    first.push(row);
  }
  return first;
}

/** What a row may say that is of a holding: its name, its symbol, or a pair of coins of which it is one. */
const wordsOf = ({ assetClass, instrument, name }: StatementHolding): string[] => [
  ...new Set([
    plain(instrument),
    plain(name),
    ...(assetClass === 'coin' && isSymbol(instrument) ? [coinOfPair(instrument)] : []),
  ]),
];

/** In small letters, so that it is no name. */
const coinOfPair = (coin: string) => `pair ${coin}`;

const plain = (text: string) => text.trim().toUpperCase();

/** The coins of a pair as words: ETHBTC, BTC/USDT. A file may have thousands of coins and of pairs. */
function createPairs(holdings: readonly StatementHolding[]) {
  const coins = new Set(
    holdings.flatMap(({ assetClass, instrument }) =>
      assetClass === 'coin' && isSymbol(instrument) ? [instrument] : [],
    ),
  );
  const lengths = [...new Set([...coins].map(({ length }) => length))];
  return (cell: string): string[] => {
    const pair = cell.slice(0, longestPair).replace(/[^A-Z0-9]/g, '');
    return lengths
      .filter((length) => length <= pair.length)
      .flatMap((length) => [pair.slice(0, length), pair.slice(-length)])
      .filter((name) => coins.has(name))
      .map(coinOfPair);
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
