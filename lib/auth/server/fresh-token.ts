import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { adminAuth } from '@/lib/firebase/admin';
import { withTimeout } from '@/lib/timeout';
import { verdictOn } from './live-session';

/** The password, or Google's proof, must have been given this recently: a stolen ID token opens nothing later on. */
const recentSeconds = 5 * 60;
const deadlineMs = 8_000;

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
