import { daysBetween, daysPerYear, shiftDays, daysPerMeanYear } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import { annualRatePercent, periodReturns, type Flow } from '@/lib/cashflow/xirr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { holdsGift } from '@/lib/holdings/gifts';
import type { Holding, Transaction } from '@/lib/holdings/holding';
import { daysOf, unitsOn } from '@/lib/holdings/timeline';
import { valueHolding, type ValuedHolding } from '@/lib/holdings/value-holding';
import {
  flowsUntil,
  givenBetween,
  type PricedHolding,
  type WorthPoint,
  stretchOf,
} from '@/lib/holdings/worth';
import { timeWeightedReturn } from '@/lib/cashflow/time-weighted';
import { compareTexts } from '@/lib/text/compare-texts';

/** The gain of the investments, without what was paid in; null where a value is not known. */
export type Gain = { rupees: number | null; percent: number | null };

export const unknownGain: Gain = { rupees: null, percent: null };

/**
 * Since the first purchase, for holdings with a price and for what was sold: realised, not realised, and dividends. A gift
 * counts as paid in at its value on its day; a holding with a gift whose value is not known is left out, as it is of the
 * total XIRR. The percent is of all purchases and gifts.
 */
export function totalGain(
  positions: readonly (Pick<ValuedHolding, 'boughtRupees' | 'totalGainRupees'> & {
    givenRupees: number | null;
  })[],
): Gain {
  const known = positions.flatMap(({ boughtRupees, totalGainRupees, givenRupees }) =>
    totalGainRupees === null || givenRupees === null
      ? []
      : { rupees: totalGainRupees - givenRupees, base: boughtRupees + givenRupees },
  );
  if (known.length === 0) return unknownGain;
  const rupees = sumOf(known.map((one) => one.rupees));
  const base = sumOf(known.map((one) => one.base));
  return { rupees, percent: base > 0 ? (rupees / base) * 100 : null };
}

/**
 * A holding at its price. The gain of what is held is null also where a gift that was entered with 0 is part of it. The total
 * gain counts such a gift at its value on its day (`totalGain`).
 */
export function valuePosition(holding: Holding, priceRupees: number | null): ValuedHolding {
  const valued = valueHolding(holding, priceRupees);
  return holdsGift(holding) ? { ...valued, gainRupees: null, gainPercent: null } : valued;
}

/** Of what is held now, for holdings with a known gain: the gain that is not realised. */
export function heldGain(
  positions: readonly Pick<ValuedHolding, 'costRupees' | 'gainRupees'>[],
): Gain {
  const known = positions.filter(({ gainRupees }) => gainRupees !== null);
  if (known.length === 0) return unknownGain;
  const rupees = sumOf(known.map(({ gainRupees }) => gainRupees ?? 0));
  const costRupees = sumOf(known.map((position) => position.costRupees));
  return { rupees, percent: costRupees > 0 ? (rupees / costRupees) * 100 : null };
}

/** The value and the cost of holdings with a price; null if none has one. */
export function pricedTotal(
  positions: readonly { costRupees: number; valueRupees: number | null }[],
): { valueRupees: number | null; costRupees: number | null } {
  const priced = positions.filter(({ valueRupees }) => valueRupees !== null);
  if (priced.length === 0) return { valueRupees: null, costRupees: null };
  return {
    valueRupees: sumOf(priced.map(({ valueRupees }) => valueRupees ?? 0)),
    costRupees: sumOf(priced.map(({ costRupees }) => costRupees)),
  };
}

/**
 * From the first day to the last: what it is worth and what came out, less what went in. The percent is of the start plus
 * later purchases and gifts.
 * @param openingRupees what the period starts with (`openingOf`): a purchase of the first day counts at its cost, as in the
 * total gain and in both returns. Null is not known.
 */
export function gainOver(points: readonly WorthPoint[], openingRupees: number | null): Gain {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || first === last) return unknownGain;
  if (openingRupees === null || last.worthRupees === null) return unknownGain;
  const { givenRupees } = last;
  if (givenRupees === null) return unknownGain;
  const proceedsRupees = last.proceedsRupees - first.proceedsRupees;
  const dividendRupees = last.dividendRupees - first.dividendRupees;
  // `paidRupees` is less the proceeds.
  const boughtRupees = last.paidRupees - first.paidRupees + proceedsRupees;
  const base = openingRupees + boughtRupees + givenRupees;
  const rupees = last.worthRupees + proceedsRupees + dividendRupees - base;
  return { rupees, percent: base > 0 ? (rupees / base) * 100 : null };
}

/**
 * An older price is ignored for the day's change: weekends and holidays lie between two NAVs, and between the latest
 * and today.
 */
const maxDaysApart = 5;
/** Coins trade every day; their days are those of UTC, and the newest is India's. */
const maxDaysApartOfCoin = 2;

/**
 * The gain between the last two prices, of each holding that has two recent ones; null where none has. The percent is
 * of these and of what counts at the price that its owner typed.
 */
export function dayGain(holdings: readonly PricedHolding[], today: IsoDate): Gain {
  const moves = holdings.flatMap((holding) => {
    const [before, newest] = holding.prices.slice(-2);
    const maxDays = holding.assetClass === 'coin' ? maxDaysApartOfCoin : maxDaysApart;
    // A price that its owner typed has no day before it.
    if (!before || !newest || holding.maxGapDays === null) return [];
    if (daysBetween(before.date, newest.date) > maxDays) return [];
    if (daysBetween(newest.date, today) > maxDays) return [];
    return moveBetween(holding, before, newest);
  });
  const from = sumOf(moves.map((move) => move.from));
  if (from <= 0) return unknownGain;
  const rupees = sumOf(moves.map((move) => move.rupees));
  const unmoved = holdings
    .filter(({ maxGapDays }) => maxGapDays === null)
    .map((holding) => unitsOn(holding, shiftDays(today, -1)) * (holding.prices.at(-1)?.value ?? 0));
  return { rupees, percent: (rupees / (from + sumOf(unmoved))) * 100 };
}

/** The gain between two prices of what was held at the first, with the sales, dividends and bonus units in between. */
function moveBetween(holding: PricedHolding, before: DatedValue, newest: DatedValue) {
  const unitsBefore = unitsOn(holding, before.date);
  const between = daysOf(holding).filter(({ date }) => date > before.date && date <= newest.date);
  const units = unitsBefore + sumOf(between.map((day) => day.bonusUnits));
  const soldUnits = sumOf(between.map((day) => day.soldUnits));
  const soldRupees = sumOf(between.map((day) => day.soldRupees));
  const dividendRupees = sumOf(between.map((day) => day.dividendRupees));
  // What was bought in between is left out, also where it was sold again.
  const share = soldUnits > units ? units / soldUnits : 1;
  const endRupees = Math.max(0, units - soldUnits) * newest.value + soldRupees * share;
  const from = unitsBefore * before.value;
  return { from, rupees: endRupees + dividendRupees - from };
}

/**
 * The XIRR of one thing from its first purchase to the day of its price: a price that its owner typed long ago says
 * nothing about the time since. Null within the first year, and where a gift has no price.
 */
export function holdingXirr(
  holding: Pick<Holding, 'transactions' | 'sales'>,
  valueRupees: number | null,
  pricedOn: IsoDate | null,
): number | null {
  const days = daysOf(holding);
  const last = days.at(-1);
  if (valueRupees === null || pricedOn === null || !last) return null;
  const valuedOn = pricedOn > last.date ? pricedOn : last.date;
  if (days.some(({ givenUnits }) => givenUnits > 0)) return null;
  return yearlyRate([
    ...days.map(({ date, paidRupees, soldRupees, sameDay, dividendRupees }) => ({
      date,
      rupees: soldRupees + sameDay.proceedsRupees + dividendRupees - paidRupees,
    })),
    { date: valuedOn, rupees: valueRupees },
  ]);
}

/**
 * The XIRR of a holding at its latest price. A price of the last days counts as of today, as it does in the XIRR of
 * everything, so that a member with one holding sees one rate.
 */
export function positionXirr(
  {
    holding,
    valueRupees,
    pricedOn,
  }: { holding: Holding; valueRupees: number | null; pricedOn: IsoDate | null },
  today: IsoDate,
): number | null {
  const isRecent = pricedOn !== null && daysBetween(pricedOn, today) <= maxDaysApart;
  return holdingXirr(holding, valueRupees, isRecent ? today : pricedOn);
}

/**
 * The XIRR of everything since the first purchase, without holdings with a gift whose value on its day is not known; null
 * within the first year.
 */
export function totalXirr(holdings: readonly PricedHolding[], today: IsoDate): number | null {
  const known = flowsUntil(
    holdings.filter((holding) => givenBetween([holding], null, today) !== null),
    today,
  );
  return known && yearlyRate(known.flows);
}

/** The annual rate since the first payment, in percent; null within its first year, and where there is none or several. */
function yearlyRate(flows: readonly Flow[]): number | null {
  const paidIn = sinceFirstPayment(flows);
  return coversYear(paidIn) ? annualRatePercent(paidIn) : null;
}

/** Whether a year lies between the first and the last money. A worth of nothing is none: all was sold before. */
function coversYear(flows: readonly Flow[]): boolean {
  const moved = flows.filter(({ rupees }) => rupees !== 0);
  const [first] = moved;
  const last = moved.at(-1);
  return first && last ? daysBetween(first.date, last.date) >= daysPerYear : false;
}

/**
 * The flows by their days, without what came out before anything was paid in: a dividend before the first purchase is
 * of units whose purchase is not known. It counts in the gain, but no rate can begin with it.
 */
function sinceFirstPayment(flows: readonly Flow[]): Flow[] {
  const byDay = flows.toSorted((one, other) => compareTexts(one.date, other.date));
  const first = byDay.findIndex(({ rupees }) => rupees < 0);
  return first === -1 ? [] : byDay.slice(first);
}

/** This many purchases of one amount count as a SIP. */
const instalmentsOfSip = 3;

/** Purchases that are no instalments: of no amount that repeats in the same thing. */
export function lumpSumsOf<Kind extends Pick<PricedHolding, 'transactions'>>(
  holdings: readonly Kind[],
): { holding: Kind; purchase: Transaction }[] {
  return holdings.flatMap((holding) => {
    const purchases = holding.transactions.filter(({ type }) => type === 'buy');
    const counts = new Map<number, number>();
    for (const { rupees } of purchases) counts.set(rupees, (counts.get(rupees) ?? 0) + 1);
    return purchases
      .filter(({ rupees }) => (counts.get(rupees) ?? 0) < instalmentsOfSip)
      .map((purchase) => ({ holding, purchase }));
  });
}

export type RealWorthPoint = WorthPoint & {
  /** The worth in rupees of the last day; null where the worth is not known. */
  realRupees: number | null;
};

/** Assumes the same yearly inflation throughout, compounded, instead of a price index. */
export function inRupeesOf(
  today: IsoDate,
  points: readonly WorthPoint[],
  inflationPercent: number,
): RealWorthPoint[] {
  return points.map((point) => {
    const years = daysBetween(point.date, today) / daysPerMeanYear;
    const level = (1 + inflationPercent / 100) ** years;
    return { ...point, realRupees: point.worthRupees === null ? null : point.worthRupees * level };
  });
}

/**
 * The money-weighted and the time-weighted return of one period, each per year or over the whole period. The first is per
 * year where a year lies between the first and the last money, the second where something was held for a year.
 */
export type TwoReturns = {
  since: IsoDate;
  isMoneyPerYear: boolean;
  /** Null where the flows have no rate, or several. */
  moneyPercent: number | null;
  isTimePerYear: boolean;
  /** Null where nothing was held overnight, or for a time only bonus units in which nothing was invested. */
  timePercent: number | null;
};

/** @returns null where nothing is held, or a price that it needs is not known. */
export function twoReturns(
  holdings: readonly PricedHolding[],
  span: { from: IsoDate | null; to: IsoDate },
): TwoReturns | null {
  const stretch = stretchOf(holdings, span);
  if (!stretch) return null;
  const time = timeWeightedReturn(stretch.valuations);
  const paidIn = sinceFirstPayment(stretch.flows);
  const isMoneyPerYear = coversYear(paidIn);
  const annualPercent = time.ok ? time.value.annualPercent : null;
  return {
    since: stretch.start,
    isMoneyPerYear,
    moneyPercent: moneyPercentOf(paidIn, isMoneyPerYear),
    isTimePerYear: annualPercent !== null,
    timePercent: annualPercent ?? (time.ok ? time.value.percent : null),
  };
}

/** Null where the flows have no rate, or several. */
function moneyPercentOf(flows: readonly Flow[], isPerYear: boolean): number | null {
  if (isPerYear) return annualRatePercent(flows);
  const period = periodReturns(flows);
  const [percent, another] = period.ok ? period.value.percents : [];
  return another === undefined ? (percent ?? null) : null;
}
