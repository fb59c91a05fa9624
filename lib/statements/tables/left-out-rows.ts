import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { LeftOutReason, LeftOutUnits, StatementHolding } from '@/lib/statements/statement';

/** A row of a table that is left out and may change the units of a holding. */
export type LeftOutTrade = {
  place: number;
  reason: LeftOutReason;
  /** All cells of the row. */
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
  'unclaimed',
]);
/** Orders that were not carried out, and what happens to shares that stay one's own. */
const withoutTrade = /reject|cancel|fail|regist|bounce|pending|pledge|dividend|payout/i;

/** @param kind the kind of order as the file has it, where that is why the row is left out */
export const mayChangeUnits = (reason: LeftOutReason, kind: string): boolean =>
  !withoutUnits.has(reason) && !(reason === 'unknown-type' && withoutTrade.test(kind));

/**
 * The holdings with the rows that were left out and may change their units, by the name or symbol in any cell. A row that
 * looks like a trade and may be of any of them belongs to all.
 */
export function withLeftOutRows(
  holdings: readonly StatementHolding[],
  rows: readonly LeftOutTrade[],
): StatementHolding[] {
  const found = new Map<StatementHolding, { count: number; listed: ListedRow[] }>();
  const byWord = new Map<string, StatementHolding[]>();
  for (const holding of holdings) {
    for (const word of new Set([plain(holding.instrument), plain(holding.name)])) {
      byWord.set(word, [...(byWord.get(word) ?? []), holding]);
    }
  }
  const ofPair = createPairs(holdings);
  for (const { place, reason, cells, isOfUnknown } of rows) {
    const own = new Set(
      cells.flatMap((cell) =>
        reason === 'coin-pair' ? ofPair(plain(cell)) : (byWord.get(plain(cell)) ?? []),
      ),
    );
    const affected = own.size === 0 && isOfUnknown && isLikeTrade(cells) ? holdings : own;
    for (const holding of affected) {
      const leftOut = found.get(holding) ?? { count: 0, listed: [] };
      found.set(holding, leftOut);
      leftOut.count += 1;
      if (leftOut.count <= listedRows) leftOut.listed.push({ place, reason });
    }
  }
  return holdings.map((holding) => {
    const leftOut = found.get(holding);
    return leftOut ? { ...holding, leftOut } : holding;
  });
}

type ListedRow = LeftOutUnits['listed'][number];

/** Of one holding; the preview names the first. */
const listedRows = 5;

const plain = (text: string) => text.trim().toUpperCase();

/** The coins of a pair: ETHBTC, BTC/USDT. A file has few pairs and many trades of each. */
function createPairs(holdings: readonly StatementHolding[]) {
  const coins = holdings.filter(({ assetClass }) => assetClass === 'coin');
  const known = new Map<string, readonly StatementHolding[]>();
  return (cell: string): readonly StatementHolding[] => {
    const before = known.get(cell);
    if (before) return before;
    const pair = cell.replace(/[^A-Z0-9]/g, '');
    const found = coins.filter(
      ({ instrument }) => pair.startsWith(instrument) || pair.endsWith(instrument),
    );
    known.set(cell, found);
    return found;
  };
}

/** A total or a note has neither a day nor a side. A cell of several lines is one whose quotes do not end. */
const isLikeTrade = (cells: readonly string[]): boolean =>
  cells.some(
    (cell) =>
      cell.includes('\n') ||
      readWrittenDay(cell) !== null ||
      /^(?:b|s|buy|sell|purchase|sale|redeem|redemption|sip)$/i.test(cell),
  );
