import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { indexFigures } from '@/lib/funds/domain/beside/index-figures';
import { marketSeries } from '@/lib/funds/domain/market/market-series';
import { seriesLookup } from '@/lib/funds/domain/market/series-lookup';
import { monthTable } from '@/lib/funds/domain/calendar-returns';
import { rollingBeside } from '@/lib/funds/domain/beside/rolling-beside';
import { dayOf, days, navsOf, scheme, walks } from './market/walks';

const last = days.length - 1;
/** The history of one walk on every third day, level within a month. */
const dailyOf = (code: number): DatedValue[] => {
  const walk = walks[code - 1]!;
  const points: DatedValue[] = [];
  for (let day = dayNumberOf('2006-04-28'); day <= dayNumberOf('2026-10-31'); day += 3) {
    const date = dateOfDayNumber(day);
    const month = (Number(date.slice(0, 4)) - 2006) * 12 + Number(date.slice(5, 7)) - 4;
    const value = walk[month] ?? null;
    if (value !== null) points.push({ date, value });
  }
  return points;
};
const monthly = (code: number): DatedValue[] =>
  days.flatMap((date, month) => {
    const value = walks[code - 1]![month] ?? null;
    return value === null ? [] : [{ date, value }];
  });
const isSplitBetween = (code: number, start: number, end: number) =>
  code % 11 === 0 && start < 150 && end >= 150;

/** Growth factors of a walk over so many months, by the month of their end; months count from April 2006. */
const factors = (code: number, length: number): Map<number, number> => {
  const walk = walks[code - 1]!;
  const found = new Map<number, number>();
  // The month of the newest NAV is not known to be over.
  const newest = walk.findLastIndex((value) => value !== null);
  for (let end = length; end < newest; end += 1) {
    const [from, to] = [walk[end - length] ?? null, walk[end] ?? null];
    if (from !== null && to !== null && !isSplitBetween(code, end - length, end)) {
      found.set(end, to / from);
    }
  }
  return found;
};
const near = (found: number | null | undefined, expected: number) =>
  expect(Math.abs(found! - expected)).toBeLessThan(1e-9);

// A whole one, a late one, one with a gap, a split one, and one that has ended.
describe.each([1, 7, 9, 11, 20])('walk %i', (code) => {
  const own = dailyOf(code);

  it('has the rolling returns that logarithms give, beside those of another', () => {
    const found = rollingBeside(own, [monthly(2), monthly(14)], [1, 3, 5, 7]);
    for (const { years, own: ofOwn, others } of found) {
      const growth = factors(code, 12 * years);
      const percents = [...growth.values()].map((each) => Math.expm1(Math.log(each) / years) * 100);
      expect(ofOwn!.periods).toBe(percents.length);
      near(
        ofOwn!.bestPercent,
        percents.reduce((one, other) => (one > other ? one : other)),
      );
      near(
        ofOwn!.worstPercent,
        percents.reduce((one, other) => (one < other ? one : other)),
      );
      near(
        ofOwn!.averagePercent,
        percents.reduce((sum, each) => sum + each / percents.length, 0),
      );
      for (const [at, otherCode] of [2, 14].entries()) {
        const beside = factors(otherCode, 12 * years);
        const common = [...growth].filter(([end]) => beside.has(end));
        expect(others[at]!.other.periods).toBe(common.length);
        near(
          others[at]!.abovePercent,
          (100 / common.length) * common.filter(([end, each]) => each > beside.get(end)!).length,
        );
        const ofOther = common.map(([end]) => (beside.get(end)! ** (1 / years) - 1) * 100);
        near(
          others[at]!.other.averagePercent,
          ofOther.reduce((sum, each) => sum + each) / common.length,
        );
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
    expect(found.months).toBe(months);
    const sum = (of: (pair: readonly [number, number]) => number) =>
      pairs.reduce((total, pair) => total + of(pair), 0);
    // Least squares by sums of products, where the code under test takes distances from the means.
    const beta =
      (months * sum(([x, y]) => x * y) - sum(([x]) => x) * sum(([, y]) => y)) /
      (months * sum(([, y]) => y * y) - sum(([, y]) => y) ** 2);
    near(found.beta, beta);
    const capture = (sign: number) => {
      const some = pairs.filter(([, y]) => Math.sign(y) === sign);
      const mean = (at: 0 | 1) =>
        Math.expm1(some.reduce((total, pair) => total + Math.log1p(pair[at]), 0) / some.length);
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

  it('has every whole month and year in its table', () => {
    const table = monthTable(own);
    const ofMonths = factors(code, 1);
    let count = 0;
    for (const { year, months } of table) {
      for (const [index, percent] of months.entries()) {
        if (percent === null) continue;
        near(percent, (ofMonths.get((year - 2006) * 12 + index - 3)! - 1) * 100);
        count += 1;
      }
    }
    expect(count).toBe(ofMonths.size);
    expect(table[0]!.year).toBeGreaterThan(table.at(-1)!.year);
  });
});

it('needs three years in common', () => {
  const young = monthly(1).slice(-37);
  expect(indexFigures(young, monthly(2), 36)).toBeNull();
  expect(indexFigures(monthly(1).slice(-38), monthly(2), 36)?.months).toBe(36);
  expect(indexFigures(monthly(1).slice(-38), monthly(2), 12)).toBeNull();
  expect(indexFigures(monthly(1).slice(-60), monthly(2), 60)).toBeNull();
});

it('knows no capture of months that there were not, and no beta to what stands still', () => {
  const still = days.map((date) => ({ date, value: 10 }));
  expect(indexFigures(monthly(1), still, 36)).toMatchObject({
    ...{ beta: null, upsidePercent: null, downsidePercent: null },
  });
  const rising = days.map((date, month) => ({ date, value: 1.01 ** month }));
  expect(indexFigures(monthly(1), rising, 36)).toMatchObject({ downsidePercent: null });
});

it('marks years that are not whole, and has none of a year with a split', () => {
  const table = monthTable(dailyOf(11));
  expect(table[0]).toMatchObject({ year: 2026, isWholeYear: false });
  // Month 150 is October 2018.
  const split = table.find(({ year }) => year === 2018)!;
  expect(split.percent).toBeNull();
  expect(split.months[9]).toBeNull();
  expect(split.months.filter((each) => each !== null)).toHaveLength(11);
  expect(monthTable([])).toEqual([]);
});

it('compares a fund with the stored average of its category', () => {
  const grid = days.map((day, month) => dayOf(day, navsOf(month)));
  const series = marketSeries(
    walks.map((_, at) => scheme(at + 1)),
    { latest: grid[last]!, anchors: {}, monthEnds: grid.slice(0, -1) },
  );
  const growth = seriesLookup(series).categoryGrowthOf('Equity - Flexi Cap Fund', 'direct');
  const [year] = rollingBeside(dailyOf(1), [growth], [1]);
  const returns = series.categories[0]!.returns;
  const percents = Array.from({ length: last - 12 }, (_, index) => {
    const logarithm = Array.from({ length: 12 }, (_, back) =>
      Math.log1p(returns[index + 12 - back]! / 100),
    ).reduce((sum, each) => sum + each);
    return Math.expm1(logarithm) * 100;
  });
  expect(year!.others[0]!.other.periods).toBe(percents.length);
  near(year!.others[0]!.other.worstPercent, Math.min(...percents));
  near(year!.others[0]!.other.bestPercent, Math.max(...percents));
});
