import { requireUser } from '@/lib/auth/server/session';
import MissingBooking from './not-found';

/** Where the address of no booking of the member leads. The middleware sets the status 404. */
export default async function MissingBookingPage() {
  await requireUser();
  return <MissingBooking />;
}
