import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { marketSeriesFile } from '@/lib/funds/data/market-series-file';
import { marketTableFile } from '@/lib/funds/data/market-table-file';
import { growthBeside, indexFigures, rollingBeside } from '@/lib/funds/domain/comparators';
import { monthTable } from '@/lib/funds/domain/returns-and-risk';
import { indexInName } from '@/lib/funds/domain/market/index-benchmark';
import { marketSeries, seriesLookup } from '@/lib/funds/domain/market/market-series';
import { inReturnOrder } from '@/lib/funds/domain/market/peers';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import { peerSips, planInPeers } from '@/lib/funds/domain/market/peer-outcomes';
import { growingNavs } from '@/tests/factories/dated-values';
import { codes, dayOf, days, growthOf, navsOf, scheme, walks } from './walks';

const last = days.length - 1;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const near = (found: number | null | undefined, expected: number) =>
  expect(Math.abs(found! - expected)).toBeLessThan(1e-9);

describe('the market through time', () => {
  const index = (code: number, name: string) =>
    scheme(code, { category: 'Index funds - Equity', name: `${name} - Direct Plan - Growth` });
  const schemes = [
    ...codes.map((code) => scheme(code)),
    scheme(61, { category: 'Debt - Gilt Fund' }),
    index(51, 'Udaharan Nifty 500 Index Fund'),
    index(52, 'Kaveri Nifty 500 Index Fund'),
    index(53, 'Kaveri Nifty Bank Index Fund'),
  ];
  /** The fund 51 began in month 60 and was split into ten in month 90, the fund 52 began in month 120. */
  const indexNavs = (month: number): [number, number][] => [
    ...(month >= 60 ? [[51, (100 + month) / (month >= 90 ? 10 : 1)] as [number, number]] : []),
    ...(month >= 120 ? [[52, 50 + month] as [number, number]] : []),
    [53, 10 + month],
    [61, 10 + month],
  ];
  const grid = days.map((day, month) => dayOf(day, [...navsOf(month), ...indexNavs(month)]));
  const navs = { latest: grid[last]!, anchors: {}, monthEnds: grid.slice(0, -1) };
  const series = marketSeries(schemes, navs);
  const lookup = seriesLookup(series);
  const category = 'Equity - Flexi Cap Fund';

  it('averages the changes of all schemes that were there in a month, to 1e-9', () => {
    const growth = lookup.categoryGrowthOf(category, 'direct');
    expect(growth).toHaveLength(days.length);
    // Month by month over the schemes, with sums of logarithms, where the code under test goes scheme by scheme.
    let logarithm = 0;
    for (let month = 1; month <= last; month += 1) {
      const changes = codes.flatMap((code) => growthOf(code, month - 1, month) ?? []);
      expect(series.categories[0]!.counts[month]).toBe(changes.length);
      logarithm += Math.log(sumOf(changes) / changes.length);
      expect(growth[month]!.date).toBe(days[month]);
      near(growth[month]!.value / 100 / Math.exp(logarithm), 1);
    }
  });

  it('knows no average of fewer than three schemes', () => {
    expect(lookup.categoryGrowthOf('Debt - Gilt Fund', 'direct')).toEqual([]);
    expect(lookup.categoryGrowthOf(category, 'regular')).toEqual([]);
  });

  it('has the index fund of a category since its split, and measures others of its index by it', () => {
    expect(lookup.indexFundOf(scheme(1))).toMatchObject({ code: 51 });
    expect(lookup.indexNavsOf(51)).toHaveLength(days.length - 90);
    expect(lookup.indexNavsOf(51)[0]).toEqual({ date: days[90], value: 19 });
    const trackers = schemes.slice(-3).map((each) => lookup.indexFundOf(each)?.code);
    expect(trackers).toEqual([undefined, 51, undefined]);
    // Nothing else follows the index of 53.
    expect(lookup.indexNavsOf(53)).toEqual([]);
  });

  it.each([
    ['years', /-12-31$/, (at: number) => 2007 + at, lookup.yearRanksOf],
    [
      'quarters',
      /-(?:03|06|09|12)-3[01]$/,
      // The first that begins at a stored month end is July to September 2006.
      (at: number) => 2006 * 4 + 2 + at,
      lookup.quarterRanksOf,
    ],
  ])('ranks whole %s as counting the schemes above does, the ended ones included', (...row) => {
    const [, isEnd, periodOf, ranksOf] = row;
    const ends = days.flatMap((day, month) => (isEnd.test(day) ? [month] : []));
    for (const code of codes) {
      const expected = ends.slice(1).flatMap((end, at) => {
        const own = growthOf(code, ends[at]!, end);
        if (own === null) return [];
        const all = codes.flatMap((each) => growthOf(each, ends[at]!, end) ?? []);
        const above = all.filter((factor) => factor > own).length;
        return [{ period: periodOf(at), place: above + 1, of: all.length }];
      });
      expect(ranksOf(scheme(code))).toEqual(expected);
    }
  });

  it('stores figures that differ by less than a ten-thousandth of a percent', async () => {
    const read = seriesLookup(await marketSeriesFile.read(await marketSeriesFile.write(series)));
    const [stored, computed] = [read, lookup].map((each) =>
      each.categoryGrowthOf(category, 'direct').at(-1),
    );
    expect(Math.abs(stored!.value / computed!.value - 1)).toBeLessThan(1e-6);
    expect(read.yearRanksOf(scheme(14))).toEqual(lookup.yearRanksOf(scheme(14)));
    expect(read.quarterRanksOf(scheme(14))).toEqual(lookup.quarterRanksOf(scheme(14)));
    expect(read.indexNavsOf(51)).toEqual(lookup.indexNavsOf(51));
  });

  it('knows nothing before the first run', () => {
    const none = seriesLookup(null);
    expect([none.asOf, none.indexFundOf(scheme(1))]).toEqual([null, null]);
    expect(none.categoryGrowthOf(category, 'direct')).toEqual([]);
  });

  it.each([
    ['Udaharan Nifty Small Cap 250 Index Fund - Direct Plan - Growth', 'nifty smallcap 250'],
    ['Kaveri S&P BSE Sensex Index Fund - Regular Plan - Growth', 'sensex'],
    ['Kaveri Sensex ETF', 'sensex'],
    ['Udaharan ETF Nifty 50 BeES', 'nifty 50'],
    ['Udaharan Nifty Next 50 Index Fund', 'nifty next 50'],
    ['Udaharan BSE Index Fund', null],
    ['Udaharan Gold ETF', null],
  ])('reads the index in %s', (name, expected) => {
    expect(indexInName(name)).toBe(expected);
  });
});

describe('SIPs in the funds of a category', () => {
  const schemes = codes.map((code) => scheme(code));
  const monthEnds = days.map((day, month) => dayOf(day, navsOf(month)));
  const navs = { latest: dayOf('2026-11-23', navsOf(last)), anchors: {}, monthEnds };
  /** Every tenth has ended after month 200. */
  const isOffered = (code: number) => code % 10 !== 0;
  const sips = peerSips(schemes, navs, isOffered);

  it.each([1, 5, 15])('of %i years are those bought month by month, to 1e-9', (years) => {
    const months = years * 12;
    const outcomes: { code: number; multiple: number }[] = [];
    for (const code of codes) {
      for (let start = 0; start + months <= last; start += 1) {
        const window = walks[code - 1]!.slice(start, start + months + 1);
        // Gaps lie in months 50 to 52, a split in month 150.
        if (window.includes(null) || growthOf(code, start, start + months) === null) continue;
        // A rupee at a time, where the code under test takes differences of sums.
        const worth = sumOf(window.slice(0, -1).map((nav) => window.at(-1)! / nav!));
        outcomes.push({ code, multiple: worth / months });
      }
    }
    const found = sips.find((each) => each.years === years)!;
    const funds = [...new Set(outcomes.map(({ code }) => code))];
    expect(found).toMatchObject({
      ...{ windows: outcomes.length, funds: funds.length },
      ended: funds.filter((code) => !isOffered(code)).length,
    });
    const sorted = outcomes.map(({ multiple }) => multiple).sort((one, other) => one - other);
    for (const [index, multiple] of found.multiples.entries()) {
      near(multiple / sorted[Math.round((index / 4) * (sorted.length - 1))]!, 1);
    }
    const losses = sorted.filter((multiple) => multiple < 1).length;
    expect(found.lossPercent).toBeCloseTo((100 * losses) / sorted.length, 9);
  });

  it('count those that an ended scheme broke off, and say nothing of fewer than three schemes', () => {
    // Five of fifty ended after month 200: from each of the 36 months before its end a SIP of three years was broken off.
    expect(sips.find(({ years }) => years === 3)?.brokenOff).toBe(5 * 36);
    // One of fifteen years had to begin in month 66 to be complete by month 246.
    expect(sips.find(({ years }) => years === 15)?.brokenOff).toBe(5 * (66 - 21 + 1));
    expect(peerSips(schemes.slice(0, 2), navs, isOffered)).toEqual([]);
  });

  it('give a plan the longest time that it covers, and nothing where nothing is paid', () => {
    const planOf = (months: number, rupees = 1_000) =>
      planInPeers(sips, Array<number>(months).fill(rupees), days[last]!);
    expect([11, 12, 36, 59].map((months) => planOf(months)?.years)).toEqual([undefined, 1, 3, 3]);
    expect(planOf(36)?.investedRupees).toBe(36_000);
    expect(planOf(36, 0)).toBeNull();
  });

  it('stand in the table of figures, to a millionth of a rupee', async () => {
    const listed = schemes.map((each) => ({ ...each, nav: isOffered(each.code) ? 1 : null }));
    const table = marketTable(listed, navs, '2026-11-25');
    expect(table.peerGroups[0]?.sips).toEqual(sips);
    const bytes = await marketTableFile.write(table);
    const read = (await marketTableFile.read(bytes)).peerGroups[0]!.sips;
    const multiplesOf = (all: typeof read) => all.flatMap(({ multiples }) => multiples);
    expect(read.map(({ windows }) => windows)).toEqual(sips.map(({ windows }) => windows));
    for (const [place, multiple] of multiplesOf(read).entries()) {
      expect(Math.abs(multiple - multiplesOf(sips)[place]!)).toBeLessThanOrEqual(5e-7);
    }
  });
});

describe('the growth of a fund beside others', () => {
  const ends = (from: IsoDate, percent: number): DatedValue[] =>
    Array.from({ length: 25 }, (_, month) => {
      const date = lastOfMonth(shiftMonths('2024-11-01', month));
      return { date, value: 50 * (1 + percent / 100) ** month };
    }).filter(({ date }) => date >= from);
  const none = { isTracker: false, yearRanks: [], quarterRanks: [] };
  const fund = { code: 51, name: 'Udaharan Nifty 500 Index Fund' };
  const [own, category] = [ends('2024-11-30', 2), ends('2024-11-30', 1)];
  const beside = (average: DatedValue[], index: DatedValue[] | null, series = own) =>
    growthBeside(
      series,
      { ...none, category: average, index: index && { fund, navs: index } },
      'max',
    );
  const ids = (found: ReturnType<typeof beside>) => found?.lines.map(({ id }) => id);

  it('is that of 100 from the first common month end', () => {
    const found = beside(category, ends('2024-11-30', 3))!;
    expect(ids(found)).toEqual(['own', 'average', 'index']);
    expect(found.indexSince).toBeNull();
    expect(found.lines.map(({ points }) => points[0])).toEqual(
      Array(3).fill({ date: '2024-11-30', value: 100 }),
    );
    const lasts = found.lines.map(({ points }) => points.at(-1)!);
    [2, 1, 3].forEach((percent, line) => {
      expect(lasts[line]!.date).toBe('2026-11-30');
      expect(lasts[line]!.value).toBeCloseTo(100 * (1 + percent / 100) ** 24, 8);
    });
  });

  it('leaves out an index fund that began later, and says when', () => {
    const found = beside(category, ends('2025-03-01', 3));
    expect(ids(found)).toEqual(['own', 'average']);
    expect(found?.indexSince).toBe('2025-03-31');
  });

  it('is beside the index alone where there is no category', () => {
    expect(ids(beside([], own))).toEqual(['own', 'index']);
  });

  it('is none without another, of fewer than six month ends, and where the others began later', () => {
    expect(beside([], null)).toBeNull();
    expect(beside(category, null, ends('2026-07-01', 2))).toBeNull();
    expect(ids(beside(category, null, ends('2026-06-01', 2)))).toEqual(['own', 'average']);
    expect(beside(ends('2025-02-01', 1), null)).toBeNull();
    expect(ids(beside(ends('2024-12-01', 1), null))).toEqual(['own', 'average']);
  });
});

test('equal returns share the better place, and the next has its own', () => {
  const returns = [12, 15, 12, 9].map((percent, code) => ({ code, percent }));
  expect(inReturnOrder(returns).map(({ code, place }) => [code, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

describe('a fund beside its index', () => {
  /** The history of one walk on every third day, level within a month. */
  const dailyOf = (code: number): DatedValue[] => {
    const points: DatedValue[] = [];
    for (let day = dayNumberOf('2006-04-28'); day <= dayNumberOf('2026-10-31'); day += 3) {
      const date = dateOfDayNumber(day);
      const month = (Number(date.slice(0, 4)) - 2006) * 12 + Number(date.slice(5, 7)) - 4;
      const value = walks[code - 1]![month] ?? null;
      if (value !== null) points.push({ date, value });
    }
    return points;
  };
  const monthly = (code: number): DatedValue[] =>
    days.flatMap((date, month) => {
      const value = walks[code - 1]![month] ?? null;
      return value === null ? [] : [{ date, value }];
    });
  /** Growth factors of a walk over so many months, by the month of their end; months count from April 2006. */
  const factors = (code: number, length: number): Map<number, number> => {
    // The newest month is over where its last day has a NAV; a walk that has ended may lack that day.
    const newest = walks[code - 1]!.findLastIndex((value) => value !== null);
    const whole = newest === last ? last : newest - 1;
    const ends = Array.from({ length: whole + 1 - length }, (_, at) => length + at);
    return new Map(
      ends.flatMap((end) => {
        const factor = growthOf(code, end - length, end);
        return factor === null ? [] : [[end, factor] as const];
      }),
    );
  };

  // One with a gap, a split one, and one that has ended.
  describe.each([9, 11, 20])('walk %i', (code) => {
    const own = dailyOf(code);

    it('has the rolling returns that logarithms give, beside those of another', () => {
      const found = rollingBeside(own, [monthly(2), monthly(14)], [1, 3, 5, 7]);
      for (const { years, own: ofOwn, others } of found) {
        const growth = factors(code, 12 * years);
        const percents = [...growth.values()].map(
          (each) => Math.expm1(Math.log(each) / years) * 100,
        );
        expect(ofOwn!.periods).toBe(percents.length);
        near(ofOwn!.bestPercent, Math.max(...percents));
        near(ofOwn!.worstPercent, Math.min(...percents));
        near(ofOwn!.averagePercent, sumOf(percents) / percents.length);
        for (const [at, otherCode] of [2, 14].entries()) {
          const beside = factors(otherCode, 12 * years);
          const common = [...growth].filter(([end]) => beside.has(end));
          expect(others[at]!.other.periods).toBe(common.length);
          const above = common.filter(([end, each]) => each > beside.get(end)!);
          near(others[at]!.abovePercent, (100 / common.length) * above.length);
          const ofOther = common.map(([end]) => (beside.get(end)! ** (1 / years) - 1) * 100);
          near(others[at]!.other.averagePercent, sumOf(ofOther) / common.length);
        }
      }
    });

    it.each([36, 60])('has figures of the last %i common months by sums over them', (months) => {
      const found = indexFigures(own, monthly(2), months)!;
      const [ofFund, ofIndex] = [factors(code, 1), factors(2, 1)];
      const pairs = [...ofFund.keys()]
        .filter((end) => ofIndex.has(end))
        .slice(-months)
        .map((end) => [ofFund.get(end)! - 1, ofIndex.get(end)! - 1] as const);
      expect(pairs).toHaveLength(months);
      const sum = (of: (pair: readonly [number, number]) => number) => sumOf(pairs.map(of));
      // Least squares by sums of products, where the code under test takes distances from the means.
      const beta =
        (months * sum(([x, y]) => x * y) - sum(([x]) => x) * sum(([, y]) => y)) /
        (months * sum(([, y]) => y * y) - sum(([, y]) => y) ** 2);
      near(found.beta, beta);
      const capture = (sign: number) => {
        const some = pairs.filter(([, y]) => Math.sign(y) === sign);
        const mean = (at: 0 | 1) =>
          Math.expm1(sumOf(some.map((pair) => Math.log1p(pair[at]))) / some.length);
        return (mean(0) / mean(1)) * 100;
      };
      near(found.upsidePercent, capture(1));
      near(found.downsidePercent, capture(-1));
      const yearly = (at: 0 | 1) =>
        Math.expm1((sum((pair) => Math.log1p(pair[at])) * 12) / months) * 100;
      near(found.trackingDifference, yearly(0) - yearly(1));
      const variance =
        (sum(([x, y]) => (x - y) ** 2) - sum(([x, y]) => x - y) ** 2 / months) / (months - 1);
      near(found.trackingError, Math.sqrt(12 * variance) * 100);
    });

    it('has every whole month and year in its table, the newest year first', () => {
      const table = monthTable(own);
      const ofMonths = factors(code, 1);
      const found = table.flatMap(({ year, months }) =>
        months.flatMap((percent, at) =>
          percent === null ? [] : [[(year - 2006) * 12 + at - 3, percent] as const],
        ),
      );
      for (const [month, percent] of found) near(percent, (ofMonths.get(month)! - 1) * 100);
      expect(found).toHaveLength(ofMonths.size);
      expect(table[0]!.year).toBeGreaterThan(table.at(-1)!.year);
    });
  });

  it('needs three years in common', () => {
    const isKnown = (count: number, months: number) =>
      indexFigures(monthly(1).slice(-count), monthly(2), months) !== null;
    expect([isKnown(36, 36), isKnown(37, 36)]).toEqual([false, true]);
    expect([isKnown(37, 12), isKnown(60, 60)]).toEqual([false, false]);
  });

  it('knows no capture of months that there were not, and no beta to what stands still', () => {
    const beside = (growth: number) => {
      const index = days.map((date, month) => ({ date, value: 10 * growth ** month }));
      return indexFigures(monthly(1), index, 36);
    };
    const unknown = { beta: null, upsidePercent: null, downsidePercent: null };
    expect(beside(1)).toMatchObject(unknown);
    expect(beside(1.01)).toMatchObject({ downsidePercent: null });
  });

  it('marks years that are not whole, and has none of a year with a split', () => {
    const table = monthTable(dailyOf(11));
    expect(table[0]).toMatchObject({ year: 2026, isWholeYear: false });
    // Month 150 is October 2018.
    const split = table.find(({ year }) => year === 2018)!;
    expect([split.percent, split.months[9]]).toEqual([null, null]);
    expect(split.months.filter((each) => each !== null)).toHaveLength(11);
    expect(monthTable([])).toEqual([]);
  });

  it('has the newest month where its last day has a NAV, and so each month of a whole year', () => {
    const daysUntil = (last: IsoDate) => growingNavs('2024-12-01', last, 8);
    const [whole] = monthTable(daysUntil('2025-12-31'));
    expect(whole).toMatchObject({ year: 2025, isWholeYear: true });
    expect(whole!.months).not.toContain(null);
    expect(monthTable(daysUntil('2025-12-30'))[0]).toMatchObject({ isWholeYear: false });
    expect(monthTable(daysUntil('2025-12-30'))[0]!.months[11]).toBeNull();
  });
});
