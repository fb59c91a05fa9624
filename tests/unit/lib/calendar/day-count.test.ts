import {
  dateOfDayNumber,
  dayNumberOf,
  daysBetween,
  weekdaysBetween,
} from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';

it('counts days, also backwards and over a leap day', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  expect(dateOfDayNumber(dayNumberOf('1999-12-31') + 1)).toBe('2000-01-01');
});

it('refuses what is no day', () => {
  expect(() => dayNumberOf('2026-13-01')).toThrow('No such date');
});

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-21', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-16', '2026-11-20', 4],
  ['2026-11-01', '2026-11-30', 21],
] as [IsoDate, IsoDate, number][])('weekdays from %s to %s are %d', (from, to, count) => {
  expect(weekdaysBetween(from, to)).toBe(count);
});
