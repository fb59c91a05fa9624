import type { Course, Lesson } from '@/lib/education/domain/course';
import { lessonIdOf } from '@/lib/education/domain/course-paths';
import { questionKey, type QuizQuestion } from '@/lib/education/domain/lesson-files';

const option = (text: string, isRight: boolean) => ({
  text,
  isRight,
  why: `${text} is explained in the first paragraph.`,
  paragraph: 'a-heading',
});

/** Its first option is the right one. */
function question(id: string, skill: string): QuizQuestion {
  return {
    id,
    skill,
    question: `What does ${id} ask?`,
    options: [option('this', true), option('that', false), option('neither', false)],
  };
}

function lesson(pathSlug: string, number: number): Lesson {
  const slug = `${pathSlug}-lesson-${number}`;
  return {
    id: lessonIdOf(pathSlug, slug),
    pathSlug,
    slug,
    number,
    title: `Lesson ${number} of ${pathSlug}`,
    summary: 'A lesson for tests',
    minutes: 5,
    prerequisites: [],
    laws: [],
    skills: [`${pathSlug}-skill`],
    terms: [],
    reviewedOn: '2026-11-21',
    widgetAfter: 'one',
    widget: { kind: 'xirr' },
    questions: ['q1', 'q2', 'q3', 'q4'].map((id) => question(id, `${pathSlug}-skill`)),
  };
}

const path = (slug: string): Course[number] => ({
  slug,
  title: slug,
  topics: 'One, two, three',
  summary: 'A path for tests',
  forWhom: 'Tests',
  lessons: [lesson(slug, 1), lesson(slug, 2)],
});

/** Four paths of two lessons of four questions, one skill a path. */
export const sampleCourse: Course = ['a', 'b', 'c', 'd'].map(path);

export const keyOf = (pathSlug: string, number: number, id: string) =>
  questionKey(lessonIdOf(pathSlug, `${pathSlug}-lesson-${number}`), id);
