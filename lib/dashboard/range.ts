import type { IsoDate } from '@/lib/calendar/iso-date';
import { periodStart, readPeriod, type Period } from '@/lib/calendar/period';
import type { QueryValues } from '@/lib/query-values';

/** The one range of the dashboard; it stands in the address. */
export const ranges = ['6m', '1y', '3y', '5y', 'max'] as const satisfies readonly Period[];
export type Range = (typeof ranges)[number];

const usualRange: Range = '1y';

/** The first day of a range; null for all there is. */
export function rangeStart(range: Range, today: IsoDate): IsoDate | null {
  return periodStart(range, today);
}

export type DashboardQuery = { range: Range; isDemo: boolean };

export const dashboardPath = '/analytics';

export function readDashboardQuery(query: QueryValues): DashboardQuery {
  return { range: readPeriod(query.range, ranges, usualRange), isDemo: query.demo === '1' };
}

/** The page with this query, shortest form. */
export function dashboardHref({ range, isDemo }: DashboardQuery): string {
  const parts = [range === usualRange ? '' : `range=${range}`, isDemo ? 'demo=1' : ''];
  const query = parts.filter(Boolean).join('&');
  return query ? `${dashboardPath}?${query}` : dashboardPath;
}
