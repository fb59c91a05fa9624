import type { NextRequest } from 'next/server';
import { methodNotAllowed, personalJson, problemAnswer, tooManyAnswer } from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { requireUserForAction } from '@/lib/auth/server/session';
import { readLearningRequest } from '@/lib/education/data/learning-schema';
import { recordMyEvents } from '@/lib/education/server/store';
import { env } from '@/lib/env';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { readJson } from '@/lib/security/read-body';

const statuses = { guest: 401, ended: 401, 'other-member': 409, unavailable: 503 } as const;

/** More than the largest request that our own pages send. */
const maxBytes = 40_000;

/**
 * Stores the learning events that a browser collected. A route and no server action: a page that was opened before a
 * release, or offline, can still send to it. Answers with the ids that need not be sent again.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  const user = await requireUserForAction();
  if (!user.ok) return problemAnswer(user.problem, statuses[user.problem]);
  const asker = { uid: user.value.uid, address: visitorAddress(request.headers) };
  const token = await takeToken('learning', asker);
  // The events wait in the browser and come again.
  if (!token.ok) return tooManyAnswer(token.problem);
  const read = readLearningRequest(await readJson(request, maxBytes));
  if (!read) return problemAnswer('invalid', 400);
  const recorded = await recordMyEvents(user.value, read, new Date());
  if (!recorded.ok) return problemAnswer(recorded.problem, statuses[recorded.problem]);
  return personalJson({ doneIds: [...read.events.map(({ id }) => id), ...read.unreadIds] });
}

export const OPTIONS = () => methodNotAllowed('POST');
