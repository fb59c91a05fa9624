import { dateOfDayNumber, dayNumberOf, daysPerYear } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Holding } from './holding';
import { holdingOf } from './ledger';

/** Percent a year: above, it is mistyped. */
const maxPercent = 30;
const rate = /^\d{1,2}(?:\.\d{1,2})?%$/;

/** A deposit by its name and rate, "PPF 7.1%", which together are its id; null where the rate is missing. */
export function readDeposit(
  named: string,
): { id: string; name: string; ratePercent: number } | null {
  const text = named.trim().replace(/\s+/g, ' ').replace(' %', '%');
  const end = text.lastIndexOf(' ');
  const name = text.slice(0, Math.max(0, end));
  const percent = text.slice(end + 1);
  const ratePercent = Number(percent.slice(0, -1));
  if (name === '' || !rate.test(percent) || ratePercent > maxPercent) return null;
  return { id: `${name} ${ratePercent}%`, name, ratePercent };
}

/** The last days whose prices are listed: enough for the change of a day and the line of a month. */
const daysListed = 31;

/**
 * A deposit as units of an index that grows by its rate each day, compounded yearly: so it is valued like anything that
 * has prices. Each payment buys, and each withdrawal sells, units at the index of its day. Counted in rupees, a
 * withdrawal with interest would sell more than was ever bought.
 * @returns null for an id without a rate
 */
export function inUnits(
  holding: Holding,
  today: IsoDate,
): {
  holding: Holding;
  /** Of the last days. */
  prices: readonly DatedValue[];
  indexOn: (date: IsoDate) => number;
} | null {
  const deposit = readDeposit(holding.instrumentId);
  const start = holding.transactions[0]?.on;
  if (!deposit || start === undefined) return null;
  const first = dayNumberOf(start);
  const growth = 1 + deposit.ratePercent / 100;
  // By the year that XIRR counts, so that a deposit at 7.1% has an XIRR of 7.1%.
  const indexOn = (date: IsoDate) => growth ** ((dayNumberOf(date) - first) / daysPerYear);
  const last = Math.max(first, dayNumberOf(today));
  const days = Array.from({ length: Math.min(daysListed, last - first + 1) }, (_, step) =>
    dateOfDayNumber(last - step),
  );
  return {
    holding: holdingOf(
      holding,
      holding.transactions.map((each) => ({ ...each, quantity: each.quantity / indexOn(each.on) })),
    ),
    prices: days.reverse().map((date) => ({ date, value: indexOn(date) })),
    indexOn,
  };
}
