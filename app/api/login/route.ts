import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { finishDeletion } from '@/lib/account/user-data';
import {
  methodNotAllowed,
  personalJson,
  problemAnswer,
  tooManyAnswer,
  unavailableAnswer,
  withCookies,
} from '@/lib/answers';
import { deviceLabel } from '@/lib/auth/domain/device-label';
import {
  bearerToken,
  endSessionOfCookies,
  startSession,
} from '@/lib/auth/server/session-lifecycle';
import { knownDeviceCookie, knownDeviceOf } from '@/lib/auth/server/known-device-store';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { replacedCookieHeaders, sessionCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { forgetSignInAttempts } from '@/lib/auth/server/sign-in-attempts';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { privacyPolicyChanges } from '@/lib/policies/clauses';
import { readJson } from '@/lib/security/read-body';

/** A tab that was open while the policy changed agrees to the version that it showed. */
const bodySchema = z.object({
  consentVersion: z.enum(privacyPolicyChanges).nullable(),
  /** True after a change of the password: every other session of the person ends. */
  endsOthers: z.boolean().default(false),
});

const maxBytes = 1_000;

/**
 * Exchanges a fresh ID token (Authorization header) for this device's session cookies. Counted by person, once the token
 * has proved who that is, and not by address: a forged token costs one check of its signature, and must not cost the
 * others behind the address their sign-in. Attempts to guess a password are counted before that (lib/auth/server/sign-in-attempts.ts).
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const idToken = bearerToken(request.headers);
  const body = bodySchema.safeParse(await readJson(request, maxBytes));
  if (!idToken || !body.success) return problemAnswer('malformed', 400);
  try {
    const session = await startSession({
      idToken,
      ...body.data,
      device: deviceLabel(request.headers.get('user-agent')),
    });
    if (!session.ok) {
      const { problem } = session;
      if (problem === 'refused') return problemAnswer('refused', 401);
      if (problem === 'no-account') return problemAnswer('no-account', 404);
      if (problem === 'address-unconfirmed') return problemAnswer('address-unconfirmed', 409);
      if ('retryAfterSeconds' in problem) return tooManyAnswer(problem);
      // Finish a deletion that stopped half-way when its owner signs in again.
      await finishDeletion(problem.deletionUid);
      return problemAnswer('deleted', 410);
    }
    const { tokens, email } = session.value;
    const jar = await cookies();
    await endSessionOfCookies(jar).catch(() => undefined); // The old session expires anyway.
    const headers = [
      ...replacedCookieHeaders(jar),
      ...(await sessionCookieHeaders(request.headers, tokens)),
    ];
    if (!email) return withCookies(personalJson({ ok: true }), headers);
    await forgetSignInAttempts({
      email,
      address: visitorAddress(request.headers),
      device: knownDeviceOf(jar, email),
    });
    return withCookies(personalJson({ ok: true }), [...headers, knownDeviceCookie(jar, email)]);
  } catch (error) {
    return unavailableAnswer('A session could not be started', error);
  }
}

export const OPTIONS = () => methodNotAllowed('POST');
