import type { IsoDate } from '@/lib/calendar/iso-date';
import { lessonsOf, type Course } from './course';
import { isFinished } from './mastery';
import { nextStep, type NextStep } from './next-step';
import type { Progress } from './progress';
import { dueQuestions, nextDueAtMs } from './review-queue';
import { weeklyMix } from './weekly-mix';

/** What a member sees first: the next step, what is due, how the week's mix stands. */
export type Overview = {
  next: NextStep;
  finished: number;
  lessons: number;
  due: number;
  /** Of the next question, where none is due now; null where nothing was answered yet. */
  nextDueAtMs: number | null;
  mix: { week: IsoDate; count: number; answered: number; right: number };
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
    mix: {
      week: mix.week,
      count: mix.questions.length,
      answered: mix.answers.size,
      right: [...mix.answers.values()].filter(({ isRight }) => isRight).length,
    },
  };
}
