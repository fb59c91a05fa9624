import { earliestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Lot } from '@/lib/holdings/holding';
import { groupBy } from '@/lib/group-by';
import { holdingOf } from '@/lib/holdings/ledger';
import { rounded } from '@/lib/rounded';
import type { LeftOutList } from '@/lib/statements/left-out';
import type { StatementHolding, StatementTransaction } from '@/lib/statements/statement';
import { compareTexts } from '@/lib/text/compare-texts';
import { sumOf } from '@/lib/cashflow/statistics';

/** A row of units that a merger of schemes took away or allotted. */
export type MergerRow = {
  /** The page, or the line of a table. */
  place: number;
  on: IsoDate;
  isOut: boolean;
  units: number;
  /** Null where none is printed. */
  rupees: number | null;
  /** How many of the scheme's transactions stand above it. */
  transactionsBefore: number;
};

/** A scheme with the rows of its mergers, which are among neither its transactions nor the rows left out. */
export type SchemeWithMergers = { holding: StatementHolding; mergers: readonly MergerRow[] };

type Scheme = {
  holding: StatementHolding;
  open: MergerRow[];
  all: readonly MergerRow[];
  /** The first sale of the scheme in its folio: a statement may list both twice. */
  firstSale: IsoDate | null;
};

/** One of the two rows of a merger, in its scheme. */
type Half = { scheme: Scheme; row: MergerRow };
type Pair = { out: Half; into: Half };

/**
 * Carries the purchases of a scheme that was merged into another one of its fund house: with their days and cost, and as
 * many units of the new scheme as the statement prints. Such a merger is no transfer if both schemes are equity-oriented or
 * neither is (section 47(xviii) of the Income-tax Act, 1961; section 70(1) of that of 2025). The cost of the new units is
 * that of the old ones (sections 49(2AD) and 73), and the time for which those were held counts (section 2(42A),
 * Explanation 1; section 2(101)).
 *
 * Only where the statement shows all of it: one row out and one in, in one folio, on one day, of one amount, and the whole
 * history of both schemes. All other rows of mergers are listed as left out, and their schemes stay incomplete; so are
 * those that come after `mostWork`, as in a file with thousands of mergers of one scheme.
 */
export function carryMergers(
  schemes: readonly SchemeWithMergers[],
  leftOut: LeftOutList,
): StatementHolding[] {
  const parts = groupBy(schemes, keyOf);
  const firstSales = new Map([...parts].map(([key, own]) => [key, firstSaleOf(own)]));
  const all = schemes.map((scheme): Scheme => {
    const { holding, mergers } = scheme;
    const firstSale = firstSales.get(keyOf(scheme)) ?? null;
    return { holding, open: [...mergers], all: mergers, firstSale };
  });
  const halves = all.flatMap((scheme) => scheme.all.map((row): Half => ({ scheme, row })));
  const pairs = [...groupBy(halves, groupOf).values()]
    .flatMap(pairsOf)
    .sort((one, other) => compareTexts(one.out.row.on, other.out.row.on));
  let work = 0;
  for (const { out, into } of pairs) {
    work += rowsOf(out.scheme) + rowsOf(into.scheme);
    if (work > mostWork) break;
    if (!isWhole(out.scheme, out.row) || !isWhole(into.scheme, into.row)) continue;
    if (carry(out.scheme, out.row, into.scheme, into.row)) leftOut.countAs('merger', 2);
  }
  return all.map(({ holding, open }) => {
    for (const { place, on } of open) {
      leftOut.add({ place, on, name: holding.name, reason: 'merger', found: '' });
    }
    return holding;
  });
}

/** Rows that are gone through, those of a scheme once for each of its mergers. Fifty mergers of long schemes have half. */
const mostWork = 1_000_000;
const rowsOf = ({ holding, all }: Scheme): number => holding.transactions.length + all.length;

const keyOf = ({ holding }: SchemeWithMergers): string =>
  JSON.stringify([holding.instrument, holding.account]);

const firstSaleOf = (parts: readonly SchemeWithMergers[]): IsoDate | null =>
  earliestOf(
    parts.flatMap(({ holding }) =>
      holding.transactions.filter(({ type }) => type === 'sell').map(({ on }) => on),
    ),
  );

/** The first seven characters of an ISIN are those of the fund house. */
const houseOf = ({ instrument }: StatementHolding): string | null =>
  instrument.startsWith('INF') ? instrument.slice(0, 7) : null;

/** Amounts are rounded to paise on either side. */
const sameAmount = 1;

/** The two rows of a merger have one day, one folio and one fund house; a row that names too little is in no group. */
function groupOf({ scheme: { holding }, row }: Half): string | undefined {
  const house = houseOf(holding);
  const isKnown = holding.account !== null && house !== null && row.rupees !== null;
  return isKnown ? JSON.stringify([row.on, holding.account, house]) : undefined;
}

/** The mergers of a group: each of the two rows is the only one that has the amount of the other. */
function pairsOf(group: readonly Half[]): Pair[] {
  const byAmount = group.toSorted((one, other) => rupeesOf(one) - rupeesOf(other));
  const placeOf = new Map(byAmount.map((half, place) => [half, place]));
  return byAmount.flatMap((out, place) => {
    if (!out.row.isOut || rupeesOf(out) <= sameAmount) return [];
    const near = oppositesOf(byAmount, place).filter(({ scheme }) => scheme !== out.scheme);
    const [into, another] = near;
    if (!into || another) return [];
    const isOnlyOne = oppositesOf(byAmount, placeOf.get(into) ?? 0).length === 1;
    return isOnlyOne ? [{ out, into }] : [];
  });
}

/** Rows about one amount that are compared, so that a file with all its rows on one day is read in time. */
const mostNear = 20;

/**
 * The rows with the amount of one that go the other way; none where too many rows have that amount.
 * @param byAmount the rows of a group, the lowest amount first
 */
function oppositesOf(byAmount: readonly Half[], place: number): Half[] {
  const half = byAmount[place];
  if (!half) return [];
  const near = byAmount
    .slice(Math.max(0, place - mostNear), place + mostNear + 1)
    .filter((each) => Math.abs(rupeesOf(each) - rupeesOf(half)) <= sameAmount);
  return near.length > mostNear ? [] : near.filter(({ row }) => row.isOut !== half.row.isOut);
}

const rupeesOf = ({ row }: Half): number => row.rupees ?? 0;

/** Whether all that came before a row of a merger is known. */
function isWhole({ holding, open }: Scheme, row: MergerRow): boolean {
  const { failedChecks, gaps, leftOut } = holding;
  // Several schemes may be merged into one on a day.
  const isFirst = open.every(
    (other) => other === row || other.on > row.on || (other.on === row.on && !other.isOut),
  );
  const isKnown = gaps.every((gap) => gap === 'merger') && leftOut.count === 0;
  return failedChecks.length === 0 && isKnown && isFirst;
}

/** Units of two figures that are printed with three decimals. */
const unitNoise = 0.002;
/** Of units; statements print three or four. */
const unitDecimals = 6;

function carry(from: Scheme, out: MergerRow, into: Scheme, row: MergerRow): boolean {
  const before = from.holding.transactions.slice(0, out.transactionsBefore);
  const lots = lotsOf(before);
  const held = sumOf(lots.map(({ quantity }) => quantity));
  // A sale of the new scheme before the merger would take the old purchases first, which were not there.
  const isSoldBefore =
    (into.firstSale !== null && into.firstSale < row.on) ||
    into.holding.transactions.slice(0, row.transactionsBefore).some(({ type }) => type === 'sell');
  if (lots.length === 0 || Math.abs(held - out.units) > unitNoise || isSoldBefore) return false;
  const carried = carriedLots(lots, row.units / held, row.units);
  if (!carried) return false;

  const shared = { on: out.on, purchases: carried.length };
  const left = withoutLots(before, lots);
  const removed = before.length - left.length;
  from.holding = {
    ...from.holding,
    transactions: [...left, ...from.holding.transactions.slice(out.transactionsBefore)],
    mergers: [...from.holding.mergers, { ...shared, kind: 'into', name: into.holding.name }],
  };
  into.holding = {
    ...into.holding,
    transactions: [...carried, ...into.holding.transactions],
    mergers: [...into.holding.mergers, { ...shared, kind: 'from', name: from.holding.name }],
  };
  // The places of later mergers move with the transactions above them.
  move(from, out, -removed);
  move(into, row, carried.length);
  return true;
}

function move(scheme: Scheme, done: MergerRow, by: number): void {
  scheme.open = scheme.open.filter((row) => row !== done);
  for (const row of scheme.all) {
    if (row.on >= done.on && row !== done) row.transactionsBefore += by;
  }
  if (scheme.open.length === 0) {
    const { holding } = scheme;
    scheme.holding = { ...holding, gaps: holding.gaps.filter((gap) => gap !== 'merger') };
  }
}

/** What is left of purchases after the sales, the oldest first; the id of a lot is the place of its purchase. */
function lotsOf(transactions: readonly StatementTransaction[]): readonly Lot[] {
  return holdingOf(
    { assetClass: 'fund', instrumentId: '' },
    transactions.map(({ type, on, quantity, rupees }, at) => ({
      id: String(at),
      type,
      on,
      quantity: quantity ?? 0,
      rupees,
      account: null,
    })),
  ).lots;
}

/** The lots in units of the new scheme; the last one takes the rest. Null where one would have none. */
function carriedLots(
  lots: readonly Lot[],
  ratio: number,
  units: number,
): StatementTransaction[] | null {
  let rest = units;
  const carried = lots.map((lot, at): StatementTransaction => {
    const isLast = at === lots.length - 1;
    const quantity = isLast ? rounded(rest, unitDecimals) : rounded(lot.quantity * ratio, 3);
    rest -= quantity;
    const { boughtOn: on, costRupees, isBonus } = lot;
    return { type: isBonus ? 'bonus' : 'buy', on, quantity, rupees: rounded(costRupees, 2) };
  });
  return carried.every(({ quantity }) => quantity !== null && quantity > 0) ? carried : null;
}

/** Transactions without the units that are left of them, which are elsewhere now. */
function withoutLots(
  transactions: readonly StatementTransaction[],
  lots: readonly Lot[],
): StatementTransaction[] {
  const left = new Map(lots.map((lot) => [lot.id, lot]));
  return transactions.flatMap((transaction, at): StatementTransaction[] => {
    const lot = left.get(String(at));
    if (!lot) return [transaction];
    const sold = rounded((transaction.quantity ?? 0) - lot.quantity, unitDecimals);
    if (sold <= 0) return [];
    const rupees = rounded(transaction.rupees - lot.costRupees, 2);
    return [{ ...transaction, quantity: sold, rupees }];
  });
}
