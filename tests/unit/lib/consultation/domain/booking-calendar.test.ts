import { mailNote } from '@/lib/consultation/domain/booking-calendar';
import { messages } from '@/lib/messages';

const { fees } = messages().consultation;

test.each([
  ['queued', fees.mailOn],
  [undefined, fees.mailOn],
  ['daily-limit', fees.mailLimit.replace('{max}', '20')],
  ['not-confirmed', fees.mailNotConfirmed],
] as const)('the last mail was %s: the booking says so', (lastMail, note) => {
  expect(mailNote(lastMail, { isMailSent: true, mailsPerDay: 20 }, fees)).toBe(note);
  expect(mailNote(lastMail, { isMailSent: false, mailsPerDay: 20 }, fees)).toBe(fees.mailOff);
});
