import type { NewAccount } from '@/lib/firebase/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { failure, success, type Result } from '@/lib/result';
import { authProblem, type AuthFailure, type AuthProblem } from '@/lib/auth/domain/auth-problem';
import { announceSession } from './session-channel';
import { browserStorage } from '@/lib/browser-storage/browser-storage';

/**
 * What the sign-in forms do in the browser; each function returns a problem for which the form has a message.
 * Firebase's client is loaded with the first call.
 */
const authClient = () => import('@/lib/firebase/auth-client');

/** Noted in this tab while the page is at Google: the version of the privacy policy that sign-up agreed to. */
export const googleRedirect = browserStorage<{ consentVersion: string | null }>(
  'google-redirect',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const version = 'consentVersion' in stored ? stored.consentVersion : null;
    return { consentVersion: typeof version === 'string' ? version : null };
  },
  'sessionStorage',
);

type Outcome = Promise<Result<null, AuthFailure>>;

export function signIn(
  config: FirebaseClientConfig,
  credentials: { email: string; password: string },
  consentVersion: string | null = null,
): Outcome {
  return attempt(async () => {
    const [counted, client] = await Promise.all([
      countSignInAttempt(credentials.email),
      authClient(),
    ]);
    if (!counted.ok && counted.problem !== 'unavailable') return counted;
    return openSession(await client.signIn(config, credentials), consentVersion);
  });
}

/** Where the address has an account, as after a lost answer, the same password signs in. */
export function signUp(
  config: FirebaseClientConfig,
  account: NewAccount,
  consentVersion: string,
): Outcome {
  return attempt(async () => {
    const client = await authClient();
    const idToken = await client.signUp(config, account);
    if (idToken) return openSession(idToken, consentVersion);
    const session = await signIn(config, account, consentVersion);
    const isOther = !session.ok && session.problem === 'wrong-credentials';
    return isOther ? failure('email-in-use') : session;
  });
}

/**
 * Signs in, or signs up, with a Google account. Called again after the redirect from Google, it continues with Google's
 * answer and the consent that was given before.
 */
export function continueWithGoogle(
  config: FirebaseClientConfig,
  consentVersion: string | null,
): Outcome {
  return attemptProven(async () => {
    const client = await import('@/lib/firebase/google-sign-in');
    const before = googleRedirect.read();
    if (!before) {
      const leave = () => googleRedirect.write({ consentVersion });
      return openSession(await client.signInWithGoogle(config, leave), consentVersion);
    }
    googleRedirect.remove();
    const idToken = await client.finishRedirect(config);
    return idToken ? openSession(idToken, before.consentVersion) : failure('cancelled');
  });
}

/**
 * Changes the password; needs the current one. Every session ends, and this device gets a new one. Once Google has the
 * new password, a failure has a problem of its own: trying again with the old one could never succeed.
 */
export function changePassword(
  config: FirebaseClientConfig,
  passwords: { email: string; password: string; newPassword: string },
): Outcome {
  return attempt(async () => {
    const token = await takeAttempt();
    if (!token.ok) return token;
    const client = await authClient();
    await client.changePassword(config, passwords);
    const { email, newPassword } = passwords;
    const session = await attempt(async () => {
      const idToken = await client.signIn(config, { email, password: newPassword });
      return openSession(idToken, null, { endsOthers: true });
    });
    return session.ok ? session : failure('password-changed');
  });
}

/**
 * Deletes the account of a member who gives its password. The proof goes to our server, the password never does.
 * @returns whether all data are deleted already; the rest follows later.
 */
export function deleteAccount(
  config: FirebaseClientConfig,
  credentials: { email: string; password: string },
): Promise<Result<{ isFinished: boolean }, AuthFailure>> {
  return attempt(async () => {
    const token = await takeAttempt();
    if (!token.ok) return token;
    const idToken = await (await authClient()).signIn(config, credentials);
    const answer = await postAsMember('/api/account/deletion', {
      authorization: `Bearer ${idToken}`,
    });
    if (!answer.ok) {
      const isKnown = answer.problem !== 'offline' && answer.problem !== 'unavailable';
      return isKnown ? answer : failure('deletion-not-known');
    }
    announceSession('logged-out');
    return success({ isFinished: answer.value.status === 200 });
  });
}

/**
 * Runs before Google receives the password. A site that cannot count right now ('unavailable') refuses no attempt.
 */
function countSignInAttempt(email: string): Promise<Result<Response, AuthFailure>> {
  return post(
    '/api/login/attempt',
    { 'content-type': 'application/json' },
    JSON.stringify({ email }),
  );
}

/** Takes a rate-limit token before the password goes to Google, which has its own limit as well. */
function takeAttempt(): Promise<Result<Response, AuthFailure>> {
  return postAsMember('/api/account/attempt', {});
}

/**
 * Always the same answer for known and unknown addresses (tests/security/README.md, G-02). Only a failure that does not
 * depend on the address, such as a lost connection, has another answer.
 */
export function sendReset(config: FirebaseClientConfig, email: string): Outcome {
  return attempt(async () => {
    const client = await authClient();
    await client.sendReset(config, email).catch((error: unknown) => {
      if (authProblem(error) !== 'wrong-credentials') throw error;
    });
    return success(null);
  });
}

/**
 * Checks whether a link of a mail is still valid, before the visitor types a password. It does not use up the link.
 */
export function checkLink(
  config: FirebaseClientConfig,
  code: string,
): Promise<Result<{ email: string | null }, AuthFailure>> {
  return attemptProven(async () => {
    const client = await authClient();
    return success({ email: await client.checkLink(config, code) });
  });
}

export function confirmReset(
  config: FirebaseClientConfig,
  reset: { code: string; password: string },
): Outcome {
  return attemptProven(async () => {
    await (await authClient()).confirmReset(config, reset);
    return success(null);
  });
}

export function applyVerification(config: FirebaseClientConfig, code: string): Outcome {
  return attemptProven(async () => {
    await (await authClient()).applyVerification(config, code);
    return success(null);
  });
}

type Work<Value> = () => Promise<Result<Value, AuthFailure>>;

/** Google or an e-mail link has proven who owns the account. */
const attemptProven = <Value>(work: Work<Value>) => attempt(work, { isProven: true });

async function attempt<Value>(
  work: Work<Value>,
  proof = { isProven: false },
): Promise<Result<Value, AuthFailure>> {
  try {
    return await work();
  } catch (error) {
    return failure(authProblem(error, proof));
  }
}

/** Exchanges the ID token for this device's session cookies and notifies the other tabs. */
async function openSession(
  idToken: string,
  consentVersion: string | null,
  { endsOthers = false } = {},
): Outcome {
  const answer = await post(
    '/api/login',
    { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    JSON.stringify({ consentVersion, endsOthers }),
  );
  if (!answer.ok) return answer;
  announceSession('signed-in');
  return success(null);
}

type ProblemByStatus = Readonly<Record<number, AuthProblem>>;

const problemByStatus: ProblemByStatus = {
  404: 'no-account',
  409: 'address-unconfirmed',
  410: 'deleted',
  429: 'too-many-attempts',
};

/** To a route for members, which answers 401 once their session is over. */
function postAsMember(
  path: string,
  headers: Record<string, string>,
): Promise<Result<Response, AuthFailure>> {
  return post(path, headers, undefined, { ...problemByStatus, 401: 'session-ended' });
}

async function post(
  path: string,
  headers: Record<string, string>,
  body?: string,
  problems: ProblemByStatus = problemByStatus,
): Promise<Result<Response, AuthFailure>> {
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', headers, body });
  } catch {
    return failure('offline');
  }
  if (response.ok) return success(response);
  const waitSeconds = Number(response.headers.get('retry-after'));
  return failure(
    response.status === 429 && waitSeconds > 0
      ? { retryAfterSeconds: waitSeconds }
      : (problems[response.status] ?? 'unavailable'),
  );
}

/**
 * After sign-in or sign-up: loads the page from which the visitor was sent here. `returnUrl` has been through
 * `safeReturnUrl` on the server. Unlike `leaveFor`, it adds the fragment of that page, which never reaches a server:
 * the browser added it to the address of the sign-in page.
 */
export function continueTo(returnUrl: string): void {
  window.location.assign(
    returnUrl.includes('#') ? returnUrl : `${returnUrl}${window.location.hash}`,
  );
}
