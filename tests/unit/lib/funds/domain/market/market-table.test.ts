import { dateOfDayNumber, dayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { createDailyFalls, monthEndOf, type NavMonth } from '@/lib/funds/domain/market/nav-month';
import { marketOf, originOfFigures } from '@/lib/funds/domain/market/market';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import type { MarketNavs } from '@/lib/funds/domain/market/scheme-figures';
import { fundMaximumDrawdown } from '@/lib/funds/domain/nav-series';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { codes, dayOf, days, growthOf, navsOf, scheme, walks } from './walks';

const today: IsoDate = '2026-11-24';
const newest: IsoDate = '2026-11-23';

/** Three-year-old NAVs of 10, newest NAVs as given, nothing else. */
const fromTen = (...newestNavs: readonly number[]): MarketNavs => {
  const byCode = newestNavs.map((nav, at) => [at + 1, nav] as const);
  const start = byCode.map(([code]) => [code, 10] as const);
  const anchors = { 36: dayOf('2023-11-23', start) };
  return { latest: dayOf(newest, byCode), anchors, monthEnds: [] };
};

describe('a return', () => {
  it.each([
    ['pays out', { option: 'idcw' }],
    ['has paid a bonus', { option: 'bonus' }],
  ] as const)('is not known for a scheme that %s, whose age is', (_, changes) => {
    const { figuresOf } = marketOf(marketTable([scheme(1, changes)], fromTen(12), today));
    const figures = { returns: { 36: null }, peerGroup: null, since: '2023-11-23' };
    expect(figuresOf(1)).toMatchObject(figures);
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
    const places = [2, 3, 4, 1].map((code) => rankOf(code, 36));
    expect(places).toEqual([1, 2, 2, 4].map((place) => ({ place, of: 4 })));
    expect([rankOf(5, 36), rankOf(1, 12)]).toEqual([null, null]);
    expect(peerReturnsOf(1, 36)).toHaveLength(4);
    expect(groupOf(1)?.returns[36]).toMatchObject({ count: 4, aboveIndex: null });
    const cubeRoot = (times: number) => (Math.cbrt(times) - 1) * 100;
    const average = (cubeRoot(1.1) + cubeRoot(1.3) + 2 * cubeRoot(1.2)) / 4;
    expect(groupOf(1)?.returns[36]?.median).toBeCloseTo(cubeRoot(1.2), 9);
    expect(groupOf(1)?.returns[36]?.average).toBeCloseTo(average, 9);
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

  it('leaves out a growth that only a split explains, while month ends are not stored', () => {
    const schemes = [1, 2, 3, 4].map((code) => scheme(code));
    const table = marketTable(schemes, fromTen(12, 13, 14, 1.2), today);
    expect(marketOf(table).figuresOf(4)?.returns[36]).toBeNull();
    expect(marketOf(table).rankOf(3, 36)).toEqual({ place: 1, of: 3 });
  });
});

it('finds a split within months whose end is not stored', () => {
  const ends = [
    ['2026-01-31', 100],
    ['2026-03-31', 10.2],
    ['2026-04-30', 10.1],
  ] as const;
  const navs: MarketNavs = {
    latest: dayOf(newest, [[1, 10.5]]),
    anchors: { 12: dayOf('2025-11-23', [[1, 99]]) },
    monthEnds: ends.map(([date, nav]) => dayOf(date, [[1, nav]])),
  };
  const figures = marketOf(marketTable([scheme(1)], navs, today)).figuresOf(1)!;
  expect(figures.returns[12]).toBeNull();
  // 10.2 to 10.1.
  expect(figures.drawdownPercent).toBeCloseTo(-0.98, 2);
});

describe('the index fund of a category', () => {
  const index = (code: number, name: string, changes: Partial<Scheme> = {}) =>
    scheme(code, { category: 'Index funds - Equity', name, ...changes });

  it('is the direct growth plan with the longest history; funds above it, not at it, are counted', () => {
    const schemes = [
      ...[scheme(1), scheme(2), scheme(3)],
      index(4, 'Udaharan Nifty 500 Index Fund - Direct Plan - Growth'),
      index(5, 'Kaveri Nifty 500 Index Fund - Direct Plan - Growth'),
      index(6, 'Old Nifty 500 Index Fund - Regular Plan - Growth', { plan: 'regular' }),
      index(7, 'Old Nifty 500 Momentum 50 Index Fund - Direct Plan - Growth'),
    ];
    const navs = fromTen(12, 13, 14, 12, 12, 12, 12);
    // The regular plan and the variant of the index are older.
    const tenYears = [6, 7].map((code) => [code, 4] as const);
    const older = { 84: dayOf('2019-11-23', [[5, 4]]), 120: dayOf('2016-11-23', tenYears) };
    const anchors = { ...navs.anchors, ...older };
    const group = marketOf(marketTable(schemes, { ...navs, anchors }, today)).groupOf(1);
    const name = 'Kaveri Nifty 500 Index Fund - Direct Plan - Growth';
    expect(group?.indexFund).toMatchObject({ code: 5, name });
    expect(group?.returns[36]).toMatchObject({ count: 3, aboveIndex: 2 });
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
  const last = days.length - 1;
  const lastDay = days[last]!;
  const schemes = codes.map((code) =>
    scheme(code, { navDate: code % 10 === 0 ? '2023-01-31' : lastDay }),
  );
  const anchorOf = (period: number) => dayOf(shiftMonths(lastDay, -period), navsOf(last - period));
  const navs: MarketNavs = {
    latest: dayOf(lastDay, navsOf(last)),
    anchors: Object.fromEntries(trailingPeriods.map((period) => [period, anchorOf(period)])),
    monthEnds: days.slice(0, -1).map((date, month) => dayOf(date, navsOf(month))),
  };
  const table = marketTable(schemes, navs, lastDay);
  const { figuresOf } = marketOf(table);
  const current = codes.filter((code) => code % 10 !== 0);
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  it('agrees with an independent computation to 1e-9', () => {
    expect(table.schemes.map(({ code }) => code)).toEqual(current);
    for (const code of current) {
      const figures = figuresOf(code)!;
      for (const period of trailingPeriods) {
        const growth = growthOf(code, last - period, last);
        // By logarithms, where the code under test takes a root.
        const expected = growth && Math.expm1(Math.log(growth) / Math.max(1, period / 12)) * 100;
        const found = figures.returns[period];
        expect(found === null).toBe(expected === null);
        expect(Math.abs((found ?? 0) - (expected ?? 0))).toBeLessThan(1e-9);
      }
      // The newest NAV is of a month's last day, and that month whole.
      const steps = Array.from(
        { length: 36 },
        (_, back) => (growthOf(code, last - 1 - back, last - back)! - 1) * 100,
      );
      const variance = 36 * (meanOf(steps.map((step) => step ** 2)) - meanOf(steps) ** 2);
      expect(figures.volatilityPercent).toBeCloseTo(Math.sqrt((12 * variance) / 35), 8);
      expect(figures.since).toBe(code % 7 === 0 ? days[100] : '2006-04-30');
    }
  });

  it('finds the deepest fall on either side of a split, and the worst whole year', () => {
    for (const code of current) {
      const walk = walks[code - 1]!;
      const pieces = code % 11 === 0 ? [walk.slice(0, 150), walk.slice(150)] : [walk];
      const falls = pieces.flatMap((piece) =>
        piece.flatMap((nav, at) => {
          const before = piece.slice(0, at + 1).filter((value) => value !== null);
          return nav === null ? [] : [(nav / Math.max(...before) - 1) * 100];
        }),
      );
      expect(figuresOf(code)!.drawdownPercent).toBeCloseTo(Math.min(...falls), 9);
      // December 2006 is month 8.
      const years = Array.from({ length: 19 }, (_, at) => ({
        year: 2007 + at,
        growth: growthOf(code, 8 + 12 * at, 20 + 12 * at) ?? Infinity,
      }));
      const worst = years.reduce((one, other) => (other.growth < one.growth ? other : one));
      expect(figuresOf(code)!.worstYear?.year).toBe(worst.year);
      expect(figuresOf(code)!.worstYear?.percent).toBeCloseTo((worst.growth - 1) * 100, 9);
    }
  });

  it('counts schemes that have ended in the averages of their years, and names its month ends', () => {
    const { years } = table.peerGroups[0]!;
    const [of2010, of2025] = [2010, 2025].map((wanted) =>
      years.find((each) => each.year === wanted),
    );
    // Without the seven that begin later; the five that ended are among them.
    expect(of2010).toMatchObject({ count: 43, ended: 5 });
    expect(of2025).toMatchObject({ count: 45, ended: 0 });
    const growths = codes.flatMap((code) => growthOf(code, 44, 56) ?? []);
    expect(of2010!.average).toBeCloseTo((meanOf(growths) - 1) * 100, 9);
    expect(table.monthEnds).toEqual({ first: '2006-04-30', last: days[last - 1] });
  });

  it('counts three-year returns between month ends, of schemes that have ended too', () => {
    const percents = codes
      .flatMap((code) => days.flatMap((_, end) => growthOf(code, end - 36, end) ?? []))
      .map((growth) => (Math.cbrt(growth) - 1) * 100)
      .sort((one, other) => one - other);
    const rolling = table.peerGroups[0]!.rolling!;
    expect(rolling).toMatchObject({ years: 3, windows: percents.length, funds: 50, ended: 5 });
    expect(rolling.worst).toBeCloseTo(percents[0]!, 9);
    expect(rolling.best).toBeCloseTo(percents.at(-1)!, 9);
    const below = (limit: number) => percents.filter((percent) => percent < limit).length;
    expect(below(rolling.median)).toBe(Math.floor(percents.length / 2));
    expect(rolling.lossPercent).toBeCloseTo((100 * below(0)) / percents.length, 9);
    for (const { from, to, count } of rolling.bins) expect(below(to) - below(from)).toBe(count);
    const counted = rolling.bins.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(percents.length);
  });
});

describe('the deepest falls between days', () => {
  /** Three months of fifty schemes with gaps, splits and late beginnings; numbers that look random and are none. */
  const codes = Array.from({ length: 50 }, (_, at) => 1_000 + at);
  const ends = ['2024-01-31', '2024-02-29', '2024-03-31'] as const;
  const noise = (seed: number) => {
    const value = Math.sin(seed * 12.9898) * 43_758.5453;
    return value - Math.floor(value);
  };
  const histories = new Map<number, DatedValue[]>(
    codes.map((code) => {
      let nav = 10 + (code % 7);
      const values: DatedValue[] = [];
      const first = dayNumberOf('2024-01-01') + (code % 5 === 0 ? 40 : 0);
      for (let day = first; day <= dayNumberOf('2024-04-10'); day += 1) {
        nav *= 1 + (noise(code * 400 + day) - 0.5) * 0.06;
        if (code % 4 === 1 && day === first + 25) nav /= 10;
        const isGap = noise(code + day * 7) < 0.3 || (code % 6 === 2 && day % 90 < 15);
        if (!isGap) values.push({ date: dateOfDayNumber(day), value: Math.round(nav * 1e4) / 1e4 });
      }
      return [code, values];
    }),
  );

  function monthTo(end: (typeof ends)[number]): NavMonth {
    const days = Array.from({ length: Number(end.slice(8)) }, (_, at) => at + 1);
    const navs = codes.flatMap((code) => {
      const byDate = new Map(histories.get(code)!.map(({ date, value }) => [date, value]));
      return days.map(
        (day) => byDate.get(shiftDays(`${end.slice(0, 8)}01` as IsoDate, day - 1)) ?? 0,
      );
    });
    return { end, days, codes, navs: Float64Array.from(navs) };
  }

  it('are those of each history read alone, to 1e-9', () => {
    const falls = createDailyFalls(codes);
    for (const end of ends) falls.addMonth(monthTo(end));
    for (let date: IsoDate = '2024-04-01'; date <= '2024-04-10'; date = shiftDays(date, 1)) {
      const navs = new Map<number, number>();
      for (const [code, history] of histories) {
        for (const each of history) if (each.date === date) navs.set(code, each.value);
      }
      falls.addDay({ date, navs });
    }
    for (const code of codes) {
      const alone = fundMaximumDrawdown(histories.get(code)!)!.percent;
      expect(Math.abs(falls.fallOf(code)! - alone)).toBeLessThan(1e-9);
    }
    // A fall of 90 % would be the split.
    expect(Math.min(...codes.map((code) => falls.fallOf(code)!))).toBeGreaterThan(-60);
  });

  it('takes no NAV of another day, and no day twice', () => {
    const falls = createDailyFalls([1, 2]);
    const navs = (nav: number) => new Map([[1, nav]]);
    falls.addDay({ date: '2024-04-01', navs: navs(10) });
    expect([falls.fallOf(1), falls.fallOf(2), falls.fallOf(3)]).toEqual([null, null, null]);
    falls.addDay({ date: '2024-04-02', navs: navs(8), ofOtherDays: new Set([1]) });
    falls.addDay({ date: '2024-04-01', navs: navs(8) });
    expect(falls.fallOf(1)).toBeNull();
    falls.addDay({ date: '2024-04-03', navs: navs(9) });
    expect(falls.fallOf(1)).toBeCloseTo(-10, 12);
    // Months later, a far lower NAV is a fall and not a jump.
    falls.addDay({ date: '2024-06-20', navs: navs(4) });
    expect(falls.fallOf(1)).toBeCloseTo(-60, 12);
  });

  describe('the end of a month', () => {
    const month = (navs: number[], days = [24, 25, 29]): NavMonth => ({
      ...{ end: '2024-03-31', days, codes: [1, 2], navs: Float64Array.from(navs) },
    });

    it('has the newest NAV of its last two weekdays', () => {
      // 31 March 2024 was a Sunday: Thursday the 28th and Friday the 29th count.
      expect(monthEndOf(month([1, 2, 3, 4, 5, 0]), 1)).toEqual({
        ...{ date: '2024-03-31', navs: new Map([[1, 3]]), isChecked: true },
        ofOtherDays: new Set([1]),
      });
    });

    it('has those of five weekdays where fewer schemes than wanted have one, else none', () => {
      const navs = monthEndOf(month([1, 2, 3, 4, 5, 0]), 2)!.navs;
      expect(Object.fromEntries(navs)).toEqual({ 1: 3, 2: 5 });
      expect(monthEndOf(month([1, 2, 3, 4, 5, 0]), 3)).toBeNull();
    });
  });
});

test.each([
  ['live', '2026-11-24', 'live'],
  ['live', '2026-11-19', 'live'],
  // The list is of today, and the job has not run for more than a week.
  ['live', '2026-11-17', 'stale'],
  ['sample', '2026-11-17', 'sample'],
] as const)('figures of a %s list that were computed on %s are %s', (status, asOf, expected) => {
  const source = { name: 'AMFI', url: 'https://www.amfiindia.com', attribution: null };
  expect(originOfFigures({ source, status }, asOf, '2026-11-26')).toEqual({
    ...{ source, asOf, fetchedAt: `${asOf}T18:30:00.000Z` },
    status: expected,
  });
});
