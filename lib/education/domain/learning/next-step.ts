import { lessonsOf, type Course, type Lesson } from '@/lib/education/domain/course';
import { isFinished } from './mastery';
import type { Progress } from './progress';

export type NextStep =
  /** A lesson that was begun and not finished; `heading` is where the person was. */
  | { kind: 'resume'; lesson: Lesson; heading: string | null }
  /** The first lesson that is not finished, of the path that was last read. */
  | { kind: 'begin'; lesson: Lesson }
  | { kind: 'all-done' };

/** Where to go on: the lesson read last, or else the next one of its path, or else of the course. */
export function nextStep(course: Course, progress: Progress): NextStep {
  const lessons = lessonsOf(course);
  const latest = lessons
    .flatMap((lesson) => {
      const place = progress.places[lesson.id];
      return place ? { lesson, ...place } : [];
    })
    .sort((one, other) => other.atMs - one.atMs)[0];
  if (latest && !isFinished(latest.lesson, progress)) {
    return { kind: 'resume', lesson: latest.lesson, heading: latest.heading };
  }
  const open = lessons.filter((lesson) => !isFinished(lesson, progress));
  const next = open.find(({ pathSlug }) => pathSlug === latest?.lesson.pathSlug) ?? open[0];
  return next ? { kind: 'begin', lesson: next } : { kind: 'all-done' };
}
