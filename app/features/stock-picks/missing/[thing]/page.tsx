import { requireUser } from '@/lib/auth/session';
import MissingPick from './not-found';

/** Where an unknown screen or company leads. The doorman sets the status 404. */
export default async function MissingPickPage() {
  await requireUser();
  return <MissingPick />;
}
