import { FirestoreMock } from '@/scripts/local-firebase/firestore-mock';
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
import { firestore } from '@/lib/firebase/admin';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));

const environment = new FirestoreMock();
const db = environment.createDatabase().firestore();
const uid = 'asha';
const sid = 's1';

beforeEach(() => {
  jest.mocked(firestore).mockReturnValue(db);
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.mocked(console.error).mockRestore();
  environment.resetAll();
});

test('a session that this site wrote is read whole', async () => {
  await createSession({ uid, sid, authTimeMs: 1_000, device: 'Firefox' });
  const { profile, session } = await readProfileAndSession(uid, sid);
  expect(profile).toBeNull();
  expect(session).toMatchObject({ authTime: Timestamp.fromMillis(1_000), device: 'Firefox' });
  expect(await listSessions(uid)).toMatchObject([{ sid, device: 'Firefox' }]);
  expect(console.error).not.toHaveBeenCalled();
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
  await markPendingDeletion({ uid, email: null, username: 'Asha' });
  expect(await readPendingDeletion(uid)).toEqual({ uid, email: null, username: 'Asha' });
  const [begun] = (await db.collection('deletions').get()).docs;
  await begun?.ref.update({ email: 7 });
  await markPendingDeletion({ uid: 'ravi', email: null, username: null });
  await expect(readPendingDeletion(uid)).rejects.toThrow();
  const listed = [];
  for await (const person of listPendingDeletions()) listed.push(person);
  expect(listed).toEqual([{ uid: 'ravi', email: null, username: null }]);
});
