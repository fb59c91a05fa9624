import * as fc from 'fast-check';
import {
  extremesWithin,
  zerosWithin,
  type Point,
} from '@/lib/options/domain/pricing/bounded-search';
import {
  resultAtFirstExpiry,
  type FirstExpiryMarket,
} from '@/lib/options/domain/position/first-expiry-result';
import type { Leg } from '@/lib/options/domain/position/leg';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import { anyLegs, anyOption, option, stock } from '../../any-legs';

const market: FirstExpiryMarket = {
  rate: 0.065,
  dividendYield: 0,
  volatility: 'per-leg',
  volatilityChange: 0,
  dayCount: 'calendar-365',
};

function valueOf(legs: readonly Leg[]): (spot: number) => number {
  const { pointAt } = resultAtFirstExpiry(legs, market);
  return (spot) => pointAt(spot).value;
}

const later = { expiry: '2026-12-29' } as const;

test('a calendar: best at the strike, where the later call is worth the model price', () => {
  const legs = [option('sell', 'call', 24_000, 200), option('buy', 'call', 24_000, 450, later)];
  const outcome = outcomeOf(legs, market);
  const valueAt = valueOf(legs);
  expect(outcome.method).toBe('model');
  expect(outcome.bestRupees).toBeCloseTo(valueAt(24_000), 2);
  expect(outcome.worstRupees).toBeCloseTo(-250, 0);
  expect(outcome.breakevens).toHaveLength(2);
  outcome.breakevens.forEach((spot) => expect(Math.abs(valueAt(spot))).toBeLessThan(1e-6));
  const [from, to] = outcome.breakevens;
  expect(outcome.profitRanges).toEqual([{ fromSpot: from, toSpot: to }]);
});

test('one expiry is exact', () => {
  expect(outcomeOf([option('buy', 'call', 100, 5)], market)).toEqual({
    method: 'exact',
    breakevens: [105],
    profitRanges: [{ fromSpot: 105, toSpot: null }],
    bestRupees: 'unlimited',
    worstRupees: -5,
  });
});

test('a calendar that cost nothing is 0 far below its strike: the ends of that stretch are named', () => {
  const legs = [option('sell', 'call', 24_000, 450), option('buy', 'call', 24_000, 450, later)];
  const { breakevens, worstRupees } = outcomeOf(legs, market);
  const valueAt = valueOf(legs);
  expect(breakevens.length).toBeGreaterThan(0);
  breakevens.forEach((spot) => expect(Math.abs(valueAt(spot))).toBeLessThan(1e-5));
  expect(worstRupees).toBeCloseTo(0, 2);
});

test('what is naked once the bought leg has expired is without limit', () => {
  const legs = [option('buy', 'call', 24_000, 200), option('sell', 'call', 24_000, 450, later)];
  expect(outcomeOf(legs, market)).toMatchObject({ bestRupees: expect.any(Number) });
  const naked = [option('buy', 'put', 24_000, 200), option('sell', 'call', 24_000, 450, later)];
  expect(outcomeOf(naked, market).worstRupees).toBe('unlimited');
});

test('stock alone never expires', () => {
  expect(() => resultAtFirstExpiry([stock('buy', 100)], market)).toThrow('never expires');
});

test('zeros that only touch, and three in a row, are found; a near miss is none', () => {
  const parabola = (lift: number) => ({
    pointAt: (at: number) => ({ at, value: (at - 3) ** 2 + lift }),
    slopeWithin: (from: Point, to: Point) => ({ least: 2 * (from.at - 3), most: 2 * (to.at - 3) }),
  });
  const [touching] = zerosWithin(parabola(0), 1, 10, 1e-12);
  expect(touching).toBeCloseTo(3, 6);
  expect(zerosWithin(parabola(1e-6), 1, 10, 1e-12)).toEqual([]);
  expect(zerosWithin(parabola(-1), 1, 10, 1e-12)).toEqual([2, 4]);
  expect(extremesWithin(parabola(-1), 1, 10, 1e-6).least).toBeCloseTo(-1, 6);
  const cubic = {
    pointAt: (at: number) => ({ at, value: (at - 1) * (at - 2) * (at - 3) }),
    slopeWithin: ({ at: from }: Point, { at: to }: Point) => {
      const slopes = [from, to, ...(from < 2 && to > 2 ? [2] : [])].map(
        (at) => 3 * at * at - 12 * at + 11,
      );
      return { least: Math.min(...slopes), most: Math.max(...slopes) };
    },
  };
  expect(zerosWithin(cubic, 0.5, 9, 1e-12).map((zero) => zero.toFixed(9))).toEqual([
    '1.000000000',
    '2.000000000',
    '3.000000000',
  ]);
});

const anyLater = anyOption.map((leg): Leg => ({ ...leg, ...later }));
const anyMixed = fc
  .tuple(anyOption, anyLater, fc.array(fc.oneof(anyOption, anyLater), { maxLength: 6 }))
  .map(([first, second, rest]): Leg[] => [first, second, ...rest]);

test('property: with several expiries brute force finds no zero, profit or extreme that is missed', () => {
  fc.assert(
    fc.property(anyMixed, (legs) => {
      const { breakevens, profitRanges, bestRupees, worstRupees } = outcomeOf(legs, market);
      const valueAt = valueOf(legs);
      breakevens.forEach((spot) => expect(Math.abs(valueAt(spot))).toBeLessThan(1e-3));
      for (let spot = 15_000; spot <= 40_000; spot += 100) {
        const value = valueAt(spot);
        const isWithin = profitRanges.some(
          ({ fromSpot, toSpot }) => fromSpot <= spot && (toSpot === null || spot <= toSpot),
        );
        const isRight =
          (Math.abs(value) < 1e-3 || isWithin === value > 0) &&
          (bestRupees === 'unlimited' || value <= bestRupees + 0.01) &&
          (worstRupees === 'unlimited' || value >= worstRupees - 0.01);
        expect({ spot, value, isRight }).toEqual({ spot, value, isRight: true });
      }
    }),
    { numRuns: 100 },
  );
});

test('property: one expiry gives the same by the exact line and by the search', () => {
  fc.assert(
    fc.property(anyLegs, (legs) => {
      const { breakevens, method } = outcomeOf(legs, market);
      expect(method).toBe('exact');
      fc.pre(legs.some(({ kind }) => kind !== 'stock'));
      const valueAt = valueOf(legs);
      breakevens.forEach((spot) => expect(Math.abs(valueAt(spot))).toBeLessThan(1e-5));
    }),
  );
});
