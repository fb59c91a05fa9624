import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Letter } from '@/lib/mail/letter';

/** A session as its mails describe it: times in words, each with the name of its zone. */
type BookingMail = {
  kind: string;
  /** In India's time, and in the person's own where that differs. */
  times: readonly string[];
  url: string;
  calendar: string;
};

const { booking: bookingMessages, facts: names } = messages().mail;

function bookingConfirmed(values: BookingMail): Letter {
  return bookingLetter(values, bookingMessages.confirmed, 'session.ics');
}

function bookingMoved(values: BookingMail): Letter {
  return bookingLetter(values, bookingMessages.moved, 'session.ics');
}

function bookingCancelled(values: BookingMail): Letter {
  return bookingLetter(values, bookingMessages.cancelled, 'session-cancelled.ics');
}

/** To the host: what happened to which session, and what the member wants to talk about. */
function bookingForHost({
  what,
  intake,
  ...values
}: BookingMail & {
  what: 'booked' | 'moved' | 'cancelled';
  intake: readonly { name: string; value: string }[];
}): Letter {
  const letter = bookingLetter(values, bookingMessages.host[what], 'session.ics');
  return { ...letter, facts: [...(letter.facts ?? []), ...intake] };
}

/** To everybody who waits for a day on which a time has come free. */
function timeFree({ day, url }: { day: string; url: string }): Letter {
  return {
    subject: fill(bookingMessages.free.subject, { day }),
    paragraphs: [fill(bookingMessages.free.text, { day })],
    link: { text: bookingMessages.free.link, url },
  };
}

function bookingLetter(
  { kind, times, url, calendar }: BookingMail,
  sentences: { subject: string; text: string },
  filename: string,
): Letter {
  return {
    subject: fill(sentences.subject, { kind, time: times[0] ?? '' }),
    paragraphs: [sentences.text],
    facts: [
      { name: names.session, value: kind },
      ...times.map((value) => ({ name: names.time, value })),
    ],
    link: { text: bookingMessages.link, url },
    attachment: { filename, content: calendar, contentType: 'text/calendar; charset=utf-8' },
  };
}

/** Every mail that the site writes: a plain function from its values to a letter. A feature adds its own here. */
export const templates = {
  bookingConfirmed,
  bookingMoved,
  bookingCancelled,
  bookingForHost,
  timeFree,
} as const;

export type TemplateName = keyof typeof templates;

export type ValuesOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];
