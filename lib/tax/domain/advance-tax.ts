import type { IsoDate } from '@/lib/calendar/iso-date';
import { dateInFinancialYear } from '@/lib/law/financial-year';
import type { TaxYear } from '@/lib/law/tax-years';
import { lawOfYear } from './law-of-year';
import { roundRupees } from '@/lib/tax/domain/working/parts';

export type AdvanceTaxFacts = {
  year: TaxYear;
  /** The tax of the year, less tax deducted or collected at source. */
  taxAfterTdsRupees: number;
  isPresumptive: boolean;
  /** A resident of 60 or more without income from business or profession. */
  isExemptSenior: boolean;
};

export type AdvanceInstalment = {
  /** The last day on which it is in time. */
  date: IsoDate;
  cumulativePercent: number;
  cumulativeRupees: number;
  /** Due on this day, when the earlier ones were paid. */
  rupees: number;
};

export type AdvanceTax =
  | { isDue: true; instalments: readonly AdvanceInstalment[] }
  | { isDue: false; because: 'small' | 'senior' };

/** Instalments with their dates, each sum to the nearest ten rupees; the last completes the tax. */
export function advanceTaxSchedule(facts: AdvanceTaxFacts): AdvanceTax {
  const { year, taxAfterTdsRupees, isPresumptive, isExemptSenior } = facts;
  const { advanceTax, taxRounding } = lawOfYear(year);
  const { instalments, presumptiveInstalments, dueFromRupees } = advanceTax.value;
  if (taxAfterTdsRupees < dueFromRupees) return { isDue: false, because: 'small' };
  if (isExemptSenior) return { isDue: false, because: 'senior' };
  let paid = 0;
  const due = (isPresumptive ? presumptiveInstalments : instalments).map(
    ({ monthAndDay, cumulativePercent }): AdvanceInstalment => {
      const exact = Math.floor((taxAfterTdsRupees * cumulativePercent) / 100);
      const cumulativeRupees =
        cumulativePercent === 100 ? taxAfterTdsRupees : roundRupees(exact, taxRounding.value);
      const rupees = cumulativeRupees - paid;
      paid = cumulativeRupees;
      const date = dateInFinancialYear(year, monthAndDay);
      return { date, cumulativePercent, cumulativeRupees, rupees };
    },
  );
  return { isDue: true, instalments: due };
}
