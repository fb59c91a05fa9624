import type { QueryValues } from '@/lib/sip/query';
import { sipMetadata, SipPage } from './sip-page';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({
  searchParams,
}: {
  searchParams: Promise<QueryValues>;
}) {
  return <SipPage query={await searchParams} language="en" />;
}
