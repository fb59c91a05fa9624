import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

type Attachment = { filename: string; content: string; contentType: string };

/** A mail in plain pieces, from which its two forms are written. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Name and value, one a line: when, where, how much. */
  facts?: readonly { name: string; value: string }[];
  link?: { text: string; url: string };
  /** The attached calendar file. */
  attachment?: Attachment;
};

/** What Firebase's "Trigger Email" extension calls a message; it hands it to Nodemailer. */
export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
};

/** A letter as text and as HTML. What people typed is escaped; a line break never reaches the subject. */
export function writeLetter(letter: Letter, footer: string): MailMessage {
  const { subject, paragraphs, facts = [], link, attachment } = letter;
  const text = [
    ...paragraphs,
    // Further lines of a value are indented: at the margin a line of it would look like a fact of its own.
    facts.map(({ name, value }) => `${name}: ${value.replaceAll('\n', '\n    ')}`).join('\n'),
    link ? `${link.text}: ${link.url}` : '',
    `-- \n${footer}`,
  ];
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    facts.length > 0
      ? `<ul>${facts.map(({ name, value }) => `<li>${escaped(name)}: <strong>${linesOf(value)}</strong></li>`).join('')}</ul>`
      : '',
    link ? `<p><a href="${escaped(link.url)}">${escaped(link.text)}</a></p>` : '',
    `<p><small>${escaped(footer)}</small></p>`,
  ];
  return {
    subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: text.filter(Boolean).join('\n\n'),
    html: html.filter(Boolean).join('\n'),
    ...(attachment ? { attachments: [attachment] } : {}),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function linesOf(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

/** A session as its mails describe it: times in words, each with the name of its zone. */
type BookingMail = {
  kind: string;
  /** In India's time, and in the person's own where that differs. */
  times: readonly string[];
  /** The booking's page, which only the member can open. */
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
}: Omit<BookingMail, 'url'> & {
  what: 'booked' | 'moved' | 'cancelled';
  intake: readonly { name: string; value: string }[];
}): Letter {
  const letter = sessionLetter(values, bookingMessages.host[what], 'session.ics');
  return { ...letter, facts: [...letter.facts, ...intake] };
}

/** To everybody who waits for a day on which a time has come free. */
function timeFree({ day, url }: { day: string; url: string }): Letter {
  return {
    subject: fill(bookingMessages.free.subject, { day }),
    paragraphs: [fill(bookingMessages.free.text, { day })],
    link: { text: bookingMessages.free.link, url },
  };
}

type Sentences = { subject: string; text: string };

function bookingLetter(
  { url, ...values }: BookingMail,
  sentences: Sentences,
  filename: string,
): Letter {
  const link = { text: bookingMessages.link, url };
  return { ...sessionLetter(values, sentences, filename), link };
}

function sessionLetter(
  { kind, times, calendar }: Omit<BookingMail, 'url'>,
  sentences: Sentences,
  filename: string,
) {
  return {
    subject: fill(sentences.subject, { kind, time: times[0] ?? '' }),
    paragraphs: [sentences.text],
    facts: [
      { name: names.session, value: kind },
      ...times.map((value) => ({ name: names.time, value })),
    ],
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
