import type { NewAccount } from '@/lib/firebase/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { failure, success, type Result } from '@/lib/result';
import { authProblem, type AuthProblem } from './auth-problem';
import { announceSession } from './session-channel';

/**
 * What the forms do in the browser, each with an answer that the form can put into words. Firebase's client
 * arrives with the first call.
 */
const authClient = () => import('@/lib/firebase/auth-client');

type Outcome = Promise<Result<null, AuthProblem>>;

export function signIn(
  config: FirebaseClientConfig,
  credentials: { email: string; password: string },
): Outcome {
  return attempt(async () => {
    const client = await authClient();
    return openSession(await client.signIn(config, credentials), null);
  });
}

export function signUp(
  config: FirebaseClientConfig,
  account: NewAccount,
  consentVersion: string,
): Outcome {
  return attempt(async () => {
    const client = await authClient();
    return openSession(await client.signUp(config, account), consentVersion);
  });
}

/** Always the same answer for known and unknown addresses (row G-02); only a failure of the world differs. */
export function sendReset(config: FirebaseClientConfig, email: string): Outcome {
  return attempt(async () => {
    const client = await authClient();
    await client.sendReset(config, email).catch((error: unknown) => {
      if (authProblem(error) !== 'wrong-credentials') throw error;
    });
    return success(null);
  });
}

export function confirmReset(
  config: FirebaseClientConfig,
  reset: { code: string; password: string },
): Outcome {
  return attempt(async () => {
    await (await authClient()).confirmReset(config, reset);
    return success(null);
  });
}

export function applyVerification(config: FirebaseClientConfig, code: string): Outcome {
  return attempt(async () => {
    await (await authClient()).applyVerification(config, code);
    return success(null);
  });
}

async function attempt(work: () => Outcome): Outcome {
  try {
    return await work();
  } catch (error) {
    return failure(authProblem(error));
  }
}

/** Exchanges the ID token for this device's session cookies and tells the other tabs. */
async function openSession(idToken: string, consentVersion: string | null): Outcome {
  let response: Response;
  try {
    response = await fetch('/api/login', {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ consentVersion }),
    });
  } catch {
    return failure('offline');
  }
  if (!response.ok) return failure(response.status === 429 ? 'too-many-attempts' : 'unavailable');
  announceSession('signed-in');
  return success(null);
}

/**
 * Goes on by a full navigation, so that every page's state is fresh. `returnUrl` has been through
 * `safeReturnUrl` on the server; a fragment never reaches a server, the browser carried it along.
 */
export function continueTo(returnUrl: string): void {
  window.location.assign(
    returnUrl.includes('#') ? returnUrl : `${returnUrl}${window.location.hash}`,
  );
}
