import { fileAnswer, sentenceAnswer } from '@/lib/answers';
import { findMyBooking } from '@/lib/consultation/server/store';
import { calendarOf } from '@/lib/consultation/server/outbox-store';
import { requireUser } from '@/lib/auth/server/session';
import { logFailure } from '@/lib/errors';
import { messages } from '@/lib/messages';
import { env } from '@/lib/env';
import { refuseExport } from '@/lib/limits/file-limit-store';

/** The member's booking as a calendar file; a guest is sent to sign-in. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ booking: string }> },
): Promise<Response> {
  const member = await requireUser();
  const refused = await refuseExport(member.uid);
  if (refused) return refused;
  const { missing, problems } = messages().consultation.booking;
  const { booking: id } = await params;
  const booking = await findMyBooking(member, id).catch((error: unknown) => {
    logFailure('A booking could not be read', error);
    return 'unavailable' as const;
  });
  if (booking === 'unavailable') {
    return sentenceAnswer(problems.unavailable, 503);
  }
  if (!booking) return sentenceAnswer(missing.text, 404);
  const name = booking.status === 'cancelled' ? 'session-cancelled' : 'session';
  const roomUrl = env.consultation?.roomUrl ?? '';
  const calendar = calendarOf(booking, { reader: 'member', roomUrl, now: new Date() });
  return fileAnswer(`${name}.ics`, 'text/calendar; charset=utf-8', calendar);
}
