import * as fc from 'fast-check';
import { blackScholes, type OptionRight } from '@/lib/options/domain/pricing/black';
import {
  impliedVolatility,
  volatilityOfStrike,
} from '@/lib/options/domain/pricing/implied-volatility';

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
  expect(impliedVolatility({ right, strike, years }, price, plain)).toEqual({ ok: false, problem });
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
  let answered = 0;
  fc.assert(
    fc.property(anyCase, ({ right, years, logVolatility, rate, dividendYield, ...rest }) => {
      const volatility = Math.exp(logVolatility);
      const deviation = volatility * Math.sqrt(years);
      const spread = rest.isNear ? 3 * deviation : 1;
      const drift = (rate - dividendYield) * years;
      const strike = 24_000 * Math.exp(drift - rest.logMoneyness * spread);
      fc.pre(strike > 1e-6 && strike < 1e12);
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
    { numRuns: 10_000 },
  );
  expect(answered).toBeGreaterThan(5000);
});

test('property: the volatility found gives exactly the requested price', () => {
  const anyPrice = fc.double({ min: 1e-6, max: 0.999, noNaN: true });
  const anyStrike = fc.double({ min: 60, max: 160, noNaN: true });
  fc.assert(
    fc.property(anyPrice, anyStrike, anyCase, (share, strike, { right, years }) => {
      const bound = right === 'call' ? plain.spot : strike * Math.exp(-plain.rate * years);
      const found = impliedVolatility({ right, strike, years }, share * bound, plain);
      const market = { ...plain, volatility: found.ok ? found.value : 0 };
      const { price } = blackScholes({ right, strike, years }, market);
      // Where it is refused, the price without any volatility is already more.
      const error = found.ok ? Math.abs(price - share * bound) : share * bound - price;
      expect(error).toBeLessThan(1e-12 * bound);
    }),
    { numRuns: 2000 },
  );
});

test('a strike is read on its side out of the money, and on the other when there was no trade there', () => {
  const years = 0.1;
  const priced = (right: OptionRight, volatility: number) =>
    blackScholes({ right, strike: 110, years }, { ...plain, volatility }).price;
  const quotes = { strike: 110, years, call: priced('call', 0.2), put: priced('put', 0.3) };
  const read = volatilityOfStrike(quotes, plain);
  expect(read.ok && [read.value.from, read.value.volatility.toFixed(10)]).toEqual([
    'call',
    '0.2000000000',
  ]);
  const other = volatilityOfStrike({ ...quotes, call: null }, plain);
  expect(other.ok && [other.value.from, other.value.volatility.toFixed(8)]).toEqual([
    'put',
    '0.30000000',
  ]);
  const none = volatilityOfStrike({ ...quotes, call: null, put: null }, plain);
  expect(none).toEqual({ ok: false, problem: 'no-price' });
  const stale = volatilityOfStrike({ ...quotes, call: 150, put: null }, plain);
  expect(stale).toEqual({ ok: false, problem: 'above-bound' });
});
