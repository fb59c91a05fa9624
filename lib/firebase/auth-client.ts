import { getApps, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import type { FirebaseClientConfig } from './client-config';

/**
 * Firebase's Auth client in the browser. Import it with `await import()` when a form is submitted, never
 * before: it is larger than all the rest of a page. It stores nothing in the browser; the session
 * lives in cookies that scripts cannot read.
 */
export function authOf(config: FirebaseClientConfig): Auth {
  const { apiKey, projectId, authDomain, authEmulatorHost } = config;
  const [existing] = getApps();
  if (existing) return getAuth(existing);
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authEmulatorHost) {
    connectAuthEmulator(auth, `http://${authEmulatorHost}`, { disableWarnings: true });
  }
  return auth;
}

export type NewAccount = { username: string; email: string; password: string };

/**
 * Creates the account and leaves the username as its display name, where /api/login finds it. Pressed again
 * after a failure half-way, it goes on with the account that the first press made. @returns the ID token.
 */
export async function signUp(config: FirebaseClientConfig, account: NewAccount): Promise<string> {
  const auth = authOf(config);
  const { user } = isOfFirstPress(auth, account)
    ? await openAgain(auth, account)
    : await createUserWithEmailAndPassword(auth, account.email, account.password);
  await updateProfile(user, { displayName: account.username });
  return user.getIdToken();
}

function isOfFirstPress({ currentUser }: Auth, { email }: NewAccount): boolean {
  return currentUser?.email?.toLowerCase() === email.toLowerCase();
}

/** The person may have typed another password since the first press. Only a fresh sign-in opens a session. */
async function openAgain(auth: Auth, { email, password }: NewAccount) {
  if (auth.currentUser) await updatePassword(auth.currentUser, password);
  return signInWithEmailAndPassword(auth, email, password);
}

/** @returns the ID token. */
export async function signIn(
  config: FirebaseClientConfig,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { user } = await signInWithEmailAndPassword(authOf(config), email, password);
  return user.getIdToken();
}

/**
 * Changes the password of a person who gives the present one. Google then revokes the earlier sign-ins of the account, so
 * that this device has to sign in again.
 */
export async function changePassword(
  config: FirebaseClientConfig,
  { email, password, newPassword }: { email: string; password: string; newPassword: string },
): Promise<void> {
  const { user } = await signInWithEmailAndPassword(authOf(config), email, password);
  await updatePassword(user, newPassword);
}

export async function sendReset(config: FirebaseClientConfig, email: string): Promise<void> {
  await sendPasswordResetEmail(authOf(config), email);
}

export async function confirmReset(
  config: FirebaseClientConfig,
  { code, password }: { code: string; password: string },
): Promise<void> {
  await confirmPasswordReset(authOf(config), code, password);
}

/** Asks what a link of a mail is for, without using it up. @returns the address of its account, where Firebase says it. */
export async function checkLink(
  config: FirebaseClientConfig,
  code: string,
): Promise<string | null> {
  const { data } = await checkActionCode(authOf(config), code);
  return data.email ?? null;
}

export async function applyVerification(config: FirebaseClientConfig, code: string): Promise<void> {
  await applyActionCode(authOf(config), code);
}
