import { inUnits, readDeposit } from '@/lib/holdings/deposit';
import { valueHolding } from '@/lib/holdings/value-holding';
import { holdingXirr } from '@/lib/dashboard/domain/worth-change';
import type { Holding } from '@/lib/holdings/holding';

test.each([
  [' Public  Provident Fund 7.1%', 'Public Provident Fund 7.1%', 7.1],
  ['FD 7.25 %', 'FD 7.25%', 7.25],
  ['Savings 0%', 'Savings 0%', 0],
])('%p is a deposit with its rate', (named, id, ratePercent) => {
  expect(readDeposit(named)).toMatchObject({ id, ratePercent });
});

test.each(['PPF', '7.1%', 'PPF 71%', 'PPF 7.123%', ''])('%p names no rate that can be', (named) => {
  expect(readDeposit(named)).toBeNull();
});

const ppf: Holding = {
  assetClass: 'deposit',
  instrumentId: 'PPF 7.1%',
  lots: [
    { id: 'a', boughtOn: '2022-04-05', quantity: 100_000, costRupees: 100_000 },
    { id: 'b', boughtOn: '2024-04-04', quantity: 50_000, costRupees: 50_000 },
  ],
};

test('each payment grows at the rate from its own day, compounded yearly', () => {
  const today = '2026-04-04';
  const grown = inUnits(ppf, today);
  const price = grown?.prices.at(-1);
  if (!grown || !price) throw new Error('no units');
  expect(price.date).toBe(today);
  const { valueRupees, costRupees } = valueHolding(grown.holding, price.value);
  // Four years of 365 days each, and two.
  expect(valueRupees).toBeCloseTo(100_000 * 1.071 ** 4 + 50_000 * 1.071 ** 2, 4);
  expect(costRupees).toBe(150_000);
  expect(holdingXirr(grown.holding.lots, valueRupees, today)).toBeCloseTo(7.1, 8);
});

test('without a rate or a payment there is nothing to grow', () => {
  expect(inUnits({ ...ppf, instrumentId: 'PPF' }, '2026-04-04')).toBeNull();
  expect(inUnits({ ...ppf, lots: [] }, '2026-04-04')).toBeNull();
});
