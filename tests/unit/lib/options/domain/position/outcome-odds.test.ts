import * as fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { payoffAtExpiry } from '@/lib/options/domain/position/expiry-payoff';
import type { Leg } from '@/lib/options/domain/position/leg';
import {
  expectedProfitRupees,
  probabilityWithin,
  type OddsConvention,
} from '@/lib/options/domain/position/outcome-odds';
import { profitRangesOf, resultAt } from '@/lib/options/domain/position/piecewise-linear';
import { anyLegs, expiry, future, option, stock } from '../../any-legs';

const market = { spot: 24_041.9, date: '2026-11-23', rate: 0.065, dividendYield: 0.012 } as const;
const usual: OddsConvention = { anchor: 'spot', volatility: 0.1, dayCount: 'weekdays-252' };

function oddsOf(legs: readonly Leg[], convention: OddsConvention, date: IsoDate = market.date) {
  const ranges = profitRangesOf(payoffAtExpiry(legs));
  return probabilityWithin(ranges, {
    legs,
    horizon: expiry,
    market: { ...market, date },
    convention,
  });
}

/** What Sensibull shows as 45 %, github.com/lalitkarthik/convex-hedge-payoff issue 5. */
test.each<[number, OddsConvention['dayCount'], IsoDate]>([
  [44.8, 'weekdays-252', '2026-11-23'],
  [37.7, 'calendar-365', '2026-11-25'],
])('the published straddle profits with %p %% by %s', (percent, dayCount, date) => {
  const straddle = [
    option('buy', 'call', 23_900, 300.4, { volatility: 0.1 }),
    option('buy', 'put', 23_900, 0, { volatility: 0.1 }),
  ];
  const single = oddsOf(straddle, { ...usual, dayCount }, date) ?? NaN;
  expect((single * 100).toFixed(1)).toBe(percent.toFixed(1));
  const perLeg = oddsOf(straddle, { ...usual, volatility: 'per-leg', dayCount }, date);
  expect(perLeg).toBeCloseTo(single, 12);
});

test('the forward for an anchor moves the odds of a call up', () => {
  const call = [option('buy', 'call', 24_000, 100)];
  const [spot = 0, forward = 0] = [
    oddsOf(call, usual),
    oddsOf(call, { ...usual, anchor: 'forward' }),
  ];
  expect(forward).toBeGreaterThan(spot ?? 0);
});

test('the leg nearest to a breakeven lends its volatility', () => {
  const legs = [
    option('buy', 'put', 23_000, 50, { volatility: 0.3 }),
    option('buy', 'call', 25_000, 50, { volatility: 0.1 }),
  ];
  const both = oddsOf(legs, { ...usual, volatility: 'per-leg' }) ?? NaN;
  const [low, high] = [0.1, 0.3].map((volatility) => oddsOf(legs, { ...usual, volatility }) ?? NaN);
  expect(both).toBeGreaterThan(low ?? NaN);
  expect(both).toBeLessThan(high ?? NaN);
});

test('without an option no leg has a volatility: the odds are not known', () => {
  const ranges = [{ fromSpot: 100, toSpot: null }];
  const legs = [stock('buy', 100)];
  const convention = { ...usual, volatility: 'per-leg' } as const;
  expect(probabilityWithin(ranges, { legs, horizon: expiry, market, convention })).toBeNull();
});

test('on the last day the spot is where it is', () => {
  const call = [option('buy', 'call', 24_000, 10)];
  expect(oddsOf(call, usual, expiry)).toBe(1);
  expect(oddsOf([option('buy', 'call', 24_100, 10)], usual, expiry)).toBe(0);
});

test('property: odds of profit and of its opposite add up to 1', () => {
  fc.assert(
    fc.property(anyLegs, fc.double({ min: 0.05, max: 1, noNaN: true }), (legs, volatility) => {
      const opposite = legs.map((leg): Leg => ({
        ...leg,
        side: leg.side === 'buy' ? 'sell' : 'buy',
      }));
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
      const expected = expectedProfitRupees({ legs, horizon: expiry, market, convention });
      const payoff = payoffAtExpiry(legs);
      const deviation = volatility * Math.sqrt(8 / 365);
      let sum = 0;
      const step = 0.001;
      for (let z = -8; z <= 8; z += step) {
        const spot = market.spot * Math.exp(deviation * z - (deviation * deviation) / 2);
        sum += resultAt(payoff, spot) * Math.exp((-z * z) / 2) * step;
      }
      const mean = sum / Math.sqrt(2 * Math.PI);
      expect(Math.abs(expected - mean)).toBeLessThan(2);
    }),
    { numRuns: 20 },
  );
});

test('a forward anchor is fair: an option bought at its price, financed, gains nothing', () => {
  const convention = {
    anchor: 'forward',
    volatility: 'per-leg',
    dayCount: 'calendar-365',
  } as const;
  const later = option('buy', 'call', 24_000, 0, { expiry: '2026-12-29' });
  const at = (horizon: IsoDate) =>
    expectedProfitRupees({ legs: [later], horizon, market, convention });
  // Its worth grows at the rate from one horizon to the next.
  expect(at('2026-12-29') / at('2026-12-01')).toBeCloseTo(Math.exp((0.065 * 28) / 365), 12);
  const sold = [future('sell', 24_041.9)];
  expect(expectedProfitRupees({ legs: sold, horizon: expiry, market, convention })).toBeLessThan(0);
});
