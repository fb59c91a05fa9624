import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';
import { screens } from '@/lib/picks/domain/screen/screens';

const until = '2026-11-20';
const { universe, benchmark } = sampleMarket({ seed: 'arthayatra', until });
const { companies, prices } = universe;
const on = (asOf: typeof until | '2021-11-19') => ratioRows(universe, { asOf, priceLagDays: 30 });
const rows = on(until);
const shareOf = <T>(list: readonly T[], has: (one: T) => boolean) =>
  list.filter(has).length / list.length;

test('at least 200 companies, each under a name and an ISIN of its own that no real one has', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(universe.kind).toBe('sample');
  for (const part of ['isin', 'symbol', 'name'] as const) {
    expect(new Set(companies.map((company) => company[part])).size).toBe(companies.length);
  }
  expect(companies.every(({ isin }) => /^INX[0-9]{9}$/.test(isin))).toBe(true);
});

test('ten years of figures and prices, some good, some bad, some unknown', () => {
  expect(shareOf(rows, ({ values }) => values.yearsOfFigures === 10)).toBeGreaterThan(0.85);
  const losses = shareOf(rows, ({ values }) => (values.netProfit ?? 0) < 0);
  expect(losses).toBeGreaterThan(0.01);
  expect(losses).toBeLessThan(0.25);
  expect(shareOf(rows, ({ values }) => values.piotroskiScore === null)).toBeGreaterThan(0.02);
  expect(shareOf(rows, ({ redFlags }) => redFlags.length > 0)).toBeGreaterThan(0.1);
  expect(shareOf(rows, ({ unknownFlags }) => unknownFlags.length > 0)).toBeGreaterThan(0.02);
  const span = companies.filter(({ listedOn, delisted }) => !listedOn && !delisted);
  expect(span.every(({ isin }) => prices.get(isin)!.length > 52 * 12)).toBe(true);
});

test('every ratio is known of most, and the middle company is plausible', () => {
  const middle = (id: (typeof ratioIds)[number]) => {
    const known = rows.map(({ values }) => values[id]).filter((value) => value !== null);
    return known.sort((one, other) => one - other)[known.length >> 1]!;
  };
  for (const id of ratioIds) {
    expect([id, shareOf(rows, ({ values }) => values[id] !== null) > 0.5]).toEqual([id, true]);
  }
  const plausible = [
    ['priceToEarnings', 10, 35],
    ['priceToBook', 1, 6],
    ['returnOnEquity', 8, 25],
    ['salesGrowthFiveYears', 4, 18],
    ['debtToEquity', 0, 1.2],
    ['currentRatio', 1, 5],
    ['volatility', 20, 50],
    ['dividendYield', 0.3, 4],
  ] as const;
  for (const [id, least, most] of plausible) {
    expect([id, middle(id) >= least && middle(id) <= most]).toEqual([id, true]);
  }
});

test('books balance: what a company owns is what it owes and its equity', () => {
  const figures = companies.flatMap(({ years }) => years.map((year) => year.figures));
  for (const { totalAssets, equity, borrowings, currentLiabilities } of figures) {
    const owed = equity! + borrowings! + (currentLiabilities ?? 0);
    expect(Math.abs(totalAssets! - owed)).toBeLessThan(0.05);
  }
});

test('some came later and some are gone, at what they were worth in the end', () => {
  const gone = companies.filter(({ delisted }) => delisted !== null);
  const failed = gone.filter(({ delisted }) => delisted!.reason === 'insolvent');
  expect(gone.length).toBeGreaterThanOrEqual(15);
  expect(failed.length).toBeGreaterThanOrEqual(5);
  expect(failed.every(({ delisted }) => delisted!.lastRupees === 0)).toBe(true);
  for (const { isin, delisted, years } of gone) {
    expect(prices.get(isin)!.at(-1)!.date < delisted!.on).toBe(true);
    expect(years.every(({ publishedOn }) => publishedOn < delisted!.on)).toBe(true);
  }
  const late = companies.filter(({ listedOn }) => listedOn !== null);
  expect(late.length).toBeGreaterThanOrEqual(15);
  for (const { isin, listedOn } of late) {
    expect((prices.get(isin)![0]?.date ?? until) >= listedOn!).toBe(true);
  }
  // Five years ago the list held companies that are gone now, and not those that came since.
  const then = new Set(on('2021-11-19').map(({ isin }) => isin));
  expect(gone.filter(({ isin }) => then.has(isin)).length).toBeGreaterThanOrEqual(5);
  expect(late.some(({ isin, delisted }) => !delisted && !then.has(isin))).toBe(true);
});

test('a later day adds to the same past and changes none of it', () => {
  const small = { seed: 'other', companies: 40 };
  const earlier = sampleMarket({ ...small, until: '2021-11-19' });
  const later = sampleMarket({ ...small, until });
  expect(later.benchmark.slice(0, earlier.benchmark.length)).toEqual(earlier.benchmark);
  const asOf = '2021-11-19';
  const then = { asOf, priceLagDays: 30 } as const;
  expect(ratioRows(later.universe, then)).toEqual(ratioRows(earlier.universe, then));
  for (const [isin, points] of earlier.universe.prices) {
    expect(later.universe.prices.get(isin)!.slice(0, points.length)).toEqual(points);
  }
});

test('another seed is another market', () => {
  const other = sampleMarket({ seed: 'other', until, companies: 3 });
  expect(other.universe.companies[0]!.years).not.toEqual(companies[0]!.years);
  expect(other.benchmark).not.toEqual(benchmark);
});

test.each(screens)('$id finds some and not all, now and five years ago', (screen) => {
  for (const asOf of [until, '2021-11-19'] as const) {
    const { passed, failed, companies: count } = runScreen(screen, on(asOf), asOf);
    expect(passed.length).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(count / 10);
  }
});
