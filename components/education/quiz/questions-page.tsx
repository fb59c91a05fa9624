import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import {
  type AskedQuestion,
  askedQuestion,
  questionsOf,
  type Lesson,
} from '@/lib/education/domain/course';
import { educationPath } from '@/lib/education/domain/course-paths';
import type { AskedIn } from '@/lib/education/domain/learning/progress';
import { LazyQuiz } from './lazy-quiz';
import { QuizAnswers } from './quiz-answers';
import { messages } from '@/lib/messages';

const { education } = messages();

/** Questions of several lessons, asked on a page of their own. */
export function QuestionsPage({
  title,
  lead,
  questions,
  askedIn,
  none,
  owner,
}: {
  title: string;
  lead: string;
  questions: readonly AskedQuestion[];
  askedIn: AskedIn;
  /** Shown where there are no questions. */
  none: string;
  owner: string;
}) {
  return (
    <>
      <PageHeader title={title} back={{ href: educationPath, label: education.title }} />
      {questions.length === 0 ? (
        <EmptyState
          title={none}
          action={<ButtonLink href={educationPath}>{education.lesson.openAll}</ButtonLink>}
        />
      ) : (
        <Card className="max-w-3xl">
          <LazyQuiz questions={questions} askedIn={askedIn} owner={owner} messages={education.quiz}>
            {questions.map((question) => (
              <QuizAnswers key={question.key} question={question} />
            ))}
          </LazyQuiz>
        </Card>
      )}
      <p className="mt-4 max-w-prose text-xs text-ink-soft">{lead}</p>
    </>
  );
}

/** The quiz of a lesson: fetched when it comes into sight, and readable without scripts. */
export function LessonQuiz({ lesson, owner }: { lesson: Lesson; owner: string }) {
  const questions = questionsOf([lesson]).map((question) => askedQuestion(question, true));
  return (
    <Card
      id="quiz"
      title={education.quiz.title}
      titleId="quiz-title"
      description={education.quiz.lead}
      className="no-print"
    >
      <LazyQuiz questions={questions} askedIn="quiz" owner={owner} messages={education.quiz}>
        {questions.map((question) => (
          <QuizAnswers key={question.key} question={question} />
        ))}
      </LazyQuiz>
    </Card>
  );
}
