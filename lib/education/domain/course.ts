import { lessonIdOf, type LessonId, lessonPath } from './course-paths';
import type { FrontMatter, PathFile } from './lesson-front-matter';
import { questionKey, type QuestionKey, type QuizQuestion } from './quiz';

export type Lesson = FrontMatter & {
  id: LessonId;
  pathSlug: string;
  slug: string;
  /** Its place in its path, from 1. */
  number: number;
  questions: readonly QuizQuestion[];
};

export type LearningPath = Omit<PathFile, 'lessons'> & { lessons: readonly Lesson[] };

/** The whole course without the text of the lessons. */
export type Course = readonly LearningPath[];

export type CourseQuestion = QuizQuestion & { key: QuestionKey; lesson: Lesson };

export function lessonsOf(course: Course): readonly Lesson[] {
  return course.flatMap(({ lessons }) => lessons);
}

/** Null for an unknown name. */
export function lessonCalled(course: Course, pathSlug: string, slug: string): Lesson | null {
  const id = lessonIdOf(pathSlug, slug);
  return lessonsOf(course).find((lesson) => lesson.id === id) ?? null;
}

/** The lessons around one, in the order of the course. */
export function neighboursOf(
  course: Course,
  { id }: Lesson,
): { before: Lesson | null; after: Lesson | null } {
  const lessons = lessonsOf(course);
  const place = lessons.findIndex((lesson) => lesson.id === id);
  return { before: lessons[place - 1] ?? null, after: lessons[place + 1] ?? null };
}

/** The prerequisites of a lesson that the course has, in the order of the course. */
export function prerequisitesOf(course: Course, { prerequisites }: Lesson): readonly Lesson[] {
  return lessonsOf(course).filter(({ slug }) => prerequisites.includes(slug));
}

export function questionsOf(lessons: readonly Lesson[]): readonly CourseQuestion[] {
  return lessons.flatMap((lesson) =>
    lesson.questions.map((question) => ({
      ...question,
      key: questionKey(lesson.id, question.id),
      lesson,
    })),
  );
}

/** A question as a quiz on a page needs it. */
export type AskedQuestion = {
  key: QuestionKey;
  question: string;
  options: QuizQuestion['options'];
  /** Where its paragraphs are: nothing in front of the # within the lesson itself. */
  lesson: { title: string; path: string } | null;
};

/** @param isInLesson its lesson is on the same page */
export function askedQuestion(
  { key, question, options, lesson }: CourseQuestion,
  isInLesson = false,
): AskedQuestion {
  const { title, id } = lesson;
  return { key, question, options, lesson: isInLesson ? null : { title, path: lessonPath(id) } };
}
