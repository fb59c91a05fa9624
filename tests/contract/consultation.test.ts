/**
 * @jest-environment node
 *
 * Bookings on a Firestore with real transactions: FIRESTORE_EMULATOR_HOST, or the one of scripts/local-firebase.
 */
import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { markPendingDeletion } from '@/lib/auth/server/pending-deletion-store';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { bookMySession, type BookingWish } from '@/lib/consultation/server/booking-store';
import {
  cancelMySession,
  saveMyNotes,
  moveMySession,
  withdrawMyAnswers,
} from '@/lib/consultation/server/change-store';
import { eraseFromCalendar, exportWaits } from '@/lib/consultation/server/user-data-store';
import { listSessionsForHost, findMyBooking, offeredDays } from '@/lib/consultation/server/store';
import { maxQuestionLength, readIntake } from '@/lib/consultation/domain/intake';
import { stopWaiting, waitForDay } from '@/lib/consultation/server/waiting-store';
import { env } from '@/lib/env';
import { adminAuth, firestore } from '@/lib/firebase/admin';
import { eraseMails, exportMails, mailsPerDay, queueMail } from '@/lib/mail/store';
import { failure, success } from '@/lib/result';
import { ownStores } from './own-store';
import { memberOf } from '@/tests/factories/member';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ adminAuth: jest.fn(), firestore: jest.fn() }));
jest.mock('@/lib/mail/store', () => {
  const real = jest.requireActual<typeof import('@/lib/mail/store')>('@/lib/mail/store');
  return { ...real, queueMail: jest.fn(real.queueMail) };
});
jest.mock('@/lib/env', () => jest.requireActual('@/tests/factories/consultation-settings'));
jest.setTimeout(120_000);

const stores = ownStores('booking');
let store: Firestore;

/** Each test has a project of its own, and so an empty calendar. */
beforeEach(() => {
  store = stores.open();
  jest.mocked(firestore).mockReturnValue(store);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await stores.close();
});

const now = new Date('2026-11-23T03:00:00Z');
/** Wednesday, 10:00 in India. */
const tenOClock = new Date('2026-11-25T04:30:00Z');
const elevenOClock = new Date('2026-11-25T05:30:00Z');

const wishFor = (startsAt: Date, changes: Partial<BookingWish> = {}): BookingWish => ({
  key: randomUUID(),
  kind: 'first-talk',
  startsAt,
  zone: 'Europe/Berlin',
  intake: { topic: 'saving', horizon: 'over-7', risk: 'steady', question: 'Where do I begin?' },
  attached: null,
  ...changes,
});

type When = { reason?: string; at?: Date };
const book = (uid: string, wish: BookingWish) => bookMySession(memberOf(uid), wish, now);
const cancel = (uid: string, key: string, { reason = '', at = now }: When = {}) =>
  cancelMySession(memberOf(uid), key, reason, at);
const move = (uid: string, key: string, to: Date, { reason = '', at = now }: When = {}) =>
  moveMySession(memberOf(uid), key, to, reason, at);
const withdraw = (uid: string, key: string, at = now) => withdrawMyAnswers(memberOf(uid), key, at);
const wait = (uid: string, day: IsoDate, kind: BookingWish['kind'] = 'first-talk') =>
  waitForDay(memberOf(uid), { day, kind }, now);

const idsIn = async (name: string) =>
  (await store.collection(name).get()).docs.map(({ id }) => id).sort();
const bookings = async () => (await store.collectionGroup('bookings').get()).docs;
const isFree = async (startsAt: Date) => {
  const days = valueOf(await offeredDays('first-talk', now));
  return days.some(({ starts }) => starts.some((start) => +start === +startsAt));
};

test('fifty people want one slot at once: exactly one has it, the others are informed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, person) => book(`person-${person}`, wishFor(tenOClock))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const problems = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem])));
  expect([...problems].filter((problem) => !['taken', 'busy'].includes(problem))).toEqual([]);
  expect(await bookings()).toHaveLength(1);
  expect(await idsIn('consultation-slots')).toEqual([
    '2026-11-25T04:30Z',
    '2026-11-25T04:45Z',
    '2026-11-25T05:00Z',
  ]);
  // One to the person, one to the host.
  expect(await idsIn('mail')).toHaveLength(2);
  expect((await store.doc('consultation-days/2026-11-25').get()).get('sessions')).toBe(1);
});

test('one form sent five times makes one booking, with one mail each to member and host', async () => {
  const wish = wishFor(tenOClock);
  const answers = await Promise.all(Array.from({ length: 5 }, () => book('asha', wish)));
  const again = await book('asha', wish);
  for (const answer of [...answers, again]) {
    expect(answer).toMatchObject({ ok: true, value: { id: wish.key, status: 'booked' } });
  }
  expect(await bookings()).toHaveLength(1);
  expect(await idsIn('mail')).toHaveLength(2);
});

test('a form sent again after its booking was cancelled claims no booking', async () => {
  const wish = wishFor(tenOClock);
  await book('asha', wish);
  await cancel('asha', wish.key);
  expect(await book('asha', wish)).toEqual(failure('not-offered'));
});

test('when a later step fails, nothing is reserved and no mail is sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(queueMail).mockImplementationOnce(() => {
    throw new Error('no outbox');
  });
  expect(await book('asha', wishFor(tenOClock))).toEqual(failure('unavailable'));
  for (const name of ['consultation-slots', 'consultation-days', 'mail']) {
    expect(await idsIn(name)).toEqual([]);
  }
  expect(await bookings()).toEqual([]);
  expect(await book('ravi', wishFor(tenOClock))).toMatchObject({ ok: true });
});

test('sessions keep the buffer between them; the day ends at its cap', async () => {
  expect(await book('a', wishFor(tenOClock))).toMatchObject({ ok: true });
  const soonAfter = new Date('2026-11-25T05:00:00Z');
  expect(await book('b', wishFor(soonAfter))).toEqual(failure('taken'));
  expect(await book('b', wishFor(elevenOClock))).toMatchObject({ ok: true });
  expect(await book('c', wishFor(new Date('2026-11-25T06:30:00Z')))).toMatchObject({ ok: true });
  expect(await book('d', wishFor(new Date('2026-11-25T07:00:00Z')))).toEqual(failure('taken'));
});

test.each([
  ['in the past', '2026-11-20T04:30:00Z'],
  ['within the notice', '2026-11-23T04:30:00Z'],
  ['outside the hours', '2026-11-25T12:30:00Z'],
  ['on a holiday', '2026-11-24T04:30:00Z'],
  ['between two steps', '2026-11-25T04:45:00Z'],
  ['too far ahead', '2027-03-03T04:30:00Z'],
])('the server’s clock and rules decide: not %s', async (_, at) => {
  expect(await book('asha', wishFor(new Date(at)))).toEqual(failure('not-offered'));
  expect(await idsIn('consultation-slots')).toEqual([]);
});

test('a question of emoji as long as is allowed can be read again', async () => {
  const typed = { topic: 'tax', horizon: 'over-7', risk: 'sell', attached: '', agree: 'on' };
  const { intake } = readIntake({ ...typed, question: '🦚'.repeat(maxQuestionLength) });
  if (!intake) throw new Error('The question was refused');
  const wish = wishFor(tenOClock, { intake });
  expect(await book('asha', wish)).toMatchObject({ ok: true });
  expect(await cancel('asha', wish.key)).toMatchObject({ ok: true });
});

test('a person has two sessions ahead at most', async () => {
  expect(await book('asha', wishFor(tenOClock))).toMatchObject({ ok: true });
  expect(await book('asha', wishFor(elevenOClock))).toMatchObject({ ok: true });
  const third = wishFor(new Date('2026-11-26T04:30:00Z'));
  expect(await book('asha', third)).toEqual(failure('too-many'));
});

test('moved: the old time is free, the calendar entry keeps its identity, and the number of moves ends', async () => {
  const { key } = await bookedBy('asha');
  const moved = await move('asha', key, elevenOClock, { reason: 'A clash' });
  expect(moved).toMatchObject({ ok: true, value: { id: key, sequence: 1, moves: 1 } });
  expect(await isFree(tenOClock)).toBe(true);
  expect(await isFree(elevenOClock)).toBe(false);
  expect(await idsIn('consultation-slots')).toEqual([
    '2026-11-25T05:30Z',
    '2026-11-25T05:45Z',
    '2026-11-25T06:00Z',
  ]);
  // Pressed twice.
  expect(await move('asha', key, elevenOClock, { reason: 'A clash' })).toMatchObject({
    value: { sequence: 1 },
  });
  expect(await move('asha', key, tenOClock)).toEqual(failure('no-moves'));
});

test('a session that overlaps its old time moves too, and a taken time leaves all as it was', async () => {
  const { key } = await bookedBy('asha');
  await bookedBy('ravi', new Date('2026-11-25T06:30:00Z'));
  expect(await move('asha', key, new Date('2026-11-25T06:00:00Z'))).toEqual(failure('taken'));
  const halfAnHourLater = new Date('2026-11-25T05:00:00Z');
  expect(await move('asha', key, halfAnHourLater)).toMatchObject({
    ok: true,
  });
  const day = await store.doc('consultation-days/2026-11-25').get();
  expect(day.get('sessions')).toBe(2);
  expect((day.get('taken') as string[]).toSorted()).toEqual(await idsIn('consultation-slots'));
});

test('who moves is offered the other times of their own day, also where it is full', async () => {
  const { key } = await bookedBy('asha');
  await bookedBy('b', new Date('2026-11-25T06:00:00Z'));
  await bookedBy('c', new Date('2026-11-25T07:00:00Z'));
  const booking = await findMyBooking({ uid: 'asha' }, key);
  const startsFor = async (moving: typeof booking) => {
    const days = await offeredDays('first-talk', now, moving);
    const day = days.ok ? days.value.find(({ date }) => date === '2026-11-25') : null;
    return day?.starts.map((start) => start.toISOString().slice(11, 16));
  };
  expect(await startsFor(null)).toEqual([]);
  // 10:30 in India; 10:00 is the time that it has.
  expect(await startsFor(booking)).toEqual(['05:00']);
});

test('cancelled: the time is free, the waiting list is notified, and a second press notifies no one again', async () => {
  const { key } = await bookedBy('asha');
  await wait('ravi', '2026-11-25');
  expect(await cancel('asha', key, { reason: 'Ill' })).toMatchObject({
    value: { status: 'cancelled', sequence: 1, reason: 'Ill' },
  });
  expect(await isFree(tenOClock)).toBe(true);
  const sent = async () =>
    (await store.collection('mail').get()).docs.map((mail) => String(mail.get('to'))).sort();
  const after = await sent();
  expect(after.filter((to) => to === 'ravi@example.com')).toHaveLength(1);
  await cancel('asha', key, { reason: 'Ill' });
  expect(await sent()).toEqual(after);
  // A member who books a time of that day no longer waits for the day.
  expect(await book('ravi', wishFor(tenOClock))).toMatchObject({ ok: true });
  expect(await idsIn('consultation-waits')).toEqual([]);
});

describe('with more people on the waiting list of a day than one free time notifies', () => {
  const people = Array.from({ length: 60 }, (_, at) => `person-${at}`);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const waitAt = (uid: string, at: Date) =>
    waitForDay(memberOf(uid), { day: '2026-11-25', kind: 'first-talk' }, at);
  const notified = async () => {
    const to = (await store.collection('mail').get()).docs.map((mail) => String(mail.get('to')));
    return people.filter((uid) => to.includes(memberOf(uid).email));
  };

  test('those who have waited longest come first, and the next free time begins with the others', async () => {
    for (const [at, uid] of people.entries()) await waitAt(uid, later(at));
    // Asking again keeps the place.
    await waitAt('person-0', later(70));
    const first = await bookedBy('asha');
    const second = await bookedBy('meera', elevenOClock);
    await cancel('asha', first.key, { at: later(80) });
    expect(await notified()).toEqual(people.slice(0, 50));
    await cancel('meera', second.key, { at: later(90) });
    expect(await notified()).toEqual(people);
    const counts = people.map(async (uid) => (await mailsTo(memberOf(uid).email)).length);
    const twice = (await Promise.all(counts)).filter((count) => count === 2);
    expect(twice).toHaveLength(40);
  });

  test('leaving the list and joining it again is no way to the front', async () => {
    for (const [at, uid] of people.entries()) await waitAt(uid, later(at));
    await stopWaiting(memberOf('person-0'), '2026-11-25');
    await waitAt('person-0', later(70));
    const { key } = await bookedBy('asha');
    await cancel('asha', key, { at: later(80) });
    expect(await notified()).toEqual(people.slice(1, 51));
  });
});

test('who has begun to delete the account is not written to, even while the wait is still there', async () => {
  const { key } = await bookedBy('asha');
  await wait('ravi', '2026-11-25');
  await wait('meera', '2026-11-25');
  await markPendingDeletion('ravi');
  await cancel('asha', key);
  expect(await mailsTo('ravi@example.com')).toEqual([]);
  expect(await mailsTo('meera@example.com')).toHaveLength(1);
});

test('cancelling and booking the freed time at once ends with one holder or none', async () => {
  const { key } = await bookedBy('asha');
  const cancelling = cancel('asha', key);
  const [cancelled, booked] = await Promise.all([cancelling, book('ravi', wishFor(tenOClock))]);
  expect(cancelled.ok).toBe(true);
  expect(await idsIn('consultation-slots')).toHaveLength(booked.ok ? 3 : 0);
  expect(await isFree(tenOClock)).toBe(!booked.ok);
});

test('after the cut-off a session stays, but answers can always be withdrawn', async () => {
  const { key } = await bookedBy('asha');
  const late = new Date('2026-11-24T20:00:00Z');
  expect(await cancel('asha', key, { at: late })).toEqual(failure('too-late'));
  expect(await move('asha', key, elevenOClock, { at: late })).toEqual(failure('too-late'));
  expect(await withdraw('asha', key, late)).toMatchObject({
    value: { status: 'cancelled', intake: null, attached: null },
  });
  const mails = (await store.collection('mail').get()).docs;
  // The two about the cancellation.
  expect(mails).toHaveLength(2);
  const text = JSON.stringify([...(await bookings()), ...mails].map((each) => each.data()));
  expect(text).not.toContain('Where do I begin?');
  expect(await idsIn('consultation-slots')).toEqual([]);
});

test('a member cannot reach the booking of another member', async () => {
  const { key } = await bookedBy('asha');
  const tries = [
    () => cancel('ravi', key),
    () => move('ravi', key, elevenOClock),
    () => withdraw('ravi', key),
    () => saveMyNotes(memberOf('ravi'), key, { notes: 'x', actions: [], basedOn: '' }),
  ];
  for (const attempt of tries) {
    expect(await attempt()).toEqual(failure('unknown'));
  }
  expect(await isFree(tenOClock)).toBe(false);
});

test('the host sees the upcoming sessions, nearest first, with what to talk about', async () => {
  await bookedBy('ravi', elevenOClock);
  const { key } = await bookedBy('asha');
  await store.doc('users/asha').set({ username: 'Asha' });
  const sessions = await listSessionsForHost(now);
  expect(sessions.map(({ person }) => person)).toEqual(['Asha', '']);
  expect(sessions[0]).toMatchObject({
    kind: 'First talk',
    times: ['25 Nov 2026, 10:00 IST', '25 Nov 2026, 05:30 Berlin'],
    intake: expect.arrayContaining([
      expect.objectContaining({ value: 'Where do I begin?' }),
    ]) as unknown,
  });
  await cancel('asha', key);
  expect(await listSessionsForHost(now)).toHaveLength(1);
});

test('a deleted account is nowhere in calendar, waiting lists and mails, and the time is free', async () => {
  await bookedBy('asha');
  await bookedBy('ravi', elevenOClock);
  for (const uid of ['asha', 'ravi']) {
    await wait(uid, '2026-11-26');
  }
  expect(await exportWaits('asha')).toMatchObject([{ day: '2026-11-26' }]);
  const mails = await exportMails('asha');
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('host@arthayatra.example');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await eraseFromCalendar('asha');
    await eraseMails('asha');
  }
  expect(await isFree(tenOClock)).toBe(true);
  expect(await isFree(elevenOClock)).toBe(false);
  const left = await Promise.all(
    ['consultation-slots', 'consultation-days', 'consultation-waits', 'mail'].map(async (name) =>
      (await store.collection(name).get()).docs.map((each) => [each.id, each.data()]),
    ),
  );
  expect(JSON.stringify(left)).not.toContain('asha');
  expect(JSON.stringify(left)).toContain('ravi');
  expect((await store.doc('consultation-days/2026-11-25').get()).get('sessions')).toBe(1);
});

test('the export names no address of the host, also when another one is set or the mail was sent', async () => {
  await bookedBy('asha');
  const [mail] = await mailsTo('host@arthayatra.example');
  // As Firebase's "Trigger Email" extension notes a mail that was sent.
  await mail?.ref.update({ delivery: { info: { accepted: ['host@arthayatra.example'] } } });
  const others = {
    ...env.consultation!,
    host: { ...env.consultation!.host, email: 'new@b.example' },
  };
  for (const consultation of [env.consultation, others, null]) {
    jest.replaceProperty(env, 'consultation', consultation);
    const mails = await exportMails('asha');
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).toContain('"to":"asha@example.com"');
    expect(JSON.stringify(mails)).not.toContain('host@arthayatra.example');
  }
});

test('a deleted account tells the host and the waiting list of its session to come, in mails without a person', async () => {
  const { key } = await bookedBy('asha');
  await wait('ravi', '2026-11-25');
  const { calendarId } = (await bookings())[0]!.data();
  await move('asha', key, elevenOClock, { reason: 'Asha is ill' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await eraseFromCalendar('asha', now);
    await eraseMails('asha');
  }
  const [mail, ...others] = await mailsTo('host@arthayatra.example');
  expect(others).toEqual([]);
  const text = JSON.stringify(mail?.data());
  expect(text).toContain(`UID:booking-${calendarId}`);
  expect(text).toContain('METHOD:CANCEL');
  expect(text).toContain('SEQUENCE:2');
  expect(text).not.toMatch(/asha|Where do I begin/i);
  // Of the time that the move freed, and of the one that the deletion frees.
  expect(await mailsTo('ravi@example.com')).toHaveLength(2);
});

test('deleting an account sends no mail about sessions that are over or cancelled', async () => {
  const { key } = await bookedBy('asha');
  await bookedBy('asha', elevenOClock);
  await cancel('asha', key);
  await eraseFromCalendar('asha', new Date('2026-11-26T03:00:00Z'));
  await eraseMails('asha');
  expect(await idsIn('mail')).toEqual([]);
});

async function bookedBy(uid: string, startsAt = tenOClock): Promise<BookingWish> {
  const wish = wishFor(startsAt);
  expect(await book(uid, wish)).toMatchObject({ ok: true });
  return wish;
}

/** Sets what Firebase Authentication answers, which is asked where a token says that the address is not confirmed. */
function authKnows(emailVerified: boolean) {
  jest.mocked(adminAuth).mockReturnValue({
    getUser: () => Promise.resolve({ emailVerified }),
  } as never);
}

const mailsTo = async (address: string) =>
  (await store.collection('mail').where('to', '==', address).get()).docs;

const wednesday = '2026-11-25';

describe('an address that is not confirmed', () => {
  const unconfirmed = (uid: string) => memberOf(uid, { isEmailVerified: false });
  const bookUnconfirmed = (uid: string) => bookMySession(unconfirmed(uid), wishFor(tenOClock), now);
  const waitUnconfirmed = (uid: string) =>
    waitForDay(unconfirmed(uid), { day: '2026-11-26', kind: 'first-talk' }, now);

  test('books nothing, waits for nothing and is sent nothing', async () => {
    authKnows(false);
    expect(await bookUnconfirmed('mallory')).toEqual(failure('not-confirmed'));
    expect(await waitUnconfirmed('mallory')).toEqual(failure('not-confirmed'));
    for (const name of ['mail', 'consultation-slots', 'consultation-waits']) {
      expect(await idsIn(name)).toEqual([]);
    }
  });

  test('counts as confirmed at once, also while the token does not say so yet', async () => {
    authKnows(true);
    expect(await bookUnconfirmed('asha')).toMatchObject({ ok: true });
    expect(await waitUnconfirmed('asha')).toMatchObject({ ok: true });
  });

  test('of an earlier booking can be cancelled; the host hears of it, the address does not', async () => {
    const { key } = await bookedBy('asha');
    authKnows(false);
    expect(await cancelMySession(unconfirmed('asha'), key, '', now)).toMatchObject({
      value: { status: 'cancelled', lastMail: 'not-confirmed' },
    });
    expect(await mailsTo('asha@example.com')).toHaveLength(1);
    expect(await mailsTo('host@arthayatra.example')).toHaveLength(2);
  });

  test('of an earlier wait is sent nothing', async () => {
    const { key } = await bookedBy('asha');
    const earlier = {
      ...{ uid: 'ravi', email: 'ravi@example.com', day: wednesday, kind: 'first-talk' },
      createdAt: Timestamp.fromDate(now),
    };
    await store.doc(`consultation-waits/${wednesday}-ravi`).set(earlier);
    await cancel('asha', key);
    expect(await mailsTo('ravi@example.com')).toEqual([]);
  });
});

test('an address is sent so many mails in 24 hours and no more, and the booking says so', async () => {
  const bookAndCancel = async (moment: Date) => {
    const wish = wishFor(tenOClock);
    const booked = await bookMySession(memberOf('asha'), wish, moment);
    const cancelled = await cancel('asha', wish.key, { at: moment });
    return [booked, cancelled].map((answer) => answer.ok && answer.value.lastMail);
  };
  const first = [];
  for (let count = 0; count < mailsPerDay / 2; count += 1)
    first.push(...(await bookAndCancel(now)));
  expect(new Set(first)).toEqual(new Set(['queued']));
  expect(await bookAndCancel(now)).toEqual(['daily-limit', 'daily-limit']);
  expect(await mailsTo('asha@example.com')).toHaveLength(mailsPerDay);
  // The same member writes to the host as often and no more; another member still does.
  expect(await mailsTo('host@arthayatra.example')).toHaveLength(mailsPerDay);
  await bookedBy('ravi', elevenOClock);
  expect(await mailsTo('host@arthayatra.example')).toHaveLength(mailsPerDay + 1);

  // Deleting the mails does not begin a new count.
  await eraseMails('asha');
  expect(await bookAndCancel(now)).toEqual(['daily-limit', 'daily-limit']);
  const nextDay = new Date(now.getTime() + 24 * 3_600_000);
  expect(await bookAndCancel(nextDay)).toEqual(['queued', 'queued']);
  const counts = (await store.collection('limits').get()).docs;
  expect(JSON.stringify(counts.map((each) => [each.id, each.data()]))).not.toMatch(/asha|example/);
});

test('a time that is freed again and again is notified once to each person on the waiting list', async () => {
  await wait('ravi', wednesday);
  for (let count = 0; count < 3; count += 1) {
    const { key } = await bookedBy('asha');
    await cancel('asha', key);
    // Asking to wait again does not begin again.
    await wait('ravi', wednesday, 'plan-review');
  }
  expect(await mailsTo('ravi@example.com')).toHaveLength(1);
  const { key } = await bookedBy('asha', elevenOClock);
  await cancel('asha', key);
  expect(await mailsTo('ravi@example.com')).toHaveLength(2);
});

describe('who waits for a day that still offers them no time is sent no mail', () => {
  const at = (time: string) => new Date(`2026-11-25T${time}:00+05:30`);
  const waitFor = (kind: BookingWish['kind']) => wait('ravi', wednesday, kind);

  test('a time that is too near to be booked', async () => {
    const { key } = await bookedBy('asha');
    await waitFor('first-talk');
    await withdraw('asha', key, new Date('2026-11-24T20:00:00Z'));
    expect(await mailsTo('ravi@example.com')).toHaveLength(0);
  });

  test('a session that is moved within a full day', async () => {
    const { key } = await bookedBy('asha', at('10:00'));
    await bookedBy('b', at('11:30'));
    await bookedBy('c', at('12:30'));
    await waitFor('first-talk');
    await move('asha', key, at('10:30'));
    expect(await mailsTo('ravi@example.com')).toHaveLength(0);
  });

  test.each([
    ['plan-review', 0],
    ['first-talk', 1],
  ] as const)(
    'half an hour between two sessions, for a %s: mails sent: %d',
    async (kind, mails) => {
      await bookedBy('a', at('10:30'));
      await bookedBy('b', at('11:30'));
      const { key } = await bookedBy('asha', at('12:30'));
      await waitFor(kind);
      await cancel('asha', key);
      expect(await mailsTo('ravi@example.com')).toHaveLength(mails);
    },
  );
});

test('who moves a session to a day waits for that day no longer', async () => {
  for (const moment of [elevenOClock, new Date('2026-11-26T04:30:00Z')]) {
    const day = dateInIndia(moment);
    const { key } = await bookedBy('asha');
    await wait('asha', day);
    expect(await move('asha', key, moment)).toMatchObject({ ok: true });
    expect(await idsIn('consultation-waits')).toEqual([]);
  }
});

test('waits are for days that can be booked, and days that are over do not count', async () => {
  for (const day of ['2026-11-20', '2027-03-03', '9999-12-31'] as const) {
    expect(await wait('ravi', day)).toEqual(failure('not-offered'));
  }
  for (let date = 16; date <= 20; date += 1) {
    const day = `2026-11-${date}`;
    await store.doc(`consultation-waits/${day}-ravi`).set({ uid: 'ravi', day });
  }
  for (const day of [
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
  ] as const) {
    expect(await wait('ravi', day)).toEqual(success(null));
  }
  expect(await wait('ravi', '2026-12-02')).toEqual(failure('too-many'));
});

describe('the key of another member’s booking', () => {
  test('makes a booking of one’s own; the host sees both and can tell their calendar entries apart', async () => {
    const { key } = await bookedBy('asha');
    const stolen = wishFor(elevenOClock, {
      key,
      intake: { topic: 'tax', horizon: 'under-3', risk: 'sell', question: 'Mine.' },
    });
    expect(await book('mallory', stolen)).toMatchObject({ ok: true });
    const sessions = await listSessionsForHost(now);
    expect(sessions.map(({ intake }) => intake.map(({ value }) => value))).toEqual([
      expect.arrayContaining(['Where do I begin?']),
      expect.arrayContaining(['Mine.']),
    ]);
    await cancel('mallory', key);
    expect(await listSessionsForHost(now)).toHaveLength(1);
    const entries = (await mailsTo('host@arthayatra.example')).map((mail) => {
      const [file] = mail.get('message.attachments') as { content: string }[];
      return [/UID:(\S+)/.exec(file?.content ?? '')?.[1], String(mail.get('uid'))] as const;
    });
    // The page of a booking is its member's alone.
    const toHost = (await mailsTo('host@arthayatra.example')).map((mail) => mail.data());
    expect(JSON.stringify(toHost)).not.toContain('/consultation/bookings/');
    const uidsOf = (person: string) =>
      new Set(entries.filter(([, uid]) => uid === person).map(([uid]) => uid));
    expect(entries).toHaveLength(3);
    expect(uidsOf('asha').size).toBe(1);
    expect(uidsOf('mallory').size).toBe(1);
    expect(uidsOf('mallory')).not.toEqual(uidsOf('asha'));
  });

  test.each(['', '../asha', 'x'.repeat(36), '-'.repeat(36), randomUUID().toUpperCase()])(
    'no booking has the key %j',
    async (key) => {
      expect(await book('asha', wishFor(tenOClock, { key }))).toEqual(failure('not-offered'));
      expect(await cancel('asha', key)).toEqual(failure('unknown'));
    },
  );
});
