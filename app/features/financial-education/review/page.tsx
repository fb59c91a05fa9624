import type { Metadata } from 'next';
import { QuestionsPage } from '@/components/education/quiz/questions-page';
import { requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { askedQuestion } from '@/lib/education/domain/course';
import { reviewPath } from '@/lib/education/domain/course-paths';
import { ownerOf } from '@/lib/auth/domain/owner';
import { noProgress } from '@/lib/education/domain/learning/progress';
import { dueQuestions, nextDueOn, reviewLimit } from '@/lib/education/domain/learning/practice';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { education } = messages();

export const metadata: Metadata = {
  title: education.review.title,
  ...membersMetadata,
};

/** The questions that are due, as many as one sitting takes. */
export default async function ReviewPage() {
  const { uid } = await requireUser();
  const [course, read] = await Promise.all([loadCourse(), readMyProgress()]);
  const now = new Date();
  const progress = read.ok ? read.value : noProgress;
  const due = dueQuestions(course, progress, now);
  const left = due.length - reviewLimit;
  const next = nextDueOn(course, progress, now);
  const none = next
    ? `${education.review.none} ${fill(education.review.nextOn, { date: formatDate(next) })}`
    : education.review.empty;
  return (
    <QuestionsPage
      title={education.review.title}
      lead={education.review.text}
      questions={due.slice(0, reviewLimit).map((question) => askedQuestion(question))}
      askedIn="review"
      more={left > 0 ? { href: reviewPath, label: fillCount(left, education.review.more) } : null}
      none={read.ok ? none : education.unavailable}
      owner={ownerOf(uid)}
    />
  );
}
