import { requireUser } from '@/lib/auth/session';
import MissingLesson from './not-found';

/** Where an unknown lesson leads. The doorman sets the status 404. */
export default async function MissingLessonPage() {
  await requireUser();
  return <MissingLesson />;
}
