import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { compareFunds } from '@/lib/funds/domain/comparison';

const monthly = (count: number, valueOf: (index: number) => number, from = 0): DatedValue[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2020, from + index, 15)).toISOString().slice(0, 10) as IsoDate,
    value: valueOf(index),
  }));

it('begins where all of them have a NAV, each at 100', () => {
  const early = monthly(37, (index) => 10 + index);
  const late = monthly(25, (index) => 50 * 2 ** (index / 12), 12);
  const comparison = compareFunds([early, late])!;
  expect(comparison).toMatchObject({ from: '2021-01-15', to: '2023-01-15', isPerYear: true });
  expect(comparison.funds.map(({ line }) => line[0]!.value)).toEqual([100, 100]);
  expect(comparison.funds[1]!.line.at(-1)!.value).toBeCloseTo(400, 9);
  // Two years of 365.25 days are half a day longer than the two years counted.
  expect(comparison.funds[1]!.growthPercent).toBeCloseTo(100, 0);
});

it('gives the plain change for up to a year', () => {
  const comparison = compareFunds([monthly(7, (index) => 10 + index), monthly(7, () => 5)])!;
  expect(comparison.isPerYear).toBe(false);
  expect(comparison.funds[0]!.growthPercent).toBeCloseTo(60, 9);
  expect(comparison.funds[0]!.volatilityPercent).toBeNull();
});

it('says how far each fell and how they move together', () => {
  const wave = (sign: 1 | -1) => monthly(40, (index) => 100 + sign * 10 * Math.sin(index));
  const { funds, correlations } = compareFunds([wave(1), wave(1), wave(-1)])!;
  expect(correlations[0]![1]).toBeCloseTo(1, 9);
  expect(correlations[0]![2]).toBeLessThan(-0.9);
  expect(correlations[1]![0]).toBe(correlations[0]![1]);
  expect(funds[0]!.drawdownPercent).toBeLessThan(-15);
  expect(funds[0]!.volatilityPercent).toBeGreaterThan(5);
});

it('has no correlation where one of them does not move', () => {
  const comparison = compareFunds([monthly(40, () => 5), monthly(40, (index) => 5 + index)])!;
  expect(comparison.correlations[0]).toEqual([null, null]);
});

it.each([
  ['nothing', []],
  ['no common day', [monthly(3, () => 1), monthly(3, () => 1, 12)]],
  ['one common day', [monthly(3, () => 1), monthly(3, () => 1, 2)]],
])('%s is no comparison', (_, histories) => {
  expect(compareFunds(histories)).toBeNull();
});
