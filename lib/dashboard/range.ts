import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { QueryValue, QueryValues } from '@/lib/query-values';

/** The one range of the dashboard; it stands in the address. */
export const ranges = ['6m', '1y', '3y', '5y', 'max'] as const;
export type Range = (typeof ranges)[number];

const months: Record<Exclude<Range, 'max'>, number> = { '6m': 6, '1y': 12, '3y': 36, '5y': 60 };

export const usualRange: Range = '1y';

export function readRange(value: QueryValue): Range {
  return ranges.find((range) => range === value) ?? usualRange;
}

/** The first day of a range; null for all there is. */
export function rangeStart(range: Range, today: IsoDate): IsoDate | null {
  return range === 'max' ? null : shiftMonths(today, -months[range]);
}

export type DashboardQuery = { range: Range; isDemo: boolean };

export const dashboardPath = '/analytics';

export function readDashboardQuery(query: QueryValues): DashboardQuery {
  return { range: readRange(query.range), isDemo: query.demo === '1' };
}

/** The page with this query, shortest form. */
export function dashboardHref({ range, isDemo }: DashboardQuery): string {
  const parts = [range === usualRange ? '' : `range=${range}`, isDemo ? 'demo=1' : ''];
  const query = parts.filter(Boolean).join('&');
  return query ? `${dashboardPath}?${query}` : dashboardPath;
}
