import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthCountOf } from '@/lib/calendar/date-parts';
import type { LawReference } from '@/lib/law/dated-row';
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

export type AdvanceTax = { law: LawReference } & (
  | { isDue: true; instalments: readonly AdvanceInstalment[] }
  | { isDue: false; because: 'small' | 'senior' }
);

/** Instalments with their dates, each sum to the nearest ten rupees; the last completes the tax. */
export function advanceTaxSchedule(facts: AdvanceTaxFacts): AdvanceTax {
  const { year, taxAfterTdsRupees, isPresumptive, isExemptSenior } = facts;
  const { advanceTax: law, taxRounding } = lawOfYear(year);
  const { instalments, presumptiveInstalments, dueFromRupees } = law.value;
  if (taxAfterTdsRupees < dueFromRupees) return { law, isDue: false, because: 'small' };
  if (isExemptSenior) return { law, isDue: false, because: 'senior' };
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
  return { law, isDue: true, instalments: due };
}

export type DefermentInterest = {
  date: IsoDate;
  /** The shortfall on the day, in whole hundreds; zero if enough was paid. */
  missingRupees: number;
  interestRupees: number;
};

export type AdvanceTaxInterest = {
  deferment: { instalments: readonly DefermentInterest[]; rupees: number; law: LawReference };
  default: { missingRupees: number; months: number; rupees: number; law: LawReference };
  rupees: number;
};

/**
 * Interest on advance tax that was paid late (section 234C, 425 of the Act of 2025) or not at all by the end of
 * the year (234B, 424), when the rest is paid on a day. Each instalment is weighed against the exact share of the
 * tax. Left out: the exception for gains and dividends that arose after an instalment.
 */
export function advanceTaxInterest(
  facts: AdvanceTaxFacts,
  payments: readonly TaxPayment[],
  settledOn: IsoDate,
): AdvanceTaxInterest {
  const law = lawOfYear(facts.year);
  const schedule = advanceTaxSchedule(facts);
  const due = schedule.isDue ? schedule.instalments : [];
  const base = law.interestBase.value.downToMultipleOfRupees;
  const tax = facts.taxAfterTdsRupees;
  const deferment = due.map((instalment, index) => {
    const { instalments, presumptive } = law.advanceTaxDeferment.value;
    const own = facts.isPresumptive ? undefined : instalments[index];
    const rule = own ?? { ...presumptive, freeFromPercent: 100 };
    return defermentOf(instalment, rule, tax, paidBy(instalment.date, payments), base);
  });
  const onDefault = defaultOf(facts, due.length > 0, payments, settledOn, base);
  const rupees = sumOf(deferment.map(({ interestRupees }) => interestRupees));
  return {
    deferment: { instalments: deferment, rupees, law: law.advanceTaxDeferment },
    default: onDefault,
    rupees: rupees + onDefault.rupees,
  };
}

function defermentOf(
  { date, cumulativePercent }: AdvanceInstalment,
  rule: { interestPercent: number; freeFromPercent: number },
  taxRupees: number,
  paidRupees: number,
  base: number,
): DefermentInterest {
  const isFree = paidRupees * 100 >= taxRupees * rule.freeFromPercent;
  const missing = Math.floor((taxRupees * cumulativePercent) / 100) - paidRupees;
  const missingRupees = isFree ? 0 : downTo(base, missing);
  return { date, missingRupees, interestRupees: (missingRupees * rule.interestPercent) / 100 };
}

function defaultOf(
  { year, taxAfterTdsRupees }: AdvanceTaxFacts,
  isDue: boolean,
  payments: readonly TaxPayment[],
  settledOn: IsoDate,
  base: number,
): AdvanceTaxInterest['default'] {
  const law = lawOfYear(year).advanceTaxDefault;
  const { freeFromPercent, percentPerMonth } = law.value;
  const lastDay: IsoDate = `${year + 1}-03-31`;
  const paid = paidBy(lastDay, payments);
  const isFree = !isDue || paid * 100 >= taxAfterTdsRupees * freeFromPercent;
  const missingRupees = isFree ? 0 : downTo(base, taxAfterTdsRupees - paid);
  const months = isFree ? 0 : Math.max(0, monthCountOf(settledOn) - monthCountOf(lastDay));
  return { missingRupees, months, rupees: (missingRupees * months * percentPerMonth) / 100, law };
}

export type TaxPayment = { date: IsoDate; rupees: number };

/** The amount paid until a day, that day included. */
export function paidBy(date: IsoDate, payments: readonly TaxPayment[]): number {
  return sumOf(payments.map((payment) => (payment.date <= date ? payment.rupees : 0)));
}

/** The sum that interest is counted on: Rule 119A drops what is less than a whole hundred. */
export function downTo(multiple: number, rupees: number): number {
  return Math.floor(Math.max(0, rupees) / multiple) * multiple;
}
