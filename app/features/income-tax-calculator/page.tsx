import { taxMetadata, TaxPage } from './tax-page';

export const metadata = taxMetadata('en');

/** Prerendered at build. */
export const dynamic = 'error';

export default function IncomeTaxCalculatorPage() {
  return <TaxPage language="en" />;
}
