import type { Metadata } from 'next';
import { QuestionsPage } from '@/components/education/quiz/questions-page';
import { requireUser } from '@/lib/auth/server/session';
import { askedQuestion } from '@/lib/education/domain/course';
import { ownerOf } from '@/lib/education/domain/owner';
import { noProgress } from '@/lib/education/domain/learning/progress';
import { dueQuestions, reviewLimit } from '@/lib/education/domain/learning/practice';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { messages } from '@/lib/messages';
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
  const due = dueQuestions(course, read.ok ? read.value : noProgress, new Date());
  return (
    <QuestionsPage
      title={education.review.title}
      lead={education.review.text}
      questions={due.slice(0, reviewLimit).map((question) => askedQuestion(question))}
      askedIn="review"
      none={read.ok ? education.review.none : education.unavailable}
      owner={ownerOf(uid)}
      messages={education}
    />
  );
}
