import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { env } from '@/lib/env';
import { loadSipPage } from '@/lib/plan-history/source';
import type { SearchParams } from '@/lib/query-values';

export const metadata = sipMetadata('en');

/** Where the address holds inputs; the middleware leads here. */
export default async function SipCalculatorWithInputsPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  return <SipPage {...await loadSipPage(searchParams, 'en')} siteUrl={env.siteUrl} />;
}
