import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { methodNotAllowed, personalJson, problemAnswer, withCookies } from '@/lib/auth/answers';
import { deviceLabel } from '@/lib/auth/device-label';
import { endSessionOfCookies } from '@/lib/auth/end-session';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { sessionCookieHeaders } from '@/lib/auth/session-cookies';
import { nameOf } from '@/lib/auth/session';
import { startSession } from '@/lib/auth/start-session';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeTurn } from '@/lib/limits/store';
import { tooManyAnswer } from '@/lib/limits/too-many';
import { privacyPolicyChanges } from '@/lib/policies/privacy-policy-version';

/** A tab that was open while the policy changed agrees to the version that it showed. */
const bodySchema = z.object({ consentVersion: z.enum(privacyPolicyChanges).nullable() });

/** Exchanges a fresh ID token (Authorization header) for this device's session cookies. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const idToken = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!idToken || !body.success) return problemAnswer('malformed', 400);
  const turn = await takeTurn('session', {
    uid: null,
    address: visitorAddress(request.headers),
  });
  if (!turn.ok) return tooManyAnswer(turn.problem);
  try {
    const session = await startSession({
      idToken,
      consentVersion: body.data.consentVersion,
      device: deviceLabel(request.headers.get('user-agent')),
    });
    if (!session.ok) {
      return session.problem === 'refused'
        ? problemAnswer('refused', 401)
        : tooManyAnswer(session.problem);
    }
    await endSessionOfCookies(await cookies()).catch(() => undefined); // The old one lapses by itself.
    return withCookies(
      personalJson({ ok: true }),
      await sessionCookieHeaders(request.headers, session.value),
    );
  } catch (error) {
    console.error('A session could not be started:', nameOf(error));
    return problemAnswer('unavailable', 503);
  }
}

export const OPTIONS = () => methodNotAllowed('POST');
