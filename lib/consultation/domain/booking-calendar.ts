import { minuteMs } from '@/lib/calendar/day-count';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { fill } from '@/lib/messages/fill';
import type { Booking, LastMail } from './booking';

/**
 * The name of a booking's entry in every calendar file of the site, for ever the same. It is the server's: with a name
 * from the form, one person's file could move or delete another person's entry in the host's calendar.
 */
export function bookingUid({ id, calendarId }: Pick<Booking, 'id' | 'calendarId'>): string {
  return `booking-${calendarId ?? id}`;
}

/**
 * The booking as a file of RFC 5545. A calendar that reads it again, with a higher SEQUENCE, moves its entry; a
 * cancelled one takes it out.
 * @param text `path` is that of the page for its reader; null for none
 */
export function bookingCalendar(
  booking: Pick<Booking, 'id' | 'calendarId' | 'startsAt' | 'minutes' | 'status' | 'sequence'>,
  text: { title: string; detail: string; roomUrl: string; path: string | null },
  { siteUrl, now }: { siteUrl: string; now: Date },
): string {
  const isCancelled = booking.status === 'cancelled';
  const calendar = new ICalCalendar({
    prodId: { company: 'Arthayatra', product: 'Consultation', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${bookingUid(booking)}@${new URL(siteUrl).host}`,
    sequence: booking.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: booking.startsAt,
    end: new Date(booking.startsAt.getTime() + booking.minutes * minuteMs),
    summary: text.title,
    description: text.detail,
    location: text.roomUrl,
    url: text.path === null ? null : `${siteUrl}${text.path}`,
    alarms: [],
  });
  return calendar.toString();
}

type MailNoteMessages = Readonly<
  Record<'mailOn' | 'mailOff' | 'mailLimit' | 'mailNotConfirmed', string>
>;

/**
 * What the page of a booking says about its mails.
 * @param lastMail missing for early bookings, whose mails were always written
 */
export function mailNote(
  lastMail: LastMail | undefined,
  { isMailSent, mailsPerDay }: { isMailSent: boolean; mailsPerDay: number },
  messages: MailNoteMessages,
): string {
  if (!isMailSent) return messages.mailOff;
  switch (lastMail) {
    case 'daily-limit':
      return fill(messages.mailLimit, { max: mailsPerDay });
    case 'not-confirmed':
      return messages.mailNotConfirmed;
    case 'queued':
    case undefined:
      return messages.mailOn;
  }
}
