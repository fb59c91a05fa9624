import { randomUUID } from 'node:crypto';
import { connect } from '../operator.mjs';
import { importSiteModule } from '../site-module.mjs';

const { TimeoutError, withTimeout } = await importSiteModule('lib/timeout');
// Only now, because the line above installs the packages where there are none.
const { getApp } = await import('firebase-admin/app');
const { getAuth } = await import('firebase-admin/auth');

const timeoutMs = 15_000;

/**
 * Firebase as the site uses it, one check after the other. What is written is removed again.
 * @returns rows of { area, name, state: 'ok' | 'warning' | 'failed' | 'skipped', milliseconds, note }
 */
export async function checkFirebase(settings) {
  let services;
  try {
    services = await connect();
  } catch (error) {
    return [row('Connection', 'failed', 0, messageOf(error))];
  }
  const { db, bucket } = services;
  const onEmulator = (name) => Boolean(settings[name]);
  const document = db.collection('doctor').doc(randomUUID());
  const file = bucket.file(`doctor/${randomUUID()}.txt`);
  return [
    await check('Auth: list accounts', () => getAuth().listUsers(1)),
    await check('Firestore: write', () => document.set({ count: 1 })),
    await check('Firestore: read', async () => expectEqual((await document.get()).get('count'), 1)),
    await check('Firestore: transaction', async () => {
      await db.runTransaction(async (transaction) => {
        const count = (await transaction.get(document)).get('count');
        transaction.update(document, { count: count + 1 });
      });
      expectEqual((await document.get()).get('count'), 2);
    }),
    await check('Firestore: delete', () => document.delete()),
    onEmulator('FIRESTORE_EMULATOR_HOST')
      ? row('Firestore: expiry (TTL)', 'skipped', 0, 'an emulator has no TTL policies')
      : await check('Firestore: expiry (TTL)', async () => {
          const { access_token: token } = await getApp().options.credential.getAccessToken();
          await expectTtl(settings.FIREBASE_PROJECT_ID, token);
        }),
    await check('Storage: write, read, delete', async () => {
      await file.save('doctor', { resumable: false, contentType: 'text/plain' });
      const [bytes] = await file.download();
      expectEqual(bytes.toString(), 'doctor');
      await file.delete();
    }),
    onEmulator('FIRESTORE_EMULATOR_HOST')
      ? row(
          'Rules: Firestore refuses clients',
          'skipped',
          0,
          'rules are not checked on an emulator',
        )
      : await check('Rules: Firestore refuses clients', () =>
          expectRefused(firestoreUrl(settings)),
        ),
    onEmulator('FIREBASE_STORAGE_EMULATOR_HOST')
      ? row('Rules: Storage refuses clients', 'skipped', 0, 'rules are not checked on an emulator')
      : await check('Rules: Storage refuses clients', () => expectRefused(storageUrl(settings))),
  ];
}

async function check(name, work) {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    await withTimeout(work(), timeoutMs);
    return row(name, 'ok', took(), '');
  } catch (error) {
    return row(name, 'failed', took(), messageOf(error));
  }
}

function row(name, state, milliseconds, note) {
  return { area: 'firebase', name, state, milliseconds, note };
}

function expectEqual(found, wanted) {
  if (found !== wanted) throw new Error('what was read is not what was written');
}

/** The collection groups with documents that are over at their `expiresAt`, which a TTL policy deletes. */
export const expiringGroups = ['limits', 'calls', 'learning', 'mail'];

/** @throws with the collection groups that have no active TTL policy. */
export async function expectTtl(project, token) {
  const states = await Promise.all(
    expiringGroups.map(async (group) => {
      const path = `projects/${project}/databases/(default)/collectionGroups/${group}/fields/expiresAt`;
      const answer = await fetch(`https://firestore.googleapis.com/v1/${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { ttlConfig } = await answer.json();
      return ttlConfig?.state;
    }),
  );
  const lacking = expiringGroups.filter((_, index) => states[index] !== 'ACTIVE');
  if (lacking.length > 0) {
    const names = lacking.join(', ');
    throw new Error(`no active TTL policy on expiresAt of ${names}: what is over is never deleted`);
  }
}

/** A client without an account must be refused: 401 or 403. */
async function expectRefused(url) {
  const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await body?.cancel();
  if (status !== 401 && status !== 403) {
    throw new Error(`a client was answered with status ${status}: deploy the rules`);
  }
}

function firestoreUrl({ FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: key }) {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/doctor/client?key=${key}`;
}

function storageUrl({ FIREBASE_STORAGE_BUCKET: bucket }) {
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/doctor%2Fclient.txt`;
}

/** A library's message may hold an address with a key in it: only its kind and code are said. */
function messageOf(error) {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof TimeoutError) return error.message;
  if (error.name === 'Error' && !('code' in error)) return error.message;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
