import type { TaxYear } from '@/lib/law/tax-years';
import type { TakeHome } from './take-home';

export type PayMonth = {
  /** From 1 for January to 12. */
  month: number;
  calendarYear: number;
  grossRupees: number;
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
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1;
    const regular = twelfth(gross - bonusRupees, index);
    const grossRupees = regular + (month === bonus.month ? bonusRupees : 0);
    paidRupees += grossRupees;
    const due = proportion(pay.taxRupees, paidRupees, gross);
    const tdsRupees = due - deductedRupees;
    deductedRupees = due;
    return {
      month,
      calendarYear: month < 4 ? year + 1 : year,
      grossRupees,
      tdsRupees,
      inHandRupees: grossRupees - tdsRupees - twelfth(taken, index),
    };
  });
}

function twelfth(rupees: number, index: number): number {
  return Math.floor((rupees * (index + 1)) / 12) - Math.floor((rupees * index) / 12);
}

/** Exact: the product passes 2^53. Without a salary there is nothing to deduct from. */
function proportion(rupees: number, share: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(rupees) * BigInt(share)) / BigInt(whole));
}
