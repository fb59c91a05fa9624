import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { personalJson, problemAnswer } from '@/lib/auth/domain/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser, nameOf } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeToken } from '@/lib/limits/store';
import { tooManyAnswer } from '@/lib/limits/too-many';
import { removeFromWall } from '@/lib/support/wall-store';

const uuid = z.uuid();

/** Deletes an entry of the wall, for its member or for anyone who has its secret (header `x-entry-secret`). */
export async function DELETE(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const { id } = await params;
  const secret = uuid.safeParse(request.headers.get('x-entry-secret'));
  if (!uuid.safeParse(id).success) return problemAnswer('malformed', 400);
  const user = await findUser();
  const uid = user.ok ? user.value.uid : null;
  const token = await takeToken('support', { uid, address: visitorAddress(request.headers) });
  if (!token.ok) return tooManyAnswer(token.problem);
  try {
    const isRemoved = await removeFromWall(id, { secret: secret.data ?? null, uid });
    return isRemoved ? personalJson({ ok: true }) : problemAnswer('not-yours', 404);
  } catch (error) {
    console.error('The entry could not be removed:', nameOf(error));
    return problemAnswer('unavailable', 503);
  }
}
