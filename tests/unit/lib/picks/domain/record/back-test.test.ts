import type { IsoDate } from '@/lib/calendar/iso-date';
import { backTestScreens } from '@/lib/picks/domain/record/back-test';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';
import { screens } from '@/lib/picks/domain/screen/screens';
import { asKnownOn } from '../../as-known-on';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const late = companyOf('LATE', {
  years: [yearOf(2025, '2025-06-30', 5), yearOf(2026, '2026-06-30', 9)],
});
const gone = companyOf('GONE', {
  years: [yearOf(2023, '2023-06-01', 5)],
  delisted: { on: '2024-05-01', reason: 'insolvent', lastRupees: 0 },
});
const young = companyOf('YOUNG', {
  listedOn: '2024-06-03',
  years: [yearOf(2021, '2024-06-01', 5)],
});
const universe = universeOf([
  [late, { '2021-11-22': 10, '2023-11-22': 20, '2025-11-24': 40, '2026-11-20': 50 }],
  [gone, { '2021-11-22': 100, '2023-11-20': 80, '2023-11-22': 80, '2024-04-30': 1 }],
  [young, { '2024-06-03': 10, '2025-11-24': 10, '2026-11-20': 30 }],
]);

/** Companies with a profit in the newest public year. */
const profitable = { id: 'profitable', ruleText: 'Net profit > 0 cr', ranking: null };
const setting = { universe, benchmark: [], to: '2026-11-21', priceLagDays: 30 } as const;

test('a screen picks what it could have seen, the later bankrupt included, and not what it could not', () => {
  const [one, three, five] = backTestScreens([profitable], setting).get('profitable')!;
  expect(one).toMatchObject({ kind: 'back-test', years: 1, from: '2025-11-21', losers: 0 });
  expect(one?.picks.map(({ symbol }) => symbol).sort()).toEqual(['LATE', 'YOUNG']);
  // LATE had published nothing yet; GONE is the only one, and lost everything.
  expect(three).toMatchObject({ companies: 2, delisted: 1 });
  expect(three?.picks.map(({ symbol }) => symbol)).toEqual(['GONE']);
  expect(three?.equalWeight).toEqual({ percent: -100, annualPercent: -100 });
  expect(five).toMatchObject({ from: '2021-11-21', picks: [], equalWeight: null });
});

describe('no look-ahead: removing all later data changes no row', () => {
  const market = sampleMarket({ seed: 'no-look-ahead', until: '2026-10-22', companies: 60 });
  const days: IsoDate[] = ['2021-10-22', '2023-10-22', '2025-10-22', '2025-06-01'];

  it.each(days)('of %s', (asOf) => {
    const on = { asOf, priceLagDays: 30 };
    const rows = ratioRows(market.universe, on);
    expect(rows.length).toBeGreaterThan(40);
    expect(ratioRows(asKnownOn(market.universe, asOf), on)).toEqual(rows);
  });

  it('and the market held companies that are gone since', () => {
    const gone = market.universe.companies.filter(({ delisted }) => delisted !== null);
    expect(gone.some(({ delisted }) => delisted!.on > '2021-10-22')).toBe(true);
  });
});

test('every screen of the site has its three back-tests on the sample market', () => {
  const to = '2026-10-22';
  const sample = sampleMarket({ seed: 'sample', until: to, companies: 120 });
  const benchmark = sample.benchmark.map(({ date, closeRupees }) => ({
    date,
    value: closeRupees,
  }));
  const market = { universe: sample.universe, benchmark, to, priceLagDays: 30 } as const;
  const tests = [...backTestScreens(screens, market).values()].flat();
  expect(tests).toHaveLength(3 * screens.length);
  for (const { benchmark: index, picks, bought, months } of tests) {
    expect(index).not.toBeNull();
    expect(bought).toBeLessThanOrEqual(picks.length);
    expect(months.length > 0).toBe(bought > 0);
  }
  expect(tests.some(({ losers }) => losers > 0)).toBe(true);
  expect(tests.some(({ delisted }) => delisted > 0)).toBe(true);
});
