import { sipMetadata, SipPage } from '@/components/sip/sip-page';
import { env } from '@/lib/env';
import { plainSipPage } from '@/lib/plan-history/source';

export const metadata = sipMetadata('en');

/** Prerendered at build; an address with inputs leads to the page in `with-inputs`. */
export const dynamic = 'error';

export default function SipCalculatorPage() {
  return <SipPage {...plainSipPage('en')} siteUrl={env.siteUrl} />;
}
