import { dateOfDayNumber, dayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import { holidayOn, isTradingDay, tradingDayOnOrBefore } from '@/lib/calendar/trading-days';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { rowOn, type LawReference } from './dated-row';
import { expiryDays, type ExpiryRule, type ListedContract } from '@/content/law/expiry-days';

export type ContractExpiry = {
  /** The day on which the contract expires. */
  date: IsoDate;
  /** The day by the weekday alone, of which `date` is the trading day before or the same. It names the expiry. */
  ruleDay: IsoDate;
  /** The last such weekday of its month, on which the monthly contract expires too. */
  isMonthly: boolean;
  /** The holiday that moved it; null where none did. */
  movedBy: string | null;
  rule: ExpiryRule;
  law: LawReference;
};

/** The rule day lies at most this many days after the expiry: no run of days without trading is longer. */
const maxMoveDays = 10;

/**
 * The expiries of a contract from one day to another, both included, earliest first. Holidays count as far as
 * `lib/calendar/trading-days.ts` has them. None before the first row of law.
 */
export function contractExpiries(
  contract: ListedContract,
  { from, to }: DaySpan,
): ContractExpiry[] {
  const expiries: ContractExpiry[] = [];
  const end = dayNumberOf(to) + maxMoveDays;
  for (let day = dayNumberOf(from); day <= end; day += 1) {
    const expiry = expiryByRule(contract, day);
    if (expiry && from <= expiry.date && expiry.date <= to) expiries.push(expiry);
  }
  return expiries;
}

/** Five weeks hold an expiry of every contract. */
const monthDays = 36;

/** The first expiry on the day or after it; null before the first row of law. */
export function nextExpiry(contract: ListedContract, today: IsoDate): ContractExpiry | null {
  const to = shiftDays(today, monthDays);
  return contractExpiries(contract, { from: today, to })[0] ?? null;
}

function expiryByRule(contract: ListedContract, day: number): ContractExpiry | null {
  const ruleDay = dateOfDayNumber(day);
  const law = rowOn(expiryDays[contract], ruleDay);
  // 1 Jan 1970 was a Thursday, the fourth day of the week.
  if (law?.value.isoWeekday !== ((day + 3) % 7) + 1) return null;
  const isMonthly = ruleDay.slice(0, 7) !== dateOfDayNumber(day + 7).slice(0, 7);
  if (law.value.cycle === 'monthly' && !isMonthly) return null;
  return {
    date: tradingDayOnOrBefore(ruleDay),
    ruleDay,
    isMonthly,
    movedBy: isTradingDay(ruleDay) ? null : (holidayOn(ruleDay)?.name ?? null),
    rule: law.value,
    law,
  };
}
