import { dayMs, minuteMs } from '@/lib/calendar/day-count';
import type { LessonId } from '@/lib/education/domain/course-paths';
import type { QuestionKey } from '@/lib/education/domain/lesson-files';
import { lessonsOf, questionsOf, type Course } from '@/lib/education/domain/course';
import { compareTexts } from '@/lib/text/compare-texts';

/** Where a question was asked. */
export type AskedIn = 'quiz' | 'review' | 'mix';

/**
 * A learning event as the browser reports it. The browser makes the id once: however often the event is sent, it counts
 * once.
 */
export type LearningEvent = {
  id: string;
  /** Milliseconds since 1970, by the browser's clock. */
  atMs: number;
} & (
  | {
      kind: 'answered';
      question: QuestionKey;
      /** The place of the chosen option, from 0. The server decides whether it is right. */
      option: number;
      askedIn: AskedIn;
    }
  | {
      kind: 'read';
      lesson: LessonId;
      /** The heading that was on the screen last; null at the top. */
      heading: string | null;
    }
);

/** One answer to a question. */
export type Answer = { atMs: number; isRight: boolean; askedIn: AskedIn };

/** A person's answers and reading, from which mastery, due reviews and the next step are computed. */
export type Progress = {
  /** By question, the oldest first; the newest `answersStored` of each. */
  answers: Readonly<Record<QuestionKey, readonly Answer[]>>;
  /** Where the person was in each lesson that was opened, and when. */
  places: Readonly<Record<LessonId, { atMs: number; heading: string | null }>>;
};

export const noProgress: Progress = { answers: {}, places: {} };

/** Older answers to a question hardly change its schedule. */
export const answersStored = 12;

/** An event after validation on the server: an answer is right or wrong. */
export type GradedEvent =
  | Extract<LearningEvent, { kind: 'read' }>
  | (Omit<Extract<LearningEvent, { kind: 'answered' }>, 'option'> & { isRight: boolean });

/**
 * Progress after further events. The order and the batches in which events arrive make no difference, because answers
 * are ordered by their time and the newest place wins. The caller makes sure that no event counts twice.
 */
export function withEvents(progress: Progress, events: readonly GradedEvent[]): Progress {
  const answers = { ...progress.answers };
  const places = { ...progress.places };
  for (const event of events) {
    if (event.kind === 'read') {
      const place = { atMs: event.atMs, heading: event.heading };
      const known = places[event.lesson];
      if (!known || isLater(place, known)) places[event.lesson] = place;
      continue;
    }
    const { question, atMs, isRight, askedIn } = event;
    answers[question] = [...(answers[question] ?? []), { atMs, isRight, askedIn }]
      .sort(inOrder)
      .slice(-answersStored);
  }
  return { answers, places };
}

/** By time; answers of one moment have a fixed order too, so that the order of arrival makes no difference. */
function inOrder(one: Answer, other: Answer): number {
  return (
    one.atMs - other.atMs ||
    Number(one.isRight) - Number(other.isRight) ||
    compareTexts(one.askedIn, other.askedIn)
  );
}

function isLater(one: Progress['places'][LessonId], other: Progress['places'][LessonId]): boolean {
  if (one.atMs !== other.atMs) return one.atMs > other.atMs;
  return (one.heading ?? '') > (other.heading ?? '');
}

/** Events that are older no longer count; their ids are stored for as long, so that none counts twice. */
export const oldestEventMs = 60 * dayMs;

/** The time that a request may take, plus the difference between clocks that are set by the network. */
const minClockErrorMs = 2 * minuteMs;
/** A browser whose clock is further off opens no secure connection: no certificate of a site is valid for longer. */
const maxClockErrorMs = 398 * dayMs;

/**
 * Events by the server's clock. A slow device would report answers of the past, whose reviews stay due or which are too
 * old to count.
 * @param sentAtMs when they were sent, by the browser's clock; pages of an earlier release do not say it
 */
export function atServerTime(
  events: readonly LearningEvent[],
  sentAtMs: number | undefined,
  now: Date,
): readonly LearningEvent[] {
  const shiftMs = now.getTime() - (sentAtMs ?? now.getTime());
  const size = Math.abs(shiftMs);
  if (size <= minClockErrorMs || size > maxClockErrorMs) return events;
  return events.map((event) => ({ ...event, atMs: event.atMs + shiftMs }));
}

/**
 * Events as they count. The course decides whether an answer is right, not the browser; a time in the future becomes
 * now. Events about unknown lessons, or older than the longest time a browser stores them, are left out.
 */
export function graded(
  course: Course,
  events: readonly LearningEvent[],
  now: Date,
): readonly GradedEvent[] {
  const lessons = lessonsOf(course);
  const questions = new Map(questionsOf(lessons).map((question) => [question.key, question]));
  const nowMs = now.getTime();
  return events.flatMap((event): GradedEvent[] => {
    if (event.atMs < nowMs - oldestEventMs) return [];
    const atMs = Math.min(event.atMs, nowMs);
    if (event.kind === 'read') {
      return lessons.some(({ id }) => id === event.lesson) ? [{ ...event, atMs }] : [];
    }
    const { id, kind, question, askedIn } = event;
    const chosen = questions.get(question)?.options[event.option];
    return chosen ? [{ id, kind, question, askedIn, atMs, isRight: chosen.isRight }] : [];
  });
}
