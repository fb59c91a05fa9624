import { questionsOf } from '@/lib/education/domain/course';
import {
  isFinished,
  masteryOf,
  standingOf,
  memoryOf,
} from '@/lib/education/domain/learning/mastery';
import { nextStep } from '@/lib/education/domain/learning/overview';
import { noProgress, withEvents, type Progress } from '@/lib/education/domain/learning/progress';
import type { QuestionKey } from '@/lib/education/domain/quiz';
import { dueByDay, dueQuestions, nextDueAtMs } from '@/lib/education/domain/learning/review-queue';
import { keyOf, sampleCourse } from '../sample-course';

const dayMs = 86_400_000;
const start = Date.parse('2026-11-02T06:00:00Z');
const on = (day: number) => new Date(start + day * dayMs);

const path = sampleCourse[0]!;
const questions = questionsOf(path.lessons);

/** Answers all of a path's eight questions on a day; the first `wrong` of them wrongly. */
function answerAll(progress: Progress, day: number, wrong = 0): Progress {
  return withEvents(
    progress,
    questions.map(({ key }, index) => answered(key, day, index >= wrong)),
  );
}

function answered(question: QuestionKey, day: number, isRight: boolean) {
  const id = `${question} ${day} ${isRight}`;
  const atMs = on(day).getTime();
  return { kind: 'answered' as const, id, atMs, question, isRight, askedIn: 'quiz' as const };
}

const level = (progress: Progress, day: number) => masteryOf(questions, progress, on(day));

it('rises by right answers: attempted, familiar, proficient, and mastered on a later day', () => {
  expect(level(noProgress, 0)).toBe('none');
  expect(level(withEvents(noProgress, [answered(keyOf('a', 1, 'q1'), 0, true)]), 0)).toBe(
    'attempted',
  );
  expect(level(answerAll(noProgress, 0, 2), 0)).toBe('familiar');
  const once = answerAll(noProgress, 0);
  expect(level(once, 0)).toBe('proficient');
  expect(level(answerAll(once, 0.5), 0.5)).toBe('proficient');
  expect(level(answerAll(once, 3), 3)).toBe('mastered');
});

it('falls by wrong answers, and when what was known has faded', () => {
  const mastered = answerAll(answerAll(noProgress, 0), 3);
  const oneWrong = withEvents(mastered, [answered(keyOf('a', 1, 'q1'), 4, false)]);
  expect(level(oneWrong, 4)).toBe('familiar');
  expect(level(mastered, 5)).toBe('mastered');
  expect(level(mastered, 2000)).toBe('proficient');
  expect(level(answerAll(noProgress, 0, 2), 2000)).toBe('attempted');
});

it('a wrong answer comes back within two days, a right one later, and later again', () => {
  const due = (rights: readonly boolean[]) => {
    const answers = rights.map((isRight, index) => ({
      atMs: on(index * 3).getTime(),
      isRight,
      askedIn: 'review' as const,
    }));
    const last = (rights.length - 1) * 3;
    return ((memoryOf(answers, on(last))?.dueAtMs ?? 0) - on(last).getTime()) / dayMs;
  };
  expect(due([false])).toBeLessThanOrEqual(2);
  expect(due([true])).toBeGreaterThan(due([false]));
  expect(due([true, true])).toBeGreaterThan(due([true]));
  expect(due([true, true, false])).toBeLessThan(due([true, true, true]));
  expect(memoryOf([], on(0))).toBeNull();
});

it('reviews what has waited longest first, and nothing that was never answered', () => {
  const progress = withEvents(noProgress, [
    answered(keyOf('a', 1, 'q1'), 0, true),
    answered(keyOf('a', 1, 'q2'), 0, false),
  ]);
  expect(dueQuestions(sampleCourse, progress, on(0))).toEqual([]);
  expect(dueQuestions(sampleCourse, progress, on(30)).map(({ key }) => key)).toEqual([
    keyOf('a', 1, 'q2'),
    keyOf('a', 1, 'q1'),
  ]);
  expect(nextDueAtMs(sampleCourse, progress, on(0))).toBeGreaterThan(on(0).getTime());
  expect(nextDueAtMs(sampleCourse, noProgress, on(0))).toBeNull();
});

it('counts what comes due on each of the next days, and today all that has waited', () => {
  const progress = withEvents(noProgress, [
    answered(keyOf('a', 1, 'q1'), 0, true),
    answered(keyOf('a', 1, 'q2'), 0, false),
  ]);
  const counts = (day: number) =>
    dueByDay(sampleCourse, progress, on(day), 7).map(({ count }) => count);
  expect(counts(30)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  const soon = counts(0);
  expect(soon).toHaveLength(7);
  // A wrong answer is due within two days, never on the day itself; a right one later.
  expect(soon[0]).toBe(0);
  expect((soon[1] ?? 0) + (soon[2] ?? 0)).toBeGreaterThan(0);
  expect(counts(1).slice(0, 6)).toEqual(soon.slice(1));
  expect(dueByDay(sampleCourse, noProgress, on(0), 7).every(({ count }) => count === 0)).toBe(true);
});

it('leads back to the lesson read last, then to the next one of its path', () => {
  expect(nextStep(sampleCourse, noProgress)).toMatchObject({
    kind: 'begin',
    lesson: { number: 1 },
  });
  const reading = withEvents(noProgress, [
    { kind: 'read', id: 'r', atMs: 1, lesson: 'b/b-lesson-1', heading: 'a-heading' },
  ]);
  expect(nextStep(sampleCourse, reading)).toMatchObject({
    kind: 'resume',
    lesson: { id: 'b/b-lesson-1' },
    heading: 'a-heading',
  });
  const done = withEvents(
    reading,
    ['q1', 'q2', 'q3', 'q4'].map((id) => answered(keyOf('b', 1, id), 1, false)),
  );
  expect(isFinished(sampleCourse[1]!.lessons[0]!, done)).toBe(true);
  expect(nextStep(sampleCourse, done)).toMatchObject({
    kind: 'begin',
    lesson: { id: 'b/b-lesson-2' },
  });
  const all = withEvents(
    noProgress,
    questionsOf(sampleCourse.flatMap(({ lessons }) => lessons)).map(({ key }) =>
      answered(key, 1, true),
    ),
  );
  expect(nextStep(sampleCourse, all)).toEqual({ kind: 'all-done' });
});

it('a path stands where the least known of its skills stands', () => {
  const [first, second] = standingOf(sampleCourse, answerAll(noProgress, 0), on(0));
  expect(first).toMatchObject({ slug: 'a', finished: 2, lessons: 2, level: 'proficient' });
  expect(second).toMatchObject({ slug: 'b', finished: 0, level: 'none' });
});
