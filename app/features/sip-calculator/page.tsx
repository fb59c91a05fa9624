import { type SearchParams, readQuery } from '@/lib/query-values';
import { sipMetadata, SipPage } from './sip-page';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readQuery(searchParams);
  return <SipPage query={query} language="en" />;
}
