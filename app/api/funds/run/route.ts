import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { operatorCall } from '@/lib/operator-call';
import { monthsToStore, monthEndsBefore } from '@/lib/funds/domain/market/nav-month';
import {
  missingMonthEnds,
  missingNavMonths,
  runMarketJob,
  storeNavDay,
  storeNavMonth,
} from '@/lib/funds/server/market-job';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { success } from '@/lib/result';

/** Nine reports of AMFI with pauses between them, and the month ends of twenty years read. */
export const maxDuration = 300;

/**
 * Computes the figures of the fund list. For Vercel Cron, `npm run funds:run` and `npm run funds:backfill`.
 * `missing=1` answers the month ends that are not stored, and `day=2019-05-31` stores one of them; `missing=months` answers
 * the last days of the months whose days are not stored, and `month=2019-05-31` stores one.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The figures of the funds could not be stored', async () => {
    const { day: days, missing, month: months } = readSearchParams(request.nextUrl.searchParams);
    const now = new Date();
    if (firstOf(missing) === 'months')
      return personalJson({ missing: await missingNavMonths(now) });
    if (firstOf(missing)) return personalJson({ missing: await missingMonthEnds(now) });
    const month = firstOf(months);
    if (month !== undefined) {
      if (!isIsoDate(month) || !monthsToStore(new Set(), dateInIndia(now)).includes(month))
        return problemAnswer('month', 400);
      return answer(await storeNavMonth(month));
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
  });
}

function answer(result: { ok: true; value: object } | { ok: false; problem: string }): Response {
  return result.ok ? personalJson(result.value) : problemAnswer(result.problem, 502);
}
