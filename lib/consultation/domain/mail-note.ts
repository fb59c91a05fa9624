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
  messages: Words,
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
