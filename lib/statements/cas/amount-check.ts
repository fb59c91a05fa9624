import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { AmountChecks } from '@/lib/statements/statement';

/** How far an amount may be below and above units times price, in rupees, by the rounding of what is printed. */
export type Rounding = { below: number; above: number };

/** A transaction of a scheme with what its amount is compared with. */
export type CheckedEntry = {
  type: 'buy' | 'sell' | 'bonus' | 'dividend';
  on: IsoDate;
  units: number;
  amount: number;
  price: number | null;
  rounding: Rounding;
  /** Stamp duty of a purchase, STT of a redemption, TDS of a payout. */
  levy: number;
  /** Of a payout, rupees a unit, as its words print them; null where they print none. */
  rate: { rupees: number; lastDecimal: number } | null;
  /** How many of the amounts of units held stand above the row. */
  heldAbove: number;
  /** A payout whose words say that tax is taken off: its amount may be less than units times rate. */
  isLessTax: boolean;
};

/** Units that were held from a day on; `lastDecimal` is what the last decimal that is printed counts. */
export type HeldUnits = { on: IsoDate; units: number; lastDecimal: number };

type Verdict =
  | { kind: 'agrees'; withinRupees: number }
  | { kind: 'load' | 'charge' | 'unchecked' }
  | { kind: 'differs'; rupees: number };

/**
 * Compares amounts with units times price, and those of payouts with the units held times the rate in their words. What
 * nothing printed can be compared with is counted as unchecked.
 * @param entries in the order of the statement
 * @param held the units after each row, and the opening balance first; null in a file without balances
 */
export function checkAmounts(
  entries: readonly CheckedEntry[],
  held: readonly HeldUnits[] | null,
): AmountChecks {
  const counts = { agreed: 0, withLoad: 0, withCharge: 0, unchecked: 0 };
  const payouts = { agreed: 0, withinRupees: 0, unchecked: 0 };
  const differing: AmountChecks['differing'][number][] = [];
  let withinRupees = 0;
  const lots: Lots = { units: [], first: 0 };

  for (const entry of entries) {
    const { type, on, units } = entry;
    if (type === 'dividend') {
      const verdict = checkPayout(entry, held ? heldAround(held, entry) : []);
      if (verdict.kind === 'agrees') {
        payouts.agreed += 1;
        payouts.withinRupees = Math.max(payouts.withinRupees, verdict.withinRupees);
      } else if (verdict.kind === 'differs') differing.push({ on, rupees: verdict.rupees });
      else payouts.unchecked += 1;
      continue;
    }
    const sold = type === 'sell' ? takeOldest(lots, units) : [];
    if (type !== 'sell') lots.units.push(units);
    if (type === 'bonus') continue;
    const verdict = checkTrade(entry, sold);
    if (verdict.kind === 'agrees') {
      counts.agreed += 1;
      withinRupees = Math.max(withinRupees, verdict.withinRupees);
    } else if (verdict.kind === 'load') counts.withLoad += 1;
    else if (verdict.kind === 'charge') counts.withCharge += 1;
    else if (verdict.kind === 'differs') differing.push({ on, rupees: verdict.rupees });
    else counts.unchecked += 1;
  }
  return { ...counts, withinRupees, payouts, differing };
}

/** What one decimal, the last that is printed, counts. */
export const lastDecimal = (text: string, least = 0): number =>
  10 ** -Math.max(least, /\.(\d*)/.exec(text)?.[1]?.length ?? 0);

/** An amount is rounded to paise, and stamp duty or STT with it once more. */
const paise = 0.011;

/**
 * The rounding of an amount. A price is rounded, units are rounded or cut off, after the last decimal that is printed: cut
 * off, they are too few, so that the amount may be above their value by a whole last decimal, below it by half of one.
 * @param texts as they are printed. @param isTrimmed whether a spreadsheet left out zeros at the end
 */
export function roundingOf(
  texts: { units: string; price: string },
  units: number,
  price: number,
  isTrimmed: boolean,
): Rounding {
  const unit = lastDecimal(texts.units, isTrimmed ? 3 : 0) * price;
  const rupee = (lastDecimal(texts.price, isTrimmed ? 4 : 0) * units) / 2;
  return { below: unit / 2 + rupee + paise, above: unit + rupee + paise };
}

/** What a distributor may have taken off a purchase (SEBI, Cir/IMD/DF/13/2011 of 22 August 2011). */
const transactionCharges = [100, 150];
const withTransactionCharges: IsoDate = '2011-08-22';
/** Before it, a purchase might bear an entry load (SEBI/IMD/CIR No. 4/168230/09). */
const withoutEntryLoad: IsoDate = '2009-08-01';

/** Of a hundred: loads are quarters of a percent, at most three. */
const usualLoads = Array.from({ length: 12 }, (_, step) => (step + 1) / 4);
/** Of a hundred, of liquid funds in the first six days (SEBI/HO/IMD/DF2/CIR/P/2019/101 and AMFI's schedule under it). */
const liquidLoads = [0.007, 0.0065, 0.006, 0.0055, 0.005, 0.0045];

/** @param sold of a redemption, the units of each purchase that it takes, the oldest first */
function checkTrade(entry: CheckedEntry, sold: readonly number[]): Verdict {
  const { type, on, units, amount, price, rounding, levy } = entry;
  if (price === null) return { kind: 'unchecked' };
  const value = units * price;
  const isNear = (rupees: number) =>
    rupees - value <= rounding.above && value - rupees <= rounding.below;
  // Registrars print a purchase with or without its stamp duty, a redemption before or after STT.
  const amounts = levy === 0 ? [amount] : [amount, type === 'sell' ? amount + levy : amount - levy];
  if (amounts.some(isNear)) {
    return { kind: 'agrees', withinRupees: Math.max(rounding.below, rounding.above) };
  }
  const differs = { kind: 'differs', rupees: Math.abs(amount - value) } as const;
  if (type === 'sell') {
    return amounts.some((rupees) => isExitLoad(value - rupees, entry, price, sold))
      ? { kind: 'load' }
      : differs;
  }
  const isEntryLoad = usualLoads.some((percent) => isNear(amount - (value * percent) / 100));
  if (on < withoutEntryLoad && isEntryLoad) return { kind: 'load' };
  const isCharged =
    on >= withTransactionCharges &&
    amounts.some((rupees) => transactionCharges.some((charge) => isNear(rupees - charge)));
  return isCharged ? { kind: 'charge' } : differs;
}

/**
 * Whether what a redemption came in less is a usual load on its units, or on those of its latest purchases: units that
 * were held for long enough bear none, and they are sold first.
 */
function isExitLoad(
  rupees: number,
  { units, rounding }: CheckedEntry,
  price: number,
  sold: readonly number[],
): boolean {
  const slack = Math.max(rounding.below, rounding.above);
  if (rupees <= 0 || rupees > (units * price * 3) / 100 + slack) return false;
  let latest = 0;
  const bearing = [units, ...sold.toReversed().map((lot) => (latest += lot))];
  return bearing.some((bore) =>
    [...usualLoads, ...liquidLoads].some(
      (percent) => Math.abs((bore * price * percent) / 100 - rupees) <= slack,
    ),
  );
}

/** A payout is of the units of its record date; it is paid, and may be printed, until then. */
const daysAfterRecord = 15;

/** Rows above and below a payout that are looked at, so that a file with all its rows on one day is read in time. */
const mostChanges = 50;

/** The units that were held at some time of the day of a payout, or of the days before it. */
function heldAround(
  held: readonly HeldUnits[],
  { on, heldAbove }: CheckedEntry,
): readonly HeldUnits[] {
  const first = shiftDays(on, -daysAfterRecord);
  // The units before the first of these days were held at its beginning.
  let from = heldAbove - 1;
  const least = Math.max(0, heldAbove - mostChanges);
  while (from > least && (held[from]?.on ?? first) >= first) from -= 1;
  let to = heldAbove;
  while (held[to]?.on === on && to < heldAbove + mostChanges) to += 1;
  return held.slice(from, to);
}

function checkPayout(entry: CheckedEntry, held: readonly HeldUnits[]): Verdict {
  const { amount, levy, rate, isLessTax } = entry;
  if (rate === null || held.length === 0) return { kind: 'unchecked' };
  // A payout is printed before or after its TDS.
  const amounts = levy === 0 ? [amount] : [amount, amount + levy];
  const differences = held.flatMap(({ units, lastDecimal: unit }) => {
    const value = units * rate.rupees;
    const rounding = unit * rate.rupees + (rate.lastDecimal * units) / 2 + paise;
    return amounts.map((rupees) => ({
      rupees: Math.abs(rupees - value),
      rounding,
      isLess: rupees < value,
    }));
  });
  const agreeing = differences.find(({ rupees, rounding }) => rupees <= rounding);
  if (agreeing) return { kind: 'agrees', withinRupees: agreeing.rounding };
  if (isLessTax && differences.some(({ isLess }) => isLess)) return { kind: 'unchecked' };
  return { kind: 'differs', rupees: Math.min(...differences.map(({ rupees }) => rupees)) };
}

/** Units of purchases, the oldest first; those before the first are sold. */
type Lots = { units: number[]; first: number };

/** Takes units from the oldest lots, and says how many of each; fewer than asked for where the lots are too few. */
function takeOldest(lots: Lots, units: number): number[] {
  const taken: number[] = [];
  let left = units;
  while (left > noise && lots.first < lots.units.length) {
    const oldest = lots.units[lots.first] ?? 0;
    const own = Math.min(oldest, left);
    taken.push(own);
    left -= own;
    if (oldest - own > noise) lots.units[lots.first] = oldest - own;
    else lots.first += 1;
  }
  return taken;
}
/** Of sums of units with four decimals. */
const noise = 0.000_01;
