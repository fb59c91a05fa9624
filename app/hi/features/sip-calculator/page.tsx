import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { env } from '@/lib/env';
import { loadSipPage } from '@/lib/plan-history/page-source';
import type { SearchParams } from '@/lib/query-values';

export const metadata = sipMetadata('hi');

export default async function HindiSipCalculatorPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  return <SipPage {...await loadSipPage(searchParams, 'hi')} siteUrl={env.siteUrl} />;
}
