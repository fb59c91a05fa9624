import { schemeOf } from '@/tests/factories/scheme';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import type { NavDay } from '@/lib/funds/domain/market/nav-month';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { randomFrom } from '@/lib/random-from';

export const scheme = (code: number, changes: Partial<Scheme> = {}): Scheme =>
  schemeOf({ code, name: `Fund ${code}`, nav: 1, navDate: '2026-11-23', ...changes });

export const dayOf = (date: IsoDate, navs: readonly (readonly [number, number])[]): NavDay => ({
  date,
  navs: new Map(navs),
});

/** The month ends of twenty years and a half. */
export const days = Array.from({ length: 247 }, (_, index) =>
  lastOfMonth(shiftMonths('2006-04-01', index)),
);

/**
 * The NAVs of fifty schemes, codes 1 to 50, month by month: every seventh begins late, every ninth has a gap, every
 * eleventh is split into ten in month 150, every tenth has ended after month 200.
 */
export const walks = Array.from({ length: 50 }, (_, at) => {
  const code = at + 1;
  const random = randomFrom(code);
  let level = 10;
  return days.map((_, month) => {
    level *= 1 + 0.008 + 0.09 * (random() - 0.5);
    const isThere =
      month >= (code % 7 === 0 ? 100 : 0) &&
      !(code % 9 === 0 && month >= 50 && month < 53) &&
      !(code % 10 === 0 && month > 200);
    return isThere ? level / (code % 11 === 0 && month >= 150 ? 10 : 1) : null;
  });
});

export const navsOf = (month: number): (readonly [number, number])[] =>
  walks.flatMap((walk, at) => (walk[month] === null ? [] : [[at + 1, walk[month]!] as const]));

/** What a walk grew by between two months, as a factor; null where it lacks one of them, or was split between. */
export function growthOf(code: number, start: number, end: number): number | null {
  const [from, to] = [walks[code - 1]![start] ?? null, walks[code - 1]![end] ?? null];
  const isSplit = code % 11 === 0 && start < 150 && end >= 150;
  return from === null || to === null || isSplit ? null : to / from;
}

export const codes = walks.map((_, at) => at + 1);
