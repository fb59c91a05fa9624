import type { CourseQuestion } from './course';
import { lessonPath } from './course-paths';
import type { QuestionKey, QuizQuestion } from '@/lib/education/domain/quiz';

/** A question as a quiz on a page needs it. */
export type AskedQuestion = {
  key: QuestionKey;
  question: string;
  options: QuizQuestion['options'];
  /** Where its paragraphs are: nothing in front of the # within the lesson itself. */
  lesson: { title: string; path: string } | null;
};

/** @param isInLesson its lesson stands on the same page */
export function askedQuestion(
  { key, question, options, lesson }: CourseQuestion,
  isInLesson = false,
): AskedQuestion {
  const { title, id } = lesson;
  return { key, question, options, lesson: isInLesson ? null : { title, path: lessonPath(id) } };
}
