import type { NextRequest } from 'next/server';
import { finishDeletion } from '@/lib/account/user-data';
import { personalJson, problemAnswer, withCookies } from '@/lib/answers';
import { markPendingDeletion } from '@/lib/auth/server/pending-deletion-store';
import { bearerToken, readFreshToken } from '@/lib/auth/server/session-lifecycle';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { changeOfAccount } from '@/lib/account/change-of-account';
import { withFallback } from '@/lib/errors';

/**
 * Deletes the signed-in member's account. The member has just given the password again (Authorization header: a fresh
 * ID token of the same person). Answers 202 when the deletion has begun but could not be finished: the next sign-in,
 * or the operator, finishes it.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'account', async ({ uid, email, username }) => {
    const idToken = bearerToken(request.headers);
    const token = idToken ? await readFreshToken(idToken) : null;
    if (token?.uid !== uid) return problemAnswer('refused', 403);
    await markPendingDeletion({ uid, email, username });
    const isFinished = await finishes(uid);
    const answer = personalJson({ isFinished }, isFinished ? 200 : 202, {
      'clear-site-data': '"cache"',
    });
    return withCookies(answer, expiredCookieHeaders());
  });
}

async function finishes(uid: string): Promise<boolean> {
  return withFallback('A deletion could not be finished', false, async () => {
    await finishDeletion(uid);
    return true;
  });
}
