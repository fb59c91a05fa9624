import { hourMs, minuteMs } from '@/lib/calendar/day-count';
import { isUuid } from '@/lib/text/uuid';
import type { Intake } from './intake';
import type { BookingRules } from './settings';

/** What can be booked. */
export const kindIds = ['first-talk', 'plan-review'] as const;

export type KindId = (typeof kindIds)[number];

export const kindMinutes = { 'first-talk': 30, 'plan-review': 60 } as const;

/** Minutes for each of the three parts of a session, as its page draws them. */
export const kindParts = { 'first-talk': [5, 15, 10], 'plan-review': [10, 35, 15] } as const;

export function isKind(text: unknown): text is KindId {
  return typeof text === 'string' && Object.hasOwn(kindMinutes, text);
}

/** An attached plan: its name, and its figures when the session was booked. */
export type AttachedPlan = { id: string; title: string; facts: readonly string[] };

/** The status of the mail about the booking's last change. */
export const lastMails = ['queued', 'daily-limit', 'not-confirmed'] as const;

export type LastMail = (typeof lastMails)[number];

export type Booking = {
  /** From the form that booked, so that it is unique only among the bookings of one person. */
  id: string;
  /** The server's name of the calendar entry, unique among all bookings. Early bookings have none. */
  calendarId?: string | undefined;
  kind: KindId;
  startsAt: Date;
  minutes: number;
  /** The quarters of an hour that it holds, with the buffer of the day on which it was booked; none once cancelled. */
  cells: readonly string[];
  /** The person's own zone, beside India's. */
  zone: string;
  status: 'booked' | 'cancelled';
  /** Counts the changes of the calendar entry (RFC 5545, section 3.8.7.4). */
  sequence: number;
  /** How often it was moved. */
  moves: number;
  /** Null after the member has withdrawn them. */
  intake: Intake | null;
  attached: AttachedPlan | null;
  /** Why it was moved or cancelled last, in the person's words. */
  reason: string;
  /** Rupees, GST included, as they stood when it was booked. */
  feeRupees: number;
  notes: string;
  actions: readonly BookingAction[];
  /** Missing where it was not recorded yet. */
  lastMail?: LastMail | undefined;
};

export type BookingAction = { text: string; isDone: boolean };

/** Why a booking cannot be changed. */
export type ChangeProblem = 'cancelled' | 'past' | 'too-late' | 'no-moves';

export const bookingLimits = {
  openPerPerson: 2,
  reason: 200,
  notes: 2000,
  actions: 10,
  action: 120,
};

export function isUpcoming({ status, startsAt, minutes }: Booking, now: Date): boolean {
  return status === 'booked' && startsAt.getTime() + minutes * minuteMs > now.getTime();
}

/** Null while the booking can still be cancelled. */
export function cancelProblem(
  booking: Booking,
  rules: Pick<BookingRules, 'cutoffHours'>,
  now: Date,
): ChangeProblem | null {
  if (booking.status === 'cancelled') return 'cancelled';
  const aheadMs = booking.startsAt.getTime() - now.getTime();
  if (aheadMs <= 0) return 'past';
  return aheadMs < rules.cutoffHours * hourMs ? 'too-late' : null;
}

/** Null while the booking can still be moved. */
export function moveProblem(
  booking: Booking,
  rules: Pick<BookingRules, 'cutoffHours' | 'moves'>,
  now: Date,
): ChangeProblem | null {
  return cancelProblem(booking, rules, now) ?? (booking.moves >= rules.moves ? 'no-moves' : null);
}

/** The last moment at which a session can be moved or cancelled. */
export function cutoffOf(startsAt: Date, { cutoffHours }: Pick<BookingRules, 'cutoffHours'>): Date {
  return new Date(startsAt.getTime() - cutoffHours * hourMs);
}

/** The id of a booking, which is the key of the form that made it: a UUID in small letters. Null for anything else. */
export function readBookingId(value: unknown): string | null {
  return isUuid(value) ? value : null;
}
