import {
  dayGain,
  gainOver,
  holdingXirr,
  lumpSumsOf,
  totalGain,
  totalXirr,
} from '@/lib/dashboard/domain/worth-change';
import type { PricedHolding } from '@/lib/holdings/worth';

const point = (
  date: `${number}-${number}-${number}`,
  worthRupees: number | null,
  paidRupees: number,
) => ({
  date,
  worthRupees,
  paidRupees,
});

test('what was paid in is no gain', () => {
  const start = point('2025-11-21', 1_000, 900);
  expect(gainOver([start, point('2026-11-21', 1_700, 1_400)])).toEqual({
    rupees: 200,
    percent: (200 / 1_500) * 100,
  });
  expect(gainOver([start, point('2026-11-21', null, 1_400)])).toEqual({
    rupees: null,
    percent: null,
  });
  expect(gainOver([start])).toEqual({ rupees: null, percent: null });
});

const fund: PricedHolding = {
  assetClass: 'fund',
  instrumentId: '1',
  lots: [
    { id: 'a', boughtOn: '2026-11-01', quantity: 10, costRupees: 900 },
    { id: 'b', boughtOn: '2026-11-20', quantity: 5, costRupees: 510 },
  ],
  prices: [
    { date: '2026-11-01', value: 90 },
    { date: '2026-11-19', value: 100 },
    { date: '2026-11-20', value: 102 },
  ],
  longestGapDays: 10,
};

test('the latest day counts what was held before it, at the last two prices', () => {
  expect(dayGain([fund])).toEqual({ rupees: 20, percent: 2 });
  // A typed price has no day before it, and an old one says nothing of the day.
  expect(dayGain([{ ...fund, longestGapDays: null }])).toEqual({ rupees: null, percent: null });
  const [first, , last] = fund.prices;
  expect(dayGain([{ ...fund, prices: [first!, last!] }]).rupees).toBeNull();
});

test('a rate is annual and needs a year', () => {
  const lots = [{ boughtOn: '2024-11-20' as const, costRupees: 1_000 }];
  expect(holdingXirr(lots, 1_210, '2026-11-20')).toBeCloseTo(10, 8);
  expect(holdingXirr(lots, 1_210, '2025-11-19')).toBeNull();
  expect(holdingXirr(lots, null, '2026-11-20')).toBeNull();
  expect(holdingXirr([{ ...lots[0]!, costRupees: 0 }], 1_210, '2026-11-20')).toBeNull();
  expect(totalXirr([fund], '2026-11-21')).toBeNull();
});

test('the gain of everything is of what has a price', () => {
  expect(
    totalGain([
      { costRupees: 1_000, gainRupees: 250 },
      { costRupees: 500, gainRupees: null },
    ]),
  ).toEqual({ rupees: 250, percent: 25 });
  expect(totalGain([])).toEqual({ rupees: null, percent: null });
});

test('instalments repeat an amount; the others are lump sums', () => {
  const lot = (costRupees: number) => ({
    id: String(costRupees),
    boughtOn: '2026-01-01' as const,
    quantity: 1,
    costRupees,
  });
  const lots = [lot(5_000), lot(5_000), lot(5_000), lot(40_000), lot(20_000), lot(20_000)];
  expect(lumpSumsOf([{ lots }]).map(({ lot: one }) => one.costRupees)).toEqual([
    40_000, 20_000, 20_000,
  ]);
});
