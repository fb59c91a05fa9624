import { shiftDays } from '@/lib/calendar/day-count';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import type { MarketDay } from '@/lib/calendar/market-day';
import type { LawReference } from '@/lib/law/dated-row';
import type { ReturnDates } from '@/content/law/return-dates';
import { compareTexts } from '@/lib/text/compare-texts';

/** One date of the agenda. */
export type AgendaEntry = {
  /** Never changes for a date, so that a calendar that reads the file again updates its entry and adds no second one. */
  uid: string;
  /** Such as the expiries of one index: a short list shows the nearest date of each series first. */
  series: string;
  date: IsoDate;
  /** Null for a whole day; else when it begins and how long it takes. */
  moment: { startsAt: Date; minutes: number } | null;
  /** How often its calendar entry was changed (RFC 5545, section 3.8.7.4); left out where no other file has the entry. */
  sequence?: number;
  title: string;
  /** The person's own amounts in the title, as printed; left out where there are none. */
  amounts?: readonly string[];
  /** What a reader should know besides the day, such as why it moved; empty where there is nothing. */
  note: string;
  /** The note, and by which law or list the day is known. */
  detail: string;
  /** A trading holiday that is not published yet could move it. */
  dependsOnHolidays: boolean;
  /** The related page of this site. */
  path: string;
};

/** A day and the number of days after it. */
export function spanFrom(today: IsoDate, days: number): DaySpan {
  return { from: today, to: shiftDays(today, days) };
}

/** The dates of a span, earliest first; on one day by the time at which they begin, then by their uids. */
export function inSpan<Entry extends Pick<AgendaEntry, 'uid' | 'date'> & Partial<AgendaEntry>>(
  entries: readonly Entry[],
  { from, to }: DaySpan,
): Entry[] {
  return entries
    .filter(({ date }) => from <= date && date <= to)
    .sort((one, other) => compareTexts(keyOf(one), keyOf(other)));
}

function keyOf({ date, moment, uid }: Pick<AgendaEntry, 'uid' | 'date'> & Partial<AgendaEntry>) {
  return `${date} ${moment ? moment.startsAt.toISOString() : ''} ${uid}`;
}

/** The nearest date of each series comes first, so that weekly expiries do not crowd out a tax return date. */
export function nearestOfEach(entries: readonly AgendaEntry[], count: number): AgendaEntry[] {
  const seen = new Set<string>();
  const first = entries.filter(({ series }) => !seen.has(series) && seen.add(series));
  const further = entries.filter((entry) => !first.includes(entry));
  const chosen = new Set([...first, ...further].slice(0, count));
  return entries.filter((entry) => chosen.has(entry));
}

export type ReleaseId = 'tds-deposit' | 'gstr-3b' | 'cpi' | 'iip' | 'gst-collection' | 'budget';

export type PublicDateKind =
  | 'advance-tax'
  | `return-${keyof ReturnDates}`
  | 'weekly-expiry'
  | 'monthly-expiry'
  | `market-${MarketDay['trading']}`
  | 'mpc'
  | ReleaseId;

/** A date that is the same for everybody. Its messages are in `lib/messages/en/dates.ts`. */
export type PublicDate = {
  /**
   * A permanent id, from the day of the rule or its period: a calendar that reads a corrected file moves its entry
   * instead of adding a second one.
   */
  uid: string;
  /** As of an `AgendaEntry`. */
  series: string;
  kind: PublicDateKind;
  date: IsoDate;
  /** Values for the message of its kind. */
  values: Readonly<Record<string, string>>;
  /** The fee that the day may cost, for `dates.feeDetail`, and its law. */
  fee?: { values: Readonly<Record<string, string>>; law: LawReference };
  /** The day by the rule and the holiday on it, where that moved the date; else null. */
  moved: { from: IsoDate; holiday: string } | null;
  /** A holiday that is not published yet could move it. */
  dependsOnHolidays: boolean;
  basis:
    | { by: 'law'; law: LawReference }
    /** A list of days, by who decides them, and where it was read. */
    | { by: 'published'; source: string; readIn: string }
    /** The usual day; the publisher decides. */
    | { by: 'usual'; source: string };
  /** The related page of this site. */
  path: string;
};
