import fc from 'fast-check';
import type { LearningEvent } from '@/lib/education/domain/learning/learning-event';
import {
  graded,
  answersStored,
  noProgress,
  withEvents,
  type GradedEvent,
} from '@/lib/education/domain/learning/progress';
import { progressFields, readProgress } from '@/lib/education/data/stored-progress';
import { keyOf, sampleCourse } from '../sample-course';

const now = new Date('2026-11-21T10:00:00Z');

const anyEvent: fc.Arbitrary<GradedEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('answered' as const),
    id: fc.uuid(),
    atMs: fc.integer({ min: 0, max: 50 }),
    question: fc.constantFrom(keyOf('a', 1, 'q1'), keyOf('b', 1, 'q2')),
    isRight: fc.boolean(),
    askedIn: fc.constantFrom('quiz' as const, 'review' as const, 'mix' as const),
  }),
  fc.record({
    kind: fc.constant('read' as const),
    id: fc.uuid(),
    atMs: fc.integer({ min: 0, max: 50 }),
    lesson: fc.constantFrom('a/a-lesson-1' as const, 'b/b-lesson-1' as const),
    heading: fc.constantFrom(null, 'one', 'two'),
  }),
);

it('comes to the same in whatever order and portions events arrive', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 40 }),
      fc.array(fc.nat()),
      fc.nat(),
      (events, keys, cut) => {
        const shuffled = events
          .map((event, index) => ({ event, key: keys[index % (keys.length || 1)] ?? index }))
          .sort((one, other) => one.key - other.key)
          .map(({ event }) => event);
        const part = events.length === 0 ? 0 : cut % events.length;
        const inParts = withEvents(
          withEvents(noProgress, shuffled.slice(0, part)),
          shuffled.slice(part),
        );
        expect(inParts).toEqual(withEvents(noProgress, events));
      },
    ),
  );
});

it('stores only the newest answers of a question', () => {
  const events = Array.from({ length: 30 }, (_, atMs): GradedEvent => ({
    kind: 'answered',
    id: String(atMs),
    atMs,
    question: keyOf('a', 1, 'q1'),
    isRight: atMs % 2 === 0,
    askedIn: 'quiz',
  }));
  const answers = withEvents(noProgress, events).answers[keyOf('a', 1, 'q1')];
  expect(answers?.map(({ atMs }) => atMs)).toEqual([
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  ]);
  expect(answers).toHaveLength(answersStored);
});

it('is read back from its document as it was written, and another shape is refused', () => {
  const progress = withEvents(noProgress, [
    { kind: 'read', id: '1', atMs: 5, lesson: 'a/a-lesson-1', heading: 'one' },
  ]);
  expect(readProgress(progressFields(progress))).toEqual(progress);
  expect(readProgress(undefined)).toEqual(noProgress);
  expect(() => readProgress({ version: 2 })).toThrow('version');
});

it('the course decides what is right, a fast clock is put back, nonsense is left out', () => {
  const answered = (fields: Partial<Extract<LearningEvent, { kind: 'answered' }>>) => ({
    kind: 'answered' as const,
    id: 'x',
    atMs: now.getTime(),
    question: keyOf('a', 1, 'q1'),
    option: 0,
    askedIn: 'quiz' as const,
    ...fields,
  });
  const grade = (event: LearningEvent) => graded(sampleCourse, [event], now)[0];
  expect(grade(answered({}))).toMatchObject({ isRight: true });
  expect(grade(answered({ option: 2 }))).toMatchObject({ isRight: false });
  expect(grade(answered({ atMs: now.getTime() + 9e9 }))).toMatchObject({ atMs: now.getTime() });
  expect(grade(answered({ atMs: now.getTime() - 61 * 86_400_000 }))).toBeUndefined();
  expect(grade(answered({ option: 3 }))).toBeUndefined();
  expect(grade(answered({ question: 'a/none:q1' }))).toBeUndefined();
  const read = { kind: 'read', id: 'y', atMs: 1, heading: null } as const;
  expect(grade({ ...read, atMs: now.getTime(), lesson: 'a/none' })).toBeUndefined();
});
