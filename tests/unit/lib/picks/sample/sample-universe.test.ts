import { medianOf } from '@/lib/cashflow/statistics';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';

const until = '2026-11-20';
const { universe } = sampleMarket({ seed: 'arthayatra', until });
const { companies, prices } = universe;
const rowsOf = { [until]: rowsOn(until), '2021-11-19': rowsOn('2021-11-19') } as const;
const rows = rowsOf[until];

function rowsOn(asOf: typeof until | '2021-11-19') {
  return ratioRows(universe, { asOf, priceLagDays: 30 });
}

test('at least 200 companies, each under a name and an ISIN of its own that no real one has', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  for (const part of ['isin', 'symbol', 'name'] as const) {
    expect(new Set(companies.map((company) => company[part])).size).toBe(companies.length);
  }
  expect(companies.every(({ isin }) => /^INX[0-9]{9}$/.test(isin))).toBe(true);
});

const knownOf = (id: RatioId) =>
  rows.flatMap(({ values }) => values[id] ?? []).sort((one, other) => one - other);

test('every ratio is known of most, and the middle company is plausible', () => {
  for (const id of ratioIds) {
    expect([id, knownOf(id).length > rows.length / 2]).toEqual([id, true]);
  }
  const [earnings, equity] = [knownOf('priceToEarnings'), knownOf('returnOnEquity')].map(medianOf);
  expect([earnings! > 10, earnings! < 35, equity! > 8, equity! < 25]).toEqual(Array(4).fill(true));
  const flagged = rows.filter(({ redFlags }) => redFlags.length > 0);
  expect(flagged.length).toBeGreaterThan(rows.length / 10);
});

test('books balance: what a company owns is what it owes and its equity', () => {
  const figures = companies.flatMap(({ years }) => years.map((year) => year.figures));
  for (const { totalAssets, equity, borrowings, currentLiabilities } of figures) {
    const owed = equity! + borrowings! + (currentLiabilities ?? 0);
    expect(Math.abs(totalAssets! - owed)).toBeLessThan(0.05);
  }
});

test('some came later and some are gone, at what they were worth in the end', () => {
  const then = new Set(rowsOf['2021-11-19'].map(({ isin }) => isin));
  const gone = companies.filter(({ delisted }) => delisted !== null);
  const failed = gone.filter(({ delisted }) => delisted!.reason === 'insolvent');
  expect(failed.length).toBeGreaterThanOrEqual(5);
  expect(failed.every(({ delisted }) => delisted!.lastRupees === 0)).toBe(true);
  for (const { isin, delisted, years } of gone) {
    expect(prices.get(isin)!.at(-1)!.date < delisted!.on).toBe(true);
    expect(years.every(({ publishedOn }) => publishedOn < delisted!.on)).toBe(true);
  }
  // Five years ago the list held companies that are gone now, and not those that came since.
  expect(gone.filter(({ isin }) => then.has(isin)).length).toBeGreaterThanOrEqual(5);
  const late = companies.filter(({ listedOn }) => listedOn !== null);
  expect(late.some(({ isin, delisted }) => !delisted && !then.has(isin))).toBe(true);
  for (const { isin, listedOn } of late) {
    expect((prices.get(isin)![0]?.date ?? until) >= listedOn!).toBe(true);
  }
});

test('a later day adds to the same past and changes none of it', () => {
  const small = { seed: 'other', companies: 40 };
  const asOf = '2021-11-19';
  const earlier = sampleMarket({ ...small, until: asOf });
  const later = sampleMarket({ ...small, until });
  expect(later.benchmark.slice(0, earlier.benchmark.length)).toEqual(earlier.benchmark);
  const then = { asOf, priceLagDays: 30 } as const;
  expect(ratioRows(later.universe, then)).toEqual(ratioRows(earlier.universe, then));
  for (const [isin, points] of earlier.universe.prices) {
    expect(later.universe.prices.get(isin)!.slice(0, points.length)).toEqual(points);
  }
});

test.each([until, '2021-11-19'] as const)('on %s each screen finds some and not all', (asOf) => {
  for (const screen of screens) {
    const { passed, failed, companies: count } = runScreen(screen, rowsOf[asOf], asOf);
    expect([screen.id, passed.length > 0, failed > count / 10]).toEqual([screen.id, true, true]);
  }
});
