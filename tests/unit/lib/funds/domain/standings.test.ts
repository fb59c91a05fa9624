import type { Scheme } from '@/lib/funds/domain/scheme';
import { standingsOf } from '@/lib/funds/domain/standings';

const today = '2026-11-21';
const scheme = (code: number, nav: number, changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code, name: `Fund ${code}`, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ category: 'Equity - Flexi Cap Fund', optionText: null, amfiCategory: '' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav, navDate: '2026-11-20' },
  ...changes,
});
const at10 = (date: `${number}-${number}-${number}`, ...codes: number[]) =>
  codes.map((code) => ({ code, nav: 10, date }));

it('is growth per year by the days between two NAVs', () => {
  const { returnsOf } = standingsOf(
    [scheme(1, 20)],
    { 1: at10('2025-11-20', 1), 5: at10('2021-11-18', 1) },
    today,
  );
  expect(returnsOf(1)[1]).toBeCloseTo(100.1, 1);
  // 1,828 days.
  expect(returnsOf(1)[5]).toBeCloseTo((2 ** (365.25 / 1_828) - 1) * 100, 6);
  expect(returnsOf(1)[3]).toBeNull();
  expect(returnsOf(9)).toEqual({ 1: null, 3: null, 5: null });
});

it.each([
  ['pays out', { option: 'idcw' }],
  ['is wound up', { navDate: '2026-10-01' }],
  ['has no NAV', { nav: null }],
] as const)('is not known for a scheme that %s', (_, changes) => {
  const schemes = [scheme(1, 12, changes)];
  expect(standingsOf(schemes, { 1: at10('2025-11-20', 1) }, today).returnsOf(1)[1]).toBeNull();
});

it('is not counted from a report of another time', () => {
  const { returnsOf } = standingsOf([scheme(1, 12)], { 3: at10('2023-09-20', 1) }, today);
  expect(returnsOf(1)[3]).toBeNull();
});

describe('a rank', () => {
  const schemes = [
    ...[scheme(1, 11), scheme(2, 13), scheme(3, 12), scheme(4, 12)],
    ...[scheme(5, 30, { plan: 'regular' }), scheme(6, 12, { category: 'Debt - Gilt Fund' })],
  ];
  const standings = standingsOf(schemes, { 3: at10('2023-11-21', 1, 2, 3, 4, 5, 6) }, today);
  const rankOf = (code: number) => standings.rankOf(schemes[code - 1]!, 3);

  it('is among the same category and plan; equal returns share a place', () => {
    expect(rankOf(2)).toEqual({ place: 1, of: 4 });
    expect(rankOf(3)).toEqual({ place: 2, of: 4 });
    expect(rankOf(4)).toEqual({ place: 2, of: 4 });
    expect(rankOf(1)).toEqual({ place: 4, of: 4 });
  });

  it('says nothing among fewer than three, nor of a period that is not known', () => {
    expect(rankOf(5)).toBeNull();
    expect(rankOf(6)).toBeNull();
    expect(standings.rankOf(schemes[0]!, 5)).toBeNull();
  });

  it('comes with the average and all returns of the kind, the highest first', () => {
    const { meanPercent, percents } = standings.peersOf(schemes[0]!, 3)!;
    expect(percents).toHaveLength(4);
    expect(percents[0]).toBe(standings.returnsOf(2)[3]);
    expect(percents[3]).toBe(standings.returnsOf(1)[3]);
    expect(meanPercent).toBeCloseTo(percents.reduce((sum, each) => sum + each, 0) / 4, 10);
  });
});

it('takes a NAV of ten times, or a tenth, for a change of the unit', () => {
  const schemes = [scheme(1, 12), scheme(2, 13), scheme(3, 12.5), scheme(4, 1.2), scheme(5, 120)];
  const { returnsOf, rankOf } = standingsOf(
    schemes,
    { 1: at10('2025-11-20', 1, 2, 3, 4, 5) },
    today,
  );
  expect(returnsOf(4)[1]).toBeNull();
  expect(returnsOf(5)[1]).toBeNull();
  expect(rankOf(schemes[1]!, 1)).toEqual({ place: 1, of: 3 });
});
