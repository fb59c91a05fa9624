import { taxMetadata, TaxPage } from '@/app/features/income-tax-calculator/tax-page';

export const metadata = taxMetadata('hi');

/** Prerendered at build. */
export const dynamic = 'error';

export default function HindiIncomeTaxCalculatorPage() {
  return <TaxPage language="hi" />;
}
