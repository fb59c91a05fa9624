import { personalJson } from '@/lib/auth/domain/answers';
import { messages } from '@/lib/messages';
import { pageEntries, sitePages } from '@/lib/search/groups/pages';
import { currentAudience } from '@/lib/search/source';
import { startHits, type SearchStart } from '@/lib/search/start';

/** Requested once, when search is first opened, so that pages do not include the dialog's messages and menu. */
export async function GET(): Promise<Response> {
  const allMessages = messages();
  const start: SearchStart = {
    messages: allMessages.search,
    logOutFailed: allMessages.shell.logOutFailed,
    pages: [...sitePages()],
    hits: startHits(pageEntries(allMessages), await currentAudience()),
  };
  return personalJson(start);
}
