/**
 * @jest-environment node
 *
 * Sign-in with Google on local Auth and Firestore: which account it opens, which it refuses, and what a refusal leaves.
 */
import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { admitGoogleSignIn } from '@/lib/auth/server/google-account-store';
import { ensureProfile } from '@/lib/auth/server/session-store';
import { adminAuth, firestore } from '@/lib/firebase/admin';
import { failure, success } from '@/lib/result';
import { ownFirebase } from './own-firebase';

jest.mock('@/lib/firebase/admin', () => ({ adminAuth: jest.fn(), firestore: jest.fn() }));
jest.setTimeout(120_000);

const firebase = ownFirebase('demo-google');
let store: Firestore;
let auth: Auth;

beforeAll(async () => {
  await firebase.start();
  ({ store, auth } = firebase);
  jest.mocked(firestore).mockReturnValue(store);
  jest.mocked(adminAuth).mockReturnValue(auth);
});

/** What Firebase's client sends when the Google window has answered. */
async function signInWithGoogle(email: string, isConfirmed = true) {
  const claims = {
    sub: `google-${email}`,
    email,
    email_verified: isConfirmed,
    name: 'Name at Google',
  };
  const { body } = await firebase.callAuth('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  return auth.verifyIdToken(body.idToken);
}

async function member({ isConfirmed }: { isConfirmed: boolean }) {
  const email = `${randomUUID().slice(0, 8)}@arthayatra.example`;
  const { uid } = await auth.createUser({
    email,
    password: 'a-long-walk',
    displayName: 'Asha',
    emailVerified: isConfirmed,
  });
  await ensureProfile(uid, { consentVersion: '2026-11-23', isGoogle: false });
  return { uid, email };
}

const providersOf = async (uid: string) =>
  (await auth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();

test('an account of the same confirmed address is linked, and its password stays', async () => {
  const { uid, email } = await member({ isConfirmed: true });
  const token = await signInWithGoogle(email);
  expect(token.uid).toBe(uid);
  expect(await admitGoogleSignIn(token, { hasConsent: false })).toEqual(success(null));
  expect(await providersOf(uid)).toEqual(['google.com', 'password']);
  const profile = (await store.doc(`users/${uid}`).get()).data();
  expect(profile).toMatchObject({ googleSince: expect.anything() });
  const { body } = await firebase.callAuth('signInWithPassword', {
    email,
    password: 'a-long-walk',
  });
  expect(body.localId).toBe(uid);
  // And again.
  const again = await admitGoogleSignIn(await signInWithGoogle(email), { hasConsent: false });
  expect(again.ok).toBe(true);
});

test('an account whose address was never confirmed is refused until a reset confirms it', async () => {
  const { uid, email } = await member({ isConfirmed: false });
  await store.doc(`users/${uid}/sessions/of-somebody`).set({ device: 'Firefox' });
  for (const hasConsent of [false, true]) {
    const token = await signInWithGoogle(email);
    expect(token.uid).toBe(uid);
    expect(await admitGoogleSignIn(token, { hasConsent })).toEqual(failure('address-unconfirmed'));
  }
  expect(await providersOf(uid)).toEqual([]);
  const { emailVerified, displayName } = await auth.getUser(uid);
  expect({ emailVerified, displayName }).toEqual({ emailVerified: false, displayName: 'Asha' });
  const sessions = await store.collection(`users/${uid}/sessions`).listDocuments();
  expect(sessions).toEqual([]);
  expect((await store.doc(`users/${uid}`).get()).data()?.googleSince).toBeNull();

  await firebase.callAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await firebase.mailedCode(email);
  await firebase.callAuth('resetPassword', { oobCode, newPassword: 'another-walk' });
  const admitted = await admitGoogleSignIn(await signInWithGoogle(email), { hasConsent: false });
  expect(admitted.ok).toBe(true);
  expect(await providersOf(uid)).toEqual(['google.com', 'password']);
});

test('an account is created only with consent', async () => {
  const email = `${randomUUID().slice(0, 8)}@arthayatra.example`;
  const token = await signInWithGoogle(email);
  expect(await admitGoogleSignIn(token, { hasConsent: false })).toEqual(failure('no-account'));
  await expect(auth.getUser(token.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

  const { uid } = await signInWithGoogle(email);
  const second = await signInWithGoogle(email);
  expect((await admitGoogleSignIn(second, { hasConsent: true })).ok).toBe(true);
  await ensureProfile(uid, { consentVersion: '2026-11-24', isGoogle: true });
  const profile = (await store.doc(`users/${uid}`).get()).data();
  expect(profile).toMatchObject({
    username: 'Name at Google',
    profileImage: null,
    consent: { version: '2026-11-24' },
  });
  const later = await admitGoogleSignIn(await signInWithGoogle(email), { hasConsent: false });
  expect(later.ok).toBe(true);
});

test('a refusal deletes no account that is older than this sign-in', async () => {
  const email = `${randomUUID().slice(0, 8)}@arthayatra.example`;
  const token = await signInWithGoogle(email);
  const later = { ...token, auth_time: token.auth_time + 3_600 };
  expect((await admitGoogleSignIn(later, { hasConsent: false })).ok).toBe(false);
  expect((await auth.getUser(token.uid)).email).toBe(email);
});
