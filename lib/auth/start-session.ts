import 'server-only';
import { getFirebaseAuth } from 'next-firebase-auth-edge/auth';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { env } from '@/lib/env';
import { adminAuth } from '@/lib/firebase/admin';
import { takeTurn, type TooMany } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import { withDeadline } from './deadline';
import { verdictOn } from './live-session';
import { ensureProfile } from './profile-store';
import type { SessionTokens } from './session-cookies';
import { createSession } from './session-store';

/** The password must have been given this recently: a stolen ID token starts no session later on. */
const recentSeconds = 5 * 60;
const deadlineMs = 8_000;

export type SignIn = {
  idToken: string;
  /** The version of the privacy policy that was agreed to, at sign-up. */
  consentVersion: string | null;
  device: string;
};

/**
 * Turns a fresh ID token into a session of this device: a token pair of its own, the session document, and
 * the profile where it is missing (a new member, or one whose profile was lost).
 */
export async function startSession(
  { idToken, consentVersion, device }: SignIn,
  now = Date.now(),
): Promise<Result<SessionTokens, 'refused' | TooMany>> {
  const token = await verify(idToken);
  if (!token || now / 1000 - token.auth_time > recentSeconds) return failure('refused');
  // Only now is it known who asks: a forged token takes nobody's turns.
  const turn = await takeTurn('session', { uid: token.uid, address: null });
  if (!turn.ok) return turn;
  const pair = await withDeadline(ownTokens(idToken), deadlineMs);
  const sid = crypto.randomUUID();
  const authTimeMs = token.auth_time * 1000;
  await withDeadline(
    Promise.all([
      ensureProfile(token.uid, consentVersion),
      createSession({ uid: token.uid, sid, authTimeMs, device }),
    ]),
    deadlineMs,
  );
  return success({ ...pair, metadata: { sid } });
}

/** Null for a token that proves nothing. @throws when Google cannot be reached. */
async function verify(idToken: string): Promise<DecodedIdToken | null> {
  try {
    return await withDeadline(adminAuth().verifyIdToken(idToken, true), deadlineMs);
  } catch (error) {
    if (verdictOn(error) === 'unknown') throw error;
    return null;
  }
}

/** New tokens, so that the browser's own pair and the session's are never the same (row B-08). */
async function ownTokens(idToken: string): Promise<{ idToken: string; refreshToken: string }> {
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  const auth = getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
  const tokens = await auth.getCustomIdAndRefreshTokens(idToken);
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken };
}
