import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { marketOf } from '@/lib/funds/domain/market/market';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import type { MarketNavs } from '@/lib/funds/domain/market/scheme-figures';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/trailing-returns';
import { dayOf, days, navsOf, scheme, walks } from './walks';

const today: IsoDate = '2026-11-24';
const newest: IsoDate = '2026-11-23';

/** Three-year-old NAVs of 10, newest NAVs as given, nothing else. */
const fromTen = (...newestNavs: readonly number[]): MarketNavs => ({
  latest: dayOf(
    newest,
    newestNavs.map((nav, index) => [index + 1, nav]),
  ),
  anchors: {
    36: dayOf(
      '2023-11-23',
      newestNavs.map((_, index) => [index + 1, 10]),
    ),
  },
  monthEnds: [],
});

describe('a return', () => {
  it('is the plain change up to a year, and growth per year beyond it', () => {
    const at10 = (months: number) => dayOf(shiftMonths(newest, -months), [[1, 10]]);
    const navs: MarketNavs = {
      latest: dayOf(newest, [[1, 20]]),
      anchors: { 1: at10(1), 12: at10(12), 36: at10(36), 120: at10(120) },
      monthEnds: [],
    };
    const { figuresOf } = marketOf(marketTable([scheme(1)], navs, today));
    const { returns } = figuresOf(1)!;
    expect(returns[1]).toBeCloseTo(100, 9);
    expect(returns[12]).toBeCloseTo(100, 9);
    expect(returns[36]).toBeCloseTo(25.992104989487, 9); // 2^(1/3) - 1
    expect(returns[120]).toBeCloseTo(7.177346253629, 9); // 2^(1/10) - 1
    expect(returns[60]).toBeNull();
  });

  it.each([
    ['pays out', { option: 'idcw' }],
    ['has paid a bonus', { option: 'bonus' }],
  ] as const)('is not known for a scheme that %s, whose age is', (_, changes) => {
    const table = marketTable([scheme(1, changes)], fromTen(12), today);
    expect(marketOf(table).figuresOf(1)).toMatchObject({
      returns: { 36: null },
      peerGroup: null,
      since: '2023-11-23',
    });
  });

  it('is not known for a scheme without a NAV for ten days', () => {
    const table = marketTable([scheme(1, { navDate: '2026-11-01' })], fromTen(12), today);
    expect(table.schemes).toEqual([]);
  });
});

describe('a rank', () => {
  it('is among the same category and plan; equal returns share the better place', () => {
    const schemes = [
      ...[scheme(1), scheme(2), scheme(3), scheme(4)],
      ...[scheme(5, { plan: 'regular' }), scheme(6, { category: 'Debt - Gilt Fund' })],
    ];
    const table = marketTable(schemes, fromTen(11, 13, 12, 12, 13.5, 12), today);
    const { rankOf, peerReturnsOf, groupOf } = marketOf(table);
    expect(rankOf(2, 36)).toEqual({ place: 1, of: 4 });
    expect(rankOf(3, 36)).toEqual({ place: 2, of: 4 });
    expect(rankOf(4, 36)).toEqual({ place: 2, of: 4 });
    expect(rankOf(1, 36)).toEqual({ place: 4, of: 4 });
    expect(rankOf(5, 36)).toBeNull();
    expect(rankOf(1, 12)).toBeNull();
    expect(peerReturnsOf(1, 36)).toHaveLength(4);
    expect(groupOf(1)?.returns[36]).toMatchObject({ count: 4, aboveIndex: null });
    const cubeRoot = (times: number) => (Math.cbrt(times) - 1) * 100;
    expect(groupOf(1)?.returns[36]?.median).toBeCloseTo(cubeRoot(1.2), 9);
    expect(groupOf(1)?.returns[36]?.average).toBeCloseTo(
      (cubeRoot(1.1) + cubeRoot(1.3) + 2 * cubeRoot(1.2)) / 4,
      9,
    );
  });

  it.each([
    ['of an index fund', { category: 'Index funds - Equity' }],
    ['of an ETF', { category: 'ETFs - Gold' }],
    ['of a fund of funds', { category: 'Fund of funds - Overseas' }],
    ['of a closed scheme', { structure: 'close-ended' }],
    ['of a segregated portfolio', { name: 'Fund - Segregated Portfolio 1' }],
  ] as const)('is not given to a scheme %s', (_, changes) => {
    const schemes = [scheme(1, changes), scheme(2, changes), scheme(3, changes)];
    const { rankOf, figuresOf } = marketOf(marketTable(schemes, fromTen(11, 12, 13), today));
    expect(figuresOf(1)?.returns[36]).not.toBeNull();
    expect(rankOf(1, 36)).toBeNull();
  });

  it('leaves out a growth that a split must have made, while month ends are not stored', () => {
    const schemes = [1, 2, 3, 4].map((code) => scheme(code));
    const table = marketTable(schemes, fromTen(12, 13, 14, 1.2), today);
    expect(marketOf(table).figuresOf(4)?.returns[36]).toBeNull();
    expect(marketOf(table).rankOf(3, 36)).toEqual({ place: 1, of: 3 });
  });
});

describe('the index fund of a category', () => {
  const index = (code: number, name: string, changes: Partial<Scheme> = {}) =>
    scheme(code, { category: 'Index funds - Equity', name, ...changes });

  it('is the direct growth plan with the longest history; funds above it are counted', () => {
    const schemes = [
      ...[scheme(1), scheme(2), scheme(3)],
      index(4, 'Udaharan Nifty 500 Index Fund - Direct Plan - Growth'),
      index(5, 'Kaveri Nifty 500 Index Fund - Direct Plan - Growth'),
      index(6, 'Old Nifty 500 Index Fund - Regular Plan - Growth', { plan: 'regular' }),
      index(7, 'Old Nifty 500 Momentum 50 Index Fund - Direct Plan - Growth'),
    ];
    const navs = fromTen(11, 13, 14, 12, 12, 12, 12);
    const old = dayOf('2016-11-23', [
      [5, 4],
      [6, 4],
      [7, 4],
    ]);
    const table = marketTable(schemes, { ...navs, anchors: { ...navs.anchors, 120: old } }, today);
    expect(marketOf(table).groupOf(1)).toMatchObject({
      indexFund: { code: 5, name: 'Kaveri Nifty 500 Index Fund - Direct Plan - Growth' },
      returns: { 36: { count: 3, aboveIndex: 2 } },
    });
  });

  it.each(['Debt - Gilt Fund', 'Equity - Sectoral or Thematic Fund'])(
    'is not named for %s',
    (category) => {
      const schemes = [
        ...[1, 2, 3].map((code) => scheme(code, { category })),
        index(4, 'Udaharan Nifty 500 Index Fund'),
      ];
      const table = marketTable(schemes, fromTen(11, 12, 13, 12), today);
      expect(marketOf(table).groupOf(1)?.indexFund).toBeNull();
    },
  );
});

describe('with twenty years of month ends', () => {
  const months = days.length;
  const count = walks.length;
  const firstEnd: IsoDate = '2006-04-30';
  const monthEnds = days.slice(0, -1).map((date, month) => dayOf(date, navsOf(month)));
  const lastDay = days.at(-1)!;
  const schemes = Array.from({ length: count }, (_, at) =>
    scheme(at + 1, { navDate: (at + 1) % 10 === 0 ? '2023-01-31' : lastDay }),
  );
  const navs: MarketNavs = {
    latest: dayOf(lastDay, navsOf(months - 1)),
    anchors: Object.fromEntries(
      trailingPeriods.map((period) => [
        period,
        dayOf(shiftMonths(lastDay, -period), navsOf(months - 1 - period)),
      ]),
    ),
    monthEnds,
  };
  const table = marketTable(schemes, navs, lastDay);
  const { figuresOf } = marketOf(table);
  const current = schemes.filter(({ code }) => code % 10 !== 0);

  it('agrees with an independent computation to 1e-9', () => {
    expect(table.schemes).toHaveLength(current.length);
    for (const { code } of current) {
      const walk = walks[code - 1]!;
      const figures = figuresOf(code)!;
      const end = walk[months - 1]!;
      for (const period of trailingPeriods) {
        const start = walk[months - 1 - period] ?? null;
        const isSplit = code % 11 === 0 && months - 1 - period < 150;
        // By logarithms, where the code under test takes a root.
        const expected =
          start === null || isSplit
            ? null
            : Math.expm1(Math.log(end / start) / Math.max(1, period / 12)) * 100;
        const found = figures.returns[period];
        expect(found === null).toBe(expected === null);
        expect(Math.abs((found ?? 0) - (expected ?? 0))).toBeLessThan(1e-9);
      }
      // The last whole month is the one before the newest NAV.
      const steps = Array.from({ length: 36 }, (_, back) => {
        const month = months - 2 - back;
        return (walk[month]! / walk[month - 1]! - 1) * 100;
      });
      const mean = steps.reduce((sum, step) => sum + step) / 36;
      const variance = steps.reduce((sum, step) => sum + step ** 2, 0) - 36 * mean ** 2;
      expect(figures.volatilityPercent).toBeCloseTo(Math.sqrt((12 * variance) / 35), 8);
      expect(figures.since).toBe(code % 7 === 0 ? days[100] : firstEnd);
    }
  });

  it('finds the deepest fall on either side of a split, and the worst whole year', () => {
    for (const { code } of current) {
      const walk = walks[code - 1]!;
      const pieces = code % 11 === 0 ? [walk.slice(0, 150), walk.slice(150)] : [walk];
      const falls = pieces.flatMap((piece) =>
        piece.flatMap((nav, at) => {
          if (nav === null) return [];
          const before = piece.slice(0, at + 1).filter((value) => value !== null);
          return [(nav / Math.max(...before) - 1) * 100];
        }),
      );
      expect(figuresOf(code)!.drawdownPercent).toBeCloseTo(Math.min(...falls), 9);
      const years = Array.from({ length: 19 }, (_, index) => {
        const december = 8 + 12 * (index + 1);
        const [start, end] = [walk[december - 12] ?? null, walk[december] ?? null];
        const isSplit = code % 11 === 0 && december >= 150 && december - 12 < 150;
        return start === null || end === null || isSplit
          ? []
          : [{ year: 2007 + index, percent: (end / start - 1) * 100 }];
      }).flat();
      const worst = years.reduce((one, other) => (other.percent < one.percent ? other : one));
      expect(figuresOf(code)!.worstYear?.year).toBe(worst.year);
      expect(figuresOf(code)!.worstYear?.percent).toBeCloseTo(worst.percent, 9);
    }
  });

  it('counts schemes that have ended in the averages of their years', () => {
    const [group] = table.peerGroups;
    const of2010 = group!.years.find(({ year }) => year === 2010)!;
    // Without the seven that begin later; the five that ended are among them.
    expect(of2010).toMatchObject({ count: 43, ended: 5 });
    const of2025 = group!.years.find(({ year }) => year === 2025)!;
    expect(of2025).toMatchObject({ count: 45, ended: 0 });
    const december = 8 + 12 * 4;
    const percents = walks
      .map((walk) => [walk[december - 12] ?? null, walk[december] ?? null])
      .flatMap(([start, end]) =>
        start === null || end === null ? [] : [(end! / start! - 1) * 100],
      );
    expect(of2010.average).toBeCloseTo(
      percents.reduce((sum, percent) => sum + percent) / percents.length,
      9,
    );
  });

  it('says which month ends it comes from', () => {
    expect(table.monthEnds).toEqual({ first: firstEnd, last: days.at(-2), count: months - 1 });
    expect(table.anchors[36]).toBe(shiftMonths(lastDay, -36));
  });

  it('counts three-year returns between month ends, of schemes that have ended too', () => {
    const percents = walks.flatMap((walk, at) =>
      walk.flatMap((end, month) => {
        const start = walk[month - 36] ?? null;
        const isSplit = (at + 1) % 11 === 0 && month >= 150 && month - 36 < 150;
        return start === null || end === null || isSplit ? [] : (Math.cbrt(end / start) - 1) * 100;
      }),
    );
    percents.sort((one, other) => one - other);
    const { rolling } = table.peerGroups[0]!;
    expect(rolling).toMatchObject({ years: 3, windows: percents.length, funds: 50, ended: 5 });
    expect(rolling!.worst).toBeCloseTo(percents[0]!, 9);
    expect(rolling!.best).toBeCloseTo(percents.at(-1)!, 9);
    expect(percents.filter((percent) => percent < rolling!.median).length).toBe(
      Math.floor(percents.length / 2),
    );
    expect(rolling!.lossPercent).toBeCloseTo(
      (100 * percents.filter((percent) => percent < 0).length) / percents.length,
      9,
    );
    for (const { from, to, count } of rolling!.bins) {
      expect(percents.filter((percent) => percent >= from && percent < to)).toHaveLength(count);
    }
    expect(rolling!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(percents.length);
  });
});
