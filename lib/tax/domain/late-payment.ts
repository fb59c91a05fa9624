import { sumOf } from '@/lib/cashflow/statistics';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthCountOf } from '@/lib/calendar/date-parts';
import type { LawReference } from '@/lib/law/dated-row';
import { dateInFinancialYear } from '@/lib/law/financial-year';
import type { TaxYear } from '@/lib/law/tax-years';
import { type AdvanceTaxFacts, advanceTaxSchedule } from './advance-tax';
import { isBoundedDay } from '@/lib/tax/domain/inputs/field-names';
import { lawOfYear } from './law-of-year';

/** One line of interest: the shortfall, the months, and the amount. */
export type LateLine = {
  kind: 'deferment' | 'default' | 'late-return';
  /** The instalment, the end of the year, or the day on which the return was due. */
  date: IsoDate;
  missingRupees: number;
  /** Of what was missing, for each of the months; once where there are none to count. */
  rate: { percent: number; months: number | null };
  rupees: number;
  law: LawReference;
};

type LateDate = 'settledOn' | 'filedOn';

type LatePayment = {
  lines: readonly LateLine[];
  rupees: number;
  /** The tax that is paid with the return. */
  restRupees: number;
  /** The last day for the return. */
  dueOn: IsoDate;
  /** The return is filed after it. */
  isLate: boolean;
  /** The days that were refused; the lines are computed as if they had not been given. */
  refused: readonly LateDate[];
};

/** The first day on which a return can be filed. What is paid before it is advance tax. */
export function dayAfterYear(year: TaxYear): IsoDate {
  return `${year + 1}-04-01`;
}

/** The days of the four instalments, and the last of the year, until which a payment is still one in advance. */
export function paymentDates(year: TaxYear): IsoDate[] {
  const { instalments } = lawOfYear(year).advanceTax.value;
  return [
    ...instalments.map(({ monthAndDay }) => dateInFinancialYear(year, monthAndDay)),
    `${year + 1}-03-31`,
  ];
}

/** Whether a return filed on a day, as typed, comes too late to choose the old regime. */
export function isTooLateForOld(
  year: TaxYear,
  hasBusiness: boolean,
  filedOn: string | undefined,
): boolean {
  const { isOldOnlyByDueDate } = lawOfYear(year).regimeChoice.value;
  return isOldOnlyByDueDate && isBoundedDay(filedOn) && filedOn > returnDueOn(year, hasBusiness);
}

/** The last day for a return in time. */
function returnDueOn(year: TaxYear, hasBusiness: boolean): IsoDate {
  const { withBusiness, withoutBusiness } = lawOfYear(year).returnDueDates.value;
  return hasBusiness ? withBusiness : withoutBusiness;
}

/**
 * Interest of all three kinds. `paidRupees` goes by `paymentDates`; the rest of the tax is paid on `settledOn` and the
 * return filed on `filedOn`: where no day is given, on the last one in time. Both days are refused before
 * `dayAfterYear`, because the interest would be too small, and where they are no days from 1900 to 2099.
 */
export function latePayment(
  facts: AdvanceTaxFacts,
  typed: {
    hasBusiness: boolean;
    paidRupees: readonly number[];
    /** Empty or undefined: not given. */
    settledOn: string | undefined;
    filedOn: string | undefined;
  },
): LatePayment {
  const { year, taxAfterTdsRupees } = facts;
  const dueOn = returnDueOn(year, typed.hasBusiness);
  const dates = paymentDates(year);
  const inAdvance = dates.map((date, index): TaxPayment => ({
    date,
    rupees: typed.paidRupees[index] ?? 0,
  }));
  const lastDay: IsoDate = `${year + 1}-03-31`;
  const refused: LateDate[] = [];
  const dayOf = (field: LateDate, otherwise: IsoDate): IsoDate => {
    const text = typed[field];
    if (!text) return otherwise;
    if (isBoundedDay(text) && text >= dayAfterYear(year)) return text;
    refused.push(field);
    return otherwise;
  };
  const filedOn = dayOf('filedOn', dueOn);
  const settledOn = dayOf('settledOn', filedOn);
  const restRupees = Math.max(0, taxAfterTdsRupees - paidBy(lastDay, inAdvance));
  const all = [...inAdvance, { date: settledOn, rupees: restRupees }];
  const lines = [
    ...advanceTaxInterest(facts, inAdvance, settledOn),
    lateReturnInterest({ ...facts, hasBusiness: typed.hasBusiness }, all, filedOn),
  ];
  const rupees = sumOf(lines.map((line) => line.rupees));
  return { lines, rupees, restRupees, dueOn, isLate: filedOn > dueOn, refused };
}

type TaxPayment = { date: IsoDate; rupees: number };

/** The amount paid until a day, that day included. */
function paidBy(date: IsoDate, payments: readonly TaxPayment[]): number {
  return sumOf(payments.map((payment) => (payment.date <= date ? payment.rupees : 0)));
}

/** The sum that interest is counted on, zero or more: Rule 119A drops what is less than a whole hundred. */
function baseOf(rupees: number, year: TaxYear): number {
  const { downToMultipleOfRupees: multiple } = lawOfYear(year).interestBase.value;
  return Math.floor(Math.max(0, rupees) / multiple) * multiple;
}

/**
 * Interest on advance tax that was paid late (section 234C, 425 of the Act of 2025), a line for each instalment, and on
 * what was not paid by the end of the year (234B, 424), when the rest is paid on a day. Each instalment is weighed against
 * the exact share of the tax. Left out: the exception for gains and dividends that arose after an instalment.
 */
export function advanceTaxInterest(
  facts: AdvanceTaxFacts,
  payments: readonly TaxPayment[],
  settledOn: IsoDate,
): LateLine[] {
  const { year, taxAfterTdsRupees, isPresumptive } = facts;
  const { advanceTaxDeferment, advanceTaxDefault } = lawOfYear(year);
  const schedule = advanceTaxSchedule(facts);
  const due = schedule.isDue ? schedule.instalments : [];
  const { instalments, presumptive } = advanceTaxDeferment.value;
  const deferments = due.map(({ date, cumulativePercent }, index): LateLine => {
    const own = isPresumptive ? undefined : instalments[index];
    const { interestPercent, freeFromPercent } = own ?? { ...presumptive, freeFromPercent: 100 };
    const paid = paidBy(date, payments);
    const isFree = paid * 100 >= taxAfterTdsRupees * freeFromPercent;
    const share = Math.floor((taxAfterTdsRupees * cumulativePercent) / 100);
    const missingRupees = isFree ? 0 : baseOf(share - paid, year);
    return {
      kind: 'deferment',
      date,
      missingRupees,
      rate: { percent: interestPercent, months: null },
      rupees: (missingRupees * interestPercent) / 100,
      law: advanceTaxDeferment,
    };
  });
  const { freeFromPercent, percentPerMonth } = advanceTaxDefault.value;
  const lastDay: IsoDate = `${year + 1}-03-31`;
  const paid = paidBy(lastDay, payments);
  const isFree = due.length === 0 || paid * 100 >= taxAfterTdsRupees * freeFromPercent;
  const missingRupees = isFree ? 0 : baseOf(taxAfterTdsRupees - paid, year);
  const months = isFree ? 0 : Math.max(0, monthCountOf(settledOn) - monthCountOf(lastDay));
  return [
    ...deferments,
    {
      kind: 'default',
      date: lastDay,
      missingRupees,
      rate: { percent: percentPerMonth, months },
      rupees: (missingRupees * months * percentPerMonth) / 100,
      law: advanceTaxDefault,
    },
  ];
}

/**
 * Interest on a return filed late (section 234A, 423 of the Act of 2025): on the tax unpaid at the due date, even if
 * it is paid between that day and the filing. The fee for filing late (234F) is not in it.
 */
export function lateReturnInterest(
  {
    year,
    taxAfterTdsRupees,
    hasBusiness,
  }: Pick<AdvanceTaxFacts, 'year' | 'taxAfterTdsRupees'> & {
    /** Business or profession whose accounts need no audit. */
    hasBusiness: boolean;
  },
  payments: readonly TaxPayment[],
  filedOn: IsoDate,
): LateLine {
  const { lateReturn: law } = lawOfYear(year);
  const { percentPerMonth } = law.value;
  const date = returnDueOn(year, hasBusiness);
  const months = filedOn > date ? monthsBegun(date, filedOn) : 0;
  const missingRupees = months === 0 ? 0 : baseOf(taxAfterTdsRupees - paidBy(date, payments), year);
  return {
    kind: 'late-return',
    date,
    missingRupees,
    rate: { percent: percentPerMonth, months },
    rupees: (missingRupees * months * percentPerMonth) / 100,
    law,
  };
}

/** Months that have begun since the day after `from`: from 31 July, 1 to 31 August is one. */
function monthsBegun(from: IsoDate, until: IsoDate): number {
  const months = monthCountOf(until) - monthCountOf(from);
  return months + (until.slice(8) > from.slice(8) ? 1 : 0);
}
