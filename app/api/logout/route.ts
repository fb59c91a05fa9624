import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  methodNotAllowed,
  personalJson,
  problemAnswer,
  unavailableAnswer,
  withCookies,
} from '@/lib/answers';
import { endSessionOfCookies } from '@/lib/auth/server/session-lifecycle';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { ownerOf } from '@/lib/auth/domain/owner';
import { env } from '@/lib/env';
import { withTimeout } from '@/lib/timeout';

const deadlineMs = 6_000;

/**
 * Ends this device's session for good; the member's other devices stay signed in. Never rate-limited: a person who
 * leaves a shared computer must be able to sign out, whatever others behind the same address do. Answers with the
 * pseudonym under which the browser holds this member's learning events.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const jar = await cookies();
  let uid: string | null;
  try {
    uid = await withTimeout(endSessionOfCookies(jar), deadlineMs);
  } catch (error) {
    // The cookies stay: the session has not ended on the server, so expiring them would only look like a log-out.
    return unavailableAnswer('A session could not be ended', error);
  }
  const owner = uid === null ? null : ownerOf(uid);
  const answer = personalJson({ owner }, 200, { 'clear-site-data': '"cache"' });
  return withCookies(answer, expiredCookieHeaders(jar));
}

export const OPTIONS = () => methodNotAllowed('POST');
