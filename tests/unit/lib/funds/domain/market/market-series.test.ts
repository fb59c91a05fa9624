import { readMarketSeriesFile, writeMarketSeriesFile } from '@/lib/funds/data/market-series-file';
import { indexInName } from '@/lib/funds/domain/market/index-benchmark';
import { marketSeries } from '@/lib/funds/domain/market/market-series';
import { seriesLookup } from '@/lib/funds/domain/market/series-lookup';
import { dayOf, days, navsOf, scheme, walks } from './walks';

const index = (code: number, name: string) =>
  scheme(code, { category: 'Index funds - Equity', name });
const schemes = [
  ...walks.map((_, at) => scheme(at + 1)),
  scheme(61, { category: 'Debt - Gilt Fund' }),
  index(51, 'Udaharan Nifty 500 Index Fund - Direct Plan - Growth'),
  index(52, 'Kaveri Nifty 500 Index Fund - Direct Plan - Growth'),
  index(53, 'Kaveri Nifty Bank Index Fund - Direct Plan - Growth'),
];
const last = days.length - 1;
/** The fund 51 began in month 60 and was split into ten in month 90, the fund 52 began in month 120. */
const indexNavs = (month: number): [number, number][] => [
  ...(month >= 60 ? [[51, (100 + month) / (month >= 90 ? 10 : 1)] as [number, number]] : []),
  ...(month >= 120 ? [[52, 50 + month] as [number, number]] : []),
  [61, 10 + month],
];
const grid = days.map((day, month) => dayOf(day, [...navsOf(month), ...indexNavs(month)]));
const series = marketSeries(schemes, {
  latest: grid[last]!,
  anchors: {},
  monthEnds: grid.slice(0, -1),
});
const lookup = seriesLookup(series);
const category = 'Equity - Flexi Cap Fund';

it('averages the changes of all schemes that were there in a month, to 1e-9', () => {
  const growth = lookup.categoryGrowthOf(category, 'direct');
  expect(growth).toHaveLength(days.length);
  // Month by month over the schemes, with sums of logarithms, where the code under test goes scheme by scheme.
  let logarithm = 0;
  for (let month = 1; month <= last; month += 1) {
    const changes = walks.flatMap((walk, at) => {
      const [start, end] = [walk[month - 1] ?? null, walk[month] ?? null];
      const isSplit = (at + 1) % 11 === 0 && month === 150;
      return start === null || end === null || isSplit ? [] : [(end - start) / start];
    });
    expect(series.categories[0]!.counts[month]).toBe(changes.length);
    logarithm += Math.log1p(changes.reduce((sum, change) => sum + change) / changes.length);
    expect(growth[month]!.date).toBe(days[month]);
    expect(Math.abs(growth[month]!.value / 100 - Math.exp(logarithm))).toBeLessThan(
      1e-9 * Math.exp(logarithm),
    );
  }
});

it('counts schemes that have ended until they end, and knows no average of fewer than three', () => {
  const { counts } = lookup.categoryOf(category, 'direct')!;
  expect(counts[last]! - counts[200]!).toBe(-5);
  expect(lookup.categoryGrowthOf('Debt - Gilt Fund', 'direct')).toEqual([]);
  expect(lookup.categoryGrowthOf(category, 'regular')).toEqual([]);
});

it('has the index fund of a category since its split, and measures others of its index by it', () => {
  expect(lookup.indexFundOf(scheme(1))).toMatchObject({ code: 51 });
  expect(lookup.indexNavsOf(51)).toHaveLength(days.length - 90);
  expect(lookup.indexNavsOf(51)[0]).toEqual({ date: days[90], value: 19 });
  expect(lookup.indexFundOf(schemes.find(({ code }) => code === 52)!)?.code).toBe(51);
  expect(lookup.indexFundOf(schemes.find(({ code }) => code === 51)!)).toBeNull();
  expect(lookup.indexFundOf(schemes.find(({ code }) => code === 53)!)).toBeNull();
});

describe.each([
  ['calendar years', /-12-31$/, (at: number) => 2007 + at, lookup.yearRanksOf],
  [
    'calendar quarters',
    /-(?:03|06|09|12)-3[01]$/,
    // The first that begins at a stored month end is July to September 2006.
    (at: number) => 2006 * 4 + 2 + at,
    lookup.quarterRanksOf,
  ],
])('the ranks of whole %s', (_, isEnd, periodOf, ranksOf) => {
  it('are those that counting the schemes above gives, the ended ones included', () => {
    const ends = days.flatMap((day, month) => (isEnd.test(day) ? [month] : []));
    for (const [at, walk] of walks.entries()) {
      const expected = ends.slice(1).flatMap((end, index) => {
        const start = ends[index]!;
        const factorOf = (other: (typeof walks)[number], code: number) => {
          const isSplit = code % 11 === 0 && start < 150 && end >= 150;
          const [from, to] = [other[start] ?? null, other[end] ?? null];
          return from === null || to === null || isSplit ? null : to / from;
        };
        const own = factorOf(walk, at + 1);
        if (own === null) return [];
        const all = walks.flatMap((other, index) => factorOf(other, index + 1) ?? []);
        const above = all.filter((factor) => factor > own).length;
        return [{ period: periodOf(index), place: above + 1, of: all.length }];
      });
      expect(ranksOf(scheme(at + 1))).toEqual(expected);
    }
  });
});

it('stores figures that differ by less than a ten-thousandth of a percent', async () => {
  const read = seriesLookup(await readMarketSeriesFile(await writeMarketSeriesFile(series)));
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
  expect(none.asOf).toBeNull();
  expect(none.categoryGrowthOf(category, 'direct')).toEqual([]);
  expect(none.indexFundOf(scheme(1))).toBeNull();
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
