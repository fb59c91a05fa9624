import * as fc from 'fast-check';
import { payoffAtExpiry, worthAtExpiry } from '@/lib/options/domain/position/expiry-payoff';
import { signedUnits, type Leg } from '@/lib/options/domain/position/leg';
import {
  breakevensOf,
  extremesOf,
  profitRangesOf,
  resultAt,
} from '@/lib/options/domain/position/piecewise-linear';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { anyLegs, future, option, stock } from '../../any-legs';

/** Textbook figures by hand: premium received or paid, and distance of the strikes. */
test.each<[string, Leg[], number[], number | 'unlimited', number | 'unlimited']>([
  ['long call', [option('buy', 'call', 100, 5)], [105], 'unlimited', -5],
  ['long put', [option('buy', 'put', 100, 5)], [95], 95, -5],
  ['short call', [option('sell', 'call', 100, 5)], [105], 5, 'unlimited'],
  ['short put', [option('sell', 'put', 100, 5)], [95], 5, -95],
  [
    'bull call spread',
    [option('buy', 'call', 100, 6), option('sell', 'call', 110, 2)],
    [104],
    6,
    -4,
  ],
  [
    'long straddle',
    [option('buy', 'call', 100, 4), option('buy', 'put', 100, 3)],
    [93, 107],
    'unlimited',
    -7,
  ],
  [
    'iron condor with a lot of 65',
    [
      option('buy', 'put', 23_000, 40, { unitsPerLot: 65 }),
      option('sell', 'put', 23_500, 110, { unitsPerLot: 65 }),
      option('sell', 'call', 24_500, 120, { unitsPerLot: 65 }),
      option('buy', 'call', 25_000, 50, { unitsPerLot: 65 }),
    ],
    [23_360, 24_640],
    140 * 65,
    -360 * 65,
  ],
  ['covered call', [stock('buy', 100), option('sell', 'call', 110, 3)], [97], 13, -97],
  [
    'ratio spread',
    [option('buy', 'call', 100, 6), option('sell', 'call', 110, 2, { lots: 2 })],
    [102, 118],
    8,
    'unlimited',
  ],
  ['a future against stock', [stock('buy', 100), future('sell', 103)], [], 3, 3],
])('%s', (_, legs, breakevens, bestRupees, worstRupees) => {
  const payoff = payoffAtExpiry(legs);
  expect(breakevensOf(payoff)).toEqual(breakevens);
  expect(extremesOf(payoff)).toEqual({ bestRupees, worstRupees });
});

test('a result that is 0 over a stretch names its ends, sums of paise notwithstanding', () => {
  const legs = [option('buy', 'call', 100, 0.3), option('sell', 'call', 110, 0.1)];
  const payoff = payoffAtExpiry([...legs, option('sell', 'put', 90, 0.2)]);
  expect(breakevensOf(payoff)).toEqual([90, 100]);
  expect(profitRangesOf(payoff)).toEqual([{ fromSpot: 100, toSpot: null }]);
});

test('a result that only touches 0 parts two ranges of profit', () => {
  const payoff = payoffAtExpiry([option('buy', 'call', 100, 0), option('buy', 'put', 100, 0)]);
  expect(profitRangesOf(payoff)).toEqual([
    { fromSpot: 0, toSpot: 100 },
    { fromSpot: 100, toSpot: null },
  ]);
});

test('costs come off: fixed ones everywhere, the tax on exercise where a bought option pays', () => {
  const legs = [option('buy', 'call', 100, 5), option('sell', 'call', 200, 1)];
  const payoff = payoffAtExpiry(legs, { fixedRupees: 1, exerciseTaxPercent: 10 });
  expect(resultAt(payoff, 50)).toBe(-5);
  expect(resultAt(payoff, 150)).toBeCloseTo(40, 10);
  expect(breakevensOf(payoff)[0]).toBeCloseTo(100 + 5 / 0.9, 10);
  // The sold call takes all that the bought one brings, and its tax is not refunded.
  expect(payoff.slopeBeyond).toBeCloseTo(-0.1, 10);
});

test.each([
  ['no leg', []],
  ['nine legs', Array.from({ length: 9 }, () => option('buy', 'call', 100, 5))],
  ['half a lot', [option('buy', 'call', 100, 5, { lots: 0.5 })]],
  ['no strike', [option('buy', 'call', 0, 5)]],
  ['a price below nothing', [option('buy', 'call', 100, -5)]],
])('%s is refused', (_, legs) => {
  expect(() => payoffAtExpiry(legs)).toThrow('No strategy');
});

test('several expiries have no one payoff', () => {
  const legs = [
    option('sell', 'call', 100, 5),
    option('buy', 'call', 100, 7, { expiry: '2026-12-29' }),
  ];
  expect(() => payoffAtExpiry(legs)).toThrow('Several expiries');
});

const anySpot = fc.double({ min: 1, max: 60_000, noNaN: true });
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;

function byLegs(legs: readonly Leg[], spot: number): number {
  const results = legs.map(
    (leg) => signedUnits(leg) * (worthAtExpiry(leg, spot) - leg.priceRupees),
  );
  return results.reduce((sum, rupees) => sum + rupees, 0);
}

test('property: the line is the sum of the legs at every spot, and nothing exceeds its extremes', () => {
  fc.assert(
    fc.property(anyLegs, anySpot, (legs, spot) => {
      const payoff = payoffAtExpiry(legs);
      const result = resultAt(payoff, spot);
      const { bestRupees, worstRupees } = extremesOf(payoff);
      expect(near(result, byLegs(legs, spot))).toBe(true);
      expect(bestRupees === 'unlimited' || result <= bestRupees + 1e-6).toBe(true);
      expect(worstRupees === 'unlimited' || result >= worstRupees - 1e-6).toBe(true);
    }),
    fuzzRuns(300),
  );
});

test('property: breakevens are zeros, and between them the sign never changes', () => {
  fc.assert(
    fc.property(anyLegs, (legs) => {
      const payoff = payoffAtExpiry(legs);
      const breakevens = breakevensOf(payoff);
      breakevens.forEach((spot) => expect(near(byLegs(legs, spot), 0)).toBe(true));
      const ends = [0, ...breakevens, (breakevens.at(-1) ?? 0) + 100_000];
      ends.slice(1).forEach((end, index) => {
        const start = ends[index] ?? 0;
        const signs = [0.01, 0.2, 0.5, 0.8, 0.99].map((share) => {
          const result = byLegs(legs, start + share * (end - start));
          return Math.abs(result) < 1e-4 ? 0 : Math.sign(result);
        });
        const isOneSided = !(signs.includes(1) && signs.includes(-1));
        expect({ start, end, isOneSided }).toEqual({ start, end, isOneSided: true });
      });
    }),
    fuzzRuns(300),
  );
});

test('property: a spot is within a range of profit exactly when it profits', () => {
  fc.assert(
    fc.property(anyLegs, anySpot, (legs, spot) => {
      const result = byLegs(legs, spot);
      fc.pre(Math.abs(result) > 1e-3);
      const isWithin = profitRangesOf(payoffAtExpiry(legs)).some(
        ({ fromSpot, toSpot }) => fromSpot <= spot && (toSpot === null || spot <= toSpot),
      );
      expect(isWithin).toBe(result > 0);
    }),
    fuzzRuns(300),
  );
});
