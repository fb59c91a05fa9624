import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import { errorCode } from '@/lib/errors';
import { authOf } from './auth-client';
import type { FirebaseClientConfig } from './client-config';

/**
 * Signs in with Google in a window of its own. Where the browser blocks the window, the page itself goes to Google and
 * comes back; `finishRedirect` then has the answer.
 * @param beforeRedirect runs before the page is left
 * @returns the ID token
 */
export async function signInWithGoogle(
  config: FirebaseClientConfig,
  beforeRedirect: () => void,
): Promise<string> {
  const auth = authOf(config);
  const provider = new GoogleAuthProvider();
  // Without this, Google takes the account of the browser without asking.
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    return await user.getIdToken();
  } catch (error) {
    if (!isBlockedWindow(error)) throw error;
    beforeRedirect();
    return await signInWithRedirect(auth, provider, browserPopupRedirectResolver);
  }
}

/** After the way back from Google. @returns the ID token; null when Google has no answer. */
export async function finishRedirect(config: FirebaseClientConfig): Promise<string | null> {
  const result = await getRedirectResult(authOf(config), browserPopupRedirectResolver);
  return result ? result.user.getIdToken() : null;
}

function isBlockedWindow(error: unknown): boolean {
  const codes = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];
  return codes.includes(String(errorCode(error)));
}
