import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sumOf } from '@/lib/cashflow/statistics';
import type { Flow } from '@/lib/cashflow/xirr';
import type { Valuation } from '@/lib/cashflow/time-weighted';
import type { Holding } from './holding';
import { noise } from './ledger';
import { daysOf, lastDayUntil, totalsUntil, unitsOn, type LedgerDay } from './timeline';

/** A holding with the prices of one coin, unit or share that are known, oldest first. */
export type PricedHolding = Holding & {
  prices: readonly DatedValue[];
  /** Of a deposit: the price of a unit on any day; `prices` then has the newest days only. */
  indexOn?: (date: IsoDate) => number;
  /**
   * After this many days a price is too old to use, but for the newest of what is held; null where the last known price
   * stays valid.
   */
  maxGapDays: number | null;
};

export type WorthPoint = {
  date: IsoDate;
  /** Null where something was held whose price of that day is not known. */
  worthRupees: number | null;
  /** Purchases less the proceeds of sales, until then. */
  paidRupees: number;
  proceedsRupees: number;
  dividendRupees: number;
  /** Gifts after the first point, until then, at their value on the day of the gift; null where that is not known. */
  givenRupees: number | null;
};

/** The value of the holdings at the end of a day; null where a price is not known. */
export function worthOn(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  let total = 0;
  for (const holding of holdings) {
    const quantity = unitsOn(holding, date);
    if (quantity === 0) continue;
    const price = priceOn(holding, date);
    if (price === null) return null;
    total += quantity * price;
  }
  return total;
}

/**
 * What a period starts with: the value of what was held before its first day, with what was paid and received on that day.
 * A gift counts at its value. Null where a price that it needs is not known.
 */
export function openingOf(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  const day = dayIn(holdings, date);
  return (
    day && day.throughRupees + day.paidRupees - day.sameDayProceedsRupees - day.fromNothingRupees
  );
}

/** The most points of a chart; two a week for a year. */
const usualPoints = 104;

/**
 * The worth at equal steps of whole days, counted back from the last day; the first day is always included. It begins
 * with the first transaction where that is later.
 */
export function worthOverTime(
  holdings: readonly PricedHolding[],
  { from, to }: { from: IsoDate | null; to: IsoDate },
  maxPoints = usualPoints,
): WorthPoint[] {
  const start = startOf(holdings, from);
  if (start === null || start > to) return [];
  const [first, last] = [dayNumberOf(start), dayNumberOf(to)];
  const stepDays = Math.max(1, Math.ceil((last - first) / (maxPoints - 1)));
  const dates: IsoDate[] = [];
  for (let day = last; day > first; day -= stepDays) dates.unshift(dateOfDayNumber(day));
  return [start, ...dates].map((date) => {
    const totals = holdings.map((holding) => totalsUntil(holding, date));
    const proceedsRupees = sumOf(totals.map((each) => each.proceedsRupees));
    return {
      date,
      worthRupees: worthOn(holdings, date),
      paidRupees: sumOf(totals.map((each) => each.paidRupees)) - proceedsRupees,
      proceedsRupees,
      dividendRupees: sumOf(totals.map((each) => each.dividendRupees)),
      givenRupees: givenBetween(holdings, start, date),
    };
  });
}

/**
 * The flows and valuations of a period, for both kinds of return. Holdings at its start count as paid in at their value.
 * A gift (zero cost) counts as paid in at its value on the day, a bonus as growth; sales and dividends come out.
 * @returns null where a needed price is not known, or nothing is held.
 */
export function stretchOf(
  holdings: readonly PricedHolding[],
  { from, to }: { from: IsoDate | null; to: IsoDate },
): { start: IsoDate; flows: Flow[]; valuations: Valuation[] } | null {
  const start = startOf(holdings, from);
  const end = worthOn(holdings, to);
  if (start === null || start >= to || end === null) return null;
  const dates = flowDates(holdings).filter((date) => start <= date && date <= to);
  // Bonus units alone move no money, and are held at the end.
  if (dates.length === 0 && end === 0 && dayIn(holdings, start)?.wasHeld === false) return null;
  const within = dates.filter((date) => date > start && date < to);
  const valuations: Valuation[] = [];
  const flows: Flow[] = [];
  for (const date of [start, ...within]) {
    const day = dayIn(holdings, date);
    if (!day) return null;
    valuations.push(valuationOf(date, day));
    if (date === start) flows.push({ date, rupees: -day.throughRupees - day.outRupees });
    flows.push({ date, rupees: flowOf(day) });
  }
  const lastDay = dayIn(holdings, to);
  if (!lastDay) return null;
  const endRupees = end + flowOf(lastDay);
  return {
    start,
    flows: [...flows, { date: to, rupees: endRupees }],
    valuations: [...valuations, { date: to, worthRupees: endRupees, flowRupees: 0 }],
  };
}

/**
 * All transactions since the first and the worth of `to`. A gift counts as paid in at its value on the day; no other price
 * of the past is needed. @returns null where a needed price is not known, or nothing was held before `to`.
 */
export function flowsUntil(
  holdings: readonly PricedHolding[],
  to: IsoDate,
): { start: IsoDate; flows: Flow[] } | null {
  const start = startOf(holdings, null);
  const end = worthOn(holdings, to);
  if (start === null || start >= to || end === null) return null;
  const byDay = new Map<IsoDate, number>();
  for (const holding of holdings) {
    for (const day of daysOf(holding)) {
      if (day.date > to) break;
      const paidRupees = paidIn(holding, day);
      if (paidRupees === null) return null;
      const outRupees = day.soldRupees + day.sameDay.proceedsRupees + day.dividendRupees;
      byDay.set(day.date, (byDay.get(day.date) ?? 0) + outRupees - paidRupees);
    }
  }
  const flows = [...byDay].map(([date, rupees]) => ({ date, rupees }));
  return { start, flows: [...flows, { date: to, rupees: end }] };
}

function startOf(holdings: readonly PricedHolding[], from: IsoDate | null): IsoDate | null {
  const first = holdings.flatMap((holding) => daysOf(holding)[0]?.date ?? []).sort()[0];
  if (first === undefined) return null;
  return from !== null && from > first ? from : first;
}

/** The days on which money came or went, oldest first. A bonus moves none. */
function flowDates(holdings: readonly PricedHolding[]): IsoDate[] {
  const dates = holdings.flatMap((holding) =>
    daysOf(holding)
      .filter(
        ({ paidRupees, givenUnits, soldRupees, sameDay, dividendRupees }) =>
          paidRupees + givenUnits + soldRupees + sameDay.proceedsRupees + dividendRupees > 0,
      )
      .map(({ date }) => date),
  );
  return [...new Set(dates)].sort();
}

/** A day of all holdings, in rupees. */
type Day = {
  /** Whether anything was held before. */
  wasHeld: boolean;
  /** What was held before and not sold on that day, with a bonus of that day, at the price of the day. */
  throughRupees: number;
  /** Dividends and proceeds of what was held before. */
  outRupees: number;
  /** The same of what was not: a dividend after the last sale, or bonus units without a purchase. */
  fromNothingRupees: number;
  /** Purchases, and gifts at their value. */
  paidRupees: number;
  /** What was bought, or given, and sold on that day. */
  sameDayProceedsRupees: number;
  sameDayCostRupees: number;
};

/** Null where a price that it needs is not known. */
function dayIn(holdings: readonly PricedHolding[], date: IsoDate): Day | null {
  const sums: Day = {
    wasHeld: false,
    throughRupees: 0,
    outRupees: 0,
    fromNothingRupees: 0,
    paidRupees: 0,
    sameDayProceedsRupees: 0,
    sameDayCostRupees: 0,
  };
  for (const holding of holdings) {
    const last = lastDayUntil(holding, date);
    if (!last) continue;
    const day = last.date === date ? last : null;
    const unitsBefore = day ? day.unitsBefore : last.unitsAfter;
    const available = unitsBefore > 0 ? unitsBefore + (day?.bonusUnits ?? 0) : 0;
    const units = available - (day?.soldUnits ?? 0);
    sums.wasHeld ||= unitsBefore > 0;
    if (units > available * noise) {
      const price = priceOn(holding, date);
      if (price === null) return null;
      sums.throughRupees += units * price;
    }
    if (!day) continue;
    const paidRupees = paidIn(holding, day);
    const soldGiftRupees = valueOfGifts(holding, date, day.sameDay.givenUnits);
    if (paidRupees === null || soldGiftRupees === null) return null;
    sums.paidRupees += paidRupees;
    sums[unitsBefore > 0 ? 'outRupees' : 'fromNothingRupees'] +=
      day.soldRupees + day.dividendRupees;
    sums.sameDayProceedsRupees += day.sameDay.proceedsRupees;
    sums.sameDayCostRupees += day.sameDay.costRupees + soldGiftRupees;
  }
  return sums;
}

/** What came out on a day, less what was paid in. */
function flowOf(day: Day): number {
  return day.outRupees + day.fromNothingRupees + day.sameDayProceedsRupees - day.paidRupees;
}

/**
 * Units that are sold count at what they brought, and what was bought and sold on one day grew on that day. Money that comes
 * out while nothing is held, such as a late dividend, has no growth to be part of.
 */
function valuationOf(date: IsoDate, day: Day): Valuation {
  const sameDayGainRupees = day.sameDayProceedsRupees - day.sameDayCostRupees;
  const worthRupees = day.wasHeld
    ? day.throughRupees + day.outRupees + day.fromNothingRupees + sameDayGainRupees
    : 0;
  const addedRupees = day.paidRupees - day.sameDayCostRupees;
  const investedRupees =
    day.throughRupees + (addedRupees > day.paidRupees * noise ? addedRupees : 0);
  return { date, worthRupees, flowRupees: investedRupees - worthRupees };
}

function priceOn(
  { prices, indexOn, maxGapDays, lots }: PricedHolding,
  date: IsoDate,
): number | null {
  if (indexOn) return indexOn(date);
  const known = valueOn(prices, date);
  if (!known) return null;
  // What is held counts in the total at its newest price, however old that is.
  if (lots.length > 0 && known === prices.at(-1)) return known.value;
  const isTooOld = maxGapDays !== null && daysBetween(known.date, date) > maxGapDays;
  return isTooOld ? null : known.value;
}

/**
 * The gifts after a day (null: since the first), until another, each at its value on its day; null where that is not known.
 */
export function givenBetween(
  holdings: readonly PricedHolding[],
  after: IsoDate | null,
  until: IsoDate,
): number | null {
  let total = 0;
  for (const holding of holdings) {
    for (const day of daysOf(holding)) {
      if (day.date > until) break;
      if (after !== null && day.date <= after) continue;
      const rupees = valueOfGifts(holding, day.date, day.givenUnits);
      if (rupees === null) return null;
      total += rupees;
    }
  }
  return total;
}

/** Gifts of a day at its price; null where that is not known. */
function valueOfGifts(holding: PricedHolding, date: IsoDate, units: number): number | null {
  if (units === 0) return 0;
  const price = priceOn(holding, date);
  return price === null ? null : units * price;
}

/** The purchases of a day with its gifts; null where the worth of a gift is not known. */
function paidIn(holding: PricedHolding, day: LedgerDay): number | null {
  const givenRupees = valueOfGifts(holding, day.date, day.givenUnits);
  return givenRupees === null ? null : day.paidRupees + givenRupees;
}
