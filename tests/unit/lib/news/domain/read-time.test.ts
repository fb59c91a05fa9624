import { readTime } from '@/lib/news/domain/read-time';
import { timed } from '@/tests/factories/cpu-time';
import { hostileShapes } from '@/tests/factories/hostile-shapes';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['Sat, 21 Nov 2026 10:00:00 GMT', '2026-11-21T10:00:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 +0530', '2026-11-21T04:30:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 IST', '2026-11-21T04:30:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00', '2026-11-21T04:30:00.000Z'],
  ['21 Nov 26 10:00', '2026-11-21T04:30:00.000Z'],
  ['21-Nov-2026 10:00:00', '2026-11-21T04:30:00.000Z'],
  ['Saturday, 21 November 2026 05:00:00 EST', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00+05:30', '2026-11-21T04:30:00.000Z'],
  ['2026-11-21T10:00:00.250Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 10:00:00', '2026-11-21T04:30:00.000Z'],
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
  // SEBI writes a comma after the month, no weekday and no time.
  ['25 Sep, 2026 +0530', '2026-09-24T18:30:00.000Z'],
  [' 5  Sep,  2026  +0530 ', '2026-09-04T18:30:00.000Z'],
  ['Fri, 25 Sept, 2026 14:05 +05:30', '2026-09-25T08:35:00.000Z'],
  ['31-DEC-2025', '2025-12-30T18:30:00.000Z'],
  ['16-Jan-2025 15:29:51', '2025-01-16T09:59:51.000Z'],
  ['31 Oct 2026', '2026-10-30T18:30:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 GMT+0530 (IST)', '2026-11-21T04:30:00.000Z'],
  ['29 Feb 2024 10:00 IST', '2024-02-29T04:30:00.000Z'],
])('%s is %s', (raw, instant) => {
  expect(readTime(raw, now)?.at).toBe(instant);
});

it.each([
  '',
  'yesterday',
  '31 Feb 2026 10:00:00 GMT',
  'Sat, 21 Nov 2026 25:00:00 GMT',
  'Sat, 21 Nov 2026 10:00:00 MARS',
  'Mon, 01 Jan 1900 00:00:00 GMT',
  // Later than now by more than a clock is wrong.
  'Sun, 22 Nov 2026 10:00:00 GMT',
  '23 Nov, 2026 +0530',
  '25 Sep, 2099 +0530',
  '29 Feb, 2025 +0530',
  '25 Sep, 2026 +0530 and more',
  '25 Sepal, 2026 +0530',
  'Someday, 25 Sep 2026 10:00 IST',
  '25 Sep, 2026 +9930',
  '25 Sep, 2026 10:61 +0530',
  // Of numbers alone, the order of day and month is not certain.
  '05/06/2026',
  '05-06-2026',
  '20260605',
  // Digits of another script, half a date, and a date that is far too long.
  '२५ Sep, २०२६ +0530',
  '25 Sep,',
  `25 Sep, ${'2026 '.repeat(100_000)}`,
])('%s is no time that can be right', (raw) => {
  expect(readTime(raw, now)).toBeNull();
});

it('knows a day without a time, which may be tomorrow’s', () => {
  expect(readTime('25 Sep, 2026 +0530', now)?.kind).toBe('day');
  expect(readTime('25 Sep, 2026 00:00 +0530', now)?.kind).toBe('time');
  expect(readTime('22 Nov, 2026 +0530', now)).toEqual({
    at: '2026-11-21T18:30:00.000Z',
    kind: 'day',
  });
});

it('reads no hostile text for long', () => {
  for (const { name, make } of hostileShapes) {
    const { result, ms } = timed(() => readTime(make(1_000_000), now), 50);
    expect([name, result, ms < 100]).toEqual([name, null, true]);
  }
});
