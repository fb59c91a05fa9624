import type { IsoDate } from '@/lib/calendar/iso-date';
import { lessonsOf, type Course, type Lesson } from '@/lib/education/domain/course';
import { isFinished } from './mastery';
import type { Progress } from './progress';
import { dueByDay, dueQuestions, nextDueOn, weeklyMix } from './practice';

/** What a member sees first: the next step, what is due, the state of the weekly quiz. */
export type Overview = {
  next: NextStep;
  finished: number;
  lessons: number;
  due: number;
  /** Of the next question, where none is due today; null where nothing was answered yet. */
  nextDueOn: IsoDate | null;
  /** How many come due today (with all that waited) and on each of the six days after. */
  dueDays: readonly { date: IsoDate; count: number }[];
  mix: {
    week: IsoDate;
    count: number;
    answered: number;
    right: number;
    /** Of each question in its order; null where it is not answered yet. */
    results: readonly (boolean | null)[];
  };
};

export function overviewOf(
  course: Course,
  progress: Progress,
  { uid, now }: { uid: string; now: Date },
): Overview {
  const lessons = lessonsOf(course);
  const mix = weeklyMix(course, progress, { uid, now });
  return {
    next: nextStep(course, progress),
    finished: lessons.filter((lesson) => isFinished(lesson, progress)).length,
    lessons: lessons.length,
    due: dueQuestions(course, progress, now).length,
    nextDueOn: nextDueOn(course, progress, now),
    dueDays: dueByDay(course, progress, now, 7),
    mix: {
      week: mix.week,
      count: mix.questions.length,
      answered: mix.answers.size,
      right: [...mix.answers.values()].filter(({ isRight }) => isRight).length,
      results: mix.questions.map(({ key }) => mix.answers.get(key)?.isRight ?? null),
    },
  };
}

export type NextStep =
  /** A lesson that was begun and not finished; `heading` is where the person was. */
  | { kind: 'resume'; lesson: Lesson; heading: string | null }
  /** The first lesson that is not finished, of the path that was last read. */
  | { kind: 'begin'; lesson: Lesson }
  | { kind: 'all-done' };

/** The lesson to continue: the last one read, else the next of its path, else the next of the course. */
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
