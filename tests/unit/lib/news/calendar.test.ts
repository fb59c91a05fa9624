import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { calendarDays, calendarFrom } from '@/lib/news/calendar';
import { calendarFile } from '@/lib/news/calendar-ics';

const on = (today: IsoDate, what: string) =>
  calendarFrom(today)
    .filter((each) => each.what === what)
    .map(({ date }) => date);

it('instalments of advance tax come from the law', () => {
  expect(on('2026-11-21', 'advance-tax')).toEqual(['2026-12-15', '2027-03-15']);
  expect(on('2027-03-16', 'advance-tax')).toEqual(['2027-06-15']);
  const [instalment] = calendarFrom('2026-12-01').filter(({ what }) => what === 'advance-tax');
  expect(instalment).toMatchObject({
    values: { percent: '75' },
    basis: { by: 'law', law: { id: 'advance-tax-2016' } },
  });
});

it('weekly expiries: NIFTY on Tuesday, SENSEX on Thursday, from today on', () => {
  // 24 November 2026 is a Tuesday.
  expect(on('2026-11-24', 'nse-expiry')).toEqual(['2026-11-24', '2026-12-01']);
  expect(on('2026-11-24', 'bse-expiry')).toEqual(['2026-11-26', '2026-12-03']);
});

it('usual days name who decides, and a day that is not known has none', () => {
  const dates = calendarFrom('2026-11-21');
  expect(dates.find(({ what }) => what === 'cpi')).toMatchObject({
    date: '2026-12-12',
    basis: { by: 'usual', source: 'mospi.gov.in' },
  });
  expect(on('2026-11-21', 'budget')).toEqual(['2027-02-01']);
  expect(dates.filter(({ date }) => date === null).map(({ what }) => what)).toEqual([
    'mpc',
    'return-due',
  ]);
  expect(dates.at(-1)?.date).toBeNull();
});

it('is in order, without doubles, from today to its end, on any day', () => {
  const days = fc.integer({ min: 0, max: 700 });
  fc.assert(
    fc.property(days, (day) => {
      const today = new Date(Date.UTC(2026, 3, 1) + day * 86_400_000)
        .toISOString()
        .slice(0, 10) as IsoDate;
      const last = new Date(Date.parse(today) + calendarDays * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const dates = calendarFrom(today);
      const known = dates.flatMap(({ date }) => date ?? []);
      expect([...known].sort()).toEqual(known);
      expect(known.every((date) => today <= date && date <= last)).toBe(true);
      expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length);
    }),
  );
});

it('a file for calendars: whole days, ids that stay, words escaped', () => {
  const file = calendarFile(
    'Dates',
    [
      {
        id: 'x-2026-12-15',
        date: '2026-12-15',
        summary: 'Advance tax; 75%, in all',
        description: 'a\nb',
      },
    ],
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(file).toContain('UID:x-2026-12-15@arthayatra');
  expect(file).toContain('DTSTART;VALUE=DATE:20261215');
  expect(file).toContain('SUMMARY:Advance tax\\; 75%\\, in all');
  expect(file).toContain('DESCRIPTION:a\\nb');
});
