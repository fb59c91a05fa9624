import type { Regime } from '@/lib/law/regime';
import { computeTax } from './compute-tax';
import { largestRupees, type TaxInput } from './inputs/input';

/** A year's pay as an offer letter splits it, in whole rupees. Nothing is assumed: the person types each part. */
export type CostToCompany = {
  totalRupees: number;
  /** The employer's share of provident fund: in the cost, not in the salary. */
  employerEpfRupees: number;
  /** Set aside for gratuity: in the cost, paid when one leaves. */
  gratuityRupees: number;
  /** The employee's own share of provident fund: taken from the salary, and part of section 80C. */
  employeeEpfRupees: number;
};

export type TakeHome = {
  grossSalaryRupees: number;
  employerPensionRupees: number;
  employeeEpfRupees: number;
  professionalTaxRupees: number;
  /** On all income of the input, as if the employer deducted it all. */
  taxRupees: number;
  yearlyRupees: number;
  /** A twelfth, paise dropped; negative when more is taken than paid. */
  monthlyRupees: number;
};

/**
 * What reaches the bank a month. The salary of the input is replaced by what follows from the cost to company;
 * its professional tax, its pension contribution by the employer and everything else stay.
 */
export function monthlyTakeHome(cost: CostToCompany, input: TaxInput, regime: Regime): TakeHome {
  const gross = Math.max(0, cost.totalRupees - cost.employerEpfRupees - cost.gratuityRupees);
  const taxRupees = computeTax(withSalaryOf(cost, gross, input), regime).taxRupees;
  const { employerPension, professionalTax } = input.salaryRupees;
  const yearlyRupees =
    gross - employerPension - cost.employeeEpfRupees - professionalTax - taxRupees;
  return {
    grossSalaryRupees: gross,
    employerPensionRupees: employerPension,
    employeeEpfRupees: cost.employeeEpfRupees,
    professionalTaxRupees: professionalTax,
    taxRupees,
    yearlyRupees,
    monthlyRupees: Math.trunc(yearlyRupees / 12),
  };
}

function withSalaryOf(cost: CostToCompany, gross: number, input: TaxInput): TaxInput {
  const saved = input.deductionsRupees.section80c + cost.employeeEpfRupees;
  // Far above the cap either way.
  const section80c = Math.min(saved, largestRupees);
  return {
    ...input,
    salaryRupees: { ...input.salaryRupees, gross },
    deductionsRupees: { ...input.deductionsRupees, section80c },
  };
}
