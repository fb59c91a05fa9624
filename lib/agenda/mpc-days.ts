import type { IsoDate } from '@/lib/calendar/iso-date';

/** Where the days were read. */
export const mpcSource = {
  source: 'Reserve Bank of India, Meeting Schedule of the Monetary Policy Committee for 2026-27',
  readIn: 'a copy of rbi.org.in of 27 April 2026',
  readOn: '2026-11-23',
} as const;

/**
 * The last day of each meeting of the Monetary Policy Committee, on which the repo rate is announced. The Reserve Bank
 * names the days of a financial year in the March before it and may add a meeting.
 */
export const mpcDays: readonly IsoDate[] = [
  '2026-04-08',
  '2026-06-05',
  '2026-08-05',
  '2026-10-07',
  '2026-12-04',
  '2027-02-05',
];
