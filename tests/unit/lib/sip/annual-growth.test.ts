import { annualGrowthPercent, standardConvention } from '@/lib/sip/domain/inputs/convention';
import { examplePlan } from '@/lib/sip/domain/plan';
import { realReturnPercent } from '@/lib/sip/domain/real-value';

const lumpSum = { ...examplePlan, monthlyRupees: 0, lumpSumRupees: 100_000 };

test('instalments at 12 % a twelfth a month grow by 12.68 % a year, 6.30 % above 6 % inflation', () => {
  const growth = annualGrowthPercent(examplePlan, standardConvention);
  expect(growth).toBeCloseTo(12.6825, 4);
  expect(realReturnPercent(growth, 6)).toBeCloseTo(6.3043, 3);
});

test('a lump sum grows by 12 % a year, 5.66 % above 6 % inflation', () => {
  const growth = annualGrowthPercent(lumpSum, standardConvention);
  expect(growth).toBeCloseTo(12, 10);
  expect(realReturnPercent(growth, 6)).toBeCloseTo(5.6604, 4);
});

test('costs of 1 % a year leave 99 hundredths of every year’s growth', () => {
  expect(
    annualGrowthPercent({ ...lumpSum, expenseRatioPercent: 1 }, standardConvention),
  ).toBeCloseTo(10.88, 10);
});
