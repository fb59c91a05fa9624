import { fill } from '@/lib/messages/fill';
import type { LastMail } from './booking';

type Words = Readonly<Record<'mailOn' | 'mailOff' | 'mailLimit' | 'mailNotConfirmed', string>>;

/**
 * What the page of a booking says about its mails.
 * @param lastMail missing for early bookings, whose mails were always written
 */
export function mailNote(
  lastMail: LastMail | undefined,
  { isMailSent, mailsPerDay }: { isMailSent: boolean; mailsPerDay: number },
  words: Words,
): string {
  if (!isMailSent) return words.mailOff;
  switch (lastMail) {
    case 'daily-limit':
      return fill(words.mailLimit, { max: mailsPerDay });
    case 'not-confirmed':
      return words.mailNotConfirmed;
    case 'queued':
    case undefined:
      return words.mailOn;
  }
}
