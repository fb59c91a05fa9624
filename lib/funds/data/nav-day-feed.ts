import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, dayInMonth } from '@/lib/calendar/months';
import { readerByPieces, type Feed, type Provider } from '@/lib/sources/feed';
import { amfi } from '@/lib/sources/providers';
import { reportWindow, type NavMonth, type NavDay } from '@/lib/funds/domain/market/nav-month';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { ofJob } from './feeds';
import {
  historyReportPath,
  navsInReport,
  createReportReader,
  twoNavs,
  type ReadHistory,
} from './history-report';

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

type MonthReport = {
  month: NavMonth;
  schemeOf: (code: number) => Scheme | null;
};

/** Four months are 94 MB and took 73 s (measured by another project on 30 September 2026). Only a job asks for them. */
const amfiMonths: Provider = { ...amfi, timeoutMs: 150_000, maxBytes: 96 * 1024 * 1024 };

/** A month has at least sixteen days on which all markets are open, of 20 to 23 weekdays. */
const minDays = 12;

/** AMFI's report for all days of a past month: some 30 MB, read while it arrives. @param end the last day of the month */
export function navMonthFeed(end: IsoDate): Feed<MonthReport> {
  const days = { from: firstOfMonth(end), to: end };
  const createReader = () => {
    const month = createMonthReader(days);
    return {
      take: month.take,
      finish: () => {
        const { newest, report, ...data } = month.finish();
        // A piece that ends between two days looks whole: the last four weekdays are never all holidays.
        const lateFrom = reportWindow(end, weekdaysAtEnd).from;
        const full = daysWithMost(data.month, minSchemes);
        if (full.length < minDays || full.at(-1)! < lateFrom) {
          throw new Error('of holidays, or a piece of the report');
        }
        return { data, asOf: newest, report };
      },
    };
  };
  return {
    ...ofJob,
    provider: amfiMonths,
    key: `amfi/nav-month/${end}`,
    kind: 'amfi/nav-month',
    path: historyReportPath(days),
    switch: 'navs',
    read: readerByPieces(createReader),
    createReader,
  };
}

const weekdaysAtEnd = 4;

/** The days on which at least the given number of schemes has a NAV. */
function daysWithMost({ end, days, codes, navs }: NavMonth, schemes: number): IsoDate[] {
  const counts = days.map(() => 0);
  for (let row = 0; row < codes.length; row += 1) {
    for (let column = 0; column < days.length; column += 1) {
      if (navs[row * days.length + column]! > 0) counts[column]! += 1;
    }
  }
  return days.filter((_, column) => counts[column]! >= schemes).map((day) => dayInMonth(end, day));
}

const daysOfMonth = 31;
/** Stands for the NAV of a scheme that has two NAVs of one day: neither is taken. */
const inDoubt = -1;

type ReadMonth = ReadHistory & { month: NavMonth; schemeOf: (code: number) => Scheme | null };

/** Reads the report of a month by its days. @param days of one month, the last of them its end */
export function createMonthReader(days: DaySpan): {
  take(bytes: Uint8Array): void;
  finish(): ReadMonth;
} {
  /** By code and day of the month; 0 for none. */
  const byCode = new Map<number, Float64Array>();
  const hasDay = new Array<boolean>(daysOfMonth).fill(false);
  const reader = createReportReader(days, (code, date, nav) => {
    if (nav === null) return null;
    let own = byCode.get(code);
    if (!own) byCode.set(code, (own = new Float64Array(daysOfMonth)));
    const at = (date.charCodeAt(8) - 48) * 10 + date.charCodeAt(9) - 48 - 1;
    hasDay[at] = true;
    if (own[at] === 0) own[at] = nav;
    else if (own[at] !== nav) {
      own[at] = inDoubt;
      return twoNavs;
    }
    return null;
  });
  return {
    take: reader.take,
    finish: () => {
      const read = reader.finish();
      const places = hasDay.flatMap((has, at) => (has ? [at] : []));
      const codes = [...byCode.keys()].sort((one, other) => one - other);
      const navs = new Float64Array(codes.length * places.length);
      for (const [row, code] of codes.entries()) {
        const own = byCode.get(code)!;
        for (const [column, at] of places.entries()) {
          navs[row * places.length + column] = Math.max(0, own[at]!);
        }
      }
      return { ...read, month: { end: days.to, days: places.map((at) => at + 1), codes, navs } };
    },
  };
}
