import 'server-only';
import { firebaseAuth } from '@/lib/auth/edge/token-refresh';
import { takeToken, type TooMany } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import { withTimeout } from '@/lib/timeout';
import { readPendingDeletion } from './pending-deletion-store';
import { googleProvider } from '@/lib/auth/domain/google-account';
import { readFreshToken } from './fresh-token';
import { admitGoogleSignIn, type GoogleRefusal } from './google-account-store';
import { ensureProfile } from './profile-store';
import type { SessionTokens } from '@/lib/auth/edge/session-cookies';
import { createSession, endOtherSessions } from './session-store';

const deadlineMs = 8_000;

export type SignIn = {
  idToken: string;
  /** The version of the privacy policy that was agreed to, at sign-up. */
  consentVersion: string | null;
  device: string;
  /** Set after a change of the password: ends the sessions of anyone who knew the old one. */
  endsOthers: boolean;
};

/** `email`: the address with which the person signed in. */
export type StartedSession = { tokens: SessionTokens; email: string | null };

/** The account is being deleted, so that no new session starts. */
export type PendingDeletionRequest = { deletionUid: string };

/**
 * Exchanges a fresh ID token for a session of this device: a token pair of its own, the session document, and the
 * profile where it is missing (a new member, or one whose profile was lost).
 */
export async function startSession(
  { idToken, consentVersion, device, endsOthers }: SignIn,
  nowMs = Date.now(),
): Promise<Result<StartedSession, 'refused' | GoogleRefusal | TooMany | PendingDeletionRequest>> {
  const token = await readFreshToken(idToken, nowMs);
  if (!token) return failure('refused');
  // The token is verified first: a forged one uses up no member's rate-limit tokens.
  const allowed = await takeToken('session', { uid: token.uid, address: null });
  if (!allowed.ok) return allowed;
  if (await withTimeout(readPendingDeletion(token.uid), deadlineMs)) {
    return failure({ deletionUid: token.uid });
  }
  const isGoogle = token.firebase.sign_in_provider === googleProvider;
  if (isGoogle) {
    const hasConsent = consentVersion !== null;
    const admitted = await withTimeout(admitGoogleSignIn(token, { hasConsent }), deadlineMs);
    if (!admitted.ok) return admitted;
  }
  const pair = await withTimeout(ownTokens(idToken), deadlineMs);
  const sid = crypto.randomUUID();
  const authTimeMs = token.auth_time * 1000;
  await withTimeout(
    Promise.all([
      ensureProfile(token.uid, { consentVersion, isGoogle }),
      createSession({ uid: token.uid, sid, authTimeMs, device }),
    ]),
    deadlineMs,
  );
  if (endsOthers) await withTimeout(endOtherSessions(token.uid, sid), deadlineMs);
  return success({ tokens: { ...pair, metadata: { sid } }, email: token.email ?? null });
}

/** New tokens, so that the browser's own pair and the session's are never the same (row B-08). */
async function ownTokens(idToken: string): Promise<{ idToken: string; refreshToken: string }> {
  const tokens = await firebaseAuth().getCustomIdAndRefreshTokens(idToken);
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken };
}
