import { emptyInput, type TaxInput } from './input';
import type { TaxYear } from '@/lib/law/tax-years';

/** The year that the page opens with. */
export const defaultYear: TaxYear = 2026;

/** A salaried person who rents and saves: every step of the old regime has something to do. */
export function exampleInput(year: TaxYear): TaxInput {
  const empty = emptyInput(year);
  return {
    ...empty,
    hraCity: 'mumbai',
    salaryRupees: {
      ...empty.salaryRupees,
      gross: 1_800_000,
      basicAndDa: 900_000,
      hraReceived: 360_000,
      rentPaid: 300_000,
    },
    deductionsRupees: { ...empty.deductionsRupees, section80c: 150_000, healthSelf: 20_000 },
  };
}
