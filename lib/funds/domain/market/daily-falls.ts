import { dayNumberOf } from '@/lib/calendar/day-count';
import { isJump } from '@/lib/funds/domain/nav-series';
import { dayInMonth, type NavMonth, type NavDay } from './nav-month';

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
