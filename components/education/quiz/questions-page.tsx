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
import type { Messages } from '@/lib/messages';
import { LazyQuiz } from './lazy-quiz';
import { QuizAnswers } from './quiz-answers';

/** Questions of several lessons, asked on a page of their own. */
export function QuestionsPage({
  title,
  lead,
  questions,
  askedIn,
  none,
  owner,
  messages,
}: {
  title: string;
  lead: string;
  questions: readonly AskedQuestion[];
  askedIn: AskedIn;
  /** Shown where there are no questions. */
  none: string;
  owner: string;
  messages: Messages['education'];
}) {
  return (
    <>
      <PageHeader title={title} back={{ href: educationPath, label: messages.title }} />
      {questions.length === 0 ? (
        <EmptyState
          title={none}
          action={<ButtonLink href={educationPath}>{messages.lesson.openAll}</ButtonLink>}
        />
      ) : (
        <Card className="max-w-3xl">
          <LazyQuiz questions={questions} askedIn={askedIn} owner={owner} messages={messages.quiz}>
            {questions.map((question) => (
              <QuizAnswers key={question.key} question={question} messages={messages.quiz} />
            ))}
          </LazyQuiz>
        </Card>
      )}
      <p className="mt-4 max-w-prose text-xs text-ink-soft">{lead}</p>
    </>
  );
}

/** The quiz of a lesson: fetched when it comes into sight, and readable without scripts. */
export function LessonQuiz({
  lesson,
  owner,
  messages,
}: {
  lesson: Lesson;
  owner: string;
  messages: Messages['education']['quiz'];
}) {
  const questions = questionsOf([lesson]).map((question) => askedQuestion(question, true));
  return (
    <Card
      id="quiz"
      title={messages.title}
      titleId="quiz-title"
      description={messages.lead}
      className="no-print"
    >
      <LazyQuiz questions={questions} askedIn="quiz" owner={owner} messages={messages}>
        {questions.map((question) => (
          <QuizAnswers key={question.key} question={question} messages={messages} />
        ))}
      </LazyQuiz>
    </Card>
  );
}
