import { sumOf } from '@/lib/cashflow/statistics';
import { dayMs } from '@/lib/calendar/day-count';
import { createEmptyCard, fsrs, generatorParameters, Rating, State, type Card } from 'ts-fsrs';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import {
  questionsOf,
  type Course,
  type CourseQuestion,
  type Lesson,
  type LearningPath,
} from '@/lib/education/domain/course';
import type { LessonId } from '@/lib/education/domain/course-paths';
import type { Answer, Progress } from './progress';

/** From nothing to mastered, the levels of Khan Academy; a level can also fall. */
export const masteryLevels = ['none', 'attempted', 'familiar', 'proficient', 'mastered'] as const;

export type MasteryLevel = (typeof masteryLevels)[number];

/** Shares of a skill's questions that were answered right when they were last asked. */
const familiarShare = 0.7;
const proficientShare = 0.9;
/** Below this average probability that its questions are still known, a skill has faded. */
const targetRetrievability = 0.75;

/**
 * How well a skill is known. Every question that teaches it counts, asked or not:
 * - attempted: something was answered;
 * - familiar: at least 70 of 100 questions were right when they were last asked;
 * - proficient: at least 90 of 100;
 * - mastered: proficient, and at least 70 of 100 right again a day or more later.
 * It falls by a wrong answer, and by one level when the questions have probably been forgotten (FSRS).
 */
export function masteryOf(
  questions: readonly CourseQuestion[],
  progress: Progress,
  now: Date,
): MasteryLevel {
  const histories = questions.map(({ key }) => progress.answers[key] ?? []);
  const asked = histories.filter(({ length }) => length > 0);
  if (asked.length === 0) return 'none';
  const right = asked.filter((answers) => answers.at(-1)?.isRight);
  const share = right.length / questions.length;
  if (share < familiarShare) return 'attempted';
  const lasting = right.filter(wasRightOnTwoDays).length / questions.length;
  const level =
    share < proficientShare ? 'familiar' : lasting < familiarShare ? 'proficient' : 'mastered';
  return isFaded(right, now) ? oneBelow(level) : level;
}

function wasRightOnTwoDays(answers: readonly Answer[]): boolean {
  const lastWrong = answers.findLastIndex(({ isRight }) => !isRight);
  const since = answers.slice(lastWrong + 1);
  const [first] = since;
  const last = since.at(-1);
  return first !== undefined && last !== undefined && last.atMs - first.atMs >= dayMs;
}

function isFaded(right: readonly (readonly Answer[])[], now: Date): boolean {
  const chances = right.map((answers) => memoryOf(answers, now)?.retrievability ?? 0);
  return sumOf(chances) / chances.length < targetRetrievability;
}

function oneBelow(level: MasteryLevel): MasteryLevel {
  return masteryLevels[Math.max(masteryLevels.indexOf(level) - 1, 1)] ?? 'attempted';
}

export type SkillMastery = { skill: string; level: MasteryLevel };

/** Every skill that these lessons teach, in their order. */
function skillsOf(
  lessons: readonly Lesson[],
  progress: Progress,
  now: Date,
): readonly SkillMastery[] {
  const questions = questionsOf(lessons);
  return [...new Set(questions.map(({ skill }) => skill))].map((skill) => {
    const own = questions.filter((question) => question.skill === skill);
    return { skill, level: masteryOf(own, progress, now) };
  });
}

export type PathStanding = {
  slug: string;
  /** Lessons all of whose questions were answered. */
  finished: number;
  lessons: number;
  skills: readonly SkillMastery[];
  /** The level that every skill of the path has reached. */
  level: MasteryLevel;
};

/** A person's progress on each path. */
export function standingOf(course: Course, progress: Progress, now: Date): readonly PathStanding[] {
  return course.map(({ slug, lessons }) => {
    const skills = skillsOf(lessons, progress, now);
    const lowest = Math.min(...skills.map(({ level }) => masteryLevels.indexOf(level)));
    return {
      slug,
      finished: lessons.filter((lesson) => isFinished(lesson, progress)).length,
      lessons: lessons.length,
      skills,
      level: masteryLevels[lowest] ?? 'none',
    };
  });
}

/** A lesson is done when each of its questions was answered, right or wrong: the review takes it from there. */
export function isFinished(lesson: Lesson, progress: Progress): boolean {
  return questionsOf([lesson]).every(({ key }) => (progress.answers[key] ?? []).length > 0);
}

function isOpened(lesson: Lesson, progress: Progress): boolean {
  return (
    progress.places[lesson.id] !== undefined ||
    questionsOf([lesson]).some(({ key }) => progress.answers[key] !== undefined)
  );
}

/**
 * FSRS (ts-fsrs, its default weights) decides when a question comes back: on the day on which it would be known with
 * this probability. Nothing is left to chance and nothing happens within a day, so that the same answers always give
 * the same plan.
 */
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
);

/** What is remembered of a question. */
export type Memory = {
  /** When its interval ends; it is due for review from the beginning of that day in India. */
  dueAtMs: number;
  /** A wrong answer is due within a day or two. */
  dueOn: IsoDate;
  /** The probability, 0 to 1, that it is still known. */
  retrievability: number;
};

/** The memory that a question's answers, oldest first, leave at a moment; null without any. */
export function memoryOf(answers: readonly Answer[], now: Date): Memory | null {
  const [first] = answers;
  if (!first) return null;
  let card: Card = createEmptyCard(new Date(first.atMs));
  for (const { atMs, isRight } of answers) {
    card = scheduler.next(card, new Date(atMs), isRight ? Rating.Good : Rating.Again).card;
  }
  const isKnown = card.state !== State.New && answers.at(-1)?.isRight === true;
  return {
    dueAtMs: card.due.getTime(),
    dueOn: dateInIndia(card.due),
    retrievability: isKnown ? scheduler.get_retrievability(card, now, false) : 0,
  };
}

export type LessonState = {
  stage: 'new' | 'opened' | 'finished';
  /** How well its questions are known. */
  level: MasteryLevel;
};

/** How far a person is with each lesson of a path. */
export function lessonStates(
  { lessons }: LearningPath,
  progress: Progress,
  now: Date,
): ReadonlyMap<LessonId, LessonState> {
  return new Map(
    lessons.map((lesson) => [
      lesson.id,
      {
        stage: isFinished(lesson, progress)
          ? 'finished'
          : isOpened(lesson, progress)
            ? 'opened'
            : 'new',
        level: masteryOf(questionsOf([lesson]), progress, now),
      },
    ]),
  );
}
