import type { IsoDate } from '@/lib/calendar/iso-date';
import { csvText } from '@/lib/csv/csv';
import type { VdaYear } from './schedule-vda';

/** Under which head the person returns the income: Schedule VDA asks for it line by line. */
export type VdaHead = 'capital-gains' | 'business';
const headNames: Record<VdaHead, string> = {
  'capital-gains': 'Capital Gain',
  business: 'Business Income',
};

/**
 * One year's sales in the columns of Schedule VDA (ITR-2 and ITR-3, general knowledge; the forms of each year are
 * notified anew), with the coin behind them for the person's own records. Days as returns write them: 31/03/2026.
 */
export function scheduleVdaCsv({ rows }: VdaYear, head: VdaHead): string {
  const lines = rows.map((row, index) => [
    index + 1,
    dayFirst(row.acquiredOn),
    dayFirst(row.soldOn),
    headNames[head],
    row.costRupees,
    row.considerationRupees,
    row.incomeRupees,
    row.coin,
  ]);
  const titles = [
    'Sl. No.',
    'Date of Acquisition',
    'Date of Transfer',
    'Head under which income to be taxed',
    'Cost of Acquisition',
    'Consideration Received',
    'Income from transfer of Virtual Digital Assets (nil in case of loss)',
    'Asset (for your records)',
  ];
  return csvText([titles, ...lines]);
}

function dayFirst(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}
