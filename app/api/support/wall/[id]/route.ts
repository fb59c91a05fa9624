import type { NextRequest } from 'next/server';
import { z } from 'zod';
import {
  noSessionAnswer,
  personalJson,
  problemAnswer,
  tooManyAnswer,
  unavailableAnswer,
} from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser } from '@/lib/auth/server/session';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { readEntryState, removeFromWall } from '@/lib/support/wall-store';

const uuid = z.uuid();

type Context = { params: Promise<{ id: string }> };

/** Whether an entry is shown or waits for review, for its member or for anyone who has its secret; else 404. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { id } = await params;
  if (!uuid.safeParse(id).success) return problemAnswer('malformed', 400);
  const { owner, noSession } = await ownerOf(request);
  const token = await takeToken('form', {
    uid: owner.uid,
    address: visitorAddress(request.headers),
  });
  if (!token.ok) return tooManyAnswer(token.problem);
  if (noSession) return noSession;
  try {
    const state = await readEntryState(id, owner);
    return state ? personalJson({ state }) : problemAnswer('not-yours', 404);
  } catch (error) {
    return unavailableAnswer('The entry could not be read', error);
  }
}

/** Deletes an entry of the wall, for its member or for anyone who has its secret (header `x-entry-secret`). */
export async function DELETE(request: NextRequest, { params }: Context): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const { id } = await params;
  if (!uuid.safeParse(id).success) return problemAnswer('malformed', 400);
  const { owner, noSession } = await ownerOf(request);
  const token = await takeToken('support', {
    uid: owner.uid,
    address: visitorAddress(request.headers),
  });
  if (!token.ok) return tooManyAnswer(token.problem);
  if (noSession) return noSession;
  try {
    const isRemoved = await removeFromWall(id, owner);
    return isRemoved ? personalJson({ ok: true }) : problemAnswer('not-yours', 404);
  } catch (error) {
    return unavailableAnswer('The entry could not be removed', error);
  }
}

/** `noSession`: the answer to a request that names its owner in no way. A 404 would mean that the entry is gone. */
async function ownerOf({ headers }: NextRequest) {
  const user = await findUser();
  const secret = uuid.safeParse(headers.get('x-entry-secret')).data ?? null;
  return {
    owner: { secret, uid: user.ok ? user.value.uid : null },
    noSession: user.ok || secret !== null ? null : noSessionAnswer(user.problem),
  };
}
