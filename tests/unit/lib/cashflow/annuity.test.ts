import { balanceAfter, instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';

test('a loan is paid back by its last instalment, and half of it later than half of its time', () => {
  const emi = instalmentOf(800_000, 10.5, 60);
  expect(balanceAfter(800_000, 10.5, emi, 0)).toBe(800_000);
  // One month: the sum with a twelfth of the yearly rate, less the instalment.
  expect(balanceAfter(800_000, 10.5, emi, 1)).toBeCloseTo(800_000 * 1.00875 - emi, 6);
  expect(balanceAfter(800_000, 10.5, emi, 30)).toBeGreaterThan(400_000);
  expect(balanceAfter(800_000, 10.5, emi, 60)).toBeCloseTo(0, 4);
});

test('savings are gone when they are said to be, and never below zero', () => {
  const months = monthsUntilEmpty(5_000_000, 50_000, 8);
  expect(balanceAfter(5_000_000, 8, 50_000, Math.floor(months))).toBeGreaterThan(0);
  expect(balanceAfter(5_000_000, 8, 50_000, Math.ceil(months))).toBe(0);
  expect(balanceAfter(120_000, 0, 10_000, 5)).toBe(70_000);
});
