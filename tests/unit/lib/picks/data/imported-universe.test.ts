import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { importedUniverse } from '@/lib/picks/data/imported-universe';
import { adjustPrices, adjustShares, lastBreak } from '@/lib/picks/domain/company/adjust-prices';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { exampleIsin, otherIsin, splitIsin } from '../filing-examples';
import { pricesOf } from '../universe-examples';
import { workedCompany } from '../worked-company';

const company = workedCompany();
const { isin } = company;
const split = (exDate: IsoDate, oldFaceRupees: number, newFaceRupees: number): CorporateAction => {
  return { isin, exDate, kind: 'split', oldFaceRupees, newFaceRupees };
};
const bonus = (exDate: IsoDate, newShares: number, heldShares: number): CorporateAction => {
  return { isin, exDate, kind: 'bonus', newShares, heldShares };
};
const dividend = (exDate: IsoDate, rupeesPerShare: number): CorporateAction => {
  return { isin, exDate, kind: 'dividend', rupeesPerShare };
};
const rights = (exDate: IsoDate, priceRupees: number): CorporateAction => {
  return { isin, exDate, kind: 'rights', newShares: 1, heldShares: 4, priceRupees };
};
const demerger = (exDate: IsoDate): CorporateAction => {
  return { isin, exDate, kind: 'break', reason: 'demerger' };
};

describe('a price of an earlier day', () => {
  const closesOf = (
    closes: readonly number[],
    actions: readonly CorporateAction[],
    withDividends = false,
  ) => {
    const traded = closes.map((close, at) => [`2026-03-0${at + 2}`, close] as const);
    const adjusted = adjustPrices(pricesOf(Object.fromEntries(traded)), actions, { withDividends });
    return adjusted.map(({ closeRupees }) => Number(closeRupees.toFixed(9)));
  };

  const third = '2026-03-03';

  test.each<[string, number[], CorporateAction[], number[]]>([
    ['a split into five', [1000, 1100, 220], [split('2026-03-04', 10, 2)], [200, 220, 220]],
    ['a bonus of one for two', [300, 200], [bonus(third, 1, 2)], [200, 200]],
    ['a dividend that does not count', [100, 95], [dividend(third, 5)], [100, 95]],
    ['a split after the newest price', [100, 110], [split('2026-04-01', 10, 1)], [100, 110]],
    // (4 x 100 + 1 x 50) / 5 = 90.
    ['rights below the price', [100, 90], [rights(third, 50)], [90, 90]],
    ['rights at the price', [100, 90], [rights(third, 100)], [100, 90]],
    [
      'rights above the price, for which none subscribes',
      [100, 90],
      [rights(third, 150)],
      [100, 90],
    ],
    ['a demerger, which ends the series', [100, 40], [demerger(third)], [40]],
    ['a demerger after the newest price', [100], [demerger(third)], [100]],
  ])('is comparable after %s', (_, traded, actions, expected) => {
    expect(closesOf(traded, actions)).toEqual(expected);
  });

  test('is lower by the dividend, where dividends count', () => {
    // 1 - 5 / 100 = 0.95: the owner lost nothing on the ex-date.
    expect(closesOf([80, 100, 95], [dividend('2026-03-04', 5)], true)).toEqual([76, 95, 95]);
    expect(() => closesOf([100, 95], [dividend('2026-03-03', 100)], true)).toThrow(
      'A dividend of 100 on a share of 100',
    );
  });

  test('has all that came after it in it', () => {
    const actions = [
      dividend('2026-03-04', 2),
      split('2026-03-03', 10, 5),
      bonus('2026-03-04', 1, 1),
    ];
    // On the 4th one share of 100 became two of 50, of which each paid 2: 100 / 2 x (1 - 2 / 50) = 48.
    expect(closesOf([200, 100, 48], actions, true)).toEqual([48, 48, 48]);
  });

  test('takes an ex-date without trade as the next day', () => {
    const traded = pricesOf({ '2026-03-06': 100, '2026-03-09': 50 });
    const adjusted = adjustPrices(traded, [split('2026-03-08', 2, 1)], { withDividends: false });
    expect(adjusted.map(({ closeRupees }) => closeRupees)).toEqual([50, 50]);
  });

  test('leaves what an owner has as it was, whatever is split', () => {
    const parts = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(fc.tuple(parts, parts, parts, parts), ([oldFace, newFace, fresh, held]) => {
        const afterSplit = (100 * newFace) / oldFace;
        const afterBonus = (afterSplit * held) / (held + fresh);
        const actions = [split('2026-03-03', oldFace, newFace), bonus('2026-03-04', fresh, held)];
        for (const close of closesOf([100, afterSplit, afterBonus], actions)) {
          expect(close).toBeCloseTo(afterBonus, 8);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('share counts are in the shares of the newest price', () => {
  const actions = [split('2025-06-01', 10, 5), bonus('2026-12-01', 1, 1)];
  const counts = (until: IsoDate) =>
    adjustShares(company.years, actions, until)
      .slice(-2)
      .map(({ figures }) => figures.shares);
  expect(counts('2026-11-20')).toEqual([20, 10]);
  expect(counts('2026-12-01')).toEqual([40, 20]);
});

test('a break is known from its day on', () => {
  const actions = [demerger('2026-03-03'), demerger('2026-03-01')];
  expect(lastBreak(actions, '2026-02-28')).toBeNull();
  expect(lastBreak(actions, '2026-03-03')).toBe('2026-03-03');
});

describe('the imported universe', () => {
  const close = (share: string, closeRupees: number) => {
    return { isin: share, closeRupees, tradedCrore: 3 };
  };
  const days = [
    { date: '2026-10-16', closes: [close(isin, 60), close(otherIsin, 9)] },
    { date: '2026-10-09', closes: [close(isin, 290)] },
  ] as const;
  const fifth = split('2026-10-13', 10, 2);
  const on = { asOf: '2026-11-20', priceLagDays: 30 } as const;

  test('has prices and share counts in the shares of the newest close', () => {
    const universe = importedUniverse([company], [fifth], days, '2026-10-20');
    expect(universe.kind).toBe('imported');
    expect(universe.prices.get(isin)).toEqual([
      { date: '2026-10-09', closeRupees: 58, tradedCrore: 3 },
      { date: '2026-10-16', closeRupees: 60, tradedCrore: 3 },
    ]);
    // 60 rupees and 50 crore shares: the 3,000 crore that 300 and 10 would be.
    expect(ratioRows(universe, on)[0]!.values.marketCap).toBe(3000);
  });

  test('has no split that came after its newest close', () => {
    const universe = importedUniverse([company], [fifth], days.slice(1), '2026-10-20');
    expect(universe.companies[0]!.years.at(-1)!.figures.shares).toBe(10);
  });

  test('without prices knows no ratio of a price, and the others', () => {
    const [row] = ratioRows(importedUniverse([company], [fifth], [], '2026-10-20'), on);
    expect(row).toMatchObject({
      priceAsOf: null,
      figuresAsOf: '2026-03-31',
      values: { price: null, marketCap: null, momentum: null, debtToEquity: 0.16 },
    });
    expect(row!.values.earningsPerShare).toBeCloseTo(516 / 50, 9);
  });

  test('has the closes before a split that changed the ISIN', () => {
    const closes = [
      { date: '2026-10-09', closes: [close(exampleIsin, 290)] },
      { date: '2026-10-16', closes: [close(splitIsin, 60), close(exampleIsin, 1)] },
    ] as const;
    const after = { ...company, isin: splitIsin };
    const { prices } = importedUniverse([after], [fifth], closes, '2026-10-20');
    expect(prices.get(splitIsin)?.map(({ closeRupees }) => closeRupees)).toEqual([58, 60]);
  });

  test('names a demerger, which ends the series', () => {
    const universe = importedUniverse([company], [demerger('2026-10-13')], days, '2026-10-20');
    expect(universe.prices.get(isin)).toMatchObject([{ date: '2026-10-16', closeRupees: 60 }]);
    expect(universe.priceBreaks?.get(isin)).toBe('2026-10-13');
  });
});
