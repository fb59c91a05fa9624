import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import type { TaxYear } from '@/lib/law/tax-years';
import { downTo, paidBy, type TaxPayment } from './interest-base';
import { lawOfYear } from './law-of-year';

export type LateReturnFacts = {
  year: TaxYear;
  /** The tax of the year, less tax deducted or collected at source. */
  taxAfterTdsRupees: number;
  /** Business or profession whose accounts need no audit. */
  hasBusiness: boolean;
};

export type LateReturnInterest = {
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
  const { lateReturn: law, returnDueDates, interestBase } = lawOfYear(year);
  const { withBusiness, withoutBusiness } = returnDueDates.value;
  const dueOn = hasBusiness ? withBusiness : withoutBusiness;
  const base = interestBase.value.downToMultipleOfRupees;
  const months = filedOn > dueOn ? monthsBegun(dueOn, filedOn) : 0;
  const missing = downTo(base, taxAfterTdsRupees - paidBy(dueOn, payments));
  const missingRupees = months === 0 ? 0 : missing;
  const rupees = (missingRupees * months * law.value.percentPerMonth) / 100;
  return { dueOn, missingRupees, months, rupees, law };
}

/** Months that have begun since the day after `from`: from 31 July, 1 to 31 August is one. */
function monthsBegun(from: IsoDate, until: IsoDate): number {
  const [year = NaN, month = NaN, day = NaN] = from.split('-').map(Number);
  const [untilYear = NaN, untilMonth = NaN, untilDay = NaN] = until.split('-').map(Number);
  return (untilYear - year) * 12 + untilMonth - month + (untilDay > day ? 1 : 0);
}
