import { shiftMonths } from '@/lib/calendar/shift-months';

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
