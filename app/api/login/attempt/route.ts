import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { methodNotAllowed, personalJson, problemAnswer, tooManyAnswer } from '@/lib/answers';
import { looksLikeEmail } from '@/lib/auth/domain/email';
import { knownDeviceOf } from '@/lib/auth/server/known-device-store';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { countSignInAttempt } from '@/lib/auth/server/sign-in-attempts';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { readJson } from '@/lib/security/read-body';

/** RFC 5321, section 4.5.3.1: no mail server takes a longer address. */
const bodySchema = z.object({ email: z.string().max(254).refine(looksLikeEmail) });

const maxBytes = 1_000;

/** Asked by the sign-in form before a password goes to Firebase: 429 with the wait after too many failures. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const body = bodySchema.safeParse(await readJson(request, maxBytes));
  if (!body.success) return problemAnswer('malformed', 400);
  const { email } = body.data;
  const counted = await countSignInAttempt({
    email,
    address: visitorAddress(request.headers),
    device: knownDeviceOf(await cookies(), email),
  });
  return counted.ok ? personalJson({ ok: true }) : tooManyAnswer(counted.problem);
}

export const OPTIONS = () => methodNotAllowed('POST');
