import { sipMetadata, SipPage } from '@/app/features/sip-calculator/sip-page';
import { type SearchParams, readQuery } from '@/lib/query-values';

export const metadata = sipMetadata('hi');

export default async function HindiSipCalculatorPage({
  searchParams,
}: {
  searchParams: SearchParams;
}) {
  const query = await readQuery(searchParams);
  return <SipPage query={query} language="hi" />;
}
