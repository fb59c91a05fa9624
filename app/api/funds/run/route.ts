import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/auth/domain/answers';
import { nameOf } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { env } from '@/lib/env';
import { monthEndsBefore } from '@/lib/funds/domain/market/grid-days';
import {
  missingMonthEnds,
  missingWeeks,
  runMarketJob,
  storeNavDay,
  storeNavWeek,
} from '@/lib/funds/server/market-job';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { success } from '@/lib/result';
import { hasBearer } from '@/lib/security/bearer';

/** Nine reports of AMFI with pauses between them, and the month ends of twenty years read. */
export const maxDuration = 300;

/**
 * Computes the figures of the fund list. For Vercel Cron (vercel.json) and the commands `npm run funds:run` and
 * `npm run funds:backfill`, which send CRON_SECRET; anybody else learns nothing. `missing=1` answers the month ends that
 * are not stored, and `day=2019-05-31` stores one of them; `missing=weeks` answers the Mondays of the weeks that are not
 * stored whole, and `week=2019-05-27` stores one.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  const { day: days, missing, week: weeks } = readSearchParams(request.nextUrl.searchParams);
  const now = new Date();
  try {
    if (firstOf(missing) === 'weeks') return personalJson({ missing: await missingWeeks(now) });
    if (firstOf(missing)) return personalJson({ missing: await missingMonthEnds(now) });
    const week = firstOf(weeks);
    if (week !== undefined) {
      if (!isIsoDate(week) || !(await missingWeeks(now)).includes(week)) {
        return problemAnswer('week', 400);
      }
      const stored = await storeNavWeek(week);
      return answer(stored.ok ? success({ days: stored.value }) : stored);
    }
    const day = firstOf(days);
    if (day === undefined) return answer(await runMarketJob(now));
    if (!isIsoDate(day) || !monthEndsBefore(dateInIndia(now)).includes(day)) {
      return problemAnswer('day', 400);
    }
    const stored = await storeNavDay(day, dateInIndia(now));
    if (!stored.ok) return answer(stored);
    const { day: stores, corrections } = stored.value;
    return answer(success({ schemes: stores.navs.size, corrections }));
  } catch (error) {
    console.error('The figures of the funds could not be stored:', nameOf(error));
    return problemAnswer('unavailable', 503);
  }
}

function answer(result: { ok: true; value: object } | { ok: false; problem: string }): Response {
  return result.ok ? personalJson(result.value) : problemAnswer(result.problem, 502);
}
