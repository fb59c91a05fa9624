import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { operatorCall } from '@/lib/operator-call';
import { missingCloseDays, storeCloses } from '@/lib/picks/server/imported-source';
import { firstOf, readSearchParams } from '@/lib/query-values';

/** One file of 200 KB, stored. */
export const maxDuration = 60;

/**
 * Stores the exchange's closes of the newest day that may be shown. For Vercel Cron and `npm run picks:closes`.
 * `missing=1` answers the days that are not stored; `day=2026-10-20` stores one of them. Without NSE_PRICES_LICENCE it
 * sends no request.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The closes could not be stored', async () => {
    const { day: days, missing } = readSearchParams(request.nextUrl.searchParams);
    const now = new Date();
    const day = firstOf(days) ?? null;
    if (day !== null && !isIsoDate(day)) return problemAnswer('day', 400);
    if (firstOf(missing)) return personalJson({ missing: await missingCloseDays(now) });
    const run = await storeCloses(now, day);
    if (run.ok) return personalJson(run.value);
    // Without a licence the daily call is no failure: there is nothing to do.
    if (run.problem === 'no-licence') return personalJson({ day: null, shares: null });
    return problemAnswer(run.problem, run.problem === 'day' ? 400 : 502);
  });
}
