import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Feed } from '@/lib/sources/feed';
import { nse } from '@/lib/sources/providers';
import { createReadReport } from '@/lib/sources/read-report';
import { parseBhavcopy, type DayClose } from './bhavcopy-payload';

const month = 30 * 24 * 3_600;
/** About 2,000 shares are traded on a day; fewer than this are a piece of the list. */
const minShares = 1_500;

/**
 * The closes of one day at NSE. Its terms forbid showing them without a licence, so only source.ts asks for it, and only
 * where the operator has set NSE_PRICES_LICENCE. A holiday has no file: `not-found`. A day's file does not change.
 * @param day at least as old as priceLagOn says.
 */
export function bhavcopyFeed(day: IsoDate): Feed<readonly DayClose[]> {
  const [year = '', monthNumber = '', dayOfMonth = ''] = day.split('-');
  return {
    provider: nse,
    key: `nse/bhavcopy/${day}`,
    kind: 'nse/bhavcopy',
    path: `/products/content/sec_bhavdata_full_${dayOfMonth}${monthNumber}${year}.csv`,
    freshForSeconds: month,
    cachedIn: 'cache',
    version: 1,
    isEssential: false,
    canBeMissing: true,
    staleWhenOlderThanMs: null,
    isFragment: (next, known) => next.length < known.length * 0.9,
    read: (body) => {
      const report = createReadReport();
      const closes = parseBhavcopy(body, day, report);
      if (closes.length < minShares) throw new Error('a piece of the list');
      return { data: closes, asOf: day, report: report.finish() };
    },
  };
}
