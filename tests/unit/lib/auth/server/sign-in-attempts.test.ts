import { Timestamp } from 'firebase-admin/firestore';
import {
  listPendingDeletions,
  markPendingDeletion,
  readPendingDeletion,
} from '@/lib/auth/server/pending-deletion-store';
import {
  createSession,
  listSessions,
  readProfileAndSession,
} from '@/lib/auth/server/session-store';
import {
  ceiling,
  countSignInAttempt,
  forgetSignInAttempts,
  type SignInAttempt,
} from '@/lib/auth/server/sign-in-attempts';
import { firestore } from '@/lib/firebase/admin';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['k'.repeat(32)] } }));

const db = firestoreInMemory(jest.mocked(firestore));
const asha = { email: 'asha@example.in', address: '203.0.113.1', device: null };

beforeEach(() => {
  // Windows of ten minutes have begun.
  fakeDate(Date.UTC(2026, 10, 26, 6));
});

/** Many attempts of which only the count of this instance matters. */
const withoutDatabase = () => jest.mocked(firestore).mockImplementation(databaseIsDown);

/** The wait in seconds after each attempt, 0 where it may be made. */
async function waitsOf(count: number, attempt: SignInAttempt): Promise<number[]> {
  const waits = [];
  for (let made = 0; made < count; made++) {
    const counted = await countSignInAttempt(attempt);
    waits.push(counted.ok ? 0 : counted.problem.retryAfterSeconds);
  }
  return waits;
}

test('a known device has a pause of its own', async () => {
  const device = { ...asha, device: 'B'.repeat(16) };
  const waits = await waitsOf(6, device);
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(waits[5]).toBeGreaterThan(25);
  await forgetSignInAttempts(device);
  expect(await waitsOf(1, device)).toEqual([0]);
});

test('beyond the ceiling of an address each account has one attempt from there, at no cost', async () => {
  const crowd = (name: string | number) => ({
    email: `${name}@crowd.example`,
    address: '203.0.113.3',
    device: null,
  });
  withoutDatabase();
  for (let made = 0; made < ceiling.limit; made++) await countSignInAttempt(crowd(made));
  jest.mocked(firestore).mockReturnValue(db);
  const before = (await db.collection('limits').get()).size;
  expect((await waitsOf(2, crowd('first-time'))).map((wait) => wait > 0)).toEqual([false, true]);
  expect((await db.collection('limits').get()).size).toBe(before);
  expect(await waitsOf(1, { ...crowd('first-time'), device: 'C'.repeat(16) })).toEqual([0]);
});

test('sign-ins that succeed do not count towards a ceiling', async () => {
  withoutDatabase();
  const office = { email: 'one@office.example', address: '203.0.113.4', device: null };
  for (let made = 0; made < ceiling.limit + 10; made++) {
    await countSignInAttempt(office);
    await forgetSignInAttempts(office);
  }
  expect(await waitsOf(5, office)).toEqual([0, 0, 0, 0, 0]);
});

test('beyond the ceiling of an account unknown devices wait, wherever they are', async () => {
  const target = (address: number | string, device: string | null = null) => ({
    email: 'target@example.in',
    address: `198.51.100.${address}`,
    device,
  });
  withoutDatabase();
  for (let made = 0; made < ceiling.limit; made++) await countSignInAttempt(target(made));
  const [wait = 0] = await waitsOf(1, target(200));
  expect(wait).toBeGreaterThan(500);
  // A known device passes, as often as it signs in, and makes no place for others.
  for (let made = 0; made < 3; made++) {
    expect(await waitsOf(1, target(201, 'D'.repeat(16)))).toEqual([0]);
    await forgetSignInAttempts(target(201, 'D'.repeat(16)));
  }
  expect((await waitsOf(1, target(202)))[0]).toBeGreaterThan(500);
});

test('the store does not show who tried to sign in, or from where', async () => {
  await countSignInAttempt({ ...asha, email: 'somebody-by-name@example.in' });
  const { docs } = await db.collection('limits').get();
  const all = JSON.stringify(docs.map((document) => [document.id, document.data()]));
  expect(all).not.toMatch(/somebody|example|203\.0/);
  expect(docs.every((document) => document.get('expiresAt') !== undefined)).toBe(true);
});

test('without the database the count of this instance decides, and honest people pass', async () => {
  withoutDatabase();
  const offline = { email: 'offline@example.in', address: '203.0.113.9', device: null };
  expect((await waitsOf(6, offline)).map((wait) => wait > 0)).toEqual([
    ...Array.from({ length: 5 }, () => false),
    true,
  ]);
  await forgetSignInAttempts(offline);
  expect(await waitsOf(1, offline)).toEqual([0]);
});

describe('stored documents', () => {
  const uid = 'asha';
  const sid = 's1';

  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.mocked(console.error).mockRestore());

  test('a session that this site wrote is read whole', async () => {
    await createSession({ uid, sid, authTimeMs: 1_000, device: 'Firefox' });
    const { profile, session } = await readProfileAndSession(uid, sid);
    expect(profile).toBeNull();
    expect(session).toMatchObject({ authTime: Timestamp.fromMillis(1_000), device: 'Firefox' });
    expect(console.error).not.toHaveBeenCalled();
  });

  test('the devices that are listed as signed in are those whose session still holds', async () => {
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
    const sessions = db.collection(`users/${uid}/sessions`);
    const write = (id: string, authTime: Timestamp, lastSeenAt: Timestamp) =>
      sessions.doc(id).set({ authTime, lastSeenAt, createdAt: authTime, device: 'Firefox' });
    await write('of today', daysAgo(0), daysAgo(0));
    await write('busy for a month', daysAgo(30), daysAgo(1));
    await write('idle since spring', daysAgo(29), daysAgo(12.1));
    await write('password of long ago', daysAgo(30.1), daysAgo(0.5));
    const listed = await listSessions(uid);
    expect(listed.map((session) => session.sid)).toEqual(['of today', 'busy for a month']);
  });

  test.each([{}, { authTime: 7 }, { lastSeenAt: '2026-11-20', authTime: null }])(
    'a session with the fields %j is over, and no page fails',
    async (fields) => {
      await createSession({ uid, sid, authTimeMs: 1_000, device: 'Firefox' });
      const reference = db.doc(`users/${uid}/sessions/${sid}`);
      const lastSeenAt = Timestamp.now();
      await reference.set({ lastSeenAt, ...fields });
      expect((await readProfileAndSession(uid, sid)).session).toBeNull();
      expect(await listSessions(uid)).toEqual([]);
      expect(console.error).toHaveBeenCalled();
    },
  );

  test('a field of the profile that has another shape is not known; the others are', async () => {
    const consent = { version: '2', at: Timestamp.fromMillis(5_000) };
    const profile = { username: 7, profileImage: 'avatars/x', consent, googleSince: 'ever' };
    await db.doc(`users/${uid}`).set(profile);
    expect((await readProfileAndSession(uid, sid)).profile).toEqual({
      username: null,
      profileImage: 'avatars/x',
      consent,
      googleSince: null,
    });
  });

  test('a deletion of another shape leaves its account closed and delays no other', async () => {
    await markPendingDeletion(uid);
    expect(await readPendingDeletion(uid)).toEqual({ uid });
    const [begun] = (await db.collection('deletions').get()).docs;
    await begun?.ref.update({ uid: 7 });
    await markPendingDeletion('ravi');
    await expect(readPendingDeletion(uid)).rejects.toThrow();
    const listed = [];
    for await (const person of listPendingDeletions()) listed.push(person);
    expect(listed).toEqual([{ uid: 'ravi' }]);
  });

  test('a deletion holds the id alone; one of an earlier release, with names, is read as well', async () => {
    await markPendingDeletion(uid);
    const [begun] = (await db.collection('deletions').get()).docs;
    expect(Object.keys(begun?.data() ?? {}).sort()).toEqual(['begunAt', 'uid']);
    await begun?.ref.update({ email: 'asha@example.in', username: 'Asha' });
    expect(await readPendingDeletion(uid)).toEqual({ uid });
  });
});
