import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { advanceTax } from '@/lib/law/advance-tax';
import { rowOn, type LawReference } from '@/lib/law/dated-row';
import type { Exchange } from '@/lib/law/exchange-charges';
import { expiryDays } from '@/lib/law/expiry-days';
import { financialYearOf } from '@/lib/law/financial-year';
import { releaseDays } from './release-days';

export type CalendarDate = {
  /** The same in every file, so that a calendar that subscribes keeps one entry. */
  id: string;
  what:
    | 'advance-tax'
    | 'nse-expiry'
    | 'bse-expiry'
    | 'mpc'
    | 'return-due'
    | (typeof releaseDays)[number]['id'];
  /** Null where the day is not known here: it is shown as a dash. */
  date: IsoDate | null;
  kind: 'tax' | 'economy' | 'markets';
  values: Readonly<Record<string, string>>;
  basis: { by: 'law'; law: LawReference } | { by: 'usual'; source: string } | { by: 'unknown' };
};

export const calendarDays = 120;
const weeksOfExpiries = 2;

/** What is due from today on, the next first; what has no known day comes last. */
export function calendarFrom(today: IsoDate): CalendarDate[] {
  const last = dayAfter(today, calendarDays);
  const dated = [...instalmentsFrom(today), ...expiriesFrom(today), ...releasesFrom(today)]
    .filter(({ date }) => date !== null && today <= date && date <= last)
    .sort((one, other) => (`${one.date}${one.id}` < `${other.date}${other.id}` ? -1 : 1));
  return [...dated, ...unknown];
}

/** Days that RBI and the Income Tax Department announce, and of which no list of this year was at hand. */
const unknown: readonly CalendarDate[] = (
  [
    ['mpc', 'economy'],
    ['return-due', 'tax'],
  ] as const
).map(([what, kind]) => ({
  id: what,
  what,
  date: null,
  kind,
  values: {},
  basis: { by: 'unknown' },
}));

function instalmentsFrom(today: IsoDate): CalendarDate[] {
  const year = financialYearOf(today);
  return [year, year + 1].flatMap((taxYear) => {
    const law = rowOn(advanceTax, `${taxYear}-04-01`);
    return (law?.value.instalments ?? []).map(
      ({ monthAndDay, cumulativePercent }): CalendarDate => {
        const date: IsoDate = `${monthAndDay < '04' ? taxYear + 1 : taxYear}-${monthAndDay}`;
        return {
          id: `advance-tax-${date}`,
          what: 'advance-tax',
          date,
          kind: 'tax',
          values: { percent: String(cumulativePercent) },
          basis: { by: 'law', law: law! },
        };
      },
    );
  });
}

function expiriesFrom(today: IsoDate): CalendarDate[] {
  return (Object.keys(expiryDays) as Exchange[]).flatMap((exchange) => {
    const law = rowOn(expiryDays[exchange], today);
    if (!law) return [];
    const ahead = (law.value.isoWeekday - isoWeekdayOf(today) + 7) % 7;
    return Array.from({ length: weeksOfExpiries }, (_, week): CalendarDate => {
      const date = dayAfter(today, ahead + 7 * week);
      return {
        id: `${exchange}-expiry-${date}`,
        what: `${exchange}-expiry`,
        date,
        kind: 'markets',
        values: { index: law.value.weeklyIndex },
        basis: { by: 'law', law },
      };
    });
  });
}

function releasesFrom(today: IsoDate): CalendarDate[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 5 }, (_, ahead) => month - 1 + ahead).flatMap((index) => {
    const monthOfYear = (index % 12) + 1;
    return releaseDays
      .filter((each) => each.month === null || each.month === monthOfYear)
      .map(({ id, kind, day, source }): CalendarDate => {
        const two = (value: number) => String(value).padStart(2, '0');
        const date = `${year + Math.floor(index / 12)}-${two(monthOfYear)}-${two(day)}` as IsoDate;
        return {
          id: `${id}-${date}`,
          what: id,
          date,
          kind,
          values: {},
          basis: { by: 'usual', source },
        };
      });
  });
}

function dayAfter(date: IsoDate, days: number): IsoDate {
  return new Date((dayNumberOf(date) + days) * 86_400_000).toISOString().slice(0, 10) as IsoDate;
}

/** 1 is Monday. */
function isoWeekdayOf(date: IsoDate): number {
  return ((dayNumberOf(date) + 3) % 7) + 1;
}
