import type { NextRequest } from 'next/server';
import { personalJson } from '@/lib/answers';
import { messages } from '@/lib/messages';
import { readLanguage } from '@/lib/messages/language';
import { firstOf, readSearchParams } from '@/lib/query-values';
import { pageEntries, sitePages } from '@/lib/search/groups/pages';
import { currentAudience } from '@/lib/search/source';
import { startHits } from '@/lib/search/group';
import type { SearchStart } from '@/lib/search/hit';

/** Requested once, when search is first opened, so that pages do not include the dialog's messages and menu. */
export async function GET(request: NextRequest): Promise<Response> {
  const values = readSearchParams(request.nextUrl.searchParams);
  const language = readLanguage(firstOf(values.language));
  const allMessages = messages(language);
  const start: SearchStart = {
    messages: allMessages.search,
    logOutFailed: allMessages.shell.logOutFailed,
    pages: [...sitePages()],
    hits: startHits(pageEntries(language), await currentAudience()),
  };
  return personalJson(start);
}
