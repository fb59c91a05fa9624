import fc from 'fast-check';
import { advanceTaxSchedule, type AdvanceTaxFacts } from '@/lib/tax/domain/advance-tax';

const facts: AdvanceTaxFacts = {
  year: 2026,
  taxAfterTdsRupees: 1_00_000,
  isPresumptive: false,
  isExemptSenior: false,
};

test('four instalments of 15, 45, 75 and 100 % (sections 403 to 408)', () => {
  expect(advanceTaxSchedule(facts)).toMatchObject({
    isDue: true,
    law: { id: 'advance-tax-2016' },
    instalments: [
      { date: '2026-06-15', cumulativePercent: 15, cumulativeRupees: 15_000, rupees: 15_000 },
      { date: '2026-09-15', cumulativePercent: 45, cumulativeRupees: 45_000, rupees: 30_000 },
      { date: '2026-12-15', cumulativePercent: 75, cumulativeRupees: 75_000, rupees: 30_000 },
      { date: '2027-03-15', cumulativePercent: 100, cumulativeRupees: 100_000, rupees: 25_000 },
    ],
  });
});

test('on presumed profits all is due on 15 March', () => {
  expect(advanceTaxSchedule({ ...facts, year: 2025, isPresumptive: true })).toMatchObject({
    instalments: [{ date: '2026-03-15', rupees: 100_000 }],
  });
});

test.each([
  [{ taxAfterTdsRupees: 9999 }, 'small'],
  [{ taxAfterTdsRupees: -5000 }, 'small'],
  [{ isExemptSenior: true }, 'senior'],
] as const)('with %p nothing is due: %s', (change, because) => {
  expect(advanceTaxSchedule({ ...facts, ...change })).toMatchObject({ isDue: false, because });
});

test('10,000 is due', () => {
  expect(advanceTaxSchedule({ ...facts, taxAfterTdsRupees: 10_000 }).isDue).toBe(true);
});

test('the instalments add up to the tax, each to ten rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 100_000_000 }), (tens) => {
      const schedule = advanceTaxSchedule({ ...facts, taxAfterTdsRupees: tens * 10 });
      const due = schedule.isDue ? schedule.instalments.map(({ rupees }) => rupees) : [];
      expect(due.reduce((total, rupees) => total + rupees, 0)).toBe(tens * 10);
      expect(due.every((rupees) => rupees > 0 && rupees % 10 === 0)).toBe(true);
    }),
  );
});
