import { requireUser } from '@/lib/auth/server/session';
import MissingBooking from './not-found';

/** Shown for an unknown booking. The middleware sets the status 404. */
export default async function MissingBookingPage() {
  await requireUser();
  return <MissingBooking />;
}
