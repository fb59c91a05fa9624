import type { TaxYear } from '@/lib/law/tax-years';

/**
 * Whether a year asks for a field, by the field's name: the one year whose rates changed within it asks for what was
 * sold before. Apart from the other rules of fields, because the form needs it before they are loaded.
 */
export function isAsked(field: string, year: TaxYear): boolean {
  return year === 2024 || !field.startsWith('earlierGains');
}
