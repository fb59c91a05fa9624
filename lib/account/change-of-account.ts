import type { NextRequest } from 'next/server';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { problemAnswer, tooManyAnswer } from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser, type Member } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { visitorAddress } from '@/lib/limits/address-source';
import type { LimitKind } from '@/lib/limits/limit-kind';
import { takeToken } from '@/lib/limits/store';

/** Checks the origin, the session and the rate limit of a request, then changes the account. */
export async function changeOfAccount(
  request: NextRequest,
  kind: LimitKind,
  change: (member: Member) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const user = await findUser();
  if (!user.ok)
    return problemAnswer(signedOutOr(user.problem), user.problem === 'unavailable' ? 503 : 401);
  const token = await takeToken(kind, {
    uid: user.value.uid,
    address: visitorAddress(request.headers),
  });
  if (!token.ok) return tooManyAnswer(token.problem);
  try {
    return await change(user.value);
  } catch (error) {
    console.error('An account could not be changed:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
