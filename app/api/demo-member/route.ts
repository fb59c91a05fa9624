import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { seedDemoMember } from '@/lib/dashboard/server/demo-member-store';
import { env } from '@/lib/env';
import { operatorCall } from '@/lib/operator-call';
import { firstOf, readSearchParams } from '@/lib/query-values';

/**
 * Fills the demo member's account, for `npm run demo` and `npm run dev`. On a site whose accounts are real it refuses all
 * calls: it needs Firebase on this machine.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (env.firebase.authEmulatorHost === null) return problemAnswer('refused', 401);
  return operatorCall(request, 'The demo member could not be filled', async () => {
    const uid = firstOf(readSearchParams(request.nextUrl.searchParams).uid) ?? '';
    if (!/^[\w-]{1,128}$/.test(uid)) return problemAnswer('unknown-member', 404);
    const seeded = await seedDemoMember(uid, new Date());
    if (seeded.ok) return personalJson(seeded.value);
    return problemAnswer(seeded.problem, seeded.problem === 'unknown-member' ? 404 : 503);
  });
}
