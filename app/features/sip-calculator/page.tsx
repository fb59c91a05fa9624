import { renderingTurn } from '@/app/rendering-turn';
import type { QueryValues } from '@/lib/sip/query';
import { sipMetadata, SipPage } from './sip-page';

export const metadata = sipMetadata('en');

export default async function SipCalculatorPage({
  searchParams,
}: {
  searchParams: Promise<QueryValues>;
}) {
  const query = await searchParams;
  await renderingTurn();
  return <SipPage query={query} language="en" />;
}
