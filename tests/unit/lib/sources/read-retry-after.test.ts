import { readRetryAfter } from '@/lib/sources/read-answer';

const nowMs = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['999999999', 3_600_000],
  ['soon', null],
  ['-5', null],
  ['', null],
  [null, null],
])('Retry-After: %s is %p ms', (value, expected) => {
  expect(readRetryAfter(value, nowMs)).toBe(expected);
});
