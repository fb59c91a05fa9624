import { Card } from '@/components/ui/card/card';
import { askedQuestion } from '@/lib/education/domain/asked-question';
import { questionsOf, type Lesson } from '@/lib/education/domain/course';
import type { Messages } from '@/lib/messages';
import { QuizAnswers } from './quiz-answers';
import { LazyQuiz } from './lazy-quiz';

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
