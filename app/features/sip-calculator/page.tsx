import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { env } from '@/lib/env';
import { loadSipPage } from '@/lib/plan-history/page-source';
import type { SearchParams } from '@/lib/query-values';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({ searchParams }: { searchParams: SearchParams }) {
  return <SipPage {...await loadSipPage(searchParams, 'en')} siteUrl={env.siteUrl} />;
}
