import { dateInIndia } from '@/lib/calendar/iso-date';
import { financialYearOf } from '@/lib/law/financial-year';
import { taxYearOn, taxYears } from '@/lib/law/tax-years';

/** The clock on purpose: on the day on which the newest year has ended, the table needs a successor. */
test('today lies in a year of the table: else add the next one, with its slabs, to lib/law', () => {
  expect(taxYearOn(dateInIndia(new Date()))).not.toBeNull();
});

test.each([
  ['2023-03-31', undefined],
  ['2023-04-01', 'FY 2023-24 (AY 2024-25)'],
  ['2025-03-31', 'FY 2024-25 (AY 2025-26)'],
  ['2026-03-31', 'FY 2025-26 (AY 2026-27)'],
  ['2026-04-01', 'Tax Year 2026-27'],
  ['2026-11-21', 'Tax Year 2026-27'],
  ['2027-03-31', 'Tax Year 2026-27'],
  ['2027-04-01', undefined],
] as const)('%s lies in %s', (date, label) => {
  expect(taxYearOn(date)?.value.label).toBe(label);
});

test('the years follow one another without a gap, each under one Act', () => {
  expect(taxYears.map(({ value }) => [value.year, value.act])).toEqual([
    [2023, 'act1961'],
    [2024, 'act1961'],
    [2025, 'act1961'],
    [2026, 'act2025'],
  ]);
  for (const { from, to, value } of taxYears) {
    expect(from).toBe(`${value.year}-04-01`);
    expect(to).toBe(`${value.year + 1}-03-31`);
    expect(financialYearOf(from)).toBe(value.year);
  }
});
