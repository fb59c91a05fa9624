import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthCountOf } from '@/lib/calendar/date-parts';
import type { LawReference } from '@/lib/law/dated-row';
import { dateInFinancialYear } from '@/lib/law/financial-year';
import type { TaxYear } from '@/lib/law/tax-years';
import {
  type AdvanceTaxFacts,
  advanceTaxInterest,
  downTo,
  paidBy,
  type TaxPayment,
} from './advance-tax';
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

export type LateDate = 'settledOn' | 'filedOn';

export type LatePayment = {
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
  const advance = advanceTaxInterest(facts, inAdvance, settledOn);
  const late = lateReturnInterest({ ...facts, hasBusiness: typed.hasBusiness }, all, filedOn);
  const law = lawOfYear(year);
  const lines: LateLine[] = [
    ...advance.deferment.instalments.map((instalment, index): LateLine => {
      const { instalments, presumptive } = law.advanceTaxDeferment.value;
      const rule = facts.isPresumptive ? presumptive : instalments[index];
      return {
        kind: 'deferment',
        date: instalment.date,
        missingRupees: instalment.missingRupees,
        rate: { percent: rule?.interestPercent ?? 0, months: null },
        rupees: instalment.interestRupees,
        law: advance.deferment.law,
      };
    }),
    {
      kind: 'default',
      date: lastDay,
      missingRupees: advance.default.missingRupees,
      rate: {
        percent: law.advanceTaxDefault.value.percentPerMonth,
        months: advance.default.months,
      },
      rupees: advance.default.rupees,
      law: advance.default.law,
    },
    {
      kind: 'late-return',
      date: dueOn,
      missingRupees: late.missingRupees,
      rate: {
        percent: law.lateReturn.value.percentPerMonth,
        months: late.months,
      },
      rupees: late.rupees,
      law: late.law,
    },
  ];
  const rupees = advance.rupees + late.rupees;
  return { lines, rupees, restRupees, dueOn, isLate: filedOn > dueOn, refused };
}

export type LateReturnFacts = {
  year: TaxYear;
  /** The tax of the year, less tax deducted or collected at source. */
  taxAfterTdsRupees: number;
  /** Business or profession whose accounts need no audit. */
  hasBusiness: boolean;
};

type LateReturnInterest = {
  dueOn: IsoDate;
  /** Not paid by that day, in whole hundreds; zero for a return in time. */
  missingRupees: number;
  months: number;
  rupees: number;
  law: LawReference;
};

/**
 * Interest on a return filed late (section 234A, 423 of the Act of 2025): on the tax unpaid at the due date, even if
 * it is paid between that day and the filing. The fee for filing late (234F) is not in it.
 */
export function lateReturnInterest(
  { year, taxAfterTdsRupees, hasBusiness }: LateReturnFacts,
  payments: readonly TaxPayment[],
  filedOn: IsoDate,
): LateReturnInterest {
  const { lateReturn: law, interestBase } = lawOfYear(year);
  const dueOn = returnDueOn(year, hasBusiness);
  const base = interestBase.value.downToMultipleOfRupees;
  const months = filedOn > dueOn ? monthsBegun(dueOn, filedOn) : 0;
  const missing = downTo(base, taxAfterTdsRupees - paidBy(dueOn, payments));
  const missingRupees = months === 0 ? 0 : missing;
  const rupees = (missingRupees * months * law.value.percentPerMonth) / 100;
  return { dueOn, missingRupees, months, rupees, law };
}

/** Months that have begun since the day after `from`: from 31 July, 1 to 31 August is one. */
function monthsBegun(from: IsoDate, until: IsoDate): number {
  const months = monthCountOf(until) - monthCountOf(from);
  return months + (until.slice(8) > from.slice(8) ? 1 : 0);
}
