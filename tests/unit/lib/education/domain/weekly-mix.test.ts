import fc from 'fast-check';
import { noProgress, withEvents } from '@/lib/education/domain/learning/progress';
import type { QuestionKey } from '@/lib/education/domain/quiz';
import { weeklyMix, weekOf } from '@/lib/education/domain/learning/weekly-mix';
import { keyOf, sampleCourse } from '../sample-course';

const monday = new Date('2026-11-16T00:00:00+05:30');
const sunday = new Date('2026-11-22T23:59:00+05:30');
const uid = 'asha';

const answered = (question: QuestionKey, at: Date, askedIn: 'quiz' | 'mix' = 'quiz') => ({
  kind: 'answered' as const,
  id: `${question} ${at.getTime()}`,
  atMs: at.getTime(),
  question,
  isRight: true,
  askedIn,
});

const keysOf = (mix: ReturnType<typeof weeklyMix>) => mix.questions.map(({ key }) => key);

it('a week begins on Monday in India', () => {
  expect(weekOf('2026-11-16')).toBe('2026-11-16');
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
});

it('is six questions, the same all week and another lot for another week or member', () => {
  const mix = weeklyMix(sampleCourse, noProgress, { uid, now: monday });
  expect(keysOf(mix)).toHaveLength(6);
  expect(new Set(keysOf(mix)).size).toBe(6);
  expect(keysOf(weeklyMix(sampleCourse, noProgress, { uid, now: sunday }))).toEqual(keysOf(mix));
  const next = weeklyMix(sampleCourse, noProgress, {
    uid,
    now: new Date('2026-11-23T00:00:00+05:30'),
  });
  expect(keysOf(next)).not.toEqual(keysOf(mix));
  const other = weeklyMix(sampleCourse, noProgress, { uid: 'ravi', now: monday });
  expect(keysOf(other)).not.toEqual(keysOf(mix));
});

it('asks at most two of a path, for every member', () => {
  fc.assert(
    fc.property(fc.string(), (anyUid) => {
      const { questions } = weeklyMix(sampleCourse, noProgress, { uid: anyUid, now: monday });
      const counts = new Map<string, number>();
      questions.forEach(({ lesson }) =>
        counts.set(lesson.pathSlug, (counts.get(lesson.pathSlug) ?? 0) + 1),
      );
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    }),
    { numRuns: 30 },
  );
});

it('prefers lessons answered before the week; what is answered within it changes nothing', () => {
  const before = withEvents(noProgress, [
    answered(keyOf('c', 2, 'q1'), new Date('2026-11-10T10:00:00Z')),
    answered(keyOf('d', 2, 'q1'), new Date('2026-11-10T10:00:00Z')),
  ]);
  const mix = weeklyMix(sampleCourse, before, { uid, now: monday });
  expect(mix.questions.slice(0, 4).every(({ lesson }) => lesson.number === 2)).toBe(true);
  const within = withEvents(before, [
    answered(keyOf('a', 2, 'q1'), new Date('2026-11-17T10:00:00Z')),
  ]);
  expect(keysOf(weeklyMix(sampleCourse, within, { uid, now: sunday }))).toEqual(keysOf(mix));
});

it('counts this week’s first answer in the mix, and no answer from elsewhere', () => {
  const [first, second] = keysOf(weeklyMix(sampleCourse, noProgress, { uid, now: monday }));
  const progress = withEvents(noProgress, [
    answered(first!, new Date('2026-11-17T10:00:00Z'), 'mix'),
    answered(second!, new Date('2026-11-17T10:00:00Z'), 'quiz'),
  ]);
  const { answers } = weeklyMix(sampleCourse, progress, { uid, now: sunday });
  expect([...answers.keys()]).toEqual([first]);
});
