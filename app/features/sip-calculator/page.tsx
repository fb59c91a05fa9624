import { redirect } from 'next/navigation';
import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { loadFundChoice } from '@/lib/plan-history/source';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { pathOfSentPlan } from '@/lib/sip/domain/inputs/history-query';
import { readSipPageQuery } from '@/lib/sip/domain/inputs/page-query';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({ searchParams }: { searchParams: SearchParams }) {
  const values = await readQuery(searchParams);
  const now = new Date();
  const today = dateInIndia(now);
  const sentPlan = pathOfSentPlan(values, today, 'en');
  if (sentPlan) redirect(sentPlan);
  const query = readSipPageQuery(values, today);
  const choice = query.showsHistory
    ? await loadFundChoice(query.asked, query.answer.main.plan, now)
    : null;
  return (
    <SipPage
      query={query}
      language="en"
      siteUrl={env.siteUrl}
      fundHistory={choice && { choice, now }}
    />
  );
}
