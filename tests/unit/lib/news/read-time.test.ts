import { readTime } from '@/lib/news/read-time';

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
])('%s is %s', (raw, instant) => {
  expect(readTime(raw, now)).toBe(instant);
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
])('%s is no time that can be right', (raw) => {
  expect(readTime(raw, now)).toBeNull();
});
