import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { adminAuth } from '@/lib/firebase/admin';
import { withTimeout } from '@/lib/timeout';
import type { Member } from './session';

const timeoutMs = 6_000;

/**
 * Whether the member has confirmed the e-mail address. The ID token may be an hour older than the confirmation, so that
 * a token that says "not confirmed" is checked with Firebase Authentication.
 * @throws when Firebase cannot be reached
 */
export async function hasConfirmedAddress({
  uid,
  isEmailVerified,
}: Pick<Member, 'uid' | 'isEmailVerified'>): Promise<boolean> {
  if (isEmailVerified) return true;
  return (await readAuthUser(uid)).emailVerified;
}

/**
 * What Firebase Authentication stores of an account.
 * @throws when Firebase cannot be reached, or has no such account
 */
export function readAuthUser(uid: string): Promise<UserRecord> {
  return withTimeout(adminAuth().getUser(uid), timeoutMs);
}
