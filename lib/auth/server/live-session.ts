import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { errorCode } from '@/lib/errors';
import { adminAuth } from '@/lib/firebase/admin';
import { withTimeout } from '@/lib/timeout';
import { readSessionCookies } from '@/lib/auth/edge/session-cookies';
import { isLasting } from '@/lib/auth/domain/session-limits';
import { readProfileAndSession, type ProfileRecord, type SessionRecord } from './session-store';

const deadlineMs = 6_000;

/** The verified state of the session behind a request's cookies. */
export type LiveSession =
  | { kind: 'guest' }
  /** Log-out, revocation, a closed account, a limit, or cookies that are not ours: it will not come back. */
  | { kind: 'ended'; uid: string | null; sid: string | null }
  /** The ID token's hour is over and it could not be renewed yet. */
  | { kind: 'stale' }
  | ({ kind: 'live'; token: DecodedIdToken; idToken: string; sid: string } & Documents);

type Documents = { profile: ProfileRecord | null; session: SessionRecord };

/** @throws when Firebase cannot be reached: not knowing is not the same as being signed out. */
export async function readLiveSession(
  cookies: Parameters<typeof readSessionCookies>[0],
  nowMs = Date.now(),
): Promise<LiveSession> {
  const tokens = await readSessionCookies(cookies);
  if (tokens === 'none') return { kind: 'guest' };
  if (tokens === 'odd') return { kind: 'ended', uid: null, sid: null };
  const { sid } = tokens.metadata;
  const token = await withTimeout(verify(tokens.idToken), deadlineMs);
  if (token === 'stale') return { kind: 'stale' };
  if (token === 'refused') return { kind: 'ended', uid: null, sid };
  const { profile, session } = await withTimeout(readProfileAndSession(token.uid, sid), deadlineMs);
  if (!session || !isLasting(session, nowMs)) {
    return { kind: 'ended', uid: token.uid, sid };
  }
  return { kind: 'live', token, idToken: tokens.idToken, sid, profile, session };
}

const refusals: readonly string[] = [
  'auth/invalid-id-token',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

async function verify(idToken: string): Promise<DecodedIdToken | 'stale' | 'refused'> {
  try {
    return await adminAuth().verifyIdToken(idToken, true);
  } catch (error) {
    const verdict = verdictOn(error);
    if (verdict === 'unknown') throw error;
    return verdict;
  }
}

/**
 * firebase-admin 13 gives certificates that it could not fetch the same code as a token of another project;
 * only its messages about the token itself speak of an "ID token" (auth/token-verifier.js).
 */
export function verdictOn(error: unknown): 'stale' | 'refused' | 'unknown' {
  const code = String(errorCode(error));
  const message = error instanceof Error ? error.message : '';
  if (code === 'auth/id-token-expired') return 'stale';
  if (code === 'auth/argument-error' && message.includes('ID token')) {
    // Google has changed its keys since: new tokens will be signed with a known one.
    return message.includes('does not correspond to a known public key') ? 'stale' : 'refused';
  }
  return refusals.includes(code) ? 'refused' : 'unknown';
}
