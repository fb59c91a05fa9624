import type { NextRequest } from 'next/server';
import { finishDeletions } from '@/lib/account/user-data';
import { personalJson, problemAnswer } from '@/lib/answers';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { hasBearer } from '@/lib/security/bearer';

/** The longest that Vercel gives; lib/account/user-data.ts begins nothing after three minutes. */
export const maxDuration = 300;

/**
 * Finishes the deletions of accounts that stopped half-way. For Vercel Cron (vercel.json) and
 * `npm run accounts:finish-deletions`, which send CRON_SECRET; other requests are refused.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  try {
    const counts = await finishDeletions();
    return personalJson(counts, counts.failed === 0 ? 200 : 503);
  } catch (error) {
    console.error('The deletions could not be read:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
