import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { listSessionsForHost } from '@/lib/consultation/server/host-store';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { hasBearer } from '@/lib/security/bearer';

/** The sessions to come, for `npm run consultation:list`, which sends CRON_SECRET; other requests are refused. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  try {
    return personalJson({ sessions: await listSessionsForHost(new Date()) });
  } catch (error) {
    console.error('The sessions could not be read:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
