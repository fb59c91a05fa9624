import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { env } from '@/lib/env';
import { plainSipPage } from '@/lib/plan-history/source';

export const metadata = sipMetadata('hi');

/** Prerendered at build; an address with inputs leads to the page in `with-inputs`. */
export const dynamic = 'error';

export default function HindiSipCalculatorPage() {
  return <SipPage {...plainSipPage('hi')} siteUrl={env.siteUrl} />;
}
