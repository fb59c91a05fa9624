import type { AgeBand } from '@/content/law/age';
import type { LawReference } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/regime';
import { setOffCapitalLosses, type GainsAfterLosses } from './capital-losses';
import { deductionsOf, type Deductions } from './deductions';
import { houseProperty, type HouseProperty } from './house-property';
import type { TaxInput } from './inputs/input';
import type { YearLaw } from './law-of-year';
import { roundRupees } from './rounding';
import { salaryIncome, type SalaryIncome } from './salary';
import { totalOf, type TaxableIncome } from './taxable-income';

/** Section 288A is part of the law of a tax; a slope is asked for without it. */
export type Rounding = 'by-law' | 'none';

export type Income = {
  salary: SalaryIncome;
  house: HouseProperty & {
    /** Loss that lowered other income of this year. */
    setOffRupees: number;
    /** Of this year and of earlier ones, for the rent of years to come. */
    carriedForwardRupees: number;
  };
  familyPension: { receivedRupees: number; deductionRupees: number; law: LawReference };
  gains: GainsAfterLosses;
  /** After all losses, before the deductions of Chapter VI-A. */
  grossTotalRupees: number;
  deductions: Deductions;
  total: { exactRupees: number; rupees: number; law: LawReference };
  /** The total by how it is taxed. */
  taxable: TaxableIncome;
};

/** From the inputs to total income: heads, losses, deductions, rounding, in the order of the Act. */
export function incomeOf(
  input: TaxInput,
  regime: Regime,
  law: YearLaw,
  ageBand: AgeBand,
  rounding: Rounding,
): Income {
  const { normal, dividends, familyPension, agricultural } = input.otherRupees;
  const rules = law.regimes[regime];
  const salary = salaryIncome(input, regime, law);
  const house = houseProperty(input, rules.house);
  const { oneIn, capRupees } = rules.familyPension.value;
  const pensionDeduction = Math.min(Math.floor(familyPension / oneIn), capRupees);
  const heads =
    salary.rupees + house.incomeRupees + normal + dividends + familyPension - pensionDeduction;
  const houseLoss = Math.min(house.lossToSetOffRupees, heads);
  const gains = setOffCapitalLosses(input, house.lossToSetOffRupees - houseLoss, law);
  const setOffRupees = houseLoss + gains.setOff.houseRupees;
  const beforeDeductions = heads - houseLoss + gains.slabGainRupees;
  const deductions = deductionsOf(input, regime, law, ageBand, beforeDeductions);
  const normalRupees = beforeDeductions - deductions.rupees;
  const exact: TaxableIncome = {
    normalRupees,
    dividendRupees: Math.min(dividends, normalRupees),
    specialRupees: gains.specialRupees,
    agriculturalRupees: agricultural,
  };
  const exactRupees = totalOf(exact);
  const rupees =
    rounding === 'none' ? exactRupees : roundRupees(exactRupees, law.incomeRounding.value);
  return {
    salary,
    house: {
      ...house,
      setOffRupees,
      carriedForwardRupees:
        house.lossRupees - setOffRupees + input.lossesRupees.house - house.broughtForwardUsedRupees,
    },
    familyPension: {
      receivedRupees: familyPension,
      deductionRupees: pensionDeduction,
      law: rules.familyPension,
    },
    gains,
    grossTotalRupees: exactRupees + deductions.rupees,
    deductions,
    total: { exactRupees, rupees, law: law.incomeRounding },
    taxable: withRounding(exact, rupees - exactRupees, dividends),
  };
}

/**
 * What rounding adds or takes belongs to normal income, as far as there is any: income at special rates is taxed as
 * it is.
 */
function withRounding(exact: TaxableIncome, byRupees: number, dividends: number): TaxableIncome {
  const normalRupees = Math.max(0, exact.normalRupees + byRupees);
  return { ...exact, normalRupees, dividendRupees: Math.min(dividends, normalRupees) };
}
