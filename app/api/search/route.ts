import { type NextRequest } from 'next/server';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { personalJson, problemAnswer, tooManyAnswer } from '@/lib/answers';
import { isOwnVisit } from '@/lib/auth/domain/same-origin';
import { readLanguage } from '@/lib/messages/language';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { search } from '@/lib/search/search';
import { currentAudience, searchGroups } from '@/lib/search/source';
import { maxQueryLength } from '@/lib/search/without-amounts';

/**
 * The results for `q`, for the search dialog. The browser removes amounts before it sends the query, and `search` does
 * so again. `language` is that of the page. The query is not stored: not in a log, a cache or an error.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!isOwnVisit(request.headers)) return problemAnswer('foreign', 403);
  const token = await takeToken('search', { uid: null, address: visitorAddress(request.headers) });
  if (!token.ok) return tooManyAnswer(token.problem);
  const values = readSearchParams(request.nextUrl.searchParams);
  const query = firstOf(values.q) ?? '';
  if (query.length > maxQueryLength) return problemAnswer('too-long', 400);
  const groups = searchGroups[readLanguage(firstOf(values.language))];
  return personalJson(await search(groups, query, await currentAudience()));
}
