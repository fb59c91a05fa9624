import { allocate, assetGroups, groupOfFund, readTarget } from '@/lib/holdings/allocation';
import { targetIn, targetItemOf } from '@/lib/holdings/saved-wishes';

test('the moves of an allocation add up to zero', () => {
  const held = { equity: 600_000, debt: 100_000, gold: 0, mixed: 0 };
  const actual = { ...held, coins: 250_000, cash: 50_000 };
  const target = { equity: 60, debt: 20, gold: 5, coins: 5, mixed: 0, cash: 10 };
  const rows = allocate(actual, target);
  const moves = rows?.map(({ moveRupees }) => moveRupees);
  expect(moves).toEqual([0, 100_000, 50_000, -200_000, 0, 50_000]);
  expect(rows?.map(({ sharePercent }) => sharePercent)).toEqual([60, 10, 0, 25, 0, 5]);
  expect(allocate(actual, null)?.[0]?.moveRupees).toBeNull();
  expect(allocate({ equity: 0, debt: 0, gold: 0, coins: 0, mixed: 0, cash: 0 }, null)).toBeNull();
});

test('a target is whole percents that come to a hundred', () => {
  const typed = { equity: '60', debt: '20%', gold: '5', coins: '5', mixed: '', cash: '10' };
  const target = { equity: 60, debt: 20, gold: 5, coins: 5, mixed: 0, cash: 10 };
  expect(readTarget(typed)).toEqual({ ok: true, value: target });
  const short = { ok: false, problem: { code: 'not-hundred', sum: 99 } };
  expect(readTarget({ ...typed, cash: '9' })).toEqual(short);
  expect(readTarget({ ...typed, cash: '9.5' })).toMatchObject({ problem: { code: 'not-whole' } });
});

test.each([
  ['Equity Scheme - Flexi Cap Fund', 'equity'],
  ['Debt Scheme - Liquid Fund', 'debt'],
  ['Other Scheme - Gold ETF', 'gold'],
  ['Hybrid Scheme - Aggressive Hybrid Fund', 'mixed'],
  ['Other Scheme - Index Funds', 'mixed'],
  ['Index funds - Equity', 'equity'],
  ['Index Funds - Equity Funds', 'equity'],
  ['ETFs - Equity', 'equity'],
  ['Exchange Traded Funds (ETFs) - Equity ETF', 'equity'],
  ['Index funds - Debt', 'debt'],
  ['ETFs - Debt', 'debt'],
  ['ETFs - Gold', 'gold'],
  ['ETFs - Overseas', 'mixed'],
  ['Fund of funds - Domestic', 'mixed'],
  ['Index Fund - Equity', 'equity'],
  ['Hybrid Scheme - Equity Savings', 'mixed'],
  ['Other Scheme - Income Plus Arbitrage', 'mixed'],
  ['Fund of funds - ETFs - Equity', 'mixed'],
  ['Income', 'debt'],
])('%s is %s', (category, group) => {
  expect(groupOfFund(category)).toBe(group);
});

test('a share of more than a hundred percent, a negative one and words are no target', () => {
  const none = { equity: '', debt: '', gold: '', coins: '', mixed: '', cash: '' };
  expect(readTarget({ ...none, cash: '101' })).toMatchObject({
    problem: { code: 'not-hundred', sum: 101 },
  });
  expect(readTarget(none)).toMatchObject({ problem: { code: 'not-hundred', sum: 0 } });
  expect(readTarget({ ...none, cash: ' 100 % ' }).ok).toBe(true);
  for (const cash of ['-100', '1000', 'half', '1e2']) {
    expect(readTarget({ ...none, equity: '100', cash })).toMatchObject({
      problem: { code: 'not-whole' },
    });
  }
});

describe('a saved target', () => {
  const target = { equity: 60, debt: 20, gold: 5, coins: 5, mixed: 0, cash: 10 };
  const readSaved = (data: Record<string, number>, version = 1) =>
    targetIn([{ ...targetItemOf(target), version, data, updatedAt: new Date(0) }]);

  test('is read as it was saved; an older one has no gold', () => {
    expect(readSaved(target)).toEqual(target);
    const { gold, ...older } = { ...target, cash: 15 };
    expect(gold).toBe(5);
    expect(readSaved(older)).toEqual({ ...older, gold: 0 });
    expect(targetIn([])).toBeNull();
  });

  test.each(assetGroups)('that does not come to a hundred by its %s is none', (group) => {
    expect(readSaved({ ...target, [group]: target[group] + 1 })).toBeNull();
  });

  test.each([
    ['half a percent', { ...target, equity: 59.5, debt: 20.5 }],
    ['less than nothing', { ...target, equity: 65, mixed: -5 }],
    ['more than all', { ...target, equity: 101, debt: -1, gold: 0, coins: 0, cash: 0 }],
  ])('with %s is none', (_, data) => {
    expect(readSaved(data)).toBeNull();
  });

  test('of another version is none', () => {
    expect(readSaved(target, 2)).toBeNull();
  });
});
