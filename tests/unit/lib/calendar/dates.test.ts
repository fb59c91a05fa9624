import fc from 'fast-check';
import {
  dateOfExcelDay,
  dayNumberOf,
  daysBetween,
  shiftDays,
  weekdaysBetween,
} from '@/lib/calendar/day-count';
import { type IsoDate, dateInIndia, formatDate, dateInUtc } from '@/lib/calendar/iso-date';
import { formatAsOf, formatMoment } from '@/lib/calendar/moment-in-india';
import { monthCountOf, monthOf } from '@/lib/calendar/date-parts';
import {
  dayInMonth,
  firstOfMonth,
  firstOfMonthCount,
  lastOfMonth,
  shiftMonths,
} from '@/lib/calendar/months';
import { coveringPeriod, periodStart, readPeriod, withinPeriod } from '@/lib/calendar/period';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { dateOfParts, isIsoDate, isoDate, readIsoDate } from '@/lib/calendar/read-iso-date';

describe('day count', () => {
  it('counts days, also backwards and over a leap day', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(shiftDays('1999-12-31', 1)).toBe('2000-01-01');
  });

  it.each([
    [61, '1900-03-01'],
    [45_658, '2025-01-01'],
    [45_658.75, '2025-01-01'],
  ])('reads day %d of Excel as %s', (day, date) => {
    expect(dateOfExcelDay(day)).toBe(date);
  });

  it('refuses a text that is no valid day', () => {
    expect(() => dayNumberOf('2026-13-01')).toThrow('No such date');
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 0],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-16', '2026-11-20', 4],
    ['2026-11-01', '2026-11-30', 21],
    ['1969-12-25', '1970-01-05', 7],
    // A file may name such a day: the years between are not walked through.
    ['2026-11-30', '9999-12-31', 2_080_079],
  ] as [IsoDate, IsoDate, number][])('weekdays from %s to %s are %d', (from, to, count) => {
    expect(weekdaysBetween(from, to)).toBe(count);
  });
});

describe('iso date', () => {
  test('the day in India begins at 18:30 UTC', () => {
    expect(dateInIndia(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
    expect(dateInIndia(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  });

  test('a date prints with the day first and the month as a word', () => {
    expect(formatDate('2024-07-23')).toBe('23 Jul 2024');
    expect(formatDate('2024-07-23', 'en', 'long')).toBe('23 July 2024');
    expect(formatDate('2024-02-01', 'hi', 'long')).toBe(formatDate('2024-02-01', 'hi'));
  });

  test('a date that does not exist is refused', () => {
    expect(() => formatDate('2024-13-01' as IsoDate)).toThrow('2024-13-01');
  });
});

describe('moment in india', () => {
  it('is the time of India, also past midnight', () => {
    expect(formatMoment(new Date('2026-11-21T08:35:59Z'))).toBe('21 Nov 2026, 14:05 IST');
    expect(formatMoment(new Date('2026-11-21T18:30:00Z'))).toBe('22 Nov 2026, 00:00 IST');
    expect(() => formatMoment(new Date('never'))).toThrow();
  });

  it('of figures is a day where they are dated by day', () => {
    expect(formatAsOf('2026-11-20')).toBe('20 Nov 2026');
    expect(formatAsOf('2026-11-20T20:00:00Z')).toBe('21 Nov 2026, 01:30 IST');
  });
});

describe('month bounds', () => {
  test.each([
    ['2026-11-21', '2026-11-01', '2026-11-30'],
    ['2024-02-10', '2024-02-01', '2024-02-29'],
    ['2026-02-28', '2026-02-01', '2026-02-28'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s lies between %s and %s', (date, first, last) => {
    expect([firstOfMonth(date), lastOfMonth(date)]).toEqual([first, last]);
  });
});

describe('months', () => {
  test('are counted across the end of a year, and counted back', () => {
    expect(monthOf('2026-01-31')).toBe(1);
    expect(monthCountOf('2027-01-01') - monthCountOf('2026-12-31')).toBe(1);
    expect(firstOfMonthCount(monthCountOf('2026-12-31'))).toBe('2026-12-01');
  });

  test('have the days that the calendar gives them', () => {
    expect(dayInMonth('2026-02-28', 3)).toBe('2026-02-03');
    expect(() => dayInMonth('2026-02-01', 29)).toThrow('2026-02-29');
  });
});

describe('period', () => {
  test.each([
    ['1d', '2026-11-20'],
    ['30d', '2026-10-22'],
    ['1m', '2026-10-21'],
    ['1y', '2025-11-21'],
    ['3y', '2023-11-21'],
    ['10y', '2016-11-21'],
    ['max', null],
  ] as const)('%s up to 21 Nov 2026 starts on %p', (period, start) => {
    expect(periodStart(period, '2026-11-21')).toBe(start);
  });

  test('a period of months ends in February on its last day', () => {
    expect(periodStart('6m', '2026-08-31')).toBe('2026-02-28');
  });

  test('an address names one of the offered periods, or the usual one applies', () => {
    const offered = ['1y', '3y'] as const;
    expect(readPeriod('3y', offered, '1y')).toBe('3y');
    expect(readPeriod(['3y', '1y'], offered, '1y')).toBe('3y');
    for (const other of ['max', 'x', '', undefined]) {
      expect(readPeriod(other, offered, '3y')).toBe('3y');
    }
  });

  test('entries within a period are counted back from the newest of them', () => {
    const entries = (['2024-01-01', '2025-06-30', '2026-06-30'] as const).map((date) => ({ date }));
    expect(withinPeriod(entries, '1y')).toEqual(entries.slice(1));
    expect(withinPeriod(entries, 'max')).toBe(entries);
    expect(withinPeriod([], '1y')).toEqual([]);
  });

  test('a period that begins on a weekend is covered from the entry before it', () => {
    const entries = (['2021-11-25', '2021-11-26', '2021-11-29', '2026-11-27'] as const).map(
      (date) => ({ date }),
    );
    // 27 November 2021 is a Saturday.
    expect(coveringPeriod(entries, '5y')).toEqual(entries.slice(1));
    expect(coveringPeriod(entries, '10y')).toEqual(entries);
    expect(coveringPeriod([], '5y')).toEqual([]);
    // What is much older belongs to another time, and what begins on the day needs nothing before it.
    expect(coveringPeriod([{ date: '2021-10-01' }, ...entries.slice(2)], '5y')).toEqual(
      entries.slice(2),
    );
    const exact = [{ date: '2021-11-26' }, { date: '2021-11-27' }, entries[3]!] as const;
    expect(coveringPeriod(exact, '5y')).toEqual(exact.slice(1));
  });
});

describe('read iso date', () => {
  test.each([
    [2026, 2, 3, '2026-02-03'],
    ['2026', '2', '03', '2026-02-03'],
    [2026, 2, 29, null],
    [2026, 0, 1, null],
    [26, 1, 1, null],
    ['2026', 'x', '1', null],
  ])('year %p, month %p and day %p are %p', (year, month, day, date) => {
    expect(dateOfParts(year, month, day)).toBe(date);
  });

  test.each(['2024-02-29', '2000-02-29', '1899-12-31', '9999-12-31'])('%s is a day', (text) => {
    expect([readIsoDate(text), isoDate(text), isoDateSchema.parse(text)]).toEqual(
      Array(3).fill(text),
    );
  });

  test.each([
    ...['', '2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10'],
    ...['2026-01-00', '2026-1-1', '26-01-01', '12026-01-01', '+012026-01-01'],
    ...['2026-11-21T00:00', ' 2026-11-21', '2026-11-21\n', '२०२६-११-२१'],
  ])('%j is no day', (text) => {
    expect(readIsoDate(text)).toBeNull();
    expect(() => isoDate(text)).toThrow(`No such date: ${text}`);
    expect(isoDateSchema.safeParse(text).success).toBe(false);
  });

  test.each([undefined, null, 20261121, new Date(0), ['2026-11-21']])('%p is no day', (value) => {
    expect(isIsoDate(value)).toBe(false);
    expect(isoDateSchema.safeParse(value).success).toBe(false);
  });

  test('every day of UTC is a day', () => {
    const moments = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(moments, (moment) => isIsoDate(dateInUtc(moment))));
  });
});

describe('shift months', () => {
  test.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-11-21', -11, '2025-12-21'],
    ['2026-11-21', 240, '2046-11-21'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
  ] as const)('%s and %p months is %s', (date, months, shifted) => {
    expect(shiftMonths(date, months)).toBe(shifted);
  });
});
