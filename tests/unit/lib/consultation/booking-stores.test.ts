import type { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '@/lib/calendar/day-count';
import type { Booking } from '@/lib/consultation/domain/booking';
import { bookMySession, type BookingWish } from '@/lib/consultation/server/booking-store';
import {
  cancelMySession,
  moveMySession,
  saveMyNotes,
  withdrawMyAnswers,
} from '@/lib/consultation/server/change-store';
import { notesIdOf } from '@/lib/consultation/server/record-store';
import { offeredDays } from '@/lib/consultation/server/store';
import { eraseFromCalendar } from '@/lib/consultation/server/user-data-store';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { eraseMails } from '@/lib/mail/store';
import { failure } from '@/lib/result';
import { consultationSettings } from '@/tests/factories/consultation-settings';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { memberOf } from '@/tests/factories/member';

jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/auth/server/confirmed-address', () => ({
  hasConfirmedAddress: () => Promise.resolve(true),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => jest.requireActual('@/tests/factories/consultation-settings'));

const db = firestoreInMemory(jest.mocked(firestore));

const now = new Date('2026-11-23T03:00:00Z');
/** Wednesday, 10:00 in India. */
const tenOClock = new Date('2026-11-25T04:30:00Z');
const elevenOClock = new Date('2026-11-25T05:30:00Z');
const asha = memberOf('asha');

const wishOf = (changes: Partial<BookingWish> = {}): BookingWish => ({
  key: crypto.randomUUID(),
  kind: 'first-talk',
  startsAt: tenOClock,
  zone: 'Europe/Berlin',
  intake: { topic: 'saving', horizon: 'over-7', risk: 'steady', question: 'Where do I begin?' },
  attached: null,
  ...changes,
});
const book = (wish: BookingWish, uid = 'asha') => bookMySession(memberOf(uid), wish, now);

/** The database makes the next change, and its answer is lost. */
function loseNextAnswer(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = db.runTransaction.bind(db);
  jest.spyOn(db, 'runTransaction').mockImplementationOnce(async (act, options) => {
    await run(act, options);
    throw Object.assign(new Error('Deadline exceeded'), { code: 4 });
  });
}

afterEach(() => void jest.restoreAllMocks());

describe('a session that the member has already', () => {
  test('is that booking, also from the form of another page', async () => {
    const wish = wishOf();
    await book(wish);
    const again = await book(wishOf());
    expect(again).toMatchObject({ ok: true, value: { id: wish.key, status: 'booked' } });
    expect((await db.collectionGroup('bookings').get()).docs).toHaveLength(1);
  });

  test.each([
    ['the same form', true],
    ['the form of another page', false],
  ])('does not take other answers in silence from %s', async (_, isSameForm) => {
    const wish = wishOf();
    await book(wish);
    const key = isSameForm ? wish.key : crypto.randomUUID();
    const changes: Partial<BookingWish>[] = [
      { intake: { ...wish.intake, question: 'And where do I end?' } },
      { attached: { id: 'plan', title: 'House', facts: [] } },
    ];
    for (const change of changes) {
      expect(await book({ ...wish, key, ...change })).toEqual(failure('booked-before'));
    }
    const [stored] = (await db.collectionGroup('bookings').get()).docs;
    expect(stored?.get('intake')).toEqual(wish.intake);
  });

  test.each([
    ['another kind', { kind: 'plan-review' as const }, 'asha'],
    ['another time', { startsAt: new Date('2026-11-25T05:00:00Z') }, 'asha'],
    ['another member', {}, 'ravi'],
  ])('is taken for %s', async (_, changes, uid) => {
    await book(wishOf());
    expect(await book(wishOf(changes), uid)).toEqual(failure('taken'));
  });
});

describe('with opening hours around midnight', () => {
  const allDay = Array.from({ length: 7 }, () => [{ fromMinute: 0, toMinute: 24 * 60 }]);
  // Wednesday and Thursday in India.
  const halfPastEleven = new Date('2026-11-25T18:00:00Z');
  const midnight = new Date('2026-11-25T18:30:00Z');
  const offered = async (day: string, moving: Booking | null = null) => {
    const days = await offeredDays('first-talk', now, moving);
    const found = days.ok ? days.value.find(({ date }) => date === day) : undefined;
    return (found?.starts ?? []).map((start) => start.toISOString());
  };

  beforeEach(() => {
    jest.replaceProperty(env, 'consultation', { ...consultationSettings!, hours: allDay });
  });

  test('the buffer of a late session leaves the next day no time that cannot be booked', async () => {
    const late = await book(wishOf({ startsAt: halfPastEleven }));
    expect(await book(wishOf({ startsAt: midnight }), 'ravi')).toEqual(failure('taken'));
    expect(await offered('2026-11-26')).not.toContain(midnight.toISOString());
    // The same booking may be moved there.
    const own = late.ok ? late.value : null;
    expect(await offered('2026-11-26', own)).toContain(midnight.toISOString());
  });

  test('an early session leaves the day before no time whose buffer reaches into it', async () => {
    await book(wishOf({ startsAt: midnight }));
    expect(await book(wishOf({ startsAt: halfPastEleven }), 'ravi')).toEqual(failure('taken'));
    expect(await offered('2026-11-25')).not.toContain(halfPastEleven.toISOString());
  });
});

describe('where the answer of the database is lost', () => {
  test('it is not known whether the session is booked, and the same form books once', async () => {
    const wish = wishOf();
    loseNextAnswer();
    expect(await book(wish)).toEqual(failure('not-known'));
    expect(await book(wish)).toMatchObject({ ok: true, value: { id: wish.key } });
    expect((await db.collectionGroup('bookings').get()).docs).toHaveLength(1);
  });

  test.each([
    ['moved', (id: string) => moveMySession(asha, id, elevenOClock, '', now)],
    ['cancelled', (id: string) => cancelMySession(asha, id, '', now)],
    ['without its answers', (id: string) => withdrawMyAnswers(asha, id, now)],
  ])('it is not known whether the session is %s', async (_, change) => {
    const { key } = wishOf();
    await book(wishOf({ key }));
    loseNextAnswer();
    expect(await change(key)).toEqual(failure('not-known'));
  });

  test('but a database that does not answer at all has booked nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(db, 'runTransaction').mockImplementation(databaseIsDown);
    expect(await book(wishOf())).toEqual(failure('unavailable'));
  });
});

test('notes that another tab changed since are not overwritten, and those sent again are saved', async () => {
  const { key } = wishOf();
  await book(wishOf({ key }));
  const basedOn = notesIdOf({ notes: '', actions: [] });
  const mine = { notes: 'Mine', actions: [{ text: ' File ', isDone: true }], basedOn };
  expect(await saveMyNotes(asha, key, mine)).toMatchObject({ ok: true });
  expect(await saveMyNotes(asha, key, mine)).toMatchObject({ ok: true });
  const other = { notes: 'Other', actions: [], basedOn };
  expect(await saveMyNotes(asha, key, other)).toEqual(failure('changed-elsewhere'));
  const [stored] = (await db.collectionGroup('bookings').get()).docs;
  expect(stored?.get('notes')).toBe('Mine');
  const shown = notesIdOf({ notes: 'Mine', actions: [{ text: 'File', isDone: true }] });
  expect(await saveMyNotes(asha, key, { ...other, basedOn: shown })).toMatchObject({ ok: true });
});

test('notes are not saved once the answers were withdrawn, as in another tab', async () => {
  const { key } = wishOf();
  await book(wishOf({ key }));
  const notes = { notes: 'My salary is secret', actions: [], basedOn: '' };
  expect(await saveMyNotes(asha, key, notes)).toMatchObject({ ok: true });
  await withdrawMyAnswers(asha, key, now);
  expect(await saveMyNotes(asha, key, notes)).toEqual(failure('withdrawn'));
  const [stored] = (await db.collectionGroup('bookings').get()).docs;
  expect(stored?.get('notes')).toBe('');
});

describe('withdrawn answers', () => {
  const oldMails = 650;
  const mails = async () => (await db.collection('mail').where('uid', '==', 'asha').get()).docs;
  const bookWithMails = async () => {
    const { key } = wishOf();
    await book(wishOf({ key }));
    const batch = db.batch();
    for (let count = 0; count < oldMails; count += 1) {
      const mail = { uid: 'asha', message: { text: 'Where do I begin?' } };
      batch.set(db.collection('mail').doc(), mail);
    }
    await batch.commit();
    return key;
  };

  test('leave none of the mails that hold them, however many there are', async () => {
    await withdrawMyAnswers(asha, await bookWithMails(), now);
    const left = await mails();
    // The cancellation, to the member and to the host.
    expect(left).toHaveLength(2);
    expect(JSON.stringify(left.map((mail) => mail.data()))).not.toContain('Where do I begin?');
  });

  test('are shown until their mails are deleted, and a second attempt goes on', async () => {
    const key = await bookWithMails();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { batch } = db;
    const spy = jest.spyOn(db, 'batch').mockImplementationOnce(() => batch.call(db));
    spy.mockImplementationOnce(databaseIsDown);
    expect(await withdrawMyAnswers(asha, key, now)).toEqual(failure('unavailable'));
    const [stored] = (await db.collectionGroup('bookings').get()).docs;
    expect(stored?.get('intake')).toMatchObject({ question: 'Where do I begin?' });
    expect(await withdrawMyAnswers(asha, key, now)).toMatchObject({ ok: true });
    expect(await mails()).toHaveLength(2);
  });

  test('of an unknown booking are none, and no mail is deleted for them', async () => {
    await book(wishOf());
    expect(await withdrawMyAnswers(asha, crypto.randomUUID(), now)).toEqual(failure('unknown'));
    expect(await mails()).toHaveLength(2);
  });
});

test('where sessions are no longer offered, notes are saved and answers deleted, but nothing is moved', async () => {
  const { key } = wishOf();
  await book(wishOf({ key }));
  jest.replaceProperty(env, 'consultation', null);
  const notes = { notes: 'Mine', actions: [], basedOn: '' };
  expect(await saveMyNotes(asha, key, notes)).toMatchObject({ ok: true });
  expect(await moveMySession(asha, key, elevenOClock, '', now)).toEqual(failure('not-offered'));
  expect(await withdrawMyAnswers(asha, key, now)).toMatchObject({
    value: { status: 'cancelled', intake: null, notes: '' },
  });
  const [stored] = (await db.collectionGroup('bookings').get()).docs;
  expect(stored?.data()).toMatchObject({ status: 'cancelled', intake: null, cells: [] });
  expect((await db.collection('consultation-slots').get()).docs).toEqual([]);
  expect((await db.collection('mail').get()).docs).toEqual([]);
});

test('of a deleted account, the mail to the host about the cancelled session alone is left, and it expires', async () => {
  await book(wishOf());
  await eraseFromCalendar('asha', now);
  await eraseMails('asha');
  const { docs } = await db.collection('mail').get();
  expect(docs.map((mail) => [mail.get('to'), mail.get('uid')])).toEqual([
    [consultationSettings?.host.email, null],
  ]);
  const expiresAt = docs[0]?.get('expiresAt') as Timestamp;
  expect(expiresAt.toMillis()).toBe(now.getTime() + 7 * dayMs);
});
