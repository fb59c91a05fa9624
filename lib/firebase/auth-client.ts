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
import { errorCode } from '@/lib/errors';
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
 * Creates the account and leaves the username as its display name, where /api/login finds it. Pressed again after a
 * failure half-way, it gives the account of the first press the name and the password that are typed now.
 * @returns the ID token; null where the address has an account already, into which its password signs in.
 */
export async function signUp(
  config: FirebaseClientConfig,
  { username: displayName, email, password }: NewAccount,
): Promise<string | null> {
  const auth = authOf(config);
  const { currentUser } = auth;
  if (currentUser?.email?.toLowerCase() === email.toLowerCase()) {
    await updatePassword(currentUser, password).catch((error: unknown) => {
      // Minutes after the first press: the password of then stays.
      if (errorCode(error) !== 'auth/requires-recent-login') throw error;
    });
    await updateProfile(currentUser, { displayName });
    return null;
  }
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName });
    return await user.getIdToken();
  } catch (error) {
    if (errorCode(error) === 'auth/email-already-in-use') return null;
    throw error;
  }
}

/**
 * @param username for an account that has no name yet: one whose sign-up failed half-way.
 * @returns the ID token.
 */
export async function signIn(
  config: FirebaseClientConfig,
  { email, password, username }: Omit<NewAccount, 'username'> & { username?: string },
): Promise<string> {
  const { user } = await signInWithEmailAndPassword(authOf(config), email, password);
  if (username && !user.displayName) await updateProfile(user, { displayName: username });
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
