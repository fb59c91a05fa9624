import { monthsPerYear } from '@/lib/calendar/date-parts';
import type { Regime, TaxYear } from '@/lib/law/tax-years';
import { emptyInput, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { computeTax } from './compute-tax';

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
  /** The tax that the employer deducts: on the salary, not on other income. */
  taxRupees: number;
  yearlyRupees: number;
  /** A twelfth, paise dropped; negative when more is taken than paid. */
  monthlyRupees: number;
};

/**
 * Monthly take-home pay. The salary of the input is replaced by the one that follows from the cost to company;
 * its professional tax, its pension contribution by the employer and everything else stay.
 */
export function monthlyTakeHome(cost: CostToCompany, input: TaxInput, regime: Regime): TakeHome {
  const gross = Math.max(0, cost.totalRupees - cost.employerEpfRupees - cost.gratuityRupees);
  const paid = salaryAlone(withSalaryOf(cost, gross, input), regime);
  const taxRupees = computeTax(paid, regime).taxRupees;
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
    monthlyRupees: Math.trunc(yearlyRupees / monthsPerYear),
  };
}

function withSalaryOf(cost: CostToCompany, gross: number, input: TaxInput): TaxInput {
  // The field of section 80C asks for provident fund too.
  const section80c = Math.max(input.deductionsRupees.section80c, cost.employeeEpfRupees);
  return {
    ...input,
    salaryRupees: { ...input.salaryRupees, gross },
    deductionsRupees: { ...input.deductionsRupees, section80c },
  };
}

/**
 * What the employer counts (section 192, 392 of the Act of 2025): the salary, its deductions and a loss from houses. Other
 * income counts only if the employee reports it, so neither it nor the deductions for interest are here.
 */
function salaryAlone(input: TaxInput, regime: Regime): TaxInput {
  const { otherRupees, gainsRupees, earlierGainsRupees, lossesRupees, houseRupees } = emptyInput(
    input.year,
  );
  const deductionsRupees = { ...input.deductionsRupees, savingsInterest: 0, depositInterest: 0 };
  const alone: TaxInput = {
    ...input,
    otherRupees,
    gainsRupees,
    earlierGainsRupees,
    lossesRupees,
    deductionsRupees,
  };
  const hasHouseLoss = computeTax(alone, regime).income.house.lossRupees > 0;
  return hasHouseLoss ? alone : { ...alone, houseRupees };
}

export type PayMonth = {
  /** From 1 for January to 12. */
  month: number;
  calendarYear: number;
  tdsRupees: number;
  /** After tax, provident fund, professional tax and the employer's pension contribution. */
  inHandRupees: number;
};

/** Part of the gross salary that comes with the pay of one month. */
export type Bonus = { rupees: number; month: number };

/**
 * April to March: from each pay the tax at the average rate of the year (section 192, 392 of the Act of 2025), the
 * rest of the pay and what is taken from it in equal parts. Rupees that do not divide fall to later months, so that
 * each column adds up to its year.
 */
export function monthlyPay(pay: TakeHome, year: TaxYear, bonus: Bonus): PayMonth[] {
  const gross = pay.grossSalaryRupees;
  const bonusRupees = Math.min(bonus.rupees, gross);
  const taken = pay.employerPensionRupees + pay.employeeEpfRupees + pay.professionalTaxRupees;
  let paidRupees = 0;
  let deductedRupees = 0;
  return Array.from({ length: monthsPerYear }, (_, index) => {
    const month = ((index + 3) % monthsPerYear) + 1;
    const regular = twelfth(gross - bonusRupees, index);
    const grossRupees = regular + (month === bonus.month ? bonusRupees : 0);
    paidRupees += grossRupees;
    const due = proportion(pay.taxRupees, paidRupees, gross);
    const tdsRupees = due - deductedRupees;
    deductedRupees = due;
    return {
      month,
      calendarYear: month < 4 ? year + 1 : year,
      tdsRupees,
      inHandRupees: grossRupees - tdsRupees - twelfth(taken, index),
    };
  });
}

function twelfth(rupees: number, index: number): number {
  const paidAfter = (months: number) => Math.floor((rupees * months) / monthsPerYear);
  return paidAfter(index + 1) - paidAfter(index);
}

/** Exact: the product passes 2^53. Without a salary there is nothing to deduct from. */
function proportion(rupees: number, share: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(rupees) * BigInt(share)) / BigInt(whole));
}
