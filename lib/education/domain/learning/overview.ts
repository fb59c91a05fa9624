import type { IsoDate } from '@/lib/calendar/iso-date';
import { lessonsOf, type Course } from '@/lib/education/domain/course';
import { isFinished } from './mastery';
import { nextStep, type NextStep } from './next-step';
import type { Progress } from './progress';
import { dueByDay, dueQuestions, nextDueAtMs } from './review-queue';
import { weeklyMix } from './weekly-mix';

/** What a member sees first: the next step, what is due, how the week's mix stands. */
export type Overview = {
  next: NextStep;
  finished: number;
  lessons: number;
  due: number;
  /** Of the next question, where none is due now; null where nothing was answered yet. */
  nextDueAtMs: number | null;
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
    nextDueAtMs: nextDueAtMs(course, progress, now),
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
