import { requireUser } from '@/lib/auth/server/session';
import MissingPick from './not-found';

/** Shown for an unknown screen or company. The middleware sets the status 404. */
export default async function MissingPickPage() {
  await requireUser();
  return <MissingPick />;
}
