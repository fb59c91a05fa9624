import { findMyBooking } from '@/lib/consultation/server/store';
import { calendarOf } from '@/lib/consultation/server/outbox-store';
import { requireUser } from '@/lib/auth/server/session';
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
  const { booking: id } = await params;
  const booking = await findMyBooking(member, id);
  if (!booking) return new Response('Not found', { status: 404 });
  const name = booking.status === 'cancelled' ? 'session-cancelled' : 'session';
  return new Response(calendarOf(booking, env.consultation?.roomUrl ?? '', new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
}
