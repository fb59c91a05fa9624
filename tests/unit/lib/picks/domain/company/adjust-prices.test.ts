import fc from 'fast-check';
import { adjustPrices, adjustShares, lastBreak } from '@/lib/picks/domain/company/adjust-prices';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import type { PricePoint } from '@/lib/picks/domain/company/universe';
import { workedCompany } from '../../worked-company';

const isin = 'INX999901015';
const point = (date: PricePoint['date'], closeRupees: number): PricePoint => ({
  date,
  closeRupees,
  tradedCrore: 1,
});
const closesOf = (
  traded: readonly PricePoint[],
  actions: readonly CorporateAction[],
  withDividends = false,
) => adjustPrices(traded, actions, { withDividends }).map(({ closeRupees }) => closeRupees);

const days = [point('2026-03-02', 1000), point('2026-03-03', 1100), point('2026-03-04', 220)];

describe('a price of an earlier day', () => {
  test('is a fifth after a split of ten rupees into two', () => {
    const split = {
      isin,
      exDate: '2026-03-04',
      kind: 'split',
      oldFaceRupees: 10,
      newFaceRupees: 2,
    } as const;
    expect(closesOf(days, [split])).toEqual([200, 220, 220]);
  });

  test('is two thirds after a bonus of one for two', () => {
    const bonus = {
      isin,
      exDate: '2026-03-03',
      kind: 'bonus',
      newShares: 1,
      heldShares: 2,
    } as const;
    const traded = [point('2026-03-02', 300), point('2026-03-03', 200)];
    expect(closesOf(traded, [bonus])).toEqual([expect.closeTo(200, 9), 200]);
  });

  test('is lower by the dividend, where dividends count', () => {
    const dividend = { isin, exDate: '2026-03-03', kind: 'dividend', rupeesPerShare: 5 } as const;
    const traded = [point('2026-03-01', 80), point('2026-03-02', 100), point('2026-03-03', 95)];
    // 1 - 5 / 100 = 0.95: the owner lost nothing on the ex-date.
    expect(closesOf(traded, [dividend], true)).toEqual([76, 95, 95]);
    expect(closesOf(traded, [dividend])).toEqual([80, 100, 95]);
  });

  test('carries all that came after it', () => {
    const actions: CorporateAction[] = [
      { isin, exDate: '2026-03-04', kind: 'dividend', rupeesPerShare: 2 },
      { isin, exDate: '2026-03-03', kind: 'split', oldFaceRupees: 10, newFaceRupees: 5 },
      { isin, exDate: '2026-03-04', kind: 'bonus', newShares: 1, heldShares: 1 },
    ];
    const traded = [point('2026-03-02', 200), point('2026-03-03', 100), point('2026-03-04', 48)];
    // On the 4th one share of 100 became two of 50, of which each paid 2: 100 / 2 x (1 - 2 / 50) = 48.
    expect(closesOf(traded, actions, true)).toEqual([48, 48, 48]);
  });

  test('takes an ex-date without trade as the next day', () => {
    const split = {
      isin,
      exDate: '2026-03-08',
      kind: 'split',
      oldFaceRupees: 2,
      newFaceRupees: 1,
    } as const;
    const traded = [point('2026-03-06', 100), point('2026-03-09', 50)];
    expect(closesOf(traded, [split])).toEqual([50, 50]);
  });

  test('knows nothing of what comes after the newest', () => {
    const split = {
      isin,
      exDate: '2026-04-01',
      kind: 'split',
      oldFaceRupees: 10,
      newFaceRupees: 1,
    } as const;
    expect(closesOf(days, [split])).toEqual([1000, 1100, 220]);
  });

  test('cannot pay more than it costs', () => {
    const dividend = {
      isin,
      exDate: '2026-03-04',
      kind: 'dividend',
      rupeesPerShare: 1100,
    } as const;
    expect(() => closesOf(days, [dividend], true)).toThrow('A dividend of 1100 on a share of 1100');
  });

  test('leaves what an owner has as it was, whatever is split', () => {
    const parts = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(fc.tuple(parts, parts, parts, parts), ([oldFace, newFace, fresh, held]) => {
        const actions: CorporateAction[] = [
          {
            isin,
            exDate: '2026-03-03',
            kind: 'split',
            oldFaceRupees: oldFace,
            newFaceRupees: newFace,
          },
          { isin, exDate: '2026-03-04', kind: 'bonus', newShares: fresh, heldShares: held },
        ];
        const afterSplit = (100 * newFace) / oldFace;
        const afterBonus = (afterSplit * held) / (held + fresh);
        const traded = [
          point('2026-03-02', 100),
          point('2026-03-03', afterSplit),
          point('2026-03-04', afterBonus),
        ];
        for (const close of closesOf(traded, actions)) expect(close).toBeCloseTo(afterBonus, 9);
      }),
      { numRuns: 50 },
    );
  });
});

test('share counts are in the shares of the newest price', () => {
  const actions: CorporateAction[] = [
    { isin, exDate: '2025-06-01', kind: 'split', oldFaceRupees: 10, newFaceRupees: 5 },
    { isin, exDate: '2026-12-01', kind: 'bonus', newShares: 1, heldShares: 1 },
  ];
  const { years } = workedCompany();
  const counts = (until: '2026-11-20' | '2026-12-01') =>
    adjustShares(years, actions, until)
      .slice(-2)
      .map(({ figures }) => figures.shares);
  expect(counts('2026-11-20')).toEqual([20, 10]);
  expect(counts('2026-12-01')).toEqual([40, 20]);
});

test('rights below the price count by the theoretical price after them, others not at all', () => {
  const rights = (priceRupees: number): CorporateAction[] => [
    { isin, exDate: '2026-03-03', kind: 'rights', newShares: 1, heldShares: 4, priceRupees },
  ];
  const traded = [point('2026-03-02', 100), point('2026-03-03', 90)];
  // (4 x 100 + 1 x 50) / 5 = 90.
  expect(closesOf(traded, rights(50))[0]).toBeCloseTo(90, 9);
  expect(closesOf(traded, rights(100))[0]).toBe(100);
});

test('a demerger ends the series, and only once it is in the prices', () => {
  const actions: CorporateAction[] = [
    { isin, exDate: '2026-03-03', kind: 'break', reason: 'demerger' },
  ];
  const traded = [point('2026-03-02', 100), point('2026-03-03', 40)];
  expect(closesOf(traded, actions)).toEqual([40]);
  expect(closesOf(traded.slice(0, 1), actions)).toEqual([100]);
  expect(lastBreak(actions, '2026-03-02')).toBeNull();
  expect(lastBreak(actions, '2026-03-03')).toBe('2026-03-03');
});
