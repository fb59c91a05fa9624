import { daysPerYearOf, yearsUntil } from '@/lib/options/domain/pricing/year-fraction';

test('calendar days are divided by 365, in a leap year too (ISDA 2006, 4.16(d): Actual/365 Fixed)', () => {
  expect(yearsUntil('2026-01-01', '2027-01-01', 'calendar-365')).toBe(1);
  expect(yearsUntil('2024-01-01', '2025-01-01', 'calendar-365')).toBe(366 / 365);
  expect(yearsUntil('2026-01-01', '2026-01-01', 'calendar-365')).toBe(0);
  expect(yearsUntil('2026-01-08', '2026-01-01', 'calendar-365')).toBe(-7 / 365);
  expect(daysPerYearOf('calendar-365')).toBe(365);
});

test('weekdays are divided by 252: a week from Thursday has five', () => {
  expect(yearsUntil('2026-01-01', '2026-01-08', 'weekdays-252')).toBe(5 / 252);
  expect(yearsUntil('2026-01-02', '2026-01-04', 'weekdays-252')).toBe(0);
  expect(daysPerYearOf('weekdays-252')).toBe(252);
});
