import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Feed } from '@/lib/sources/feed';
import { nse } from '@/lib/sources/providers';
import { createReadReport } from '@/lib/sources/read-report';
import { parseCloses, unzipCloses, type ShareClose } from './closes-payload';

/** About 2,000 shares are traded on a day; fewer than this are a piece of the list. */
const minShares = 1_500;

/**
 * The closes of one day at NSE. Its terms forbid showing them without a licence, so only closes-job.ts asks for it, once for
 * each day, and only where the operator has set NSE_PRICES_LICENCE. A holiday has no file: `not-found`.
 * @param day at least as old as priceLagOn says.
 */
export function closesFeed(day: IsoDate): Feed<readonly ShareClose[]> {
  return {
    provider: nse,
    key: `nse/closes/${day}`,
    kind: 'nse/closes',
    path: `/content/cm/BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv.zip`,
    freshForSeconds: 3_600,
    cachedIn: 'none',
    version: 1,
    isEssential: false,
    canBeMissing: true,
    staleWhenOlderThanMs: null,
    decode: unzipCloses,
    read: (body) => {
      const report = createReadReport();
      const closes = parseCloses(body, day, report);
      if (closes.length < minShares) throw new Error('a piece of the list');
      return { data: closes, asOf: day, report: report.finish() };
    },
  };
}
