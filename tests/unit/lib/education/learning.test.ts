import fc from 'fast-check';
import { dayMs } from '@/lib/calendar/day-count';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { progressFields, readProgress } from '@/lib/education/data/learning-schema';
import { questionsOf } from '@/lib/education/domain/course';
import {
  answersStored,
  graded,
  noProgress,
  withEvents,
  type LearningEvent,
  type GradedEvent,
  type Progress,
} from '@/lib/education/domain/learning/progress';
import { lessonStates, masteryOf, memoryOf } from '@/lib/education/domain/learning/mastery';
import {
  nextStep,
  dueByDay,
  dueQuestions,
  nextDueOn,
  weekOf,
  weeklyMix,
} from '@/lib/education/domain/learning/practice';
import type { QuestionKey } from '@/lib/education/domain/lesson-files';
import { keyOf, sampleCourse } from './sample-course';

const start = new Date('2026-11-02T06:00:00Z');
const on = (day: number) => new Date(start.getTime() + day * dayMs);

const path = sampleCourse[0]!;
const questions = questionsOf(path.lessons);

function answered(
  question: QuestionKey,
  at: Date | string,
  { isRight = true, askedIn = 'quiz' }: Partial<Pick<Answered, 'isRight' | 'askedIn'>> = {},
): Answered {
  const id = `${question} ${String(at)} ${isRight}`;
  return { kind: 'answered', id, atMs: new Date(at).getTime(), question, isRight, askedIn };
}
type Answered = Extract<GradedEvent, { kind: 'answered' }>;

/** Answers all of a path's eight questions on a day; the first `wrong` of them wrongly. */
function answerAll(progress: Progress, day: number, wrong = 0): Progress {
  return withEvents(
    progress,
    questions.map(({ key }, index) => answered(key, on(day), { isRight: index >= wrong })),
  );
}

const [first, second] = ['q1', 'q2'].map((id) => keyOf('a', 1, id));
const level = (progress: Progress, day: number) => masteryOf(questions, progress, on(day));
const once = answerAll(noProgress, 0);
const mastered = answerAll(once, 3);
const oneWrong = withEvents(mastered, [answered(first!, on(4), { isRight: false })]);

it.each([
  ['none without an answer', noProgress, 0, 'none'],
  ['attempted by one', withEvents(noProgress, [answered(first!, on(0))]), 0, 'attempted'],
  ['familiar with some wrong', answerAll(noProgress, 0, 2), 0, 'familiar'],
  ['proficient with all right', once, 0, 'proficient'],
  ['not mastered on the same day', answerAll(once, 0.5), 0.5, 'proficient'],
  ['mastered on a later day', mastered, 3, 'mastered'],
  ['familiar again by a wrong answer', oneWrong, 4, 'familiar'],
  ['still mastered two days on', mastered, 5, 'mastered'],
  ['less once it has faded', mastered, 2000, 'proficient'],
  ['attempted once familiar has faded', answerAll(noProgress, 0, 2), 2000, 'attempted'],
])('mastery is %s', (_, progress, day, expected) => {
  expect(level(progress, day)).toBe(expected);
});

it('a lesson is opened by the first of its answers, and finished by the last', () => {
  const stages = (...ids: string[]) => {
    const events = ids.map((id) => answered(keyOf('a', 1, id), on(0)));
    const states = lessonStates(path, withEvents(noProgress, events), on(0));
    return [...states.values()].map(({ stage }) => stage);
  };
  expect(stages()).toEqual(['new', 'new']);
  expect(stages('q1')).toEqual(['opened', 'new']);
  expect(stages('q1', 'q2', 'q3', 'q4')).toEqual(['finished', 'new']);
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

describe('the review', () => {
  const progress = withEvents(noProgress, [
    answered(first!, on(0)),
    answered(second!, on(0), { isRight: false }),
  ]);
  const dueKeys = (now: Date) =>
    dueQuestions(sampleCourse, progress, now).map(({ key }) => key as string);
  const counts = (day: number, of = progress) =>
    dueByDay(sampleCourse, of, on(day), 7).map(({ count }) => count);

  it('asks first what has waited longest, and nothing that was never answered', () => {
    expect(dueKeys(on(0))).toEqual([]);
    expect(dueKeys(on(30))).toEqual([second, first]);
    expect(nextDueOn(sampleCourse, noProgress, on(0))).toBeNull();
  });

  it('is due from the beginning of a day in India, whatever hour the answer was given at', () => {
    const next = nextDueOn(sampleCourse, progress, on(0))!;
    expect(next > dateInIndia(on(0))).toBe(true);
    const atMidnight = new Date(`${next}T00:00:00+05:30`);
    expect(dueKeys(atMidnight)).toEqual([second]);
    expect(dueByDay(sampleCourse, progress, atMidnight, 1)).toEqual([{ date: next, count: 1 }]);
    expect(dueKeys(new Date(atMidnight.getTime() - 1))).toEqual([]);
  });

  it('counts what comes due on each of the next days, and today all that has waited', () => {
    expect(counts(30)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    const [today, ...later] = counts(0);
    // A wrong answer is due within two days, never on the day itself; a right one later.
    expect([today, later.length]).toEqual([0, 6]);
    expect((later[0] ?? 0) + (later[1] ?? 0)).toBeGreaterThan(0);
    expect(counts(1).slice(0, 6)).toEqual(later);
    expect(counts(0, noProgress)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the next step', () => {
  const lessons = sampleCourse.flatMap((each) => each.lessons);
  const read = { kind: 'read', id: 'r', atMs: 1, heading: 'a-heading' } as const;
  const reading = withEvents(noProgress, [{ ...read, lesson: 'b/b-lesson-1' }]);
  /** Also wrong answers finish a lesson. */
  const finish = (progress: Progress, finished: typeof lessons) =>
    withEvents(
      progress,
      questionsOf(finished).map(({ key }) => answered(key, on(1), { isRight: false })),
    );
  const [atStart, second] = sampleCourse[1]!.lessons;

  it.each([
    ['the first lesson', noProgress, { kind: 'begin', lesson: lessons[0] }],
    ['the lesson read last', reading, { kind: 'resume', lesson: atStart, heading: 'a-heading' }],
    ['the next one of its path', finish(reading, [atStart!]), { kind: 'begin', lesson: second }],
    ['nowhere', finish(noProgress, lessons), { kind: 'all-done' }],
  ])('leads to %s', (_, progress, step) => {
    expect(nextStep(sampleCourse, progress)).toEqual(step);
  });
});

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

  it('gives the same result for every order and batching of events', () => {
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
    const events = Array.from({ length: 30 }, (_, day) => answered(first!, on(day)));
    const answers = withEvents(noProgress, events).answers[first!];
    expect(answers?.map(({ atMs }) => atMs)).toEqual(
      events.slice(-answersStored).map(({ atMs }) => atMs),
    );
    expect(answersStored).toBe(12);
  });

  it('is read back from its document as it was written, and another shape is refused', () => {
    const progress = withEvents(noProgress, [
      { kind: 'read', id: '1', atMs: 5, lesson: 'a/a-lesson-1', heading: 'one' },
    ]);
    expect(readProgress(progressFields(progress))).toEqual(progress);
    expect(readProgress(undefined)).toEqual(noProgress);
    expect(() => readProgress({ version: 2 })).toThrow('version');
  });

  it('the course decides which answers are right, future times are corrected, invalid events are dropped', () => {
    const atMs = now.getTime();
    type Answer = Extract<LearningEvent, { kind: 'answered' }>;
    const right: Answer = {
      ...{ kind: 'answered', id: 'x', atMs },
      ...{ question: first!, option: 0, askedIn: 'quiz' },
    };
    const grade = (event: LearningEvent) => graded(sampleCourse, [event], now)[0];
    const gradeWith = (changes: Partial<Answer>) => grade({ ...right, ...changes });
    expect(grade(right)).toMatchObject({ isRight: true });
    expect(gradeWith({ option: 2 })).toMatchObject({ isRight: false });
    expect(gradeWith({ atMs: atMs + 9e9 })).toMatchObject({ atMs });
    expect(gradeWith({ atMs: atMs - 61 * dayMs })).toBeUndefined();
    expect(gradeWith({ option: 3 })).toBeUndefined();
    expect(gradeWith({ question: 'a/none:q1' })).toBeUndefined();
    expect(grade({ kind: 'read', id: 'y', atMs, heading: null, lesson: 'a/none' })).toBeUndefined();
  });
});

describe('weekly mix', () => {
  const monday = new Date('2026-11-16T00:00:00+05:30');
  const sunday = new Date('2026-11-22T23:59:00+05:30');
  const uid = 'asha';

  const keysOf = (mix: ReturnType<typeof weeklyMix>) => mix.questions.map(({ key }) => key);

  it('a week begins on Monday in India', () => {
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-11-23')).toBe('2026-11-23');
  });

  it('is six questions, the same all week and another lot for another week or member', () => {
    const keys = (now: Date, member = uid) =>
      keysOf(weeklyMix(sampleCourse, noProgress, { uid: member, now }));
    expect(new Set(keys(monday)).size).toBe(6);
    expect(keys(sunday)).toEqual(keys(monday));
    expect(keys(new Date('2026-11-23T00:00:00+05:30'))).not.toEqual(keys(monday));
    expect(keys(monday, 'ravi')).not.toEqual(keys(monday));
  });

  it('asks at most two of a path, for every member', () => {
    const known = withEvents(noProgress, [
      answered(keyOf('a', 2, 'q1'), '2026-11-10T10:00:00Z'),
      answered(keyOf('b', 2, 'q1'), '2026-11-10T10:00:00Z'),
    ]);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(noProgress, known), (anyUid, progress) => {
        const { questions } = weeklyMix(sampleCourse, progress, { uid: anyUid, now: monday });
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
      answered(keyOf('c', 2, 'q1'), '2026-11-10T10:00:00Z'),
      answered(keyOf('d', 2, 'q1'), '2026-11-10T10:00:00Z'),
    ]);
    const mix = weeklyMix(sampleCourse, before, { uid, now: monday });
    expect(mix.questions.slice(0, 4).every(({ lesson }) => lesson.number === 2)).toBe(true);
    const within = withEvents(before, [answered(keyOf('a', 2, 'q1'), '2026-11-17T10:00:00Z')]);
    expect(keysOf(weeklyMix(sampleCourse, within, { uid, now: sunday }))).toEqual(keysOf(mix));
  });

  it('counts this week’s first answer in the mix, and no answer from elsewhere', () => {
    const [first, second] = keysOf(weeklyMix(sampleCourse, noProgress, { uid, now: monday }));
    const progress = withEvents(noProgress, [
      answered(first!, '2026-11-17T10:00:00Z', { askedIn: 'mix' }),
      answered(second!, '2026-11-17T10:00:00Z'),
    ]);
    const { answers } = weeklyMix(sampleCourse, progress, { uid, now: sunday });
    expect([...answers.keys()]).toEqual([first]);
  });
});
