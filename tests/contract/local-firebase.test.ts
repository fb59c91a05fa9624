/**
 * @jest-environment node
 *
 * What scripts/local-firebase promises on top of Google's emulators: it stores what it was given, it denies
 * every client, and it never serves a project that could be real.
 */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore, GrpcStatus } from 'firebase-admin/firestore';
import { temporaryFolders } from '@/tests/factories/temporary-folder';
import { changeWaits } from '@/tests/factories/timers';
import { startLocalServices } from './local-services';
import { ownFirebase } from './own-firebase';

jest.setTimeout(120_000);

const firebase = ownFirebase('demo-local');
const { projectId, bucketName, bucket, callAuth } = firebase;
const asha = { email: 'asha@arthayatra.example', password: 'a-long-walk' };
const directory = temporaryFolders()();
const start = () => firebase.start('--data', directory);

beforeAll(start);

test('killed without warning, the next process knows what was confirmed, and none of what was deleted', async () => {
  const { body: session } = await callAuth('signUp', { ...asha, returnSecureToken: true });
  const doc = firebase.store.doc('users/asha');
  const { writeTime } = await doc.set({ username: 'Asha', since: new Date(0), level: 1.5 });
  await firebase.store.doc('users/gone').set({});
  await firebase.store.doc('users/gone').delete();
  const file = bucket().file('avatars/asha.txt');
  await file.save('first', { contentType: 'text/plain' });
  await file.save('second', { contentType: 'text/plain' });
  await bucket().file('avatars/gone.txt').save('x');
  await bucket().file('avatars/gone.txt').delete();
  await callAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email });

  await firebase.disconnect();
  const { process: child } = firebase.services;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await start();

  const user = await firebase.auth.getUserByEmail(asha.email);
  expect(user.uid).toBe(session.localId);
  expect((await callAuth('signInWithPassword', asha)).status).toBe(200);
  const snapshot = await firebase.store.doc('users/asha').get();
  expect(snapshot.data()).toEqual({ username: 'Asha', since: expect.anything(), level: 1.5 });
  expect(snapshot.createTime).toEqual(writeTime);
  expect(snapshot.updateTime).toEqual(writeTime);
  expect((await firebase.store.doc('users/gone').get()).exists).toBe(false);
  const [content] = await bucket().file('avatars/asha.txt').download();
  expect(content.toString()).toBe('second');
  const [metadata] = await bucket().file('avatars/asha.txt').getMetadata();
  expect(metadata.contentType).toBe('text/plain');
  const [names] = await bucket().getFiles();
  expect(names.map(({ name }) => name)).toEqual(['avatars/asha.txt']);

  // The session goes on, and the reset code still works.
  expect(await firebase.refreshStatus(session.refreshToken)).toBe(200);
  const reset = await callAuth('resetPassword', {
    oobCode: await firebase.mailedCode(asha.email),
    newPassword: 'another-walk',
  });
  expect(reset.status).toBe(200);
  expect((await callAuth('signInWithPassword', asha)).status).toBe(400);
});

describe('is refused', () => {
  let ofClients: PromiseSettledResult<unknown>[];
  let ofOtherProject: PromiseSettledResult<unknown>;

  beforeAll(async () => {
    // The Admin SDK waits for seconds and asks again before it believes a refusal.
    const waits = changeWaits((ms) => (ms < 10_000 ? 0 : ms));
    const other = initializeApp({ projectId: 'arthayatra' }, randomUUID());
    const attempts = ['', 'Bearer some-id-token', 'Bearer Owner'].flatMap((Authorization) => {
      const client = new Firestore({ projectId, customHeaders: { Authorization } });
      return [
        client.doc('users/asha').get(),
        client.doc('users/asha').set({}),
        client.collection('users').get(),
      ];
    });
    [ofOtherProject, ...ofClients] = await Promise.allSettled([
      getFirestore(other).doc('a/b').get(),
      ...attempts,
    ]);
    await deleteApp(other);
    waits.mockRestore();
  });

  const denied = { reason: { code: GrpcStatus.PERMISSION_DENIED } };

  it('every request of a client for a document', () => {
    expect(ofClients).toHaveLength(9);
    for (const outcome of ofClients) expect(outcome).toMatchObject(denied);
  });

  it('every request for a project whose id does not begin with demo-', () => {
    expect(ofOtherProject).toMatchObject(denied);
  });
});

describe('a client', () => {
  it('may read, list, write and delete no file', async () => {
    const host = firebase.services.environment.FIREBASE_STORAGE_EMULATOR_HOST;
    const files = `http://${host}/v0/b/${bucketName}/o`;
    const file = `${files}/avatars%2Fasha.txt`;
    const { body: session } = await callAuth('signUp', { returnSecureToken: true });
    for (const authorization of ['', 'Bearer nobody', `Firebase ${session.idToken}`]) {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const ask = async (url: string, method: string, body?: string) =>
        (await fetch(url, { method, headers, body })).status;
      expect(await ask(file, 'GET')).toBe(403);
      expect(await ask(`${file}?alt=media`, 'GET')).toBe(403);
      expect(await ask(files, 'GET')).toBe(403);
      expect(await ask(`${files}?name=new.txt`, 'POST', 'x')).toBe(403);
      expect(await ask(file, 'DELETE')).toBe(403);
    }
    expect((await bucket().file('new.txt').exists())[0]).toBe(false);
  });

  it('learns from no answer whether an address has an account', async () => {
    const email = 'nobody@arthayatra.example';
    const reset = await callAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    expect(reset.status).toBe(200);
    const unknown = await callAuth('signInWithPassword', { email, password: 'wrong-wrong' });
    const wrong = await callAuth('signInWithPassword', { email: asha.email, password: 'wrong' });
    expect(unknown.body.error.message).toBe(wrong.body.error.message);
  });
});

test('a project whose id does not begin with demo- is refused at the start', async () => {
  const attempt = startLocalServices('--project', 'arthayatra', '--firestore-only');
  await expect(attempt).rejects.toThrow('must begin with demo-');
});

test('the data directory is used by one process at a time', async () => {
  const second = startLocalServices('--project', projectId, '--data', directory);
  await expect(second).rejects.toThrow('is in use by process');
});
