import { holidaysKnownFrom, holidaysKnownTo, tradingDaysAfter } from '@/lib/calendar/trading-days';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayContract, DayUnderlying } from '@/lib/market-files/derivatives-bhavcopy';
import { isOption, signedUnits, worthAtExpiry, type Leg } from '@/lib/options/domain/position/leg';
import { compareTexts } from '@/lib/text/compare-texts';

/** The contracts on one underlying at the end of a day; null where the file of that day has none. */
export type DayOfUnderlying = { date: IsoDate; underlying: DayUnderlying | null };

export type DayPrice = {
  rupees: number;
  /**
   * `close`: it traded. `settlement`: it did not, and the exchange computed the price. `exercise`: the day of expiry, on
   * which a contract settles at the underlying's close.
   */
  from: 'close' | 'settlement' | 'exercise';
  openInterestUnits: number | null;
};

export type NoPrice = { rupees: null; reason: 'no-contract' | 'no-price' | 'expired' };

export type PremiumDay = {
  date: IsoDate;
  /** In the order of the strategy's legs. */
  legs: readonly (DayPrice | NoPrice)[];
  underlyingRupees: number | null;
  /** Received for options less paid for them, if the strategy were opened on this day; null where a price is missing. */
  premiumRupees: number | null;
  /** Since the first day on which every leg has a price, before charges. */
  profitRupees: number | null;
};

export type PremiumHistory = {
  /** Oldest first. */
  days: readonly PremiumDay[];
  /** Trading days between the first and the last one that have no file. */
  missingDays: readonly IsoDate[];
  /** False where some of `missingDays` may be holidays, since the list of that year is not known. */
  areHolidaysKnown: boolean;
  /** Lots of contracts in the files that differ from the strategy's, by the place of the leg. */
  otherLots: readonly { leg: number; unitsPerLot: number }[];
};

/** Premium and profit of a strategy from day to day. @param files one a day, in any order */
export function premiumHistory(
  legs: readonly Leg[],
  files: readonly DayOfUnderlying[],
): PremiumHistory {
  const inOrder = files.toSorted((one, other) => compareTexts(one.date, other.date));
  const priced = inOrder.map(({ date, underlying }) => ({
    date,
    underlyingRupees: underlying?.closeRupees ?? null,
    legs: legs.map((leg) => priceOn(date, leg, underlying)),
  }));
  const first = priced.find((day) => day.legs.every(({ rupees }) => rupees !== null));
  const worth = (day: (typeof priced)[number], only: (leg: Leg) => boolean = () => true) =>
    legs.reduce<number | null>((sum, leg, index) => {
      const rupees = only(leg) ? (day.legs[index]?.rupees ?? null) : 0;
      return sum === null || rupees === null ? null : sum + signedUnits(leg) * rupees;
    }, 0);
  const start = first ? worth(first) : null;
  const negative = (value: number | null) => (value === null ? null : 0 - value);
  const [from, to] = [inOrder[0]?.date, inOrder.at(-1)?.date];
  const dates = new Set(inOrder.map(({ date }) => date));
  return {
    days: priced.map((day) => {
      const now = worth(day);
      return {
        ...day,
        premiumRupees: negative(worth(day, isOption)),
        profitRupees: now === null || start === null ? null : now - start,
      };
    }),
    missingDays: from && to ? tradingDaysAfter(from, to).filter((date) => !dates.has(date)) : [],
    areHolidaysKnown: !from || !to || (from >= holidaysKnownFrom && to <= holidaysKnownTo),
    otherLots: legs.flatMap((leg, index) => {
      const lot = inOrder
        .map(({ underlying }) => contractOf(leg, underlying)?.unitsPerLot)
        .findLast((units) => units);
      return lot && leg.kind !== 'stock' && lot !== leg.unitsPerLot
        ? [{ leg: index, unitsPerLot: lot }]
        : [];
    }),
  };
}

function contractOf(leg: Leg, underlying: DayUnderlying | null): DayContract | undefined {
  if (leg.kind === 'stock') return undefined;
  return underlying?.contracts.find(({ expiry, option }) => {
    if (expiry !== leg.expiry) return false;
    return isOption(leg)
      ? option?.right === leg.kind && option.strike === leg.strike
      : option === null;
  });
}

function priceOn(date: IsoDate, leg: Leg, underlying: DayUnderlying | null): DayPrice | NoPrice {
  const close = underlying?.closeRupees ?? null;
  if (leg.kind === 'stock') {
    return close === null
      ? { rupees: null, reason: 'no-price' }
      : { rupees: close, from: 'close', openInterestUnits: null };
  }
  if (date > leg.expiry) return { rupees: null, reason: 'expired' };
  const contract = contractOf(leg, underlying);
  if (!contract) return { rupees: null, reason: 'no-contract' };
  const { openInterestUnits } = contract;
  if (date === leg.expiry && close !== null) {
    return { rupees: worthAtExpiry(leg, close), from: 'exercise', openInterestUnits };
  }
  if (contract.closeRupees !== null) {
    return { rupees: contract.closeRupees, from: 'close', openInterestUnits };
  }
  return contract.settlementRupees === null
    ? { rupees: null, reason: 'no-price' }
    : { rupees: contract.settlementRupees, from: 'settlement', openInterestUnits };
}
