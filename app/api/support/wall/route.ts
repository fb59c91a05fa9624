import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { personalJson, problemAnswer, tooManyAnswer, unavailableAnswer } from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { findUser } from '@/lib/auth/server/session';
import { looksLikeSiteName } from '@/lib/auth/domain/username';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { readJson } from '@/lib/security/read-body';
import { readWallEntry, type WallProblems } from '@/lib/support/wall-entry';
import { addToWall, readWall, wallKeySchema } from '@/lib/support/wall-store';

/** More bytes than the form of this site can send. */
const maxBytes = 8_000;

const text = z.string().max(1_000);
const postSchema = wallKeySchema.extend({
  name: text,
  message: text,
  amount: text,
  /** The honeypot: empty when a person wrote. */
  website: text,
});

/**
 * The approved entries, the same for all visitors. Limited, since any other query bypasses a shared cache and each answer
 * reads up to a hundred documents.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const token = await takeToken('file', { uid: null, address: visitorAddress(request.headers) });
  if (!token.ok) return tooManyAnswer(token.problem);
  try {
    return Response.json(
      { entries: await readWall() },
      { headers: { 'cache-control': 'public, max-age=0, s-maxage=30' } },
    );
  } catch (error) {
    return unavailableAnswer('The wall could not be read', error);
  }
}

/**
 * Submits an entry for the operator's review. A bot caught by the honeypot gets the same answer, and nothing is
 * stored.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const user = await findUser();
  const uid = user.ok ? user.value.uid : null;
  const sender = { uid, address: visitorAddress(request.headers) };
  const token = await takeToken('support', sender);
  if (!token.ok) return tooManyAnswer(token.problem);
  const posted = postSchema.safeParse(await readJson(request, maxBytes));
  if (!posted.success) return problemAnswer('malformed', 400);
  const { id, secret, website, ...typed } = posted.data;
  const read = readWallEntry(typed);
  if (!read.ok) return mistakesAnswer(read.problem);
  if (looksLikeSiteName(read.value.name)) return mistakesAnswer({ name: 'site-name' });
  if (website !== '') return personalJson({ ok: true });
  try {
    const added = await addToWall({ id, secret }, read.value, sender);
    return added.ok ? personalJson({ ok: true }) : problemAnswer(added.problem, 409);
  } catch (error) {
    return unavailableAnswer('The entry could not be stored', error);
  }
}

function mistakesAnswer(problems: WallProblems): Response {
  return personalJson({ problem: 'mistakes', problems }, 400);
}
