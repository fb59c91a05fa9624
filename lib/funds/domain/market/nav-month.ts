import { dateOfDayNumber, dayNumberOf, daysBetween, isWeekend } from '@/lib/calendar/day-count';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, lastOfMonth, shiftMonths, dayInMonth } from '@/lib/calendar/months';
import { isJump } from '@/lib/funds/domain/nav-series';

/** The NAV of each scheme, by code, on a day or, where that day has none, on one of the days shortly before it. */
export type NavDay = {
  date: IsoDate;
  navs: ReadonlyMap<number, number>;
  /** The codes whose NAV is of another day; left out where that is not known. */
  ofOtherDays?: ReadonlySet<number>;
  /** Whether AMFI's report was read some days later, when all houses had given their NAVs. */
  isChecked?: boolean;
};

/** The NAVs of a month as AMFI dates them, every day of it. */
export type NavMonth = {
  /** The last day of the month. */
  end: IsoDate;
  /** The days of the month that have a NAV, in their order: 2 for the second. */
  days: readonly number[];
  /** In their order. */
  codes: readonly number[];
  /** A row of as many NAVs as there are days for each code; 0 where the scheme has none on the day. */
  navs: Float64Array;
};

/** Funds of funds and overseas funds give their NAV a day or two later; corrections were seen within a week. */
export const daysUntilFinal = 7;

/** The whole months that lack their days, once their NAVs are final: by their last days, the newest first. */
export function monthsToStore(stored: ReadonlySet<IsoDate>, today: IsoDate): IsoDate[] {
  return monthEndsBefore(today)
    .filter((end) => daysBetween(end, today) >= daysUntilFinal && !stored.has(end))
    .reverse();
}

/** The stored months up to the newest one without a gap between them; those before a gap would hide what happened in it. */
export function unbrokenMonths(stored: ReadonlySet<IsoDate>): IsoDate[] {
  const [newest] = [...stored].sort().reverse();
  const months: IsoDate[] = [];
  for (
    let end = newest;
    end && stored.has(end);
    end = lastOfMonth(shiftMonths(firstOfMonth(end), -1))
  ) {
    months.unshift(end);
  }
  return months;
}

/** The weekdays up to a day that show what each scheme was worth on it; five where the last two are holidays. */
export const weekdaysUpTo = [2, 5] as const;

/**
 * The NAVs at the end of a month: of each scheme its newest of the last two weekdays; of the last five where the two are
 * holidays, on which only liquid and overnight funds have a NAV. @returns null where fewer schemes than `minSchemes` have one
 */
export function monthEndOf(
  { end, days, codes, navs }: NavMonth,
  minSchemes: number,
): NavDay | null {
  const dates = days.map((day) => dayInMonth(end, day));
  for (const weekdays of weekdaysUpTo) {
    const { from } = reportWindow(end, weekdays);
    const first = dates.findIndex((date) => date >= from);
    const newest = new Map<number, number>();
    const ofOtherDays = new Set<number>();
    for (const [row, code] of codes.entries()) {
      for (let column = days.length - 1; column >= first && first >= 0; column -= 1) {
        const nav = navs[row * days.length + column]!;
        if (nav === 0) continue;
        newest.set(code, nav);
        if (dates[column] !== end) ofOtherDays.add(code);
        break;
      }
    }
    if (newest.size >= minSchemes) return { date: end, navs: newest, ofOtherDays, isChecked: true };
  }
  return null;
}

/** AMFI's reports of past NAVs begin on 1 Apr 2006. */
const firstMonthEnd: IsoDate = '2006-04-30';

/** The last days of the whole months before a day, from April 2006 on. */
export function monthEndsBefore(today: IsoDate): IsoDate[] {
  const ends: IsoDate[] = [];
  for (
    let end = firstMonthEnd;
    end < firstOfMonth(today);
    end = lastOfMonth(shiftMonths(firstOfMonth(end), 1))
  ) {
    ends.push(end);
  }
  return ends;
}

/**
 * The days to ask AMFI for, so that each scheme has a NAV of the wanted day or shortly before it: that day, the last
 * weekday before or on it, and as many weekdays before that one as given. On a holiday only liquid and overnight funds
 * have a NAV.
 */
export function reportWindow(wanted: IsoDate, weekdays: number): DaySpan {
  let day = dayNumberOf(wanted);
  for (let left = weekdays; ; day -= 1) {
    const from = dateOfDayNumber(day);
    if (isWeekend(from)) continue;
    left -= 1;
    if (left === 0) return { from, to: wanted };
  }
}

/** The deepest falls of schemes between the days of their histories, which are read month by month. */
export type DailyFalls = {
  /** In percent, 0 or less; null for a scheme without two days. */
  fallOf: (code: number) => number | null;
  addMonth(month: NavMonth): void;
  /** A day after the months; a NAV of another day is left out. */
  addDay(day: NavDay): void;
};

/**
 * Works as `fundMaximumDrawdown` does on one history: a fall is measured from the highest NAV before it, and begins anew
 * where the NAV jumped. @param codes of the schemes that count; days come in their order.
 */
export function createDailyFalls(codes: Iterable<number>): DailyFalls {
  const places = new Map([...codes].map((code, place) => [code, place]));
  const [peaks, deepest, last] = [0, 0, 0].map(() => new Float64Array(places.size));
  const lastDays = new Int32Array(places.size);
  const counts = new Int32Array(places.size);

  function add(place: number, day: number, nav: number): void {
    const before = last![place]!;
    const hasJumped = before !== 0 && isJump(before, nav, () => day - lastDays[place]!);
    const isNew = before === 0 || hasJumped || nav > peaks![place]!;
    if (isNew) peaks![place] = nav;
    else {
      const percent = (nav / peaks![place]! - 1) * 100;
      if (percent < deepest![place]!) deepest![place] = percent;
    }
    last![place] = nav;
    lastDays[place] = day;
    counts[place]! += 1;
  }

  return {
    fallOf: (code) => {
      const place = places.get(code);
      return place === undefined || counts[place]! < 2 ? null : deepest![place]!;
    },
    addMonth: ({ end, days, codes: ofMonth, navs }) => {
      const numbers = days.map((day) => dayNumberOf(dayInMonth(end, day)));
      for (const [row, code] of ofMonth.entries()) {
        const place = places.get(code);
        if (place === undefined) continue;
        for (let column = 0; column < days.length; column += 1) {
          const nav = navs[row * days.length + column]!;
          if (nav > 0) add(place, numbers[column]!, nav);
        }
      }
    },
    addDay: ({ date, navs, ofOtherDays }) => {
      const day = dayNumberOf(date);
      for (const [code, nav] of navs) {
        const place = places.get(code);
        if (place === undefined || ofOtherDays?.has(code) || day <= lastDays[place]!) continue;
        add(place, day, nav);
      }
    },
  };
}
