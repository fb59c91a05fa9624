import type { IsoDate } from '@/lib/calendar/iso-date';
import { indexAfter } from '@/lib/cashflow/dated-value';
import { memoizeByObject } from '@/lib/memoize';
import { isGift } from './gifts';
import type { Holding } from './holding';
import { noise } from './ledger';

/**
 * A day on which a holding changed. Of a sale of more than was held, the share of the proceeds for the units that were held
 * counts, and the rest counts nowhere: neither its purchase is known nor was it part of the holding.
 */
export type LedgerDay = {
  date: IsoDate;
  unitsBefore: number;
  /** At the end of the day. */
  unitsAfter: number;
  /** Purchases, gifts and bonus units. */
  cameUnits: number;
  bonusUnits: number;
  /** Units that cost nothing and are no bonus. */
  givenUnits: number;
  paidRupees: number;
  /** The sales of units that were held before that day, or came as a bonus of that day. */
  soldUnits: number;
  soldRupees: number;
  /** What was bought and sold on that day; `givenUnits` of it cost nothing. */
  sameDay: { proceedsRupees: number; costRupees: number; givenUnits: number };
  dividendRupees: number;
  /** Up to the end of the day, since the first. */
  soFar: Totals;
};

export type Totals = { paidRupees: number; proceedsRupees: number; dividendRupees: number };

const nothing: Totals = { paidRupees: 0, proceedsRupees: 0, dividendRupees: 0 };

/** The days of a holding's transactions, oldest first. A day with nothing but a sale of what was not held is none. */
export const daysOf = memoizeByObject(
  ({ transactions, sales }: Pick<Holding, 'transactions' | 'sales'>): readonly LedgerDay[] => {
    const days = new Map<IsoDate, LedgerDay>();
    const dayOf = (date: IsoDate): LedgerDay => {
      const day = days.get(date) ?? emptyDay(date);
      days.set(date, day);
      return day;
    };
    const giftIds = new Set<string>();
    // In the order of their days.
    for (const { id, type, on, quantity, rupees } of transactions) {
      const day = dayOf(on);
      if (type === 'bonus') day.bonusUnits += quantity;
      if (type === 'dividend') day.dividendRupees += rupees;
      // Those of a sale are those of its parts.
      if (type === 'buy' || type === 'bonus') {
        day.cameUnits += quantity;
        day.unitsAfter += quantity;
      }
      if (type !== 'buy') continue;
      day.paidRupees += rupees;
      if (!isGift({ type, rupees })) continue;
      day.givenUnits += quantity;
      giftIds.add(id);
    }
    for (const { soldOn, parts } of sales) {
      const day = dayOf(soldOn);
      for (const { lotId, boughtOn, isBonus, quantity, proceedsRupees, costRupees } of parts) {
        day.unitsAfter -= quantity;
        if (boughtOn === soldOn && !isBonus) {
          day.sameDay.proceedsRupees += proceedsRupees;
          day.sameDay.costRupees += costRupees;
          if (giftIds.has(lotId)) day.sameDay.givenUnits += quantity;
        } else {
          day.soldUnits += quantity;
          day.soldRupees += proceedsRupees;
        }
      }
    }
    return withRunningSums(
      [...days.values()].filter(
        ({ cameUnits, soldUnits, dividendRupees }) => cameUnits + soldUnits + dividendRupees > 0,
      ),
    );
  },
);

function emptyDay(date: IsoDate): LedgerDay {
  return {
    date,
    unitsBefore: 0,
    unitsAfter: 0,
    cameUnits: 0,
    bonusUnits: 0,
    givenUnits: 0,
    paidRupees: 0,
    soldUnits: 0,
    soldRupees: 0,
    sameDay: { proceedsRupees: 0, costRupees: 0, givenUnits: 0 },
    dividendRupees: 0,
    soFar: nothing,
  };
}

/** @param days with the change of a day as its `unitsAfter` */
function withRunningSums(days: readonly LedgerDay[]): LedgerDay[] {
  let units = 0;
  let unitsEver = 0;
  let soFar = nothing;
  return days.map((day) => {
    const unitsBefore = units;
    const change = day.unitsAfter;
    unitsEver += day.cameUnits;
    // What is left may be an error of the sizes that ever came.
    units = Math.abs(units + change) <= unitsEver * noise ? 0 : units + change;
    soFar = {
      paidRupees: soFar.paidRupees + day.paidRupees,
      proceedsRupees: soFar.proceedsRupees + day.soldRupees + day.sameDay.proceedsRupees,
      dividendRupees: soFar.dividendRupees + day.dividendRupees,
    };
    return { ...day, unitsBefore, unitsAfter: units, soFar };
  });
}

/** The last day up to `date` on which a holding changed; null before the first. */
export function lastDayUntil(
  holding: Pick<Holding, 'transactions' | 'sales'>,
  date: IsoDate,
): LedgerDay | null {
  const days = daysOf(holding);
  return days[indexAfter(days, date) - 1] ?? null;
}

/** The units that were held at the end of a day. */
export function unitsOn(holding: Pick<Holding, 'transactions' | 'sales'>, date: IsoDate): number {
  return lastDayUntil(holding, date)?.unitsAfter ?? 0;
}

/** What was paid and received until the end of a day. */
export function totalsUntil(
  holding: Pick<Holding, 'transactions' | 'sales'>,
  date: IsoDate,
): Totals {
  return lastDayUntil(holding, date)?.soFar ?? nothing;
}

/** All that was ever paid and received. */
export function totalsOf(holding: Pick<Holding, 'transactions' | 'sales'>): Totals {
  return daysOf(holding).at(-1)?.soFar ?? nothing;
}
