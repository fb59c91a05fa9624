import * as fc from 'fast-check';
import { black76, blackScholes, quotedGreeks } from '@/lib/options/domain/pricing/black';
import { haugPrices } from '../../haug-values';

test.each(haugPrices)(
  'Haug: %s, strike %p, spot %p, yield %p, rate %p, %p years, volatility %p is %p',
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

test('Hull, chapter 15: spot 42, strike 40, 10 %, 20 %, half a year: 4.76 and 0.81', () => {
  const market = { spot: 42, rate: 0.1, dividendYield: 0, volatility: 0.2 };
  expect(blackScholes({ right: 'call', strike: 40, years: 0.5 }, market).price).toBeCloseTo(
    4.7594,
    4,
  );
  expect(blackScholes({ right: 'put', strike: 40, years: 0.5 }, market).price).toBeCloseTo(
    0.8086,
    4,
  );
});

test('Hull, chapter 19, greeks of a call in the units of books and of screens', () => {
  const market = { spot: 49, rate: 0.05, dividendYield: 0, volatility: 0.2 };
  const valued = blackScholes({ right: 'call', strike: 50, years: 0.3846 }, market);
  expect(valued.delta).toBeCloseTo(0.522, 3);
  expect(valued.theta).toBeCloseTo(-4.31, 2);
  expect(valued.gamma).toBeCloseTo(0.066, 3);
  expect(valued.vega).toBeCloseTo(12.1, 1);
  expect(valued.rho).toBeCloseTo(8.91, 2);
  const quoted = quotedGreeks(valued);
  expect(quoted.thetaPerDay).toBeCloseTo(-0.0118, 4);
  expect(quoted.vegaPerPercent).toBeCloseTo(0.121, 3);
  expect(quoted.rhoPerPercent).toBeCloseTo(0.0891, 4);
  expect(quotedGreeks(valued, 252).thetaPerDay).toBeCloseTo(-0.0171, 4);
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
  expect(atExpiry).toMatchObject({ price: 5, delta: 1, gamma: 0, vega: 0 });
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
    { numRuns: 1000 },
  );
});

test('property: the price falls or rises with the strike and rises with volatility', () => {
  fc.assert(
    fc.property(anyMarket, anyMoneyness, anyYears, anyRight, (market, moneyness, years, right) => {
      const strike = market.spot * moneyness;
      const close = 1e-12 * market.spot;
      const at = (by: number, volatility: number) =>
        blackScholes({ right, strike: strike * by, years }, { ...market, volatility }).price;
      const rise = at(1.01, market.volatility) - at(1, market.volatility);
      expect(right === 'call' ? -rise : rise).toBeGreaterThan(-close);
      expect(at(1, market.volatility * 1.01) - at(1, market.volatility)).toBeGreaterThan(-close);
    }),
    { numRuns: 1000 },
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
      near(
        valued.volga,
        slope('vega', 'volatility', byVolatility),
        market.spot / market.volatility,
      );
      near(valued.vanna, slope('delta', 'volatility', byVolatility), 1 / market.volatility);
      near(valued.rho, slope('price', 'rate', 1e-4), market.spot * 10);
      near(valued.dividendRho, slope('price', 'dividendYield', 1e-4), market.spot * 10);
      const later = (days: number) =>
        blackScholes({ ...terms, years: years - days * years * 1e-3 }, market).price;
      const wide = (later(2) - later(-2)) / (4e-3 * years);
      const theta = (4 * ((later(1) - later(-1)) / (2e-3 * years)) - wide) / 3;
      near(valued.theta, theta, market.spot / years);
    }),
    { numRuns: 500 },
  );
});
