import type { NextRequest } from 'next/server';
import { deleteAccount } from '@/lib/account/user-data';
import { personalJson, problemAnswer, withCookies } from '@/lib/answers';
import { bearerToken, readFreshToken } from '@/lib/auth/server/session-lifecycle';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { changeOfAccount } from '@/lib/account/change-of-account';

/**
 * Deletes the signed-in member's account. The member has just given the password again (Authorization header: a fresh
 * ID token of the same person). Answers 202 when the deletion has begun but could not be finished: the next sign-in,
 * or the operator, finishes it.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return changeOfAccount(request, 'account', async ({ uid }) => {
    const idToken = bearerToken(request.headers);
    const token = idToken ? await readFreshToken(idToken) : null;
    if (token?.uid !== uid) return problemAnswer('refused', 403);
    const { isFinished } = await deleteAccount(uid);
    const answer = personalJson({ isFinished }, isFinished ? 200 : 202, {
      'clear-site-data': '"cache"',
    });
    return withCookies(answer, expiredCookieHeaders(request.cookies));
  });
}
