import type { NextRequest } from 'next/server';
import { finishDeletions } from '@/lib/account/user-data';
import { personalJson } from '@/lib/answers';
import { operatorCall } from '@/lib/operator-call';

/** The longest that Vercel gives; lib/account/user-data.ts begins nothing after three minutes. */
export const maxDuration = 300;

/**
 * Finishes the deletions of accounts that stopped half-way. For Vercel Cron and `npm run accounts:finish-deletions`.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The deletions could not be read', async () => {
    const counts = await finishDeletions();
    return personalJson(counts, counts.failed === 0 ? 200 : 503);
  });
}
