import type { IsoDate } from '@/lib/calendar/iso-date';
import { failure, success, type Result } from '@/lib/result';
import { rounded } from '@/lib/rounded';
import type { LeftOutList } from '@/lib/statements/left-out';
import { readAmount } from '@/lib/statements/read-amount';
import type {
  AmountChecks,
  HistoryGap,
  LeftOutReason,
  StatementCheck,
  StatementTransaction,
} from '@/lib/statements/statement';
import {
  checkAmounts,
  lastDecimal,
  roundingOf,
  type CheckedEntry,
  type HeldUnits,
} from './amount-check';
import type { FigureColumn, RowCells } from './columns';
import type { MergerRow } from './carry-mergers';
import { describeRow, type RowWords } from './describe-row';

/** A row of a scheme as it is printed. */
export type CasRow = RowCells & { page: number; on: IsoDate };

type Figures = Readonly<Record<FigureColumn, number | null>>;

export type SchemeLedger = {
  transactions: StatementTransaction[];
  failedChecks: StatementCheck[];
  gaps: HistoryGap[];
  amounts: AmountChecks;
  mergers: MergerRow[];
  reversedOn: IsoDate[];
};

/** Units are printed with three or four decimals; a closing balance may have fewer. */
const unitTolerance = 0.005;
/** A balance that changes by less did not move. */
const unmoved = 0.000_5;
/** Units are printed with three decimals or more. */
const printedUnit = 0.001;
const beforeAll: IsoDate = '1900-01-01';

type Entry = CheckedEntry & { isCancelled: boolean };

/**
 * The transactions of one scheme. The printed balance decides whether units came or went, since a reversal may be printed
 * with either sign; every row must lead from the balance before it to its own, and the last one to the closing balance.
 * @param balances null in a file that has none, where sign and words of a row decide; a closing one that is null where the
 * document ends before it
 */
export function readSchemeLedger(
  name: string,
  rows: readonly CasRow[],
  balances: { opening: number; closing: number | null } | null,
  leftOut: LeftOutList,
): SchemeLedger {
  const entries: Entry[] = [];
  const failed = new Set<StatementCheck>();
  const gaps = new Set<HistoryGap>();
  const mergers: { row: Omit<MergerRow, 'transactionsBefore'>; entriesBefore: number }[] = [];
  const cancellable = createCancellable();
  const { opening, closing } = balances ?? { opening: 0, closing: null };
  let balance = opening;
  let last: Entry | null = null;
  /** Each row is rounded by itself. */
  let unitRounding = 0;
  const held: HeldUnits[] = [{ on: beforeAll, units: opening, lastDecimal: printedUnit }];

  if (Math.abs(opening) > unmoved) gaps.add('opening-balance');
  for (const row of rows) {
    const words = describeRow(row.description);
    const read = readFigures(row);
    if (!read.ok) {
      leaveOut(row, 'no-number', read.problem);
      failed.add('unread-row');
      balance = readAmount(row.figures.balance) ?? balance;
      continue;
    }
    const { amount, units, balance: printed } = read.value;
    const levy =
      words.levy ?? (words.isPayoutWithTax && isTaxOf(last, row.on, amount) ? 'tds' : null);
    if (levy && !units) {
      leftOut.countAs(levy);
      // The tax of a payout may be printed as what went out: (5.00).
      const size = levy === 'tds' && !words.isReversal ? Math.abs(amount ?? 0) : (amount ?? 0);
      if (last && size > 0 && takesLevy(last, levy)) last.levy += size;
      continue;
    }
    // A plan that is registered may print its amount under the units.
    const isPlan = words.isRegistration && amount === null && printed === null;
    const moved = printed === null ? (isPlan ? 0 : (units ?? 0)) : printed - balance;
    last =
      !units || Math.abs(moved) < unmoved
        ? takeUnmoved(row, words, read.value, moved)
        : takeMoved(row, words, { ...read.value, units }, moved);
  }

  if (balances === null) return finish();
  if (closing === null) failed.add('no-closing-balance');
  else if (Math.abs(balance - closing) > unitTolerance || !addsUp()) failed.add('closing-balance');
  return finish();

  function finish(): SchemeLedger {
    const counted = entries.filter(isCounted);
    const amounts = checkAmounts(counted, balances ? held : null);
    const countedBefore = [0];
    for (const entry of entries) {
      countedBefore.push((countedBefore.at(-1) ?? 0) + (isCounted(entry) ? 1 : 0));
    }
    if (amounts.differing.length > 0) failed.add('amount');
    return {
      transactions: counted.map(transactionOf),
      failedChecks: [...failed],
      gaps: [...gaps],
      reversedOn: [
        ...new Set(entries.filter(({ isCancelled }) => isCancelled).map(({ on }) => on)),
      ],
      amounts,
      mergers: mergers.map(({ row, entriesBefore }) => ({
        ...row,
        transactionsBefore: countedBefore[entriesBefore] ?? 0,
      })),
    };
  }

  function leaveOut({ page, on }: CasRow, reason: LeftOutReason, found = ''): void {
    leftOut.add({ place: page, on, name, reason, found });
  }

  /** A row without units, or one whose balance is the one before it. @returns the entry whose levy the next row may be */
  function takeUnmoved(
    row: CasRow,
    words: RowWords,
    { amount, units, balance: printed }: Figures,
    moved: number,
  ): Entry | null {
    const isPayout = words.isPayout && !words.isRegistration;
    if (!units && words.event && Math.abs(moved) > unitTolerance) {
      // A transmission may print the new balance alone.
      gaps.add(words.event);
      leaveOut(row, words.event);
      balance = printed ?? balance;
    } else if (!units && printed !== null && Math.abs(moved) > unitTolerance) {
      failed.add('running-balance');
      leaveOut(row, 'balance-unmoved', row.figures.balance);
      balance = printed;
    } else if (!units && isPayout && !words.isReversal && amount !== null && amount > 0) {
      const { rate, isPayoutWithTax: isLessTax } = words;
      return addEntry({ type: 'dividend', on: row.on, units: 0, amount, rate, isLessTax });
    } else if (!units && isPayout && amount) {
      gaps.add('reversal');
      leaveOut(row, 'reversal');
    } else if (units && amount) {
      leaveOut(row, 'balance-unmoved', row.figures.units);
      failed.add('running-balance');
    } else if (amount && !words.isRegistration && !words.isReversal) {
      // Perhaps a payout in words that are not known.
      leaveOut(row, 'unknown-type');
    } else leftOut.countAs('info');
    return last;
  }

  /** A row by which units came or went. @returns the entry whose levy the next row may be */
  function takeMoved(
    row: CasRow,
    words: RowWords,
    { amount, units, price, balance: printed }: Figures & { units: number },
    moved: number,
  ): Entry | null {
    const size = Math.abs(units);
    const agrees =
      printed === null || Math.abs(size - Math.abs(moved)) <= balanceRounding(row.figures);
    if (!agrees) failed.add('running-balance');
    unitRounding += lastDecimal(row.figures.units) / 2 + 0.000_001;
    const isSale = balances === null && words.isSale && !words.isReversal;
    const signed = isSale ? -size : agrees ? Math.sign(moved) * size : units;
    balance = printed ?? balance + signed;
    held.push({ on: row.on, units: balance, lastDecimal: lastDecimal(row.figures.balance, 3) });

    if (words.event === 'merger') {
      gaps.add('merger');
      const rupees = amount === null ? null : Math.abs(amount);
      mergers.push({
        row: { place: row.page, on: row.on, isOut: signed < 0, units: size, rupees },
        entriesBefore: entries.length,
      });
    } else if (words.event) {
      gaps.add(words.event);
      leaveOut(row, words.event);
    } else if (words.isReversal || (signed < 0 && words.isPurchase)) {
      const cancelled = cancellable.take(signed < 0 ? 'buy' : 'sell', size, price, amount);
      if (cancelled) {
        cancelled.isCancelled = true;
        leftOut.countAs('reversed', 2);
      } else {
        gaps.add('reversal');
        leaveOut(row, 'reversal');
      }
    } else if (signed > 0 && words.isBonus && Math.abs(amount ?? 0) <= 1) {
      addEntry({ type: 'bonus', on: row.on, units: size, amount: 0 });
    } else if (amount === null || isToken(amount, size, price)) {
      gaps.add('no-amount');
      leaveOut(row, 'no-amount');
    } else if (balances === null && signed > 0 && !words.isIncoming) {
      // Without balances, units that went out may be printed without their sign.
      failed.add('unread-row');
      leaveOut(row, 'unknown-type', row.description);
    } else {
      const type = signed > 0 ? 'buy' : 'sell';
      const entry = addEntry({
        ...{ type, on: row.on, units: size, amount: Math.abs(amount), price },
        rounding: roundingOf(row.figures, size, price ?? 0, balances === null),
      });
      cancellable.add(entry);
      return entry;
    }
    return null;
  }

  function addEntry(
    entry: Pick<Entry, 'type' | 'on' | 'units' | 'amount'> & Partial<Entry>,
  ): Entry {
    const added: Entry = {
      price: null,
      rounding: { below: 0, above: 0 },
      levy: 0,
      rate: null,
      heldAbove: held.length,
      isLessTax: false,
      isCancelled: false,
      ...entry,
    };
    entries.push(added);
    return added;
  }

  /** Whether what is imported leads from the opening to the closing balance, where no row is missing for a known reason. */
  function addsUp(): boolean {
    if (gaps.size > (gaps.has('opening-balance') ? 1 : 0)) return true;
    const sum = entries.reduce(
      (units, { type, units: own, isCancelled }) =>
        isCancelled || type === 'dividend' ? units : units + (type === 'sell' ? -own : own),
      opening,
    );
    return Math.abs(sum - (closing ?? 0)) <= unitTolerance + unitRounding;
  }
}

const isCounted = ({ isCancelled }: Entry) => !isCancelled;

/** An amount of a rupee at most, printed for units that are worth more. */
const isToken = (amount: number, units: number, price: number | null): boolean =>
  Math.abs(amount) <= 1 && (price === null || units * price > 2);

/** The figures of a row, or the first cell that is none. */
function readFigures({ figures }: CasRow): Result<Figures> {
  const read = (column: FigureColumn) => readAmount(figures[column]);
  const [amount, units, price, balance] = [
    read('amount'),
    read('units'),
    read('price'),
    read('balance'),
  ];
  if (amount === undefined || units === undefined || price === undefined || balance === undefined) {
    const wrong = Object.values(figures).find((text) => readAmount(text) === undefined);
    return failure(wrong ?? '');
  }
  return success({ amount, units, price, balance });
}

/** How far units may be from what two balances differ by: each of the three figures is rounded. */
const balanceRounding = ({ units, balance }: RowCells['figures']): number =>
  lastDecimal(units) / 2 + lastDecimal(balance) + 0.000_001;

/**
 * Whether an amount in the words of a payout and its tax is the tax of the payout before it. Deducted are 10 % of
 * residents (section 194K of the Income-tax Act, 1961), 20 % with surcharge and cess of non-residents (section 196A).
 */
function isTaxOf(last: Entry | null, on: IsoDate, amount: number | null): boolean {
  const isAfterPayout = last?.type === 'dividend' && last.on === on;
  return isAfterPayout && Math.abs(amount ?? 0) <= last.amount * largestTax;
}
const largestTax = 0.4;

const takesLevy = ({ type }: Entry, levy: 'stamp-duty' | 'stt' | 'tds'): boolean =>
  (type === 'buy' && levy === 'stamp-duty') ||
  (type === 'sell' && levy === 'stt') ||
  (type === 'dividend' && levy === 'tds');

/** Purchases and redemptions by their units, so that a reversal finds its own without a search through all rows. */
function createCancellable() {
  const byUnits = new Map<string, Entry[]>();
  const keyOf = (type: string, units: number) => `${type} ${units.toFixed(3)}`;
  return {
    add(entry: Entry): void {
      const key = keyOf(entry.type, entry.units);
      byUnits.set(key, [...(byUnits.get(key) ?? []).slice(-maxEqual), entry]);
    },
    /** The latest one with these units, and with this price or, where one is not printed, this amount. */
    take(
      type: 'buy' | 'sell',
      units: number,
      price: number | null,
      amount: number | null,
    ): Entry | null {
      const equal = byUnits.get(keyOf(type, units)) ?? [];
      const found = equal.findLast((entry) =>
        price !== null && entry.price !== null
          ? Math.abs(entry.price - price) < 0.000_1
          : amount === null || Math.abs(entry.amount - Math.abs(amount)) < 1,
      );
      if (found)
        byUnits.set(
          keyOf(type, units),
          equal.filter((entry) => entry !== found),
        );
      return found ?? null;
    },
  };
}

/** Of purchases with equal units, the latest ones that a reversal may be of. */
const maxEqual = 50;

function transactionOf({ type, on, units, amount, price, levy }: Entry): StatementTransaction {
  if (type === 'dividend') return { type, on, quantity: null, rupees: rounded(amount, 2) };
  const isOutside = levy > 0 && !includesLevy(type, { amount, units, price, levy });
  return { type, on, quantity: units, rupees: rounded(amount + (isOutside ? levy : 0), 2) };
}

/**
 * Whether the printed amount of a purchase has its stamp duty in it, or that of a redemption its STT: registrars print
 * either. Of a redemption, what came in before STT counts, so that it asks whether STT was not taken off.
 * Units times price tells where it is exact enough; else a whole number of rupees does, which people order in.
 */
function includesLevy(
  type: Entry['type'],
  { amount, units, price, levy }: Pick<Entry, 'amount' | 'units' | 'price' | 'levy'>,
): boolean {
  if (price !== null) {
    const value = units * price;
    const asPrinted = Math.abs(amount - value);
    if (type === 'sell') return asPrinted < Math.abs(amount + levy - value);
    // Units are rounded to three decimals, prices to four.
    const noise = 0.000_5 * price + 0.000_05 * units + 0.005;
    if (noise < levy / 2) return Math.abs(amount - levy - value) < asPrinted;
  }
  const isWhole = (rupees: number) => Math.abs(rupees - Math.round(rupees)) < 0.005;
  return type === 'buy' && isWhole(amount) && !isWhole(amount + levy);
}
