import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { env } from '@/lib/env';
import { errorName } from '@/lib/errors';
import { missingCloseDays, storeCloses } from '@/lib/picks/server/imported-source';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { hasBearer } from '@/lib/security/bearer';

/** One file of 200 KB, stored. */
export const maxDuration = 60;

/**
 * Stores the exchange's closes of the newest day that may be shown. For Vercel Cron (vercel.json) and `npm run
 * picks:closes`, which send CRON_SECRET; other requests are refused. `missing=1` answers the days that are not stored;
 * `day=2026-10-20` stores one of them. Without NSE_PRICES_LICENCE it sends no request.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  const { day: days, missing } = readSearchParams(request.nextUrl.searchParams);
  const now = new Date();
  const day = firstOf(days) ?? null;
  if (day !== null && !isIsoDate(day)) return problemAnswer('day', 400);
  try {
    if (firstOf(missing)) return personalJson({ missing: await missingCloseDays(now) });
    const run = await storeCloses(now, day);
    if (run.ok) return personalJson(run.value);
    // Without a licence the daily call is no failure: there is nothing to do.
    if (run.problem === 'no-licence') return personalJson({ day: null, shares: null });
    return problemAnswer(run.problem, run.problem === 'day' ? 400 : 502);
  } catch (error) {
    console.error('The closes could not be stored:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
