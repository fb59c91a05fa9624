import { renderingTurn } from '@/app/rendering-turn';
import type { QueryValues } from '@/lib/sip/query';
import { sipMetadata, SipPage } from '@/app/features/sip-calculator/sip-page';

export const metadata = sipMetadata('hi');

export default async function HindiSipCalculatorPage({
  searchParams,
}: {
  searchParams: Promise<QueryValues>;
}) {
  const query = await searchParams;
  await renderingTurn();
  return <SipPage query={query} language="hi" />;
}
