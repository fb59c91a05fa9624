import { renderingTurn } from '@/app/rendering-turn';
import type { SearchParams } from '@/lib/query-values';
import { sipMetadata, SipPage } from './sip-page';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  await renderingTurn();
  return <SipPage query={query} language="en" />;
}
