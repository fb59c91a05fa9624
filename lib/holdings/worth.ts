import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { sumOf } from '@/lib/cashflow/statistics';
import type { Flow } from '@/lib/cashflow/xirr';
import type { Valuation } from '@/lib/cashflow/time-weighted';
import type { Holding } from './holding';

/** A holding with the prices of one coin, unit or share that are known, oldest first. */
export type PricedHolding = Holding & {
  prices: readonly DatedValue[];
  /** Of a deposit: the price of a unit on any day; `prices` then has the newest days only. */
  indexOn?: (date: IsoDate) => number;
  /** After this many days a price is too old to use; null where the last known price stays valid. */
  maxGapDays: number | null;
};

export type WorthPoint = {
  date: IsoDate;
  /** Null where something was held whose price of that day is not known. */
  worthRupees: number | null;
  /** Paid until then. */
  paidRupees: number;
  /** Gifts until then, at their value on the day of the gift; null where that is not known. */
  givenRupees: number | null;
};

/** The value of the holdings on a day, including that day's purchases; null where a price is not known. */
export function worthOn(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  return worthOf(holdings, date, (boughtOn) => boughtOn <= date);
}

/** As `worthOn`, before the purchases of that day. */
function worthBefore(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  return worthOf(holdings, date, (boughtOn) => boughtOn < date);
}

/**
 * What a period starts with: the value of what was held before its first day, and what was paid on that day. A gift counts at
 * its value. Null where a price that it needs is not known.
 */
export function openingOf(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  const before = worthBefore(holdings, date);
  const paid = paidOn(holdings, date);
  return before === null || paid === null ? null : before + paid;
}

/** The most points of a chart; two a week for a year. */
const usualPoints = 104;

/**
 * The worth at equal steps of whole days, counted back from the last day; the first day is always included. It begins
 * with the first purchase where that is later.
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
  return [start, ...dates].map((date) => ({
    date,
    worthRupees: worthOn(holdings, date),
    paidRupees: paidBy(holdings, date),
    givenRupees: givenBy(holdings, date),
  }));
}

/**
 * The flows and valuations of a period, for both kinds of return. Holdings at its start count as paid in at their value.
 * A gift (zero cost) counts as paid in at its value on the day.
 * @returns null where a needed price is not known, or nothing is held.
 */
export function stretchOf(
  holdings: readonly PricedHolding[],
  { from, to }: { from: IsoDate | null; to: IsoDate },
): { start: IsoDate; flows: Flow[]; valuations: Valuation[] } | null {
  const start = startOf(holdings, from);
  const end = worthOn(holdings, to);
  if (start === null || start >= to || end === null) return null;
  const days = new Set([start]);
  for (const { lots } of holdings) {
    for (const { boughtOn } of lots) if (boughtOn > start && boughtOn < to) days.add(boughtOn);
  }
  const valuations: Valuation[] = [];
  for (const date of [...days].sort()) {
    const worthRupees = worthBefore(holdings, date);
    const flowRupees = paidOn(holdings, date);
    if (worthRupees === null || flowRupees === null) return null;
    valuations.push({ date, worthRupees, flowRupees });
  }
  const opening = valuations[0]?.worthRupees ?? 0;
  const boughtToday = paidOn(holdings, to);
  if (boughtToday === null) return null;
  return {
    start,
    flows: [
      { date: start, rupees: -opening },
      ...valuations.map(({ date, flowRupees }) => ({ date, rupees: -flowRupees })),
      { date: to, rupees: end - boughtToday },
    ],
    valuations: [...valuations, { date: to, worthRupees: end - boughtToday, flowRupees: 0 }],
  };
}

/**
 * All purchases since the first and the worth of `to`. A gift counts as paid in at its value on the day; no other price
 * of the past is needed. @returns null where a needed price is not known, or nothing was held before `to`.
 */
export function flowsUntil(
  holdings: readonly PricedHolding[],
  to: IsoDate,
): { start: IsoDate; flows: Flow[] } | null {
  const start = startOf(holdings, null);
  const end = worthOn(holdings, to);
  if (start === null || start >= to || end === null) return null;
  const flows: Flow[] = [];
  for (const date of new Set(holdings.flatMap(({ lots }) => lots.map((lot) => lot.boughtOn)))) {
    if (date > to) continue;
    const paidRupees = paidOn(holdings, date);
    if (paidRupees === null) return null;
    flows.push({ date, rupees: -paidRupees });
  }
  return { start, flows: [...flows, { date: to, rupees: end }] };
}

function startOf(holdings: readonly PricedHolding[], from: IsoDate | null): IsoDate | null {
  const first = holdings
    .flatMap(({ lots }) => lots)
    .map(({ boughtOn }) => boughtOn)
    .sort()[0];
  if (first === undefined) return null;
  return from !== null && from > first ? from : first;
}

function worthOf(
  holdings: readonly PricedHolding[],
  date: IsoDate,
  isHeld: (boughtOn: IsoDate) => boolean,
): number | null {
  let total = 0;
  for (const holding of holdings) {
    const quantity = sumOf(
      holding.lots.filter(({ boughtOn }) => isHeld(boughtOn)).map((lot) => lot.quantity),
    );
    if (quantity === 0) continue;
    const price = priceOn(holding, date);
    if (price === null) return null;
    total += quantity * price;
  }
  return total;
}

function priceOn({ prices, indexOn, maxGapDays }: PricedHolding, date: IsoDate): number | null {
  if (indexOn) return indexOn(date);
  const known = valueOn(prices, date);
  if (!known) return null;
  const isTooOld = maxGapDays !== null && daysBetween(known.date, date) > maxGapDays;
  return isTooOld ? null : known.value;
}

function paidBy(holdings: readonly PricedHolding[], date: IsoDate): number {
  return sumOf(
    holdings
      .flatMap(({ lots }) => lots)
      .filter(({ boughtOn }) => boughtOn <= date)
      .map(({ costRupees }) => costRupees),
  );
}

function givenBy(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  let total = 0;
  for (const holding of holdings) {
    for (const { boughtOn, quantity, costRupees } of holding.lots) {
      if (boughtOn > date || costRupees > 0) continue;
      const price = priceOn(holding, boughtOn);
      if (price === null) return null;
      total += quantity * price;
    }
  }
  return total;
}

/** The purchases of a day in rupees; null where a gift's worth is not known. */
function paidOn(holdings: readonly PricedHolding[], date: IsoDate): number | null {
  let total = 0;
  for (const holding of holdings) {
    for (const lot of holding.lots) {
      if (lot.boughtOn !== date) continue;
      const price = lot.costRupees > 0 ? null : priceOn(holding, date);
      if (lot.costRupees === 0 && price === null) return null;
      total += lot.costRupees > 0 ? lot.costRupees : lot.quantity * (price ?? 0);
    }
  }
  return total;
}
