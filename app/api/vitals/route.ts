import { sumOf } from '@/lib/cashflow/statistics';
import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer, unavailableAnswer } from '@/lib/answers';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { operatorCall } from '@/lib/operator-call';
import { pagePattern } from '@/lib/navigation/routes';
import { readJson } from '@/lib/security/read-body';
import { beaconSchema } from '@/lib/vitals/beacon';
import {
  countVitals,
  deleteOldVitals,
  mayCount,
  readVitals,
  storedSince,
} from '@/lib/vitals/store';
import { sumByPage, p75Of } from '@/lib/vitals/vital';

const maxBytes = 1024;

/** Counts the speed of one page, sent by the browser of a visitor who has agreed. Stores nothing about the visitor. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, env.ownOrigins)) return problemAnswer('foreign-origin', 403);
  if (!(await mayCount(request.headers))) return problemAnswer('too-many', 429);
  const beacon = beaconSchema.safeParse(await readJson(request, maxBytes)).data;
  // Accepts page patterns only. The address of a single fund or lesson is not a pattern and is not stored.
  if (!beacon || pagePattern(beacon.page) !== beacon.page) return problemAnswer('malformed', 400);
  try {
    await countVitals(beacon, dateInIndia(new Date()));
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    return unavailableAnswer('A visit could not be counted', error);
  }
}

/** The 75th percentiles per page, for `npm run vitals`. Deletes old counts. */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The vitals could not be read', async () => {
    const today = dateInIndia(new Date());
    const since = storedSince(today);
    const deleted = await deleteOldVitals(today);
    const pages = sumByPage(await readVitals(since)).map(({ page, name, counts }) => {
      const p75 = p75Of(name, counts);
      const visits = sumOf(Object.values(counts));
      return { page, name, p75: p75 === Infinity ? 'beyond' : p75, visits };
    });
    return personalJson({ since, deleted, pages });
  });
}
