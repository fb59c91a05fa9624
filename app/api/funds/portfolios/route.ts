import type { NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/answers';
import { operatorCall } from '@/lib/operator-call';
import { maxSentBytes, sentPortfolioSchema } from '@/lib/funds/data/portfolio/portfolio-file';
import { importPortfolio } from '@/lib/funds/server/portfolio-store';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { readJson } from '@/lib/security/read-body';

/**
 * Stores the portfolio of a fund at the end of a month. For `npm run funds:portfolios`, which sends what it read from
 * one sheet of a fund house. With `check=1` nothing is stored.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return operatorCall(request, 'A portfolio could not be stored', async () => {
    const { check } = readSearchParams(request.nextUrl.searchParams);
    const sent = sentPortfolioSchema.safeParse(await readJson(request, maxSentBytes));
    if (!sent.success) return problemAnswer('malformed', 400);
    const imported = await importPortfolio(sent.data, {
      now: new Date(),
      isCheck: firstOf(check) !== undefined,
    });
    return imported.ok ? personalJson(imported.value) : personalJson(imported.problem, 422);
  });
}
