/**
 * @jest-environment node
 *
 * An account on local Firestore, Storage and Auth: its picture leaves no file without a reference, what is
 * exported is all that there is, and after a deletion, however often it failed on the way, a dump of all three holds
 * neither uid nor address nor name.
 */
import { randomUUID } from 'node:crypto';
import { BaseAuth, type Auth } from 'firebase-admin/auth';
import {
  CollectionReference,
  DocumentReference,
  Query,
  Timestamp,
  WriteBatch,
  type Firestore,
} from 'firebase-admin/firestore';
import {
  deleteAccount,
  exportStream,
  finishDeletion,
  finishDeletions,
  readUserData,
} from '@/lib/account/user-data';
import { pictureAddress, pictureFile, pictureKey } from '@/lib/account/picture-rules';
import { saveMyPicture, readPictureFile, removeMyPicture } from '@/lib/account/picture-store';
import { markPendingDeletion } from '@/lib/auth/server/pending-deletion-store';
import { adminAuth, firestore, storageBucket } from '@/lib/firebase/admin';
import { kindIds } from '@/lib/consultation/domain/booking';
import { failure, success } from '@/lib/result';
import { ownFirebase } from './own-firebase';

jest.mock('@/lib/auth/server/session', () => ({}));
// The features whose data go with the account read the configuration when they are imported.
jest.mock('@/lib/env', () => ({ env: { cookieKeys: ['key of the rate limits'] } }));
jest.mock('@/lib/firebase/admin', () => ({
  adminAuth: jest.fn(),
  firestore: jest.fn(),
  storageBucket: jest.fn(),
}));
jest.setTimeout(120_000);

const firebase = ownFirebase('demo-account');
const { bucket } = firebase;
let store: Firestore;
let auth: Auth;

beforeAll(async () => {
  await firebase.start();
  ({ store, auth } = firebase);
  jest.mocked(firestore).mockReturnValue(store);
  jest.mocked(adminAuth).mockReturnValue(auth);
  jest.mocked(storageBucket).mockImplementation(bucket);
});

afterEach(() => jest.restoreAllMocks());

type Person = { uid: string; email: string; username: string };

/** A member who has data of every kind. */
async function somebody(): Promise<Person> {
  const uid = randomUUID().replaceAll('-', '').slice(0, 28);
  const person = {
    uid,
    email: `${uid.slice(0, 8)}@person.example`,
    username: `Name ${randomUUID()}`,
  };
  await auth.createUser({ uid, email: person.email, displayName: person.username });
  const user = store.doc(`users/${uid}`);
  const picture = uid.padEnd(32, 'x');
  const at = Timestamp.fromMillis(Date.UTC(2026, 10, 21));
  const batch = store.batch();
  batch.set(user, { username: person.username, profileImage: pictureKey(picture), consent: null });
  batch.set(user.collection('sessions').doc(randomUUID()), { device: 'Firefox', createdAt: at });
  batch.set(user.collection('saved').doc(randomUUID()), { kind: 'sip-plan', data: { note: uid } });
  batch.set(user.collection('news').doc('reading-list'), {
    later: [person.username],
    updatedAt: at,
  });
  // A collection that the list of user data does not name, two levels down, under a document that was never written.
  batch.set(user.collection('later').doc('none').collection('cards').doc('a'), {
    front: person.email,
  });
  batch.set(user.collection('pictures').doc(picture), { storedAt: at });
  seedOutsideUserPath(batch, person);
  await batch.commit();
  for (const size of ['large', 'small'] as const) {
    await bucket()
      .file(pictureFile(pictureKey(picture), size))
      .save(`${uid} ${size}`, { resumable: false });
  }
  await bucket().file(`enquiries/${uid}`).save(`${person.username}'s plan`, { resumable: false });
  return person;
}

/** Documents outside of users/{uid}, and those that refer to them, as their features in lib write them. */
function seedOutsideUserPath(batch: WriteBatch, { uid, email, username }: Person): void {
  const user = store.doc(`users/${uid}`);
  const cell = `2026-12-01T10:00-${uid}`;
  batch.set(user.collection('bookings').doc('b'), {
    ...{ kind: kindIds[0], minutes: 30, zone: 'Asia/Kolkata', status: 'booked', cells: [cell] },
    ...{ startsAt: Timestamp.fromMillis(Date.UTC(2026, 11, 1, 4, 30)), sequence: 0, moves: 0 },
    ...{ intake: null, attached: null, reason: email, feeRupees: 0, notes: '', actions: [] },
  });
  batch.set(store.collection('consultation-slots').doc(cell), { uid, booking: 'b' });
  batch.set(store.collection('consultation-waits').doc(`2026-12-01-${randomUUID()}`), {
    uid,
    email,
  });
  for (const to of [email, 'host@arthayatra.example']) {
    batch.set(store.collection('mail').doc(), { to, uid, message: { text: `Dear ${username}` } });
  }
  batch.set(store.collection('wall').doc(randomUUID()), { uid, name: username, message: '' });
  batch.set(store.collection('certificates').doc(randomUUID()), { uid, name: username });
  const file = { key: `enquiries/${uid}`, name: 'plan.pdf', isStored: true };
  batch.set(user.collection('enquiries').doc('e'), { message: username, file });
  batch.set(user.collection('lesson-notes').doc('money.first'), { text: username });
}

/** All that the three services hold, as one text. */
async function dump(): Promise<string> {
  const documents = async (collections: readonly CollectionReference[]): Promise<unknown[]> =>
    Promise.all(
      collections.map(async (collection) =>
        Promise.all(
          (await collection.listDocuments()).map(async (reference) => [
            reference.path,
            (await reference.get()).data() ?? null,
            await documents(await reference.listCollections()),
          ]),
        ),
      ),
    );
  const [files] = await bucket().getFiles();
  const contents = files.map(async (file) => [file.metadata, String((await file.download())[0])]);
  const { users } = await auth.listUsers();
  return JSON.stringify([
    await documents(await store.listCollections()),
    await Promise.all(contents),
    users,
  ]);
}

function tracesOf({ uid, email, username }: Person, text: string): string[] {
  return [uid, email, username].filter((trace) => text.includes(trace));
}

type Methods = Record<string, (this: object, ...values: unknown[]) => Promise<unknown>>;

/** Makes those calls of the services fail for which `breaks` is true; a call is named by its method and path. */
function seedFaults(breaks: (call: string) => boolean): void {
  const places: [object, readonly string[]][] = [
    [DocumentReference.prototype, ['get', 'listCollections']],
    [CollectionReference.prototype, ['listDocuments']],
    [Query.prototype, ['get']],
    // Every single write is a batch of one.
    [WriteBatch.prototype, ['commit']],
    [BaseAuth.prototype, ['deleteUser']],
    [Object.getPrototypeOf(bucket().file('any')) as object, ['delete']],
  ];
  for (const [place, names] of places) {
    for (const name of names) {
      const methods = place as Methods;
      const original = methods[name]!;
      jest.spyOn(methods, name).mockImplementation(function (this: object, ...values) {
        return breaks(`${name} ${pathOf(this)}`)
          ? Promise.reject(new Error('seeded fault'))
          : original.apply(this, values);
      });
    }
  }
}

/** The document, collection or file of a call. A batch and a query have theirs only in private fields. */
function pathOf(place: object): string {
  const { path, name, _queryOptions, _ops } = place as {
    path?: string;
    name?: string;
    _queryOptions?: { collectionId: string };
    _ops?: { docPath: string }[];
  };
  return path ?? name ?? _queryOptions?.collectionId ?? String(_ops?.map(({ docPath }) => docPath));
}

test('the export holds what the services hold', async () => {
  const person = await somebody();
  expect(tracesOf(person, await dump())).toHaveLength(3);
  const text = await new Response(exportStream(person, new Date(0))).text();
  const exported = JSON.parse(text) as Record<string, { items: object[] }>;
  expect(exported).toMatchObject({
    format: 'arthayatra-everything',
    exportedAt: '1970-01-01T00:00:00.000Z',
    sessions: { items: [{ device: 'Firefox', createdAt: '2026-11-21T00:00:00.000Z' }] },
    saved: { items: [{ kind: 'sip-plan', data: { note: person.uid } }] },
    news: { items: [{ path: 'news/reading-list', later: [person.username] }] },
    pictures: { items: [{ webp: Buffer.from(`${person.uid} large`).toString('base64') }] },
    profile: {
      items: [{ username: person.username }, { path: 'later/none/cards/a', front: person.email }],
    },
    signIn: { items: [{ email: person.email, displayName: person.username }] },
  });
});

test('a page reads the items of the export, and asks once for each collection', async () => {
  const person = await somebody();
  const exported = JSON.parse(
    await new Response(exportStream(person, new Date(0))).text(),
  ) as object;
  const listed = jest.spyOn(DocumentReference.prototype, 'listCollections');
  const read = await readUserData(person);
  expect(exported).toMatchObject(
    Object.fromEntries(read.map(({ id, title, items }) => [id, { title, items }])),
  );
  // Of the profile, and of the two documents in collections that the list of user data does not name.
  expect(listed).toHaveBeenCalledTimes(3);
});

test('the export and the deletion find what lies below a document of a named collection', async () => {
  const person = await somebody();
  const front = 'a card below the reading list';
  await store.doc(`users/${person.uid}/news/reading-list/cards/a`).set({ front });
  const text = await new Response(exportStream(person, new Date(0))).text();
  expect(JSON.parse(text)).toMatchObject({
    news: { items: [{ path: 'news/reading-list' }, { path: 'news/reading-list/cards/a', front }] },
  });
  await deleteAccount(person.uid);
  expect(await dump()).not.toContain(front);
});

test('a deletion erases all data of the member and none of others', async () => {
  const [gone, stays] = [await somebody(), await somebody()];
  await deleteAccount(gone.uid);
  const text = await dump();
  expect(tracesOf(gone, text)).toEqual([]);
  expect(tracesOf(stays, text)).toHaveLength(3);
  expect(text).not.toContain('deletions/');
});

test('a deletion also erases what a request writes that was authorized before it', async () => {
  const person = await somebody();
  const deleteUser = auth.deleteUser.bind(auth);
  jest.spyOn(auth, 'deleteUser').mockImplementationOnce(async (uid) => {
    await deleteUser(uid);
    await store.doc(`users/${uid}/saved/late`).set({ of: person.username });
  });
  await deleteAccount(person.uid);
  expect(tracesOf(person, await dump())).toEqual([]);
});

test('a deletion that fails at its first step has ended all sessions', async () => {
  const person = await somebody();
  jest.spyOn(console, 'error').mockReturnValue();
  seedFaults((call) => call.endsWith(`users/${person.uid}/pictures`));
  expect(await deleteAccount(person.uid)).toEqual({ isFinished: false });
  jest.restoreAllMocks();
  expect((await store.collection(`users/${person.uid}/sessions`).get()).size).toBe(0);
  expect((await store.collection(`users/${person.uid}/saved`).get()).size).toBe(1);
  expect(await finishDeletions()).toEqual({ finished: 1, failed: 0, isAll: true });
});

test('a fault at any call of a service stops a deletion, and the operator finishes it', async () => {
  const person = await somebody();
  await markPendingDeletion(person.uid);
  jest.spyOn(console, 'error').mockReturnValue();
  // Each call is broken once, when it is made for the first time; the second round of erasing makes most of them again.
  const broken = new Set<string>();
  let made: string[] = [];
  let struck = false;
  seedFaults((call) => {
    // The list of pending deletions is read before any deletion.
    if (struck || call === 'get deletions') return false;
    made.push(call);
    const numbered = `${call} ${made.filter((before) => before === call).length}`;
    struck = !broken.has(numbered);
    broken.add(numbered);
    return struck;
  });
  do {
    made = [];
    struck = false;
    const run = await finishDeletions();
    expect(run).toEqual({ finished: Number(!struck), failed: Number(struck), isAll: true });
  } while (struck);
  jest.restoreAllMocks();
  expect(broken.size).toBeGreaterThan(50);
  expect(tracesOf(person, await dump())).toEqual([]);
  expect(await finishDeletions()).toEqual({ finished: 0, failed: 0, isAll: true });
});

test('a run leaves the deletions that it has no time for to the next run', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, somebody));
  for (const { uid } of people) await markPendingDeletion(uid);
  let minute = 0;
  const twoMinutesEach = () => 120_000 * minute++;
  expect(await finishDeletions(twoMinutesEach)).toEqual({ finished: 1, failed: 0, isAll: false });
  expect(await finishDeletions()).toEqual({ finished: 2, failed: 0, isAll: true });
});

test('a member whose deletion could not be recorded loses nothing and may try again', async () => {
  const person = await somebody();
  seedFaults(() => true);
  await expect(deleteAccount(person.uid)).rejects.toThrow('seeded fault');
  jest.restoreAllMocks();
  expect(tracesOf(person, await dump())).toHaveLength(3);
  await finishDeletion(person.uid);
  expect(tracesOf(person, await dump())).toHaveLength(3);
});

describe('the picture', () => {
  const picture = { large: Buffer.from('large'), small: Buffer.from('small') };
  let uid: string;

  beforeEach(async () => {
    uid = randomUUID();
    await bucket().deleteFiles();
    await store.doc(`users/${uid}`).set({ username: 'Asha', profileImage: null });
  });

  const files = async () => (await bucket().getFiles())[0].map(({ name }) => name);
  const notes = async () =>
    (await store.collection(`users/${uid}/pictures`).listDocuments()).length;
  const profileImage = async () =>
    (await store.doc(`users/${uid}`).get()).get('profileImage') as unknown;

  const savePicture = () => saveMyPicture({ uid }, picture);

  test('is stored in two sizes under a name of its own, and served by it', async () => {
    const key = await savePicture();
    expect(key).toMatch(/^avatars\/[\w-]{32}$/);
    expect(key).not.toContain(uid);
    expect(await profileImage()).toBe(key);
    for (const size of ['large', 'small'] as const) {
      const part = pictureAddress(key, size)?.split('/').pop() ?? '';
      expect(await readPictureFile(part)).toEqual(success(picture[size]));
    }
    expect(await readPictureFile(`${'x'.repeat(32)}-256.webp`)).toEqual(failure('missing'));
  });

  test('is replaced by another one, and its files are deleted', async () => {
    const first = await savePicture();
    const second = await savePicture();
    expect(second).not.toBe(first);
    expect((await files()).sort()).toEqual([`${second}/256.webp`, `${second}/64.webp`]);
    expect(await notes()).toBe(1);
  });

  test('is one whole picture when several are uploaded at once', async () => {
    await Promise.all([savePicture(), savePicture(), savePicture()]);
    const key = String(await profileImage());
    expect(await files()).toEqual(expect.arrayContaining([`${key}/256.webp`, `${key}/64.webp`]));
  });

  test('is deleted with both of its files when it is removed', async () => {
    await savePicture();
    await removeMyPicture({ uid });
    expect(await profileImage()).toBeNull();
    expect([await files(), await notes()]).toEqual([[], 0]);
  });

  test('that another tab uploads during the removal goes with it, and the profile names no erased file', async () => {
    await savePicture();
    const { listDocuments } = CollectionReference.prototype;
    jest
      .spyOn(CollectionReference.prototype, 'listDocuments')
      .mockImplementationOnce(async function (this: CollectionReference) {
        await savePicture();
        return listDocuments.call(this);
      });
    await removeMyPicture({ uid });
    expect(await profileImage()).toBeNull();
    expect([await files(), await notes()]).toEqual([[], 0]);
  });

  test('bytes of an upload that stopped half-way are noted, and go with the next one once they are old', async () => {
    const transaction = jest
      .spyOn(store, 'runTransaction')
      .mockRejectedValue(new Error('seeded fault'));
    await expect(saveMyPicture({ uid }, picture)).rejects.toThrow('seeded fault');
    transaction.mockRestore();
    expect(await profileImage()).toBeNull();
    expect([(await files()).length, await notes()]).toEqual([2, 1]);
    await savePicture();
    expect(await notes()).toBe(2);
    for (const note of await store.collection(`users/${uid}/pictures`).listDocuments()) {
      await note.update({ storedAt: Timestamp.fromMillis(Date.now() - 11 * 60 * 1000) });
    }
    const key = await savePicture();
    expect((await files()).sort()).toEqual([`${key}/256.webp`, `${key}/64.webp`]);
  });

  test('a picture that arrives after its account was deleted does not bring it back', async () => {
    await store.doc(`users/${uid}`).delete();
    await expect(saveMyPicture({ uid }, picture)).rejects.toThrow('gone');
    expect((await store.doc(`users/${uid}`).get()).exists).toBe(false);
    expect([await files(), await notes()]).toEqual([[], 0]);
  });
});
