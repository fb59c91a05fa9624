import type { LawReference } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/regime';
import { hraExemption, type HraExemption } from './hra';
import type { TaxInput } from './inputs/input';
import type { YearLaw } from './law-of-year';

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
