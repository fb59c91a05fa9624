import { taxMetadata, TaxPage } from '@/components/tax/tax-page';
import { env } from '@/lib/env';

export const metadata = taxMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function IncomeTaxCalculatorPage() {
  return <TaxPage language="en" siteUrl={env.siteUrl} />;
}
