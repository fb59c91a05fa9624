import { sumOf } from '@/lib/cashflow/statistics';
import { lessonIdOf, lessonPath, learnPath, publicPath, type LessonId } from './course-paths';
import {
  questionKey,
  type FrontMatter,
  type PathFile,
  type QuestionKey,
  type QuizQuestion,
} from './lesson-files';

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

const provider = { '@type': 'Organization', name: 'Arthayatra' };

/** A path as schema.org's Course: what search engines show of it. Free, and read at one's own pace. */
export function courseData(
  { slug, title, summary, lessons }: LearningPath,
  siteUrl: string,
): Readonly<Record<string, unknown>> {
  const minutes = sumOf(lessons.map((lesson) => lesson.minutes));
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: `${siteUrl}${publicPath(slug)}`,
    inLanguage: 'en-IN',
    provider: { ...provider, sameAs: siteUrl },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
    },
    syllabusSections: lessons.map((lesson) => ({
      '@type': 'Syllabus',
      name: lesson.title,
      description: lesson.summary,
      timeRequired: `PT${lesson.minutes}M`,
    })),
  };
}

export function courseListData(course: Course, siteUrl: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'ItemList',
    url: `${siteUrl}${learnPath}`,
    itemListElement: course.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseData(path, siteUrl),
    })),
  };
}
