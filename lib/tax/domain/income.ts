import type { AgeBand } from '@/content/law/age';
import type { LawReference, DatedRow } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/tax-years';
import { setOffCapitalLosses, type GainsAfterLosses } from './capital-losses';
import { deductionsOf, type Deductions } from './deductions';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { YearLaw } from './law-of-year';
import { roundRupees } from '@/lib/tax/domain/working/parts';
import { totalOf, type TaxableIncome } from './taxable-income';
import type { HousePropertyRule } from '@/content/law/house-property';
import type { HraRule } from '@/content/law/hra';

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
 * The rounding difference belongs to normal income, if there is any: income at special rates is taxed as
 * it is.
 */
function withRounding(exact: TaxableIncome, byRupees: number, dividends: number): TaxableIncome {
  const normalRupees = Math.max(0, exact.normalRupees + byRupees);
  return { ...exact, normalRupees, dividendRupees: Math.min(dividends, normalRupees) };
}

type HouseProperty = {
  /** Loss of earlier years that this year's income took. */
  broughtForwardUsedRupees: number;
  /** The remaining income: zero or more. */
  incomeRupees: number;
  /** What other income may carry of the loss; the rest waits. */
  lossToSetOffRupees: number;
  lossRupees: number;
  /** The maximum loss that can be set off against other income in a year. */
  setOffCapRupees: number;
  law: LawReference;
};

/** Income from houses of a year, under the caps of a regime. Paise of the flat deduction are dropped. */
function houseProperty(
  { houseRupees, lossesRupees }: TaxInput,
  law: DatedRow<HousePropertyRule>,
): HouseProperty {
  const rule = law.value;
  const selfOccupied = Math.min(
    houseRupees.selfOccupiedInterest,
    rule.selfOccupiedInterestCapRupees,
  );
  const annualValue = Math.max(0, houseRupees.rentReceived - houseRupees.municipalTaxes);
  const flat = Math.floor((annualValue * rule.standardDeductionPercent) / 100);
  const total = annualValue - flat - houseRupees.letOutInterest - selfOccupied;
  const used = Math.min(Math.max(0, total), lossesRupees.house);
  const loss = Math.max(0, -total);
  return {
    broughtForwardUsedRupees: used,
    incomeRupees: Math.max(0, total) - used,
    lossToSetOffRupees: Math.min(loss, rule.lossSetOffCapRupees),
    lossRupees: loss,
    setOffCapRupees: rule.lossSetOffCapRupees,
    law,
  };
}

type SalaryIncome = {
  grossRupees: number;
  /** Null in the new regime, which has no such exemption, and where no allowance is received. */
  hra: HraExemption | null;
  standardDeduction: { rupees: number; law: LawReference };
  /** Null in the new regime. */
  professionalTax: { rupees: number; law: LawReference } | null;
  rupees: number;
};

/** Gross salary less the HRA exemption, the standard deduction and professional tax, never below zero. */
function salaryIncome(input: TaxInput, regime: Regime, law: YearLaw): SalaryIncome {
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
