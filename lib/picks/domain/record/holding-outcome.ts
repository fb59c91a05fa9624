import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import type { Delisting } from '@/lib/picks/domain/company/company';

/** Further than this from the day that is asked for, a price says nothing about it. */
const mostDaysAway = 35;

export type Period = { from: IsoDate; to: IsoDate };

export type HoldingEnding =
  /** Worth the last close. */
  | 'held'
  /** Delisted; what it was worth at the end stays as cash, without interest. */
  | 'delisted'
  /** Delisted, without a payment or with an unknown one. */
  | 'worthless'
  /** Listed, and yet no close for more than 35 days: the last one is taken, and said so. */
  | 'silent';

export type HoldingOutcome = {
  boughtOn: IsoDate;
  boughtAtRupees: number;
  endedOn: IsoDate;
  worthRupees: number;
  returnPercent: number;
  ending: HoldingEnding;
  /** How many times the purchase it is worth on a day of the period. */
  growthOn: (day: IsoDate) => number;
};

/**
 * The outcome of one purchase: bought at the first close after the day of the list (the list appears too late to buy
 * on that day itself), held to the end of the period or to the delisting. Without costs and taxes.
 * @returns null when there was no close to buy at within 35 days.
 */
export function holdingOutcome(
  closes: readonly DatedValue[],
  delisted: Delisting | null,
  { from, to }: Period,
): HoldingOutcome | null {
  const bought = firstAfter(closes, from);
  if (!bought || bought.date > to || (delisted && delisted.on <= bought.date)) return null;
  const end = endOf(closes, delisted, to, bought);
  return {
    boughtOn: bought.date,
    boughtAtRupees: bought.value,
    endedOn: end.on,
    worthRupees: end.rupees,
    returnPercent: (end.rupees / bought.value - 1) * 100,
    ending: end.ending,
    growthOn: (day) => {
      if (day <= bought.date) return 1;
      const rupees = day >= end.on ? end.rupees : valueOn(closes, day)!.value;
      return rupees / bought.value;
    },
  };
}

/** The same for a fund: its NAV in place of closes, and no figure where the series does not reach. */
export function benchmarkOutcome(
  series: readonly DatedValue[],
  period: Period,
): HoldingOutcome | null {
  const outcome = holdingOutcome(series, null, period);
  return outcome?.ending === 'held' ? outcome : null;
}

function firstAfter(closes: readonly DatedValue[], day: IsoDate): DatedValue | null {
  const next = valueFrom(closes, dateOfDayNumber(dayNumberOf(day) + 1));
  return next && daysBetween(day, next.date) <= mostDaysAway ? next : null;
}

function endOf(
  closes: readonly DatedValue[],
  delisted: Delisting | null,
  to: IsoDate,
  bought: DatedValue,
): { on: IsoDate; rupees: number; ending: HoldingEnding } {
  const last = valueOn(closes, to) ?? bought;
  if (!delisted || delisted.on > to) {
    const isSilent = daysBetween(last.date, to) > mostDaysAway;
    return { on: last.date, rupees: last.value, ending: isSilent ? 'silent' : 'held' };
  }
  const rupees = worthAtDelisting(delisted, valueOn(closes, delisted.on) ?? bought);
  return { on: delisted.on, rupees, ending: rupees > 0 ? 'delisted' : 'worthless' };
}

/**
 * A merger and an offer pay about the last price; for an end without further details, the worst case is assumed.
 */
function worthAtDelisting({ lastRupees, reason }: Delisting, last: DatedValue): number {
  if (lastRupees !== null) return lastRupees;
  return reason === 'merged' || reason === 'voluntary' ? last.value : 0;
}
