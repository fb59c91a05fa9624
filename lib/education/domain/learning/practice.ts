import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import {
  lessonsOf,
  questionsOf,
  type Course,
  type CourseQuestion,
  type Lesson,
} from '@/lib/education/domain/course';
import type { QuestionKey } from '@/lib/education/domain/lesson-files';
import { spreadTextHash } from '@/lib/text/text-hash';
import { memoryOf, isFinished } from './mastery';
import type { Progress, Answer } from './progress';

/** As many as one sitting takes. */
export const reviewLimit = 10;

/**
 * The questions that are due today in India, the one that has waited longest first. A question that was never answered
 * is not due.
 */
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

const mixSize = 6;
const maxOfOnePath = 2;
/** Monday 5 January 1970 by day number: day 0, 1 January 1970, was a Thursday. */
const firstMonday = 4;

type WeeklyMix = {
  /** The Monday, in India, with which the week begins. */
  week: IsoDate;
  questions: readonly CourseQuestion[];
  /** This week's answers in the mix, the first one to each question. */
  answers: ReadonlyMap<QuestionKey, Answer>;
};

/** The Monday of the week in which an Indian day lies. */
export function weekOf(today: IsoDate): IsoDate {
  const day = dayNumberOf(today);
  return dateOfDayNumber(day - ((((day - firstMonday) % 7) + 7) % 7));
}

/**
 * Six questions for this person and week, always the same ones, at most two of a path: of lessons that were answered
 * before the week began, and where those do not suffice, of the first lesson of each path.
 */
export function weeklyMix(
  course: Course,
  progress: Progress,
  { uid, now }: { uid: string; now: Date },
): WeeklyMix {
  const week = weekOf(dateInIndia(now));
  const weekStartMs = Date.parse(`${week}T00:00:00+05:30`);
  const answersOf = ({ key }: CourseQuestion) => progress.answers[key] ?? [];
  const all = questionsOf(lessonsOf(course));
  const knownLessons = new Set(
    all
      .filter((question) => answersOf(question).some(({ atMs }) => atMs < weekStartMs))
      .map(({ lesson }) => lesson.id),
  );
  const chances = new Map(all.map(({ key }) => [key, spreadTextHash(`${uid} ${week} ${key}`)]));
  const chance = ({ key }: CourseQuestion) => chances.get(key) ?? 0;
  const drawn = all.toSorted((one, other) => chance(one) - chance(other));
  const known = drawn.filter(({ lesson }) => knownLessons.has(lesson.id));
  const others = drawn.filter(({ lesson }) => lesson.number === 1 && !knownLessons.has(lesson.id));
  const questions = fewOfEachPath([...known, ...others]).slice(0, mixSize);
  const answers = new Map<QuestionKey, Answer>();
  for (const question of questions) {
    const first = answersOf(question).find(
      ({ atMs, askedIn }) => askedIn === 'mix' && atMs >= weekStartMs,
    );
    if (first) answers.set(question.key, first);
  }
  return { week, questions, answers };
}

function fewOfEachPath(questions: readonly CourseQuestion[]): readonly CourseQuestion[] {
  const counts = new Map<string, number>();
  return questions.filter(({ lesson: { pathSlug } }) => {
    const count = counts.get(pathSlug) ?? 0;
    counts.set(pathSlug, count + 1);
    return count < maxOfOnePath;
  });
}

/** What a member sees first: the next step, what is due, the state of the weekly quiz. */
export type Overview = {
  next: NextStep;
  finished: number;
  lessons: number;
  /** In the order of the course. */
  paths: readonly { slug: string; title: string; finished: number; lessons: number }[];
  due: number;
  /** The day of the next question, where none is due today; null where nothing was answered yet. */
  nextDueOn: IsoDate | null;
  /** How many come due today (with all that waited) and on each of the six days after. */
  dueDays: readonly { date: IsoDate; count: number }[];
  mix: {
    week: IsoDate;
    count: number;
    answered: number;
    right: number;
    /** Whether each question, in their order, was answered correctly; null where it is not answered yet. */
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
    paths: course.map((path) => ({
      slug: path.slug,
      title: path.title,
      finished: path.lessons.filter((lesson) => isFinished(lesson, progress)).length,
      lessons: path.lessons.length,
    })),
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
