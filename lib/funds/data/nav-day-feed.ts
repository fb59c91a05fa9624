import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Feed } from '@/lib/sources/feed';
import { amfi } from '@/lib/sources/providers';
import { weekdaysOfReport, weekWindow } from '@/lib/funds/domain/market/weeks';
import { reportWindow } from '@/lib/funds/domain/market/grid-days';
import type { NavDay } from '@/lib/funds/domain/market/nav-day';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { ofJob } from './job-feed';
import { historyReportPath, navsByDayInReport, navsInReport } from './history-report';

/** Fewer open-ended schemes never had a NAV on a weekday; on a holiday some 700 liquid and overnight funds have. */
const minSchemes = 1_000;

/** The NAVs of a past day, and the schemes of the report by their codes. */
export type NavReport = NavDay & {
  ofOtherDays: ReadonlySet<number>;
  schemeOf: (code: number) => Scheme | null;
};

/** AMFI's report for the NAVs of a past day. */
export function navDayFeed(wanted: IsoDate, weekdays: number): Feed<NavReport> {
  const days = reportWindow(wanted, weekdays);
  return {
    ...ofJob,
    provider: amfi,
    key: `amfi/nav-day/${wanted}/${weekdays}`,
    kind: 'amfi/nav-day',
    path: historyReportPath(days),
    switch: 'navs',
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

export type WeekReport = {
  days: readonly NavDay[];
  schemeOf: (code: number) => Scheme | null;
};

/** AMFI's report for the weekdays of a past week: some 7 MB. Otherwise as `navDayFeed`. */
export function navWeekFeed(monday: IsoDate): Feed<WeekReport> {
  const window = weekWindow(monday);
  return {
    ...ofJob,
    provider: amfi,
    key: `amfi/nav-week/${monday}`,
    kind: 'amfi/nav-week',
    path: historyReportPath(window),
    switch: 'navs',
    read: (body) => {
      const { byDay, newest, report, schemeOf } = navsByDayInReport(body, window);
      const days = weekdaysOfReport(byDay, monday);
      // A piece that ends between two days looks whole: Friday may be a holiday, the two days before it are none.
      const isPiece = !byDay.has(days[4]!.date) && !byDay.has(days[3]!.date);
      if (isPiece || days.some(({ navs }) => navs.size < minSchemes)) {
        throw new Error('of holidays, or a piece of the report');
      }
      return { data: { days, schemeOf }, asOf: newest, report };
    },
  };
}
