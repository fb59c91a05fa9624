import { lessonsOf, questionsOf, type Course } from '@/lib/education/domain/course';
import type { LearningEvent } from './learning-event';
import type { GradedEvent } from './progress';

/** Longer than this, nothing waits in a browser. */
export const oldestEventMs = 60 * 86_400_000;

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
