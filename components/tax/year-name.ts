import type { TaxYearFacts } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import type { TaxMessages } from '@/components/tax/form/form-groups';

type YearNames = TaxMessages['law']['yearNames'];

/** A year as the law names it, in the language of the page: "FY 2024-25", "कर वर्ष 2026-27". */
export function yearName({ act, year }: TaxYearFacts, names: YearNames): string {
  return fill(names[act], { years: yearsFrom(year) });
}

/** The same with the assessment year, which the Act of 2025 no longer has. */
export function fullYearName({ act, year }: TaxYearFacts, names: YearNames): string {
  return fill(act === 'act1961' ? names.withAssessment : names[act], {
    years: yearsFrom(year),
    next: yearsFrom(year + 1),
  });
}

/** 2026-27 */
function yearsFrom(year: number): string {
  return `${year}-${String(year + 1).slice(2)}`;
}
