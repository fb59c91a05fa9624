import type { LawReference, DatedRow } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/regime';
import type { TaxInput } from './inputs/input';
import type { YearLaw } from './law-of-year';
import type { HraRule } from '@/content/law/hra';

export type SalaryIncome = {
  grossRupees: number;
  /** Null in the new regime, which has no such exemption, and where no allowance is received. */
  hra: HraExemption | null;
  standardDeduction: { rupees: number; law: LawReference };
  /** Null in the new regime. */
  professionalTax: { rupees: number; law: LawReference } | null;
  rupees: number;
};

/** Gross salary less the HRA exemption, the standard deduction and professional tax, never below zero. */
export function salaryIncome(input: TaxInput, regime: Regime, law: YearLaw): SalaryIncome {
  const { gross, hraReceived, professionalTax: paid } = input.salaryRupees;
  const isOld = regime === 'old';
  const hra = isOld && hraReceived > 0 ? hraExemption(input, law.hra) : null;
  const afterHra = gross - (hra?.rupees ?? 0);
  const { standardDeduction } = law.regimes[regime];
  const standard = Math.min(afterHra, standardDeduction.value.rupees);
  const professional = isOld
    ? Math.min(paid, law.professionalTax.value.capRupees, afterHra - standard)
    : 0;
  return {
    grossRupees: gross,
    hra,
    standardDeduction: { rupees: standard, law: standardDeduction },
    professionalTax: isOld ? { rupees: professional, law: law.professionalTax } : null,
    rupees: afterHra - standard - professional,
  };
}

/** The three amounts of which the least is free; paise are dropped. */
type HraExemption = {
  receivedRupees: number;
  /** Rent above a tenth of salary; zero when it is less. */
  rentAboveShareRupees: number;
  /** Half of salary in the named cities, two fifths elsewhere. */
  shareOfSalaryRupees: number;
  rupees: number;
  law: LawReference;
};

/** Section 10(13A): the city counts by the list of the year. */
export function hraExemption(
  { salaryRupees, hraCity }: TaxInput,
  law: DatedRow<HraRule>,
): HraExemption {
  const { gross, basicAndDa, hraReceived, rentPaid } = salaryRupees;
  const rule = law.value;
  const isNamed = hraCity !== 'elsewhere' && rule.namedCities.includes(hraCity);
  const sharePercent = isNamed ? rule.namedCityPercentOfSalary : rule.elsewherePercentOfSalary;
  const rentAbove = Math.max(
    0,
    Math.floor((rentPaid * 100 - basicAndDa * rule.rentAbovePercentOfSalary) / 100),
  );
  const share = Math.floor((basicAndDa * sharePercent) / 100);
  return {
    receivedRupees: hraReceived,
    rentAboveShareRupees: rentAbove,
    shareOfSalaryRupees: share,
    // An allowance is part of the salary: no more can be free than there is.
    rupees: Math.min(hraReceived, rentAbove, share, gross),
    law,
  };
}
