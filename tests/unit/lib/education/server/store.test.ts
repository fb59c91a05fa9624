import { dayMs, minuteMs } from '@/lib/calendar/day-count';
import { findUser } from '@/lib/auth/server/session';
import { noProgress, type LearningEvent } from '@/lib/education/domain/learning/progress';
import { readLearningRequest } from '@/lib/education/data/learning-schema';
import { isCertificateId } from '@/lib/education/domain/certificate';
import { ownerOf } from '@/lib/auth/domain/owner';
import { newCertificateId } from '@/lib/education/server/certificate-store';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress, recordMyEvents } from '@/lib/education/server/store';
import { firestore } from '@/lib/firebase/admin';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { memberOf } from '@/tests/factories/member';
import { keyOf, sampleCourse } from '../sample-course';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: {} }));
jest.mock('@/lib/education/server/source', () => ({ loadCourse: jest.fn() }));

firestoreInMemory(jest.mocked(firestore));
const now = new Date('2026-11-21T10:00:00Z');

let uid = '';
const signIn = (name: string) => {
  uid = name;
  jest.mocked(findUser).mockResolvedValue(success(memberOf(uid)));
};

const event = (option = 0): LearningEvent => ({
  kind: 'answered',
  id: crypto.randomUUID(),
  atMs: now.getTime() - 1000,
  question: keyOf('a', 1, 'q1'),
  option,
  askedIn: 'quiz',
});
const record = (events: readonly LearningEvent[], owner = ownerOf('asha')) =>
  recordMyEvents({ uid }, { owner, events }, now);
const answersOf = async () => {
  const read = await readMyProgress();
  return read.ok ? read.value.answers[keyOf('a', 1, 'q1')] : read.problem;
};

beforeEach(() => {
  jest.mocked(loadCourse).mockResolvedValue(sampleCourse);
  signIn('asha');
});

it('stores an answer by the clock of the server, however wrong the clock of the device is', async () => {
  const clocks = { slow: -61 * dayMs, fast: 300 * dayMs, nearlyRight: 2 * minuteMs };
  for (const [name, errorMs] of Object.entries(clocks)) {
    signIn(name);
    const answered = { ...event(), atMs: now.getTime() - 5 * minuteMs + errorMs };
    const body = { owner: ownerOf(name), sentAtMs: now.getTime() + errorMs, events: [answered] };
    const read = readLearningRequest(body);
    if (!read) throw new Error('The request of this test is wrong');
    await recordMyEvents({ uid }, read, now);
    const shiftMs = name === 'nearlyRight' ? errorMs : 0;
    expect(await answersOf()).toMatchObject([{ atMs: now.getTime() - 5 * minuteMs + shiftMs }]);
  }
});

it('leaves the time of an answer where the clock is off by more than any that can connect', async () => {
  for (const sentAtMs of [0, Number.MAX_SAFE_INTEGER]) {
    await recordMyEvents({ uid }, { owner: ownerOf(uid), sentAtMs, events: [event()] }, now);
  }
  expect(await answersOf()).toEqual(
    Array(2).fill({ atMs: now.getTime() - 1000, isRight: true, askedIn: 'quiz' }),
  );
  for (const sentAtMs of [-1, 0.5, '1', null]) {
    expect(readLearningRequest({ owner: 'x', sentAtMs, events: [] })).toBeNull();
  }
});

it('begins empty, stores an answer, and is separate for each member', async () => {
  expect(await readMyProgress()).toEqual(success(noProgress));
  expect(await record([event(0)])).toEqual(success(null));
  expect(await answersOf()).toEqual([
    { atMs: now.getTime() - 1000, isRight: true, askedIn: 'quiz' },
  ]);
  signIn('ravi');
  expect(await readMyProgress()).toEqual(success(noProgress));
});

it('counts an event once, however often and by however many tabs it is sent', async () => {
  const once = event();
  const another = event(1);
  await Promise.all([record([once]), record([once, another]), record([another, once, once])]);
  await record([once]);
  expect(await answersOf()).toHaveLength(2);
});

it('refuses what another member’s page still holds, and a guest', async () => {
  signIn('ravi');
  expect(await record([event()])).toEqual(failure('other-member'));
  jest.mocked(findUser).mockResolvedValue(failure('guest'));
  expect(await readMyProgress()).toEqual(failure('guest'));
});

it('a database that does not answer is a failure, not empty progress or a successful save', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  expect(await readMyProgress()).toEqual(failure('unavailable'));
  expect(await record([event()])).toEqual(failure('unavailable'));
  expect(noise).toHaveBeenCalledTimes(2);
});

it('reads a request of ours, names what it cannot read, and refuses another body', () => {
  const good = event();
  const bad = { ...event(), option: -1 };
  expect(readLearningRequest({ owner: 'x', events: [good, bad, 7] })).toEqual({
    owner: 'x',
    events: [good],
    unreadIds: [bad.id],
  });
  expect(readLearningRequest({ events: [] })).toBeNull();
  expect(readLearningRequest({ owner: 'x', events: Array(51).fill(good) })).toBeNull();
});

it('makes ids of certificates from 128 random bits, and takes nothing else for one', () => {
  const ids = Array.from({ length: 200 }, newCertificateId);
  expect(new Set(ids).size).toBe(200);
  expect(ids.filter((id) => !isCertificateId(id))).toEqual([]);
  for (const id of ['', 'missing', '../certificates/x', `${ids[0]}x`, 'a'.repeat(21)]) {
    expect(isCertificateId(id)).toBe(false);
  }
});
