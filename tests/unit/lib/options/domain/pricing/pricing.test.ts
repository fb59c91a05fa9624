import * as fc from 'fast-check';
import {
  black76,
  blackScholes,
  type OptionRight,
  daysPerYearOf,
  yearsUntil,
} from '@/lib/options/domain/pricing/black';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { erfcx, normalBelow, normalDensity } from '@/lib/options/domain/pricing/normal';
import {
  impliedVolatility,
  volatilityOfStrike,
} from '@/lib/options/domain/pricing/implied-volatility';

/**
 * E. G. Haug, "The Complete Guide to Option Pricing Formulas" (1998), pages 2-8, 24 and 27, as in the tests of
 * QuantLib (test-suite/europeanoption.cpp), to four places: right, strike, spot, dividend yield, rate, years,
 * volatility, price.
 */
const textbookPrices = [
  ['call', 65, 60, 0, 0.08, 0.25, 0.3, 2.1334],
  ['put', 95, 100, 0.05, 0.1, 0.5, 0.2, 2.4648],
  ['put', 19, 19, 0.1, 0.1, 0.75, 0.28, 1.7011],
  ['call', 19, 19, 0.1, 0.1, 0.75, 0.28, 1.7011],
  ['call', 1.6, 1.56, 0.08, 0.06, 0.5, 0.12, 0.0291],
  ['put', 70, 75, 0.05, 0.1, 0.5, 0.35, 4.087],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.15, 0.0205],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.15, 1.8734],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.15, 9.9413],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.25, 0.315],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.25, 3.1217],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.25, 10.3556],
  ['call', 100, 90, 0.1, 0.1, 0.1, 0.35, 0.9474],
  ['call', 100, 100, 0.1, 0.1, 0.1, 0.35, 4.3693],
  ['call', 100, 110, 0.1, 0.1, 0.1, 0.35, 11.1381],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.15, 0.8069],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.15, 4.0232],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.15, 10.5769],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.25, 2.7026],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.25, 6.6997],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.25, 12.7857],
  ['call', 100, 90, 0.1, 0.1, 0.5, 0.35, 4.9329],
  ['call', 100, 100, 0.1, 0.1, 0.5, 0.35, 9.3679],
  ['call', 100, 110, 0.1, 0.1, 0.5, 0.35, 15.3086],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.15, 9.921],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.15, 1.8734],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.15, 0.0408],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.25, 10.2155],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.25, 3.1217],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.25, 0.4551],
  ['put', 100, 90, 0.1, 0.1, 0.1, 0.35, 10.8479],
  ['put', 100, 100, 0.1, 0.1, 0.1, 0.35, 4.3693],
  ['put', 100, 110, 0.1, 0.1, 0.1, 0.35, 1.2376],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.15, 10.3192],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.15, 4.0232],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.15, 1.0646],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.25, 12.2149],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.25, 6.6997],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.25, 3.2734],
  ['put', 100, 90, 0.1, 0.1, 0.5, 0.35, 14.4452],
  ['put', 100, 100, 0.1, 0.1, 0.5, 0.35, 9.3679],
  ['put', 100, 110, 0.1, 0.1, 0.5, 0.35, 5.7963],
  ['call', 40, 42, 0.08, 0.04, 0.75, 0.35, 5.0975],
  // Hull, chapter 15.
  ['call', 40, 42, 0, 0.1, 0.5, 0.2, 4.7594],
  ['put', 40, 42, 0, 0.1, 0.5, 0.2, 0.8086],
] as const;

test.each(textbookPrices)(
  'Haug and Hull: %s, strike %p, spot %p, yield %p, rate %p, %p years, volatility %p is %p',
  (right, strike, spot, dividendYield, rate, years, volatility, price) => {
    const market = { spot, dividendYield, rate, volatility };
    const valued = blackScholes({ right, strike, years }, market);
    expect(Math.abs(valued.price - price)).toBeLessThan(1e-4);
  },
);

test.each([
  ['call', 'delta', 100, 105, 0.1, 0.1, 0.5, 0.36, 0.5946],
  ['put', 'delta', 100, 105, 0.1, 0.1, 0.5, 0.36, -0.3566],
  ['call', 'gamma', 60, 55, 0, 0.1, 0.75, 0.3, 0.0278],
  ['put', 'gamma', 60, 55, 0, 0.1, 0.75, 0.3, 0.0278],
  ['call', 'vega', 60, 55, 0, 0.1, 0.75, 0.3, 18.9358],
  ['put', 'vega', 60, 55, 0, 0.1, 0.75, 0.3, 18.9358],
  ['put', 'theta', 405, 430, 0.05, 0.07, 1 / 12, 0.2, -31.1924],
  ['call', 'rho', 75, 72, 0, 0.09, 1, 0.19, 38.7325],
  ['put', 'dividendRho', 490, 500, 0.05, 0.08, 0.25, 0.15, 42.2254],
] as const)(
  'Haug, pages 11-16, as in QuantLib: the %s has a %s',
  (right, greek, strike, spot, dividendYield, rate, years, volatility, expected) => {
    const market = { spot, dividendYield, rate, volatility };
    const valued = blackScholes({ right, strike, years }, market);
    expect(Math.abs(valued[greek] - expected)).toBeLessThan(1e-4);
  },
);

test('Hull, chapter 19, greeks of a call', () => {
  const market = { spot: 49, rate: 0.05, dividendYield: 0, volatility: 0.2 };
  const valued = blackScholes({ right: 'call', strike: 50, years: 0.3846 }, market);
  expect(valued.delta).toBeCloseTo(0.522, 3);
  expect(valued.theta).toBeCloseTo(-4.31, 2);
  expect(valued.gamma).toBeCloseTo(0.066, 3);
  expect(valued.vega).toBeCloseTo(12.1, 1);
  expect(valued.rho).toBeCloseTo(8.91, 2);
});

/** Reference: the formula with 60 digits in mpmath 1.3, printed to 18. */
test.each([
  ['call', 25000, 24041.9, 0.012, 0.065, 0.0625, 0.125, 47.9908652485961612],
  ['put', 23000, 24041.9, 0.012, 0.065, 0.0625, 0.125, 20.3469553649622237],
  ['call', 24041.9, 24041.9, 0.012, 0.065, 0.00390625, 0.0625, 40.0014155891716103],
  ['call', 1000, 100, 0, 0.01, 0.5, 0.3, 7.42361928490628974e-27],
  ['put', 100, 2100, 0, 0.01, 1, 0.125, 8.18888784561524243e-132],
  ['call', 30000, 24000, 0, 0, 0.015625, 0.125, 4.1676495784473646e-45],
  ['put', 100, 105, 0.01, 0.05, 8, 2.5, 66.9992413976786088],
  ['call', 24000, 24000, 0, 0.065, 0.25, 0.0009765625, 386.848344559503031],
  ['call', 24001, 24000, 0, 0, 0.0009765625, 0.000244140625, 7.46807870514470395e-10],
] as const)(
  'twelve digits: %s, strike %p, spot %p, yield %p, rate %p, %p years, volatility %p',
  (right, strike, spot, dividendYield, rate, years, volatility, price) => {
    const market = { spot, dividendYield, rate, volatility };
    const valued = blackScholes({ right, strike, years }, market);
    expect(Math.abs(valued.price / price - 1)).toBeLessThan(1e-12);
  },
);

test('where forward and strike are equal, call and put share one unit of delta between them', () => {
  const market = { spot: 100, rate: 0, dividendYield: 0, volatility: 0.2 };
  const deltas = (['call', 'put'] as const).map(
    (right) => blackScholes({ right, strike: 100, years: 1 }, market).delta,
  );
  // N(0.1) and N(0.1) - 1.
  expect(deltas[0]).toBeCloseTo(0.539827837277029, 14);
  expect(deltas[1]).toBeCloseTo(-0.460172162722971, 14);
});

test('Black-76: Haug, page 24: an option on a future is one whose yield is the rate', () => {
  const terms = { right: 'put', strike: 19, years: 0.75 } as const;
  const valued = black76(terms, { forward: 19, rate: 0.1, volatility: 0.28 });
  expect(Math.abs(valued.price - 1.7011)).toBeLessThan(1e-4);
  expect(valued.rho).toBeCloseTo(-0.75 * valued.price, 12);
  expect(valued.dividendRho).toBe(0);
});

test('at expiry and without volatility the price is what exercise is worth', () => {
  const market = { spot: 105, rate: 0.05, dividendYield: 0, volatility: 0.2 };
  const atExpiry = blackScholes({ right: 'call', strike: 100, years: 0 }, market);
  expect(atExpiry).toMatchObject({ price: 5, delta: 1, gamma: 0, vega: 0, theta: 0 });
  const out = blackScholes({ right: 'put', strike: 100, years: 0 }, market);
  expect(Math.abs(out.price)).toBe(0);
  const still = { ...market, volatility: 0 };
  const certain = blackScholes({ right: 'call', strike: 100, years: 1 }, still);
  expect(certain.price).toBeCloseTo(105 - 100 * Math.exp(-0.05), 12);
  expect(certain.theta).toBeCloseTo(-0.05 * 100 * Math.exp(-0.05), 12);
});

test.each([
  ['strike', { strike: 0 }, {}],
  ['spot', {}, { spot: -1 }],
  ['time', { years: -0.1 }, {}],
  ['volatility', {}, { volatility: NaN }],
])('an impossible %s is refused', (_, terms, market) => {
  const usual = { spot: 105, rate: 0.05, dividendYield: 0, volatility: 0.2 };
  const act = () =>
    blackScholes({ right: 'call', strike: 100, years: 1, ...terms }, { ...usual, ...market });
  expect(act).toThrow('No option');
});

const anyMarket = fc.record({
  spot: fc.double({ min: 10, max: 90_000, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 2, noNaN: true }),
  rate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  dividendYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
});
const anyMoneyness = fc.double({ min: 0.6, max: 1.6, noNaN: true });
const anyYears = fc.double({ min: 1 / 365, max: 3, noNaN: true });
const anyRight = fc.constantFrom('call', 'put');

test('property: parity, bounds and signs', () => {
  fc.assert(
    fc.property(anyMarket, anyMoneyness, anyYears, (market, moneyness, years) => {
      const strike = market.spot * moneyness;
      const call = blackScholes({ right: 'call', strike, years }, market);
      const put = blackScholes({ right: 'put', strike, years }, market);
      const asset = market.spot * Math.exp(-market.dividendYield * years);
      const cash = strike * Math.exp(-market.rate * years);
      const close = 1e-12 * (asset + cash);
      expect(Math.abs(call.price - put.price - (asset - cash))).toBeLessThan(close);
      expect(call.price).toBeGreaterThanOrEqual(Math.max(0, asset - cash) - close);
      expect(call.price).toBeLessThanOrEqual(asset + close);
      expect(put.price).toBeGreaterThanOrEqual(Math.max(0, cash - asset) - close);
      expect(put.price).toBeLessThanOrEqual(cash + close);
      expect(call.delta - put.delta).toBeCloseTo(Math.exp(-market.dividendYield * years), 12);
      expect(call.gamma).toBeCloseTo(put.gamma, 12);
      expect(call.vega).toBeGreaterThanOrEqual(0);
    }),
    fuzzRuns(200),
  );
});

test('property: each greek is the derivative of what it says', () => {
  fc.assert(
    fc.property(anyMarket, anyMoneyness, anyYears, anyRight, (market, moneyness, years, right) => {
      const terms = { right, strike: market.spot * moneyness, years };
      const valued = blackScholes(terms, market);
      const slope = (
        of: 'price' | 'delta' | 'vega',
        name: 'spot' | 'volatility' | 'rate' | 'dividendYield',
        step: number,
      ) => {
        const at = (value: number) => blackScholes(terms, { ...market, [name]: value })[of];
        const here = market[name];
        const wide = (at(here + 2 * step) - at(here - 2 * step)) / (4 * step);
        const narrow = (at(here + step) - at(here - step)) / (2 * step);
        return (4 * narrow - wide) / 3;
      };
      const deviation = market.volatility * Math.sqrt(years);
      const bySpot = 1e-3 * deviation * market.spot;
      const byVolatility = 1e-3 * market.volatility;
      const near = (found: number, expected: number, scale: number) =>
        expect(Math.abs(found - expected)).toBeLessThan(1e-7 * scale);
      near(valued.delta, slope('price', 'spot', bySpot), 1);
      near(valued.gamma, slope('delta', 'spot', bySpot), 1 / (market.spot * deviation));
      near(valued.vega, slope('price', 'volatility', byVolatility), market.spot);
      const perVolatility = market.spot / market.volatility;
      near(valued.volga, slope('vega', 'volatility', byVolatility), perVolatility);
      near(valued.vanna, slope('delta', 'volatility', byVolatility), 1 / market.volatility);
      near(valued.rho, slope('price', 'rate', 1e-4), market.spot * 10);
      near(valued.dividendRho, slope('price', 'dividendYield', 1e-4), market.spot * 10);
      const later = (days: number) =>
        blackScholes({ ...terms, years: years - days * years * 1e-3 }, market).price;
      const wide = (later(2) - later(-2)) / (4e-3 * years);
      const theta = (4 * ((later(1) - later(-1)) / (2e-3 * years)) - wide) / 3;
      near(valued.theta, theta, market.spot / years);
    }),
    fuzzRuns(100),
  );
});

/** M. Abramowitz and I. Stegun, tables 7.1 and 26.1, and mpmath 1.3 with 60 digits for what they do not print. */
test.each([
  [-37, 5.72557122252457682e-300],
  [-5, 2.86651571879193912e-7],
  [0, 0.5],
  [2, 0.977249868051820793],
])('the share below %p is %p', (z, share) => {
  expect(Math.abs(normalBelow(z) / share - 1)).toBeLessThan(2e-15 * (1 + z * z));
});

test.each([
  [0, 1],
  [0.25, 0.770346547730996744],
  [1, 0.427583576155807004],
  [3, 0.17900115118138995],
  [5, 0.110704637733068626],
  [10, 0.0561409927438225859],
  [30, 0.0187958888614167515],
  [1000, 5.64189301453387654e-4],
  [1e10, 5.6418958354775629e-11],
])('exp(x²) erfc(x) at %p is %p to the last digits', (x, expected) => {
  expect(Math.abs(erfcx(x) / expected - 1)).toBeLessThan(1e-15);
});

test.each([0.46875, 4, 6.71e7])('nothing jumps where two approximations meet, at %p', (x) => {
  const [before, after] = [erfcx(x), erfcx(x * (1 + 4e-16))];
  expect(Math.abs(after / before - 1)).toBeLessThan(2e-15);
});

test('the density at 0 is 1 over the root of 2π', () => {
  expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
});

test('calendar days are divided by 365, in a leap year too (ISDA 2006, 4.16(d): Actual/365 Fixed)', () => {
  expect(yearsUntil('2026-01-01', '2027-01-01', 'calendar-365')).toBe(1);
  expect(yearsUntil('2024-01-01', '2025-01-01', 'calendar-365')).toBe(366 / 365);
  expect(yearsUntil('2026-01-01', '2026-01-01', 'calendar-365')).toBe(0);
  expect(yearsUntil('2026-01-08', '2026-01-01', 'calendar-365')).toBe(-7 / 365);
  expect(daysPerYearOf('calendar-365')).toBe(365);
});

test('weekdays are divided by 252: a week from Thursday has five', () => {
  expect(yearsUntil('2026-01-01', '2026-01-08', 'weekdays-252')).toBe(5 / 252);
  expect(yearsUntil('2026-01-02', '2026-01-04', 'weekdays-252')).toBe(0);
  expect(daysPerYearOf('weekdays-252')).toBe(252);
});

describe('the volatility of a price', () => {
  const plain = { spot: 100, rate: 0.05, dividendYield: 0 };

  test('Hull, chapter 15: a call at 1.875 on 21, strike 20, 10 %, a quarter year: 23.5 %', () => {
    const market = { spot: 21, rate: 0.1, dividendYield: 0 };
    const found = impliedVolatility({ right: 'call', strike: 20, years: 0.25 }, 1.875, market);
    expect(found.ok && found.value).toBeCloseTo(0.2345, 4);
  });

  test.each([
    ['expired', 'call', 100, 0, 5],
    ['no-price', 'call', 100, 1, 0],
    ['no-price', 'put', 100, 1, NaN],
    ['below-intrinsic', 'call', 80, 1, 20],
    ['below-intrinsic', 'put', 130, 1, 20],
    ['no-time-value', 'call', 80, 1, 100 - 80 * Math.exp(-0.05)],
    ['above-bound', 'call', 100, 1, 100],
    ['above-bound', 'put', 100, 1, 100 * Math.exp(-0.05)],
  ] as const)('%s: %s, strike %p, %p years, price %p', (problem, right, strike, years, price) => {
    const found = impliedVolatility({ right, strike, years }, price, plain);
    expect(found).toEqual({ ok: false, problem });
  });

  test("a strike or a spot that cannot be is our mistake, not the price's", () => {
    const terms = { right: 'call', strike: 100, years: 1 } as const;
    expect(() => impliedVolatility({ ...terms, strike: NaN }, 5, plain)).toThrow('No option');
    expect(() => impliedVolatility(terms, 5, { ...plain, spot: 0 })).toThrow('No option');
  });

  const anyCase = fc.record({
    right: fc.constantFrom<OptionRight>('call', 'put'),
    logMoneyness: fc.double({ min: -2, max: 2, noNaN: true }),
    years: fc.constantFrom(1 / 365, 0.02, 0.1, 0.5, 1, 5),
    logVolatility: fc.double({ min: Math.log(0.001), max: Math.log(10), noNaN: true }),
    rate: fc.double({ min: 0, max: 0.15, noNaN: true }),
    dividendYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
    isNear: fc.boolean(),
  });

  test('property: every price that a volatility of 0.1 % to 1,000 % makes gives it back, or says nothing of it', () => {
    let [tried, answered] = [0, 0];
    fc.assert(
      fc.property(anyCase, ({ right, years, logVolatility, rate, dividendYield, ...rest }) => {
        const volatility = Math.exp(logVolatility);
        const deviation = volatility * Math.sqrt(years);
        const spread = rest.isNear ? 3 * deviation : 1;
        const drift = (rate - dividendYield) * years;
        const strike = 24_000 * Math.exp(drift - rest.logMoneyness * spread);
        fc.pre(strike > 1e-6 && strike < 1e12);
        tried += 1;
        const market = { spot: 24_000, rate, dividendYield };
        const terms = { right, strike, years };
        const { price, vega } = blackScholes(terms, { ...market, volatility });
        const found = impliedVolatility(terms, price, market);
        const asset = market.spot * Math.exp(-dividendYield * years);
        const cash = strike * Math.exp(-rate * years);
        const rounding = 8 * Number.EPSILON * Math.max(asset, cash);
        const forward = right === 'call' ? asset - cash : cash - asset;
        const [intrinsic, bound] = [Math.max(0, forward), right === 'call' ? asset : cash];
        const isSilent = price - intrinsic <= rounding || bound - price <= rounding;
        // A price out of the money holds as many digits as it has; in the money it holds those of spot and strike.
        const isOut = forward <= 0 && deviation < 3;
        const held = isOut ? 1e-14 * price * (1 + Math.log(price) ** 2) : rounding;
        // Prices below 1e-300 lose digits to the end of the range of a double.
        const end = 64 * market.spot * Number.MIN_VALUE;
        const allowed = 1e-12 * volatility + (16 * held + end) / vega;
        const isRight = found.ok ? Math.abs(found.value - volatility) <= allowed : isSilent;
        answered += found.ok ? 1 : 0;
        expect({ found, isRight }).toEqual({ found, isRight: true });
      }),
      fuzzRuns(2_000),
    );
    expect(answered).toBeGreaterThan(tried / 2);
  });

  describe('of a strike is that of its side out of the money, else of the other', () => {
    const priced = (right: OptionRight, volatility: number) =>
      blackScholes({ right, strike: 110, years: 0.1 }, { ...plain, volatility }).price;
    const [call, put] = [priced('call', 0.2), priced('put', 0.3)];

    test.each([
      [call, put, { value: { from: 'call', volatility: expect.closeTo(0.2, 10) } }],
      [null, put, { value: { from: 'put', volatility: expect.closeTo(0.3, 8) } }],
      [null, null, { problem: 'no-price' }],
      [150, null, { problem: 'above-bound' }],
      [null, 1, { problem: 'below-intrinsic' }],
    ])('call %p, put %p', (callPrice, putPrice, expected) => {
      const quotes = { strike: 110, years: 0.1, call: callPrice, put: putPrice };
      expect(volatilityOfStrike(quotes, plain)).toMatchObject(expected);
    });
  });
});
