import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Feed } from '@/lib/sources/feed';
import { amfi } from '@/lib/sources/providers';
import { reportWindow } from '@/lib/funds/domain/market/grid-days';
import type { NavDay } from '@/lib/funds/domain/market/nav-day';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { historyReportPath, navsInReport } from './history-report';

/** Fewer open-ended schemes never had a NAV on a weekday; on a holiday some 700 liquid and overnight funds have. */
const minSchemes = 1_000;

/** The NAVs of a past day, and the schemes of the report by their codes. */
export type NavReport = NavDay & {
  ofOtherDays: ReadonlySet<number>;
  schemeOf: (code: number) => Scheme | null;
};

/** AMFI's report for the NAVs of a past day. The job that asks for it stores the day; nothing else is cached. */
export function navDayFeed(wanted: IsoDate, weekdays: number): Feed<NavReport> {
  const days = reportWindow(wanted, weekdays);
  return {
    provider: amfi,
    key: `amfi/nav-day/${wanted}/${weekdays}`,
    kind: 'amfi/nav-day',
    path: historyReportPath(days),
    switch: 'navs',
    freshForSeconds: 0,
    cachedIn: 'none',
    version: 1,
    isEssential: false,
    canBeMissing: false,
    staleWhenOlderThanMs: null,
    read: (body) => {
      const { navs, newest, report, schemeOf } = navsInReport(body, days);
      // A piece that ends between two days looks whole.
      if (navs.length < minSchemes || newest <= days.from) {
        throw new Error('of holidays, or a piece of the report');
      }
      const ofDay = new Map(navs.map(({ code, nav }) => [code, nav]));
      const ofOtherDays = new Set(
        navs.flatMap(({ code, date }) => (date === wanted ? [] : [code])),
      );
      const data = { date: wanted, navs: ofDay, ofOtherDays, schemeOf };
      return { data, asOf: newest, report };
    },
  };
}
