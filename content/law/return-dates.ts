import type { MonthAndDay } from '../../lib/law/financial-year';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, lawOutside, rateCard, readAt } from '../../lib/law/citation';

/**
 * Last days for the return of a tax year. April to December lie in the calendar year in which the tax year ends,
 * January to March in the one after.
 */
export type ReturnDates = {
  /** Salary, pension, capital gains, house property. */
  withoutBusiness: MonthAndDay;
  businessWithoutAudit: MonthAndDay;
  audited: MonthAndDay;
  belated: MonthAndDay;
  revised: MonthAndDay;
};

/** The row that holds in a tax year says when that year's return is due; the government may extend a date. */
export const returnDates: readonly DatedRow<ReturnDates>[] = [
  {
    id: 'return-dates-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: {
      withoutBusiness: '07-31',
      businessWithoutAudit: '08-31',
      audited: '10-31',
      belated: '12-31',
      revised: '03-31',
    },
    ...incomeTaxLaw(
      '139(1), 139(4), 139(5)',
      null,
      readAt(
        'cleartax.in on the last dates of FY 2025-26; taxpublishers.in on section 139(5)',
        '2026-11-30',
      ),
    ),
  },
  {
    id: 'return-dates-2026',
    from: '2026-04-01',
    to: null,
    value: {
      withoutBusiness: '07-31',
      businessWithoutAudit: '08-31',
      audited: '10-31',
      belated: '12-31',
      revised: '03-31',
    },
    ...incomeTaxLaw(null, '263', rateCard),
  },
];

/** A fee for a return: the lower one up to a total income. */
export type ReturnFee = { rupees: number; upToIncomeRupees: number; rupeesAbove: number };

const feeOfBothKinds: ReturnFee = {
  rupees: 1_000,
  upToIncomeRupees: 500_000,
  rupeesAbove: 5_000,
};

/** A return filed after its due date, up to the last day for a belated one. By the year in which the income was earned. */
export const belatedReturnFee: readonly DatedRow<ReturnFee>[] = [
  {
    id: 'belated-return-fee-2026',
    from: '2026-04-01',
    to: null,
    value: feeOfBothKinds,
    ...incomeTaxLaw('234F', '428', readAt('aubsp.com on section 428', '2026-11-28')),
  },
];

const revisedReturnFeeReading = readAt(
  'taxpublishers.in and practicaltaxplanning.com on the Finance Bill 2026',
  '2026-11-30',
);

/** A return revised after the last day for a belated one. By the year in which the income was earned. */
export const revisedReturnFee: readonly DatedRow<ReturnFee>[] = [
  {
    id: 'revised-return-fee-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: feeOfBothKinds,
    ...incomeTaxLaw('234-I', null, revisedReturnFeeReading),
  },
  {
    id: 'revised-return-fee-2026',
    from: '2026-04-01',
    to: null,
    value: feeOfBothKinds,
    ...incomeTaxLaw(null, '428(b)', revisedReturnFeeReading),
  },
];

/** What the simplest form of the return, ITR-1, still serves. */
export type SimplestForm = {
  /** Total income. */
  incomeRupees: number;
  houses: number;
  /** Gains under section 112A: listed shares and equity funds. */
  longTermShareGainsRupees: number;
};

/** By the year in which the income was earned. The forms for the income of 2026-27 are not out yet. */
export const simplestForm: readonly DatedRow<SimplestForm>[] = [
  {
    id: 'simplest-form-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: { incomeRupees: 5_000_000, houses: 2, longTermShareGainsRupees: 125_000 },
    ...lawOutside({
      kind: 'rules',
      paper: 'income-tax-rules-1962',
      number: '12',
      dated: '1962-03-26',
      url: null,
      ...readAt(
        'headlinedock.com on the form for the income of 2025-26; casharath.com and abcaus.in on that of the year before',
        '2026-11-30',
      ),
    }),
  },
];

/** The last day for a return in time, of an individual whose accounts need no audit. */
export type ReturnDueDates = { withoutBusiness: IsoDate; withBusiness: IsoDate };

/** By the year in which the income was earned, extensions included. */
export const returnDueDates: readonly DatedRow<ReturnDueDates>[] = [
  {
    id: 'return-due-2023',
    from: '2023-04-01',
    to: '2024-03-31',
    value: { withoutBusiness: '2024-07-31', withBusiness: '2024-07-31' },
    ...incomeTaxLaw('139(1)', null, readAt('Reports of the press', '2026-11-23')),
  },
  {
    id: 'return-due-2024',
    from: '2024-04-01',
    to: '2025-03-31',
    value: { withoutBusiness: '2025-09-16', withBusiness: '2025-09-16' },
    section: { act1961: '139(1)', act2025: null },
    source: lawOutside({
      kind: 'circular',
      paper: 'cbdt-circular',
      number: '12/2025',
      dated: '2025-09-15',
      url: null,
      ...readAt('List of the circulars of 2025; reports of the press', '2026-11-23'),
    }).source,
  },
  {
    id: 'return-due-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: { withoutBusiness: '2026-07-31', withBusiness: '2026-08-31' },
    ...incomeTaxLaw(
      '139(1)',
      null,
      readAt('taxscan.in and multibagg.ai on Budget 2026; a later extension was not looked for'),
    ),
  },
  {
    id: 'return-due-2026',
    from: '2026-04-01',
    to: '2027-03-31',
    value: { withoutBusiness: '2027-07-31', withBusiness: '2027-08-31' },
    ...incomeTaxLaw('139(1)', '263(1)', readAt('abcaus.in on section 263 as amended')),
  },
];

/** Whether the old regime must be chosen by the due date of the return; later the new one applies. */
export type RegimeChoice = { isOldOnlyByDueDate: boolean };

/** With income from business the choice is made once and holds for later years. */
export const regimeChoice: readonly DatedRow<RegimeChoice>[] = [
  {
    id: 'regime-choice-2023',
    from: '2023-04-01',
    to: null,
    value: { isOldOnlyByDueDate: true },
    ...incomeTaxLaw(
      '115BAC(6)',
      '202(4)',
      readAt(
        'indiankanoon.org, which prints section 202(4); bhatin.com, which prints rule 21AGA',
        '2026-11-30',
      ),
    ),
  },
];
