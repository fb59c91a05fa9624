import { taxMetadata, TaxPage } from '@/components/tax/tax-page';
import { env } from '@/lib/env';

export const metadata = taxMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiIncomeTaxCalculatorPage() {
  return <TaxPage language="hi" siteUrl={env.siteUrl} />;
}
