import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer, unavailableAnswer } from '@/lib/answers';
import { listSessionsForHost } from '@/lib/consultation/server/store';
import { env } from '@/lib/env';
import { hasBearer } from '@/lib/security/bearer';

/** The sessions to come, for `npm run consultation:list`, which sends CRON_SECRET; other requests are refused. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  try {
    return personalJson({ sessions: await listSessionsForHost(new Date()) });
  } catch (error) {
    return unavailableAnswer('The sessions could not be read', error);
  }
}
