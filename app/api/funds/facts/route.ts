import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { operatorCall } from '@/lib/operator-call';
import { runFactsJob } from '@/lib/funds/server/facts-job';
import { runSummariesJob } from '@/lib/funds/server/summaries-job';

/** Forty requests with pauses, or one monthly workbook, for which AMFI may need a minute. */
export const maxDuration = 300;

/** The last request begins within this time; AMFI may take a minute and a half for it. */
const latestStartMs = 190_000;

/**
 * Refreshes AMFI's other data about schemes (cost, AUM, risk) when it is due. For Vercel Cron and
 * `npm run funds:facts`.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'The facts of the funds could not be stored', async () => {
    const startedAt = performance.now();
    const now = new Date();
    const run = await runFactsJob(now);
    if (!run.ok) return problemAnswer(run.problem, 502);
    const leftMs = latestStartMs - (performance.now() - startedAt);
    return personalJson({ ...run.value, summaries: await runSummariesJob(now, leftMs) });
  });
}
