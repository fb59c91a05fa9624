import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { googleProvider } from '@/lib/auth/domain/google-account';
import { readSessionCookies, type SessionTokens } from '@/lib/auth/edge/session-cookies';
import { subjectOf } from '@/lib/auth/edge/id-token-claims';
import { firebaseAuth } from '@/lib/auth/edge/token-refresh';
import { adminAuth } from '@/lib/firebase/admin';
import { takeToken, type TooMany } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import { withTimeout } from '@/lib/timeout';
import { admitGoogleSignIn, type GoogleRefusal } from './google-account-store';
import { verdictOn } from './live-session';
import { readPendingDeletion } from './pending-deletion-store';
import { createSession, endOtherSessions, endSession, ensureProfile } from './session-store';

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

/** New tokens, so that the browser's own pair and the session's are never the same (tests/security/README.md, B-08). */
async function ownTokens(idToken: string): Promise<{ idToken: string; refreshToken: string }> {
  const tokens = await firebaseAuth().getCustomIdAndRefreshTokens(idToken);
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken };
}

/**
 * Deletes the session document behind these cookies, so that a copy of them is refused from now on. Our own
 * signature is proof enough here: an ID token whose hour is over must still be able to log out.
 * @returns whose session it was; null without one
 * @throws when the store cannot be reached.
 */
export async function endSessionOfCookies(
  cookies: Parameters<typeof readSessionCookies>[0],
): Promise<string | null> {
  const tokens = await readSessionCookies(cookies);
  if (tokens === 'none' || tokens === 'odd') return null;
  const uid = subjectOf(tokens.idToken);
  if (uid) await endSession(uid, tokens.metadata.sid);
  return uid;
}

/** The password, or Google's proof, must have been given this recently: a stolen ID token opens nothing later on. */
const recentSeconds = 5 * 60;

/**
 * The token of a person who has just signed in; null for an invalid or expired one.
 * @throws when Google cannot be reached.
 */
export async function readFreshToken(
  idToken: string,
  nowMs = Date.now(),
): Promise<DecodedIdToken | null> {
  const token = await verify(idToken);
  return token && nowMs / 1000 - token.auth_time <= recentSeconds ? token : null;
}

/** The ID token that a form of ours sends along: `Authorization: Bearer …`. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

async function verify(idToken: string): Promise<DecodedIdToken | null> {
  try {
    return await withTimeout(adminAuth().verifyIdToken(idToken, true), deadlineMs);
  } catch (error) {
    if (verdictOn(error) === 'unknown') throw error;
    return null;
  }
}
