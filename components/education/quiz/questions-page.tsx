import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { AskedQuestion } from '@/lib/education/domain/asked-question';
import { educationPath } from '@/lib/education/domain/course-paths';
import type { AskedIn } from '@/lib/education/domain/learning/learning-event';
import type { Messages } from '@/lib/messages';
import { QuizAnswers } from './quiz-answers';
import { LazyQuiz } from './lazy-quiz';

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
