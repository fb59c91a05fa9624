import * as fc from 'fast-check';
import { sumOf } from '@/lib/cashflow/statistics';
import {
  payoffAtExpiry,
  signedUnits,
  toTick,
  worthAtExpiry,
  type Leg,
} from '@/lib/options/domain/position/leg';
import {
  breakevensOf,
  extremesOf,
  profitRangesOf,
  resultAt,
  type SpotRange,
} from '@/lib/options/domain/position/piecewise-linear';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  extremesWithin,
  type Point,
  zerosWithin,
} from '@/lib/options/domain/pricing/bounded-search';
import {
  outcomeOf,
  resultAtFirstExpiry,
  type FirstExpiryMarket,
  expectedProfitRupees,
  type OddsConvention,
  probabilityWithin,
} from '@/lib/options/domain/position/outcome';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { anyLegs, anyOption, expiry, future, option, stock, usualMarket } from '../../any-legs';

const call = (side: Leg['side'], strike: number, rupees: number, more = {}) =>
  option(side, 'call', strike, rupees, more);
const put = (side: Leg['side'], strike: number, rupees: number, more = {}) =>
  option(side, 'put', strike, rupees, more);

const lot = { unitsPerLot: 65 };
const condor = [
  ...[put('buy', 23_000, 40, lot), put('sell', 23_500, 110, lot)],
  ...[call('sell', 24_500, 120, lot), call('buy', 25_000, 50, lot)],
];
const twoSold = call('sell', 110, 2, { lots: 2 });

type Limit = number | 'unlimited';

/** Textbook figures by hand: premium received or paid, and distance of the strikes. */
const textbook: [string, Leg[], number[], Limit, Limit][] = [
  ['long call', [call('buy', 100, 5)], [105], 'unlimited', -5],
  ['long put', [put('buy', 100, 5)], [95], 95, -5],
  ['short call', [call('sell', 100, 5)], [105], 5, 'unlimited'],
  ['short put', [put('sell', 100, 5)], [95], 5, -95],
  ['bull call spread', [call('buy', 100, 6), call('sell', 110, 2)], [104], 6, -4],
  ['long straddle', [call('buy', 100, 4), put('buy', 100, 3)], [93, 107], 'unlimited', -7],
  ['iron condor with a lot of 65', condor, [23_360, 24_640], 140 * 65, -360 * 65],
  ['covered call', [stock('buy', 100), call('sell', 110, 3)], [97], 13, -97],
  ['ratio spread', [call('buy', 100, 6), twoSold], [102, 118], 8, 'unlimited'],
  ['a future against stock', [stock('buy', 100), future('sell', 103)], [], 3, 3],
  ['a breakeven at a strike', [stock('buy', 100), put('sell', 100, 0)], [100], 'unlimited', -200],
];

test.each(textbook)('%s', (_, legs, breakevens, bestRupees, worstRupees) => {
  const payoff = payoffAtExpiry(legs);
  expect(breakevensOf(payoff)).toEqual(breakevens);
  expect(extremesOf(payoff)).toEqual({ bestRupees, worstRupees });
});

test('a result that is 0 over a stretch names its ends, sums of paise notwithstanding', () => {
  const legs = [call('buy', 100, 0.3), call('sell', 110, 0.1)];
  const payoff = payoffAtExpiry([...legs, put('sell', 90, 0.2)]);
  expect(breakevensOf(payoff)).toEqual([90, 100]);
  expect(profitRangesOf(payoff)).toEqual([{ fromSpot: 100, toSpot: null }]);
});

test('a result of paise breaks even, too, and at no spot of 0', () => {
  const legs = [call('buy', 100, 0.5), call('sell', 101, 0)];
  const payoff = payoffAtExpiry(legs);
  expect(breakevensOf(payoff)).toEqual([100.5]);
  expect(profitRangesOf(payoff)).toEqual([{ fromSpot: 100.5, toSpot: null }]);
  expect(extremesOf(payoff)).toEqual({ bestRupees: 0.5, worstRupees: -0.5 });
  const opposite = payoffAtExpiry([call('sell', 100, 0.5), call('buy', 101, 0)]);
  expect(profitRangesOf(opposite)).toEqual([{ fromSpot: 0, toSpot: 100.5 }]);
  const given = payoffAtExpiry([stock('buy', 0)]);
  expect(breakevensOf(given)).toEqual([]);
  expect(profitRangesOf(given)).toEqual([{ fromSpot: 0, toSpot: null }]);
});

test('the result is known at every spot from 0 on', () => {
  const payoff = payoffAtExpiry([put('sell', 100, 5)]);
  const spots = [0, 60, 100, 1e6];
  expect(spots.map((spot) => resultAt(payoff, spot))).toEqual([-95, -35, 5, 5]);
  expect(() => resultAt(payoff, -1)).toThrow('No spot');
});

/** The least step of a price at both exchanges is five paise. */
test.each([
  [10.02, 10],
  [10.03, 10.05],
  [0.024, 0],
  [0.03, 0.05],
  [-1, 0],
  [123.475_1, 123.5],
])('%p to the nearest tick is %p', (rupees, ticked) => {
  expect(toTick(rupees)).toBe(ticked);
});

test('a result that only touches 0 parts two ranges of profit', () => {
  const payoff = payoffAtExpiry([call('buy', 100, 0), put('buy', 100, 0)]);
  expect(profitRangesOf(payoff)).toEqual([
    { fromSpot: 0, toSpot: 100 },
    { fromSpot: 100, toSpot: null },
  ]);
});

test('costs come off: fixed ones everywhere, the tax on exercise where a bought option pays', () => {
  const legs = [call('buy', 100, 5), call('sell', 200, 1)];
  const payoff = payoffAtExpiry(legs, { fixedRupees: 1, exerciseTaxPercent: 10 });
  expect(resultAt(payoff, 50)).toBe(-5);
  expect(resultAt(payoff, 150)).toBeCloseTo(40, 10);
  expect(breakevensOf(payoff)[0]).toBeCloseTo(100 + 5 / 0.9, 10);
  // The sold call takes all that the bought one brings, and its tax is not refunded.
  expect(payoff.slopeBeyond).toBeCloseTo(-0.1, 10);
});

test.each([
  ['no leg', []],
  ['nine legs', Array.from({ length: 9 }, () => call('buy', 100, 5))],
  ['half a lot', [call('buy', 100, 5, { lots: 0.5 })]],
  ['no strike', [call('buy', 0, 5)]],
  ['no lot', [call('buy', 100, 5, { lots: 0 })]],
  ['a lot without a unit', [call('buy', 100, 5, { unitsPerLot: 0 })]],
  ['a volatility below nothing', [call('buy', 100, 5, { volatility: -0.1 })]],
  ['a price below nothing', [call('buy', 100, -5)]],
  ['a price without end', [stock('buy', Infinity)]],
  ['more money than there is', [stock('buy', 1e200, 1e200)]],
  ['one wrong leg among right ones', [call('buy', 100, 5), call('buy', 0, 5)]],
])('%s is refused', (_, legs) => {
  expect(() => payoffAtExpiry(legs)).toThrow('No strategy');
});

test('several expiries have no one payoff', () => {
  const legs = [call('sell', 100, 5), call('buy', 100, 7, { expiry: '2026-12-29' })];
  expect(() => payoffAtExpiry(legs)).toThrow('Several expiries');
});

const anySpot = fc.double({ min: 1, max: 60_000, noNaN: true });
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const byLegs = (legs: readonly Leg[], spot: number): number =>
  sumOf(legs.map((leg) => signedUnits(leg) * (worthAtExpiry(leg, spot) - leg.priceRupees)));
const isProfit = (ranges: readonly SpotRange[], spot: number) =>
  ranges.some(({ fromSpot, toSpot }) => fromSpot <= spot && (toSpot === null || spot <= toSpot));

test('property: the line is the sum of the legs at every spot, and nothing exceeds its extremes', () => {
  fc.assert(
    fc.property(anyLegs, anySpot, (legs, spot) => {
      const payoff = payoffAtExpiry(legs);
      const result = resultAt(payoff, spot);
      const { bestRupees, worstRupees } = extremesOf(payoff);
      expect(isNear(result, byLegs(legs, spot))).toBe(true);
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
      breakevens.forEach((spot) => expect(isNear(byLegs(legs, spot), 0)).toBe(true));
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
      expect(isProfit(profitRangesOf(payoffAtExpiry(legs)), spot)).toBe(result > 0);
    }),
    fuzzRuns(300),
  );
});

describe('the outcome', () => {
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
    const legs = [call('sell', 24_000, 200), call('buy', 24_000, 450, later)];
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

  test('a calendar that cost nothing is 0 far below its strike: the ends of that stretch are named', () => {
    const legs = [call('sell', 24_000, 450), call('buy', 24_000, 450, later)];
    const { breakevens, worstRupees } = outcomeOf(legs, market);
    const valueAt = valueOf(legs);
    expect(breakevens.length).toBeGreaterThan(0);
    breakevens.forEach((spot) => expect(Math.abs(valueAt(spot))).toBeLessThan(1e-5));
    expect(worstRupees).toBeCloseTo(0, 2);
  });

  test('what is naked once the bought leg has expired is without limit', () => {
    const legs = [call('buy', 24_000, 200), call('sell', 24_000, 450, later)];
    expect(outcomeOf(legs, market)).toMatchObject({ bestRupees: expect.any(Number) });
    const naked = [put('buy', 24_000, 200), call('sell', 24_000, 450, later)];
    expect(outcomeOf(naked, market).worstRupees).toBe('unlimited');
  });

  test.each(textbook)(
    '%s: beside a later leg that is worth nothing, the search finds what the exact line has',
    (_, legs, breakevens, bestRupees, worstRupees) => {
      const worthless = put('buy', 0.000_01, 0, { ...later, volatility: 0 });
      const found = outcomeOf([...legs.toReversed(), worthless], market);
      const rounded = (value: Limit | null) =>
        typeof value === 'number' ? Math.round(value * 10) / 10 : value;
      const ranges = (all: readonly SpotRange[]) =>
        all.map(({ fromSpot, toSpot }) => [rounded(fromSpot), rounded(toSpot)]);
      expect(found.method).toBe('model');
      expect(found.breakevens.map(rounded)).toEqual(breakevens);
      expect(ranges(found.profitRanges)).toEqual(ranges(profitRangesOf(payoffAtExpiry(legs))));
      expect(rounded(found.bestRupees)).toBe(bestRupees);
      expect(rounded(found.worstRupees)).toBe(worstRupees);
    },
  );

  test('a later call covered by stock brings at most its premium and the discounted strike', () => {
    const legs = [stock('buy', 100), call('sell', 110, 3, later)];
    const worthless = put('buy', 0.000_01, 0, { volatility: 0 });
    const outcome = outcomeOf([...legs, worthless], market);
    const discounted = 110 * Math.exp((-0.065 * 28) / 365);
    expect(outcome.bestRupees).toBeCloseTo(discounted + 3 - 100, 2);
    expect(outcome.worstRupees).toBeCloseTo(-97, 2);
  });

  test('no leg, and stock alone, never expire', () => {
    expect(() => resultAtFirstExpiry([], market)).toThrow('No strategy');
    expect(() => resultAtFirstExpiry([stock('buy', 100)], market)).toThrow('never expires');
  });

  test('zeros that only touch, and three in a row, are found; a near miss is none', () => {
    const parabola = (lift: number) => ({
      pointAt: (at: number) => ({ at, value: (at - 3) ** 2 + lift }),
      slopeWithin: (from: Point, to: Point) => {
        return { min: 2 * (from.at - 3), max: 2 * (to.at - 3) };
      },
    });
    const [touching] = zerosWithin(parabola(0), 1, 10, 1e-12);
    expect(touching).toBeCloseTo(3, 6);
    expect(zerosWithin(parabola(1e-6), 1, 10, 1e-12)).toEqual([]);
    expect(zerosWithin(parabola(-1), 1, 10, 1e-12)).toEqual([2, 4]);
    expect(extremesWithin(parabola(-1), 1, 10, 1e-6).min).toBeCloseTo(-1, 6);
    const cubic = {
      pointAt: (at: number) => ({ at, value: (at - 1) * (at - 2) * (at - 3) }),
      slopeWithin: ({ at: from }: Point, { at: to }: Point) => {
        const slopes = [from, to, ...(from < 2 && to > 2 ? [2] : [])].map(
          (at) => 3 * at * at - 12 * at + 11,
        );
        return { min: Math.min(...slopes), max: Math.max(...slopes) };
      },
    };
    const near = (zero: number) => expect.closeTo(zero, 9);
    expect(zerosWithin(cubic, 0.5, 9, 1e-12)).toEqual([near(1), near(2), near(3)]);
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
        for (let spot = 15_000; spot <= 40_000; spot += 250) {
          const value = valueAt(spot);
          const isRight =
            (Math.abs(value) < 1e-3 || isProfit(profitRanges, spot) === value > 0) &&
            (bestRupees === 'unlimited' || value <= bestRupees + 0.01) &&
            (worstRupees === 'unlimited' || value >= worstRupees - 0.01);
          expect({ spot, value, isRight }).toEqual({ spot, value, isRight: true });
        }
      }),
      fuzzRuns(30),
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

  describe('the odds', () => {
    const oddsMarket = { ...usualMarket, spot: 24_041.9, date: '2026-11-23' } as const;
    const usual: OddsConvention = { anchor: 'spot', volatility: 0.1, dayCount: 'weekdays-252' };
    type Legs = readonly Leg[];
    const outlook = (legs: Legs, convention: OddsConvention, horizon: IsoDate = expiry) => {
      return { ...oddsMarket, ...convention, legs, horizon };
    };
    const oddsOf = (legs: Legs, convention: OddsConvention, date: IsoDate = oddsMarket.date) => {
      const ranges = profitRangesOf(payoffAtExpiry(legs));
      return probabilityWithin(ranges, { ...outlook(legs, convention), date });
    };

    /** What Sensibull shows as 45 %, github.com/lalitkarthik/convex-hedge-payoff issue 5. */
    test.each<[number, OddsConvention['dayCount'], IsoDate]>([
      [44.8, 'weekdays-252', '2026-11-23'],
      [37.7, 'calendar-365', '2026-11-25'],
    ])('the published straddle profits with %p %% by %s', (percent, dayCount, date) => {
      const straddle = [
        call('buy', 23_900, 300.4, { volatility: 0.1 }),
        put('buy', 23_900, 0, { volatility: 0.1 }),
      ];
      const single = oddsOf(straddle, { ...usual, dayCount }, date) ?? NaN;
      expect((single * 100).toFixed(1)).toBe(percent.toFixed(1));
      const perLeg = oddsOf(straddle, { ...usual, volatility: 'per-leg', dayCount }, date);
      expect(perLeg).toBeCloseTo(single, 12);
    });

    test('the leg nearest to a breakeven lends its volatility', () => {
      // Each alone breaks even where both together do.
      const legs = [
        put('buy', 23_000, 100, { volatility: 0.3 }),
        call('buy', 25_000, 100, { volatility: 0.1 }),
      ];
      const both = legs.map((leg) => ({ ...leg, priceRupees: 50 }));
      const [below, above] = legs.map(
        (leg) => oddsOf([leg], { ...usual, volatility: leg.volatility }) ?? NaN,
      );
      expect(oddsOf(both, { ...usual, volatility: 'per-leg' })).toBeCloseTo(below! + above!, 12);
    });

    test('only an option lends its volatility', () => {
      const covered = [stock('buy', 24_000), call('sell', 24_500, 100, { volatility: 0.1 })];
      const single = oddsOf(covered, { ...usual, volatility: 0.1 });
      expect(oddsOf(covered, { ...usual, volatility: 'per-leg' })).toBe(single);
    });

    test.each([
      ['from', { fromSpot: 100, toSpot: null }],
      ['up to', { fromSpot: 0, toSpot: 100 }],
    ])('without an option no leg has a volatility: odds %s a spot are not known', (_, range) => {
      const unknown = outlook([stock('buy', 100)], { ...usual, volatility: 'per-leg' });
      expect(probabilityWithin([range], unknown)).toBeNull();
    });

    test('volatilities that fit no one distribution give no odds below 0 or above 1', () => {
      // The share below 23,900 is 48 % by the first leg; below 24,000 it is 13 % by the second.
      const legs = [
        put('buy', 23_900, 0, { volatility: 0.5 }),
        call('buy', 24_000, 0, { volatility: 0.01 }),
      ];
      const view = outlook(legs, { ...usual, volatility: 'per-leg' });
      const between = { fromSpot: 23_900, toSpot: 24_000 };
      const outside = [
        { fromSpot: 0, toSpot: 23_900 },
        { fromSpot: 24_000, toSpot: null },
      ];
      expect(probabilityWithin([between], view)).toBe(0);
      expect(probabilityWithin(outside, view)).toBe(1);
    });

    test('without a leg there are no odds', () => {
      const none = outlook([], usual);
      expect(() => probabilityWithin([], none)).toThrow('No strategy');
      expect(() => expectedProfitRupees(none)).toThrow('No strategy');
    });

    test('on the last day the spot is where it is', () => {
      expect(oddsOf([call('buy', 24_000, 10)], usual, expiry)).toBe(1);
      expect(oddsOf([call('buy', 24_100, 10)], usual, expiry)).toBe(0);
      expect(oddsOf([put('buy', 24_100, 10)], usual, expiry)).toBe(1);
      expect(oddsOf([put('buy', 24_000, 10)], usual, expiry)).toBe(0);
    });

    test.each(['call', 'put'] as const)(
      'on the last day a %s at the spot profits neither side',
      (kind) => {
        for (const side of ['buy', 'sell'] as const) {
          expect(oddsOf([option(side, kind, oddsMarket.spot, 0)], usual, expiry)).toBe(0);
        }
        // What was received for it is kept.
        expect(oddsOf([option('sell', kind, oddsMarket.spot, 1)], usual, expiry)).toBe(1);
      },
    );

    test('property: odds of profit and of its opposite add up to 1', () => {
      fc.assert(
        fc.property(anyLegs, fc.double({ min: 0.05, max: 1, noNaN: true }), (legs, volatility) => {
          const opposite = legs.map((leg): Leg => {
            return { ...leg, side: leg.side === 'buy' ? 'sell' : 'buy' };
          });
          const convention = { ...usual, volatility };
          const odds = oddsOf(legs, convention) ?? NaN;
          const against = oddsOf(opposite, convention) ?? NaN;
          // A stretch at exactly 0 is neither's.
          expect(odds + against).toBeLessThan(1 + 1e-9);
          const isFlat = payoffAtExpiry(legs).knots.some(({ rupees }) => rupees === 0);
          expect(isFlat || odds + against > 1 - 1e-9).toBe(true);
        }),
      );
    });

    test('property: the expected result is the mean of the payoff over the same distribution', () => {
      fc.assert(
        fc.property(anyLegs, fc.double({ min: 0.1, max: 0.6, noNaN: true }), (legs, volatility) => {
          const convention = { ...usual, volatility, dayCount: 'calendar-365' } as const;
          const expected = expectedProfitRupees(outlook(legs, convention));
          const payoff = payoffAtExpiry(legs);
          const deviation = volatility * Math.sqrt(8 / 365);
          let sum = 0;
          const step = 0.001;
          for (let z = -8; z <= 8; z += step) {
            const spot = oddsMarket.spot * Math.exp(deviation * z - (deviation * deviation) / 2);
            sum += resultAt(payoff, spot) * Math.exp((-z * z) / 2) * step;
          }
          const mean = sum / Math.sqrt(2 * Math.PI);
          expect(Math.abs(expected - mean)).toBeLessThan(2);
        }),
        { numRuns: 20 },
      );
    });

    test('a forward anchor is fair: an option bought at its price, financed, gains nothing', () => {
      const byForward = { anchor: 'forward', volatility: 'per-leg' } as const;
      const convention = { ...byForward, dayCount: 'calendar-365' } as const;
      const far = call('buy', 24_000, 0, later);
      const at = (horizon: IsoDate) => expectedProfitRupees(outlook([far], convention, horizon));
      // Its worth grows at the rate from one horizon to the next.
      expect(at('2026-12-29') / at('2026-12-01')).toBeCloseTo(Math.exp((0.065 * 28) / 365), 12);
      const sold = [future('sell', 24_041.9)];
      expect(expectedProfitRupees(outlook(sold, convention))).toBeLessThan(0);
    });
  });
});
