import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw } from '../../lib/law/citation';
import { rateCard, readAt } from '../../lib/law/readings';

type MonthAndDay = `${number}-${number}`;

/**
 * Last days for the return of a tax year. April to December lie in the calendar year in which the tax year ends,
 * January to March in the one after. Null is not known to this table.
 */
export type ReturnDates = {
  /** Salary, pension, capital gains, house property. */
  withoutBusiness: MonthAndDay;
  businessWithoutAudit: MonthAndDay | null;
  audited: MonthAndDay;
  belated: MonthAndDay;
  revised: MonthAndDay | null;
};

/** The row that holds in a tax year says when that year's return is due; the government may extend a date. */
export const returnDates: readonly DatedRow<ReturnDates>[] = [
  {
    id: 'return-dates-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: {
      withoutBusiness: '07-31',
      businessWithoutAudit: null,
      audited: '10-31',
      belated: '12-31',
      revised: null,
    },
    ...incomeTaxLaw('139(1), 139(4)', null, readAt('taxscan.in on the due dates')),
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
