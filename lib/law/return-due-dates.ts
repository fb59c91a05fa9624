import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from './dated-row';

/** The last day for a return in time, of an individual whose accounts need no audit. */
export type ReturnDueDates = { withoutBusiness: IsoDate; withBusiness: IsoDate };

const section = { act1961: '139(1)', act2025: '263(1)' };

/** By the year in which the income was earned, extensions included. */
export const returnDueDates: readonly DatedRow<ReturnDueDates>[] = [
  {
    id: 'return-due-2023',
    from: '2023-04-01',
    to: '2024-03-31',
    value: { withoutBusiness: '2024-07-31', withBusiness: '2024-07-31' },
    section,
    source: { name: 'General knowledge, not read for this table', url: null },
    verified: 'general',
  },
  {
    id: 'return-due-2024',
    from: '2024-04-01',
    to: '2025-03-31',
    value: { withoutBusiness: '2025-09-16', withBusiness: '2025-09-16' },
    section,
    source: {
      name: 'General knowledge of the extensions of May and September 2025, not read for this table',
      url: null,
    },
    verified: 'general',
  },
  {
    id: 'return-due-2025',
    from: '2025-04-01',
    to: '2026-03-31',
    value: { withoutBusiness: '2026-07-31', withBusiness: '2026-08-31' },
    section,
    source: {
      name: 'taxscan.in and multibagg.ai on the dates of Budget 2026; a later extension was not looked for',
      url: 'https://www.taxscan.in/top-stories/budget-2026-itr-due-dates-revised-for-all-taxpayer-categories-1442591',
    },
    verified: 'secondary',
  },
  {
    id: 'return-due-2026',
    from: '2026-04-01',
    to: '2027-03-31',
    value: { withoutBusiness: '2027-07-31', withBusiness: '2027-08-31' },
    section,
    source: {
      name: 'abcaus.in on section 263 as amended; public code (index 71161083193)',
      url: 'https://abcaus.in/income-tax/amendment-due-dates-filing-itrs-time-limit-revised-return-income-tax-act-2025.html',
    },
    verified: 'secondary',
  },
];
