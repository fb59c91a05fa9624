import { Card } from '@/components/ui/card';
import { askedQuestion } from '@/lib/education/asked-question';
import { questionsOf, type Lesson } from '@/lib/education/course';
import type { Messages } from '@/lib/messages';
import { QuizAnswers } from './quiz-answers';
import { LazyQuiz } from './lazy-quiz';

/** The quiz of a lesson: fetched when it comes into sight, and readable without scripts. */
export function LessonQuiz({
  lesson,
  owner,
  words,
}: {
  lesson: Lesson;
  owner: string;
  words: Messages['education']['quiz'];
}) {
  const questions = questionsOf([lesson]).map((question) => askedQuestion(question, true));
  return (
    <Card
      id="quiz"
      title={words.title}
      titleId="quiz-title"
      description={words.lead}
      className="no-print"
    >
      <LazyQuiz questions={questions} askedIn="quiz" owner={owner} words={words}>
        {questions.map((question) => (
          <QuizAnswers key={question.key} question={question} words={words} />
        ))}
      </LazyQuiz>
    </Card>
  );
}
