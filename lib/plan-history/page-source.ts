import { redirect } from 'next/navigation';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { pathOfSentPlan, readSipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import { loadFundChoice } from './source';

/** What the SIP page shows: its query and, where the query asks for it, the fund. A sent plan is redirected to its address. */
export async function loadSipPage(searchParams: SearchParams, language: Language) {
  const values = await readQuery(searchParams);
  const now = new Date();
  const today = dateInIndia(now);
  const sentPlan = pathOfSentPlan(values, today, language);
  if (sentPlan) redirect(sentPlan);
  const query = readSipPageQuery(values, today);
  const choice = query.showsHistory
    ? await loadFundChoice(query.asked, query.answer.main.plan, now)
    : null;
  return { query, language, fundHistory: choice && { choice, now } };
}

/** The same without a query, for the page that is prerendered. */
export function plainSipPage(language: Language) {
  return { query: readSipPageQuery({}, dateInIndia(new Date())), language, fundHistory: null };
}
