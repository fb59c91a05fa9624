import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer, unavailableAnswer } from '@/lib/answers';
import { env } from '@/lib/env';
import { maxSentBytes, sentPortfolioSchema } from '@/lib/funds/data/portfolio/portfolio-file';
import { importPortfolio } from '@/lib/funds/server/portfolio-store';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { hasBearer } from '@/lib/security/bearer';
import { readJson } from '@/lib/security/read-body';

/**
 * Stores the portfolio of a fund at the end of a month. For `npm run funds:portfolios`, which sends CRON_SECRET and what it
 * read from one sheet of a fund house; other requests are refused. With `check=1` nothing is stored.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  const { check } = readSearchParams(request.nextUrl.searchParams);
  const sent = sentPortfolioSchema.safeParse(await readJson(request, maxSentBytes));
  if (!sent.success) return problemAnswer('malformed', 400);
  try {
    const imported = await importPortfolio(sent.data, {
      now: new Date(),
      isCheck: firstOf(check) !== undefined,
    });
    return imported.ok ? personalJson(imported.value) : personalJson(imported.problem, 422);
  } catch (error) {
    return unavailableAnswer('A portfolio could not be stored', error);
  }
}
