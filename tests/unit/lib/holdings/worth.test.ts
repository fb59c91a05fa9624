import { timeWeightedReturn } from '@/lib/cashflow/time-weighted';
import { xirr } from '@/lib/cashflow/xirr';
import { allocate, groupOfFund, readTarget } from '@/lib/holdings/allocation';
import { stretchOf, worthOn, worthOverTime, type PricedHolding } from '@/lib/holdings/worth';

const fund: PricedHolding = {
  assetClass: 'fund',
  instrumentId: '1',
  lots: [
    { id: 'a', boughtOn: '2024-01-10', quantity: 10, costRupees: 1000 },
    { id: 'b', boughtOn: '2025-01-09', quantity: 10, costRupees: 2000 },
  ],
  prices: [
    { date: '2024-01-10', value: 100 },
    { date: '2024-07-10', value: 150 },
    { date: '2025-01-09', value: 200 },
    { date: '2026-01-09', value: 150 },
  ],
  longestGapDays: 10,
};
const share: PricedHolding = {
  assetClass: 'share',
  instrumentId: 'ABC',
  lots: [{ id: 'c', boughtOn: '2024-01-10', quantity: 1, costRupees: 500 }],
  prices: [{ date: '2024-01-10', value: 500 }],
  longestGapDays: null,
};

test('a day is worth its quantities at the last price, and nothing is guessed from an old one', () => {
  expect(worthOn([fund], '2024-01-15')).toBe(1000);
  expect(worthOn([fund], '2024-01-21')).toBeNull();
  expect(worthOn([fund], '2025-01-09')).toBe(4000);
  expect(worthOn([share], '2026-01-09')).toBe(500);
  expect(worthOn([fund, share], '2024-01-21')).toBeNull();
  expect(worthOn([fund, share], '2023-12-31')).toBe(0);
});

test('in equal steps from the first purchase, or from where the range begins', () => {
  const points = worthOverTime([fund], { from: null, to: '2024-07-12' }, 8);
  expect(points.map(({ date }) => date)).toEqual([
    '2024-01-10',
    '2024-02-01',
    '2024-02-28',
    '2024-03-26',
    '2024-04-22',
    '2024-05-19',
    '2024-06-15',
    '2024-07-12',
  ]);
  expect(points[0]).toEqual({ date: '2024-01-10', worthRupees: 1000, paidRupees: 1000 });
  expect(points[3]).toMatchObject({ worthRupees: null, paidRupees: 1000 });
  expect(points.at(-1)).toMatchObject({ worthRupees: 1500 });
  expect(worthOverTime([fund], { from: '2026-01-01', to: '2026-01-09' })[0]?.date).toBe(
    '2026-01-01',
  );
  expect(worthOverTime([], { from: null, to: '2026-01-01' })).toEqual([]);
});

test('bought before a fall: the money did worse than the fund', () => {
  const stretch = stretchOf([fund], { from: null, to: '2026-01-09' });
  if (!stretch) throw new Error('no stretch');
  const weighted = timeWeightedReturn(stretch.valuations);
  expect(weighted.ok && weighted.value.percent).toBeCloseTo(50, 10);
  const rate = xirr(stretch.flows);
  // 1000 (1 + r)^2 + 2000 (1 + r) = 3000 is met by r = 0, the only rate: both years have 365 days but 2024.
  expect(rate.ok && rate.value).toHaveLength(1);
  expect(rate.ok && rate.value[0]).toBeCloseTo(0, 10);
});

test('a range begins with what there was, at its worth of the day', () => {
  const stretch = stretchOf([fund], { from: '2025-01-09', to: '2026-01-09' });
  expect(stretch?.valuations).toEqual([
    { date: '2025-01-09', worthRupees: 2000, flowRupees: 2000 },
    { date: '2026-01-09', worthRupees: 3000, flowRupees: 0 },
  ]);
});

test('a gift counts as paid in at its worth; without a price there is no return', () => {
  const gift = { ...fund, lots: [{ ...fund.lots[0]!, costRupees: 0 }] };
  const stretch = stretchOf([gift], { from: null, to: '2026-01-09' });
  expect(stretch?.valuations[0]).toEqual({ date: '2024-01-10', worthRupees: 0, flowRupees: 1000 });
  expect(stretchOf([{ ...fund, prices: [] }], { from: null, to: '2026-01-09' })).toBeNull();
});

test('the moves of an allocation add up to nothing', () => {
  const actual = {
    ...{ equity: 600_000, debt: 100_000, gold: 0 },
    ...{ mixed: 0, coins: 250_000, cash: 50_000 },
  };
  const target = { equity: 60, debt: 20, gold: 5, coins: 5, mixed: 0, cash: 10 };
  const rows = allocate(actual, target);
  expect(rows?.map(({ moveRupees }) => moveRupees)).toEqual([
    ...[0, 100_000, 50_000],
    ...[-200_000, 0, 50_000],
  ]);
  expect(rows?.map(({ sharePercent }) => sharePercent)).toEqual([60, 10, 0, 25, 0, 5]);
  expect(allocate(actual, null)?.[0]?.moveRupees).toBeNull();
  expect(allocate({ equity: 0, debt: 0, gold: 0, coins: 0, mixed: 0, cash: 0 }, null)).toBeNull();
});

test('a target is whole percents that come to a hundred', () => {
  const typed = { equity: '60', debt: '20%', gold: '5', coins: '5', mixed: '', cash: '10' };
  expect(readTarget(typed)).toEqual({
    ok: true,
    target: { equity: 60, debt: 20, gold: 5, coins: 5, mixed: 0, cash: 10 },
  });
  expect(readTarget({ ...typed, cash: '9' })).toEqual({
    ok: false,
    problem: 'not-hundred',
    sum: 99,
  });
  expect(readTarget({ ...typed, cash: '9.5' })).toMatchObject({ problem: 'not-whole' });
});

test.each([
  ['Equity Scheme - Flexi Cap Fund', 'equity'],
  ['Debt Scheme - Liquid Fund', 'debt'],
  ['Other Scheme - Gold ETF', 'gold'],
  ['Hybrid Scheme - Aggressive Hybrid Fund', 'mixed'],
  ['Other Scheme - Index Funds', 'mixed'],
])('%s is %s', (category, group) => {
  expect(groupOfFund(category)).toBe(group);
});
