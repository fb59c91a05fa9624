import type { IsoDate } from '@/lib/calendar/iso-date';

export type BookingRules = {
  /** How long before its beginning a session can still be booked. */
  noticeHours: number;
  /** How many sessions a day has at most. */
  dailyCap: number;
  /** Minutes left free after each session, and so before the next. */
  bufferMinutes: number;
  /** From one possible beginning to the next. */
  stepMinutes: number;
  /** How many days ahead times are offered. */
  aheadDays: number;
  /** How long before its beginning a session can still be moved or cancelled. */
  cutoffHours: number;
  /** How often one booking can be moved. */
  moves: number;
};

export type ConsultationSettings = {
  host: { name: string; about: string | null; email: string | null };
  /** The registration with SEBI, as the operator states it; null: sessions are education, not advice. */
  registration: { number: string; validUntil: IsoDate } | null;
  feeRupees: number;
  /** The address of the video call. */
  roomUrl: string;
  hours: OpeningHours;
  /** Days off, as YYYY-MM-DD, beside the holidays of lib/calendar. */
  closedDays: readonly string[];
  rules: BookingRules;
};

/** The settings as they hold on a day: without a registration that has ended. */
export function settingsOn(
  settings: ConsultationSettings | null,
  day: IsoDate,
): ConsultationSettings | null {
  const hasEnded = settings?.registration ? settings.registration.validUntil < day : false;
  return settings && hasEnded ? { ...settings, registration: null } : settings;
}

/** Minutes after midnight in India. */
export type Opening = { fromMinute: number; toMinute: number };

/** By day of the week, Sunday first, as `Date.getUTCDay` counts. */
export type OpeningHours = readonly (readonly Opening[])[];

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Sessions begin at full quarters of an hour. */
const quarter = 15;

/**
 * Reads "mon-fri 10:00-13:00 15:00-18:00, sat 10:00-13:00": days or spans of days, each with its hours in India.
 * @returns null for what it cannot read, and where a day is named twice or its hours overlap.
 */
export function readOpeningHours(text: string): OpeningHours | null {
  const hours: Opening[][] = weekdays.map(() => []);
  for (const part of text.toLowerCase().split(',')) {
    const [days = '', ...spans] = part.trim().split(/\s+/);
    const named = daysOf(days);
    const openings = spans.map(openingOf);
    if (named.length === 0 || openings.length === 0 || openings.includes(null)) return null;
    for (const day of named) {
      const known = hours[day];
      if (!known || known.length > 0) return null;
      known.push(...openings.filter((opening) => opening !== null));
    }
  }
  return hours.every(isInOrder) ? hours : null;
}

function daysOf(text: string): number[] {
  const [from = '', to = from] = text.split('-');
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  if (first < 0 || last < 0) return [];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % 7);
}

function openingOf(text: string): Opening | null {
  const found = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text);
  if (!found) return null;
  const [fromHour = 0, fromRest = 0, toHour = 0, toRest = 0] = found.slice(1).map(Number);
  const opening = { fromMinute: fromHour * 60 + fromRest, toMinute: toHour * 60 + toRest };
  const isDay = fromRest < 60 && toRest < 60 && opening.toMinute <= 24 * 60;
  const isQuarter = opening.fromMinute % quarter === 0 && opening.toMinute % quarter === 0;
  return isDay && isQuarter && opening.fromMinute < opening.toMinute ? opening : null;
}

function isInOrder(openings: readonly Opening[]): boolean {
  return openings.every(
    ({ fromMinute }, index) => index === 0 || fromMinute >= (openings[index - 1]?.toMinute ?? 0),
  );
}
