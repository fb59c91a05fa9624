import type { MarketDay } from '@/lib/calendar/market-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import type { ReturnDates } from '@/content/law/return-dates';

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
   * A permanent id, from the day of the rule or its period: a calendar that reads a
   * corrected file moves its entry instead of adding a second one.
   */
  uid: string;
  /** As of an `AgendaEntry`. */
  series: string;
  kind: PublicDateKind;
  date: IsoDate;
  /** Values for the message of its kind. */
  values: Readonly<Record<string, string>>;
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
