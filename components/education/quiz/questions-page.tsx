import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { RouteLink } from '@/components/ui/route-link';
import {
  type AskedQuestion,
  askedQuestion,
  questionsOf,
  type Lesson,
} from '@/lib/education/domain/course';
import {
  educationPath,
  reviewPath,
  scamClinicPath,
  weeklyMixPath,
} from '@/lib/education/domain/course-paths';
import type { AskedIn } from '@/lib/education/domain/learning/progress';
import { LazyQuiz } from './lazy-quiz';
import { QuizAnswers } from './quiz-answers';
import { messages } from '@/lib/messages';

const { education, scamClinic } = messages();

/** Questions of several lessons, asked on a page of their own. */
export function QuestionsPage({
  title,
  lead,
  questions,
  askedIn,
  more,
  none,
  owner,
}: {
  title: string;
  lead: string;
  questions: readonly AskedQuestion[];
  askedIn: AskedIn;
  /** Leads to further questions when these are answered. */
  more?: { href: string; label: string } | null;
  /** Shown where there are no questions. */
  none: string;
  owner: string;
}) {
  const about = <p className="mt-4 max-w-prose text-xs text-ink-soft">{lead}</p>;
  return (
    <>
      <PageHeader title={title} back={{ href: educationPath, label: education.title }} />
      {questions.length === 0 ? (
        <>
          <EmptyState
            title={none}
            action={<ButtonLink href={educationPath}>{education.lesson.openAll}</ButtonLink>}
          />
          {about}
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <Card>
              <LazyQuiz
                questions={questions}
                askedIn={askedIn}
                more={more}
                owner={owner}
                messages={education.quiz}
              >
                {questions.map((question) => (
                  <QuizAnswers key={question.key} question={question} />
                ))}
              </LazyQuiz>
            </Card>
            {about}
          </div>
          <MorePractice askedIn={askedIn} />
        </div>
      )}
    </>
  );
}

/** The other ways to practise, beside the questions of one of them. */
function MorePractice({ askedIn }: { askedIn: AskedIn }) {
  const others = [
    askedIn === 'review'
      ? { href: weeklyMixPath, ...education.mix }
      : { href: reviewPath, ...education.review },
    { href: scamClinicPath, title: scamClinic.title, text: scamClinic.lead },
  ];
  return (
    <Card title={education.morePractice} titleId="more-practice">
      <ul className="grid gap-3 text-sm">
        {others.map(({ href, title, text }) => (
          <li key={href}>
            <RouteLink href={href} className="font-semibold text-accent hover:underline">
              {title}
            </RouteLink>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
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
