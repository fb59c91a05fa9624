import fc from 'fast-check';
import { type LearningEvent } from '@/lib/education/domain/learning/learning-event';
import {
  graded,
  answersStored,
  noProgress,
  withEvents,
  type GradedEvent,
} from '@/lib/education/domain/learning/progress';
import { progressFields, readProgress } from '@/lib/education/data/stored-progress';
import { keyOf, sampleCourse } from '../sample-course';
import { type QuestionKey } from '@/lib/education/domain/quiz';
import { weeklyMix, weekOf } from '@/lib/education/domain/learning/weekly-mix';

describe('progress', () => {
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
});

describe('weekly mix', () => {
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
});
