import { firstOf, readSearchParams } from '@/lib/query-values';
import { type NextRequest } from 'next/server';
import { personalJson, problemAnswer } from '@/lib/auth/domain/answers';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeToken } from '@/lib/limits/store';
import { tooManyAnswer } from '@/lib/limits/too-many';
import { maxQueryLength, search } from '@/lib/search/search';
import { currentAudience, searchGroups } from '@/lib/search/source';

/**
 * What is found for `q`, for the dialog of the top bar. The browser takes amounts out before it asks, and `search` does
 * so again. The words are used for this answer and written down nowhere: no log of ours, no cache, no error.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!isOwnPage(request.headers)) return problemAnswer('foreign', 403);
  const token = await takeToken('search', { uid: null, address: visitorAddress(request.headers) });
  if (!token.ok) return tooManyAnswer(token.problem);
  const query = firstOf(readSearchParams(request.nextUrl.searchParams).q) ?? '';
  if (query.length > maxQueryLength) return problemAnswer('too-long', 400);
  return personalJson(await search(searchGroups, query, await currentAudience()));
}

/** Whether a reading request comes from one of our own pages or from no page at all; a browser says when it does not. */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
