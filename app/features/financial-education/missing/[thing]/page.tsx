import { requireUser } from '@/lib/auth/server/session';
import MissingLesson from './not-found';

/** Shown for an unknown lesson. The middleware sets the status 404. */
export default async function MissingLessonPage() {
  await requireUser();
  return <MissingLesson />;
}
