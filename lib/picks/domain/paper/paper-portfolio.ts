import { dateOfDayNumber, dayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthOf } from '@/lib/calendar/date-parts';
import { shiftMonths, firstOfMonth } from '@/lib/calendar/months';
import type { Picked } from '@/lib/picks/domain/record/list-outcome';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import { compareTexts } from '@/lib/text/compare-texts';

export const paperLimits = {
  portfolios: 10,
  /** At most this many companies of a list are bought, the first ones: each is an order with its charges. */
  companies: 50,
  minRupees: 1_000,
  maxRupees: 100_000_000,
  maxBrokerageRupees: 1_000,
  /** For which a portfolio is followed: the site reads 36 months of closes (imported-source.ts). */
  months: 33,
  /** The first day for which the site has all rates of charges (content/law). */
  firstDay: '2026-04-01',
} as const;

/** What a paper portfolio follows. */
export type PaperSource =
  /** The lists of one of the site's screens, as they stand on record. */
  | { kind: 'screen'; screenId: ScreenId }
  /** A member's own rule, which runs on the start and in each quarter. */
  | ({ kind: 'own' } & Pick<Screen, 'ruleText' | 'ranking'>)
  /** The companies of the member's watchlist on the day of the form, which stay the same. */
  | { kind: 'watchlist'; companies: readonly Picked[] };

/**
 * How a list day is followed. `equal`: when companies enter or leave, all parts become equal again. `list`: only what
 * entered or left is traded; entries share the cash that is there.
 */
export const paperWeightings = ['equal', 'list'] as const;
export type PaperWeighting = (typeof paperWeightings)[number];

export type PaperPortfolio = {
  id: string;
  title: string;
  source: PaperSource;
  startsOn: IsoDate;
  amountRupees: number;
  weighting: PaperWeighting;
  /** The brokerage of each order. */
  brokerageRupees: number;
};

/** A list that a portfolio follows from its day on. */
export type PaperList = { day: IsoDate; picks: readonly Picked[] };

/** Lists are made on Saturdays (vercel.json). 3 January 1970, day 2, was one. */
export function nextListDay(today: IsoDate): IsoDate {
  const day = dayNumberOf(today);
  return dateOfDayNumber(day + 7 - ((day + 5) % 7));
}

/** Closes come once a week, so the first one is at most this many days after the start. */
const daysToClose = 7;

/** About when the first value of a portfolio can be shown. */
export function firstValueDay(startsOn: IsoDate, lagDays: number): IsoDate {
  return shiftDays(startsOn, lagDays + daysToClose);
}

/**
 * The lists that count: the newest of the start or before it, and all later ones until a day, oldest first. Without one
 * before the start, the portfolio waits for the first after it. @param lists in any order
 */
export function listsToFollow(
  lists: readonly PaperList[],
  startsOn: IsoDate,
  until: IsoDate,
): PaperList[] {
  const inOrder = lists
    .filter(({ day }) => day <= until)
    .toSorted((one, other) => compareTexts(one.day, other.day));
  const first = inOrder.findLast(({ day }) => day <= startsOn);
  const later = inOrder.filter(({ day }) => day > startsOn);
  return [...(first ? [{ ...first, day: startsOn }] : []), ...later];
}

/** The days on which an own rule runs: the start, then the first day of each quarter of the financial year. */
export function ownListDays(startsOn: IsoDate, until: IsoDate): IsoDate[] {
  const month = monthOf(startsOn);
  const days: IsoDate[] = startsOn <= until ? [startsOn] : [];
  let next = shiftMonths(firstOfMonth(startsOn), 3 - ((month - 1) % 3));
  for (; next <= until && days.length < paperLimits.months; next = shiftMonths(next, 3)) {
    days.push(next);
  }
  return days;
}
