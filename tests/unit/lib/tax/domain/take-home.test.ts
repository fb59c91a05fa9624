import { monthlyTakeHome } from '@/lib/tax/domain/take-home';
import { largestRupees } from '@/lib/tax/domain/inputs/input';
import { lakh, person } from '../people';

const cost = {
  totalRupees: 18 * lakh,
  employerEpfRupees: 86_400,
  gratuityRupees: 34_615,
  employeeEpfRupees: 86_400,
};
const input = person(2026, {
  salaryRupees: {
    gross: 1,
    basicAndDa: 7.2 * lakh,
    professionalTax: 2400,
    employerPension: 72_000,
  },
});

test('new regime: cost less the employer’s fund and gratuity is salary, less what is taken it is take-home', () => {
  const takeHome = monthlyTakeHome(cost, input, 'new');
  // 16,78,985 less 75,000 and 72,000: 15,31,985 → 15,31,990; 60,000 + 15 % of 3,31,990 = 1,09,798.50, and 4 %.
  expect(takeHome).toEqual({
    grossSalaryRupees: 1_678_985,
    employerPensionRupees: 72_000,
    employeeEpfRupees: 86_400,
    professionalTaxRupees: 2400,
    taxRupees: 114_190,
    yearlyRupees: 1_678_985 - 72_000 - 86_400 - 2400 - 114_190,
    monthlyRupees: 116_999,
  });
});

test('old regime: the own share of the fund is part of section 80C', () => {
  const { taxRupees } = monthlyTakeHome(cost, input, 'old');
  // 16,78,985 less 50,000, 2,400, 72,000 and 86,400: 14,68,190; 1,12,500 + 30 % of 4,68,190 = 2,52,957, and 4 %.
  expect(taxRupees).toBe(263_080);
});

test('a cost that its parts exceed leaves no salary', () => {
  expect(monthlyTakeHome({ ...cost, totalRupees: 50_000 }, input, 'new')).toMatchObject({
    grossSalaryRupees: 0,
    taxRupees: 0,
  });
});

test('the largest amounts of both fields together are no mistake of ours', () => {
  const saver = person(2026, { deductionsRupees: { section80c: largestRupees } });
  expect(() =>
    monthlyTakeHome({ ...cost, employeeEpfRupees: largestRupees }, saver, 'old'),
  ).not.toThrow();
});
