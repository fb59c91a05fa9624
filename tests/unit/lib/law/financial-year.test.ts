import { financialYearOf } from '@/lib/law/financial-year';

test.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
] as const)('%s belongs to the financial year that began in %p', (date, year) => {
  expect(financialYearOf(date)).toBe(year);
});
