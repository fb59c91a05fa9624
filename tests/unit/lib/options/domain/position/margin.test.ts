import { marginOf, usualMoves } from '@/lib/options/domain/position/margin';
import type { Leg } from '@/lib/options/domain/position/leg';
import { future, option, stock } from '../../any-legs';

const scenario = {
  spot: 100,
  date: '2026-11-23',
  rate: 0.065,
  dividendYield: 0,
  volatility: 'per-leg',
  volatilityChange: 0,
  dayCount: 'calendar-365',
} as const;

test.each<[string, Leg[], number]>([
  ['an option that is bought', [option('buy', 'call', 100, 5)], 5],
  ['a spread', [option('sell', 'call', 100, 5), option('buy', 'call', 110, 2)], 7],
  [
    'an iron condor',
    [
      option('buy', 'put', 80, 1),
      option('sell', 'put', 90, 3),
      option('sell', 'call', 110, 3),
      option('buy', 'call', 120, 1),
    ],
    6,
  ],
  ['a covered call', [stock('buy', 100), option('sell', 'call', 110, 3)], 97],
  ['what cannot lose', [option('buy', 'call', 100, 1), option('sell', 'call', 110, 2)], 0],
  ['a future that a put protects', [future('buy', 100), option('buy', 'put', 95, 2)], 7],
])('%s ties up its worst case', (_, legs, worstCaseRupees) => {
  expect(marginOf(legs, scenario)).toEqual({
    ok: true,
    value: { kind: 'defined', worstCaseRupees },
  });
});

test.each<[string, Leg[]]>([
  ['a put that is sold', [option('sell', 'put', 100, 3)]],
  ['a call that is sold', [option('sell', 'call', 100, 3)]],
  ['a future', [future('buy', 100)]],
  ['a sold put beside stock', [stock('buy', 100), option('sell', 'put', 95, 3)]],
  [
    'a calendar',
    [option('sell', 'call', 100, 3), option('buy', 'call', 100, 5, { expiry: '2026-12-29' })],
  ],
])('%s has a range with its assumption, never one figure', (_, legs) => {
  const margin = marginOf(legs, scenario);
  if (!margin.ok || margin.value.kind !== 'range') throw new Error('Not a range');
  expect(margin.value.assumption).toEqual(usualMoves);
  expect(margin.value.fromRupees).toBeGreaterThan(0);
  expect(margin.value.toRupees).toBeGreaterThan(margin.value.fromRupees);
});

test('the range of a future is its moves', () => {
  const still = { ...scenario, rate: 0 };
  const margin = marginOf([future('sell', 100)], still, { fromMovePercent: 5, toMovePercent: 8 });
  expect(margin.ok && margin.value).toMatchObject({ kind: 'range', fromRupees: 5, toRupees: 8 });
});

test('after an expiry there is none to be known', () => {
  expect(marginOf([option('sell', 'put', 100, 3)], { ...scenario, date: '2026-12-02' })).toEqual({
    ok: false,
    problem: 'after-first-expiry',
  });
});
