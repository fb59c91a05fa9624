import { firstOfMonth, lastOfMonth } from '@/lib/calendar/month-bounds';

test.each([
  ['2026-11-21', '2026-11-01', '2026-11-30'],
  ['2024-02-10', '2024-02-01', '2024-02-29'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('%s lies between %s and %s', (date, first, last) => {
  expect([firstOfMonth(date), lastOfMonth(date)]).toEqual([first, last]);
});
