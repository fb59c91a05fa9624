import type { Metadata } from 'next';
import { mixText } from '@/components/education/learning-board';
import { QuestionsPage } from '@/components/education/quiz/questions-page';
import { requireUser } from '@/lib/auth/server/session';
import { askedQuestion } from '@/lib/education/domain/course';
import { ownerOf } from '@/lib/auth/domain/owner';
import { noProgress } from '@/lib/education/domain/learning/progress';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { weeklyMix } from '@/lib/education/domain/learning/practice';
import { messages } from '@/lib/messages';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { education } = messages();

export const metadata: Metadata = {
  title: education.mix.title,
  ...membersMetadata,
};

/** This week's six questions, without those that were answered already. */
export default async function WeeklyMixPage() {
  const { uid } = await requireUser();
  const [course, read] = await Promise.all([loadCourse(), readMyProgress()]);
  const progress = read.ok ? read.value : noProgress;
  const { questions, answers } = weeklyMix(course, progress, { uid, now: new Date() });
  const right = [...answers.values()].filter(({ isRight }) => isRight).length;
  const done = mixText({ answered: answers.size, count: questions.length, right });
  return (
    <QuestionsPage
      title={education.mix.title}
      lead={read.ok && answers.size > 0 ? `${education.mix.text} ${done}.` : education.mix.text}
      questions={(read.ok ? questions : [])
        .filter(({ key }) => !answers.has(key))
        .map((question) => askedQuestion(question))}
      askedIn="mix"
      none={read.ok ? `${done}.` : education.unavailable}
      owner={ownerOf(uid)}
    />
  );
}
