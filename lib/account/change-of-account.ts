import type { NextRequest } from 'next/server';
import { noSessionAnswer, problemAnswer, tooManyAnswer, unavailableAnswer } from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser, type Member } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
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
  if (!user.ok) return noSessionAnswer(user.problem);
  const token = await takeToken(kind, {
    uid: user.value.uid,
    address: visitorAddress(request.headers),
  });
  if (!token.ok) return tooManyAnswer(token.problem);
  try {
    return await change(user.value);
  } catch (error) {
    return unavailableAnswer('An account could not be changed', error);
  }
}
