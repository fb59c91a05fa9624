import { firstOf, readSearchParams } from '@/lib/query-values';
import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { operatorCall } from '@/lib/operator-call';
import { readMarket } from '@/lib/picks/server/source';
import { priceLagOn } from '@/lib/picks/domain/company/universe';
import { appendToRecord, readNewestStamp } from '@/lib/picks/server/record-store';
import { listsOfDay } from '@/lib/picks/domain/record/recorded-list';

/**
 * Runs every screen and puts the lists on record, each screen once a day. For Vercel Cron and `npm run picks:run`. In
 * sample mode `day` may name an earlier day, so that a demo has a past. In live mode a list always has the date on which
 * it was made.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The screens could not be put on record', async () => {
    const today = dateInIndia(new Date());
    const ranOn = firstOf(readSearchParams(request.nextUrl.searchParams).day) ?? today;
    const isAllowed = ranOn === today || (env.sources.isSample && ranOn < today);
    if (!isIsoDate(ranOn) || !isAllowed) return problemAnswer('day', 400);
    const market = await readMarket(today);
    if (!market) return problemAnswer('no-figures', 503);
    // The record is permanent: a list made with missing prices would record false exits.
    if (!market.isWhole) return problemAnswer('prices-missing', 503);
    const newest = await readNewestStamp();
    if (newest && ranOn < newest.ranOn) return problemAnswer('later-list', 409);
    const { days: priceLagDays } = priceLagOn(ranOn, env.picks.priceLagDays);
    const added = await appendToRecord(listsOfDay(market.universe, { ranOn, priceLagDays }));
    return personalJson({ ranOn, added, newest: await readNewestStamp() });
  });
}
