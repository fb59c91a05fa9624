import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import {
  lessonsOf,
  questionsOf,
  type Course,
  type CourseQuestion,
} from '@/lib/education/domain/course';
import { memoryOf } from './mastery';
import type { Progress } from './progress';

/** As many as one sitting takes. */
export const reviewLimit = 10;

/** The questions that are due today in India, the one that has waited longest first. A question that was never answered is not due. */
export function dueQuestions(
  course: Course,
  progress: Progress,
  now: Date,
): readonly CourseQuestion[] {
  const today = dateInIndia(now);
  return questionsOf(lessonsOf(course))
    .flatMap((question) => {
      const memory = memoryOf(progress.answers[question.key] ?? [], now);
      return memory && memory.dueOn <= today ? { question, memory } : [];
    })
    .sort((one, other) => one.memory.dueAtMs - other.memory.dueAtMs)
    .map(({ question }) => question);
}

/** The day on which the next question is due; null where nothing was answered yet. */
export function nextDueOn(course: Course, progress: Progress, now: Date): IsoDate | null {
  const days = questionsOf(lessonsOf(course)).flatMap(
    ({ key }) => memoryOf(progress.answers[key] ?? [], now)?.dueOn ?? [],
  );
  return days.toSorted()[0] ?? null;
}

/** How many questions come due on each of the next days in India, today first and with all that has waited. */
export function dueByDay(
  course: Course,
  progress: Progress,
  now: Date,
  days: number,
): readonly { date: IsoDate; count: number }[] {
  const today = dayNumberOf(dateInIndia(now));
  const dueDays = questionsOf(lessonsOf(course)).flatMap(({ key }) => {
    const memory = memoryOf(progress.answers[key] ?? [], now);
    return memory ? Math.max(0, dayNumberOf(memory.dueOn) - today) : [];
  });
  return Array.from({ length: days }, (_, day) => ({
    date: dateOfDayNumber(today + day),
    count: dueDays.filter((due) => due === day).length,
  }));
}
