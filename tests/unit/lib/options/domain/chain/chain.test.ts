import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  noQuote,
  priceOf,
  liquidityProblems,
  type Chain,
  type ChainQuote,
} from '@/lib/options/domain/chain/chain';
import {
  chainFigures,
  spotByParity,
  type StrikeVolatility,
} from '@/lib/options/domain/chain/chain-figures';
import { sampleChain } from '@/lib/options/domain/chain/sample-chain';
import { volatilitySurface } from '@/lib/options/domain/pricing/volatility-surface';

const setting = {
  spot: 24_500,
  strikeStep: 50,
  expiry: '2026-12-29',
  years: 38 / 365,
  rate: 0.065,
  dividendYield: 0.012,
} as const;

const quote = (part: Partial<ChainQuote>): ChainQuote => ({ ...noQuote, ...part });
const chain = (rows: Chain['rows']): Chain => ({ expiry: '2026-12-29', rows });

test('the price is the middle of bid and ask, else the last trade, else not known', () => {
  expect(priceOf(quote({ bidRupees: 10, askRupees: 12, lastPriceRupees: 50 }))).toBe(11);
  expect(priceOf(quote({ bidRupees: 12, askRupees: 10, lastPriceRupees: 50 }))).toBe(50);
  expect(priceOf(quote({ askRupees: 12, lastPriceRupees: 50 }))).toBe(50);
  expect(priceOf(quote({ lastPriceRupees: 0 }))).toBeNull();
});

test('max pain, put-call ratio and walls by hand', () => {
  const open = (strike: number, calls: number, puts: number) => ({
    strike,
    call: quote({ openInterest: calls, volume: 10 }),
    put: quote({ openInterest: puts }),
  });
  const figures = chainFigures(chain([open(100, 10, 40), open(110, 20, 30), open(120, 50, 5)]), {
    ...setting,
    spot: 110,
  });
  // At 100 the puts above are worth 30 × 10 + 5 × 20 = 400; at 110 10 × 10 + 5 × 10 = 150; at 120 10 × 20 + 20 × 10 = 400.
  expect(figures.maxPainStrike).toBe(110);
  expect(figures.putCallRatio).toEqual({ openInterest: 75 / 80, volume: null });
  expect(figures.wallStrike).toEqual({ call: 120, put: 100 });
});

test('without open interest there is no ratio, no pain and no wall, never a zero', () => {
  const rows = [{ strike: 100, call: quote({ lastPriceRupees: 5 }), put: noQuote }];
  expect(chainFigures(chain(rows), { ...setting, spot: 100 })).toMatchObject({
    putCallRatio: { openInterest: null, volume: null },
    maxPainStrike: null,
    wallStrike: { call: null, put: null },
  });
});

test('volatility is asked of the side out of the money and says when there is none', () => {
  const figures = chainFigures(
    chain([
      { strike: 24_000, call: quote({ lastPriceRupees: 1 }), put: quote({ lastPriceRupees: 150 }) },
      { strike: 25_000, call: noQuote, put: noQuote },
    ]),
    setting,
  );
  expect(figures.volatilities).toMatchObject([
    { strike: 24_000, from: 'put' },
    { strike: 25_000, volatility: null, problem: 'no-price' },
  ]);
});

test.each([
  [{}, ['no-price']],
  [{ lastPriceRupees: 10, bidRupees: 10, askRupees: 10.1, volume: 5, openInterest: 5 }, []],
  [{ lastPriceRupees: 10, bidRupees: 9, askRupees: 11 }, ['wide-spread']],
  // One tick of 10 paise is wide in per cent and narrow in ticks.
  [{ bidRupees: 0.1, askRupees: 0.25 }, []],
  [{ bidRupees: 0.1, askRupees: 0.3 }, ['wide-spread']],
  [{ lastPriceRupees: 10, askRupees: 11 }, ['no-bid']],
  [{ lastPriceRupees: 10, volume: 0, openInterest: 0 }, ['no-volume', 'no-open-interest']],
] as const)('what speaks against %j', (part, problems) => {
  expect(liquidityProblems(quote(part))).toEqual(problems);
});

describe('the fictional chain', () => {
  const sample = sampleChain(setting);

  it('is the same every time, of rising strikes around the spot', () => {
    expect(sampleChain(setting)).toEqual(sample);
    expect(sample.rows).toHaveLength(31);
    expect(sample.rows[15]?.strike).toBe(24_500);
  });

  it('has liquid strikes near the money, and far ones that are not', () => {
    const middle = sample.rows[15]!;
    expect(liquidityProblems(middle.call)).toEqual([]);
    const all = sample.rows.flatMap(({ call, put }) => [call, put].flatMap(liquidityProblems));
    expect(new Set(all)).toEqual(new Set(['no-volume', 'wide-spread']));
  });

  it('has no strike of zero or less', () => {
    const { rows } = sampleChain({ ...setting, spot: 160 });
    expect(rows[0]?.strike).toBe(50);
  });

  it('gives its smile back', () => {
    const { volatilities } = chainFigures(sample, setting);
    const at = (strike: number) => volatilities.find((one) => one.strike === strike)?.volatility;
    expect(at(24_500)).toBeCloseTo(0.13, 2);
    expect(at(24_000)).toBeGreaterThan(at(25_000) ?? NaN);
  });
});

test('by parity every chain of model prices gives its spot back, at any rate and yield', () => {
  fc.assert(
    fc.property(
      fc.record({
        spot: fc.double({ min: 2000, max: 60_000, noNaN: true }),
        rate: fc.double({ min: 0, max: 0.1, noNaN: true }),
        dividendYield: fc.double({ min: 0, max: 0.04, noNaN: true }),
        years: fc.double({ min: 0.01, max: 1, noNaN: true }),
      }),
      (market) => {
        const spot = spotByParity(sampleChain({ ...setting, ...market }), market);
        expect(Math.abs((spot ?? NaN) - market.spot)).toBeLessThan(0.6);
      },
    ),
    fuzzRuns(20),
  );
});

describe('the surface of volatilities', () => {
  const smileAt = (strike: number, volatility: number): StrikeVolatility => ({
    strike,
    volatility,
    from: 'call',
  });
  test('strikes of any expiry by rising strike, expiries by date, gaps unknown', () => {
    const surface = volatilitySurface(
      [
        { expiry: '2026-12-29', volatilities: [smileAt(100, 0.21), smileAt(110, 0.2)] },
        {
          expiry: '2026-12-01',
          volatilities: [
            smileAt(90, 0.25),
            smileAt(100, 0.2),
            { strike: 110, volatility: null, problem: 'no-price' },
          ],
        },
      ],
      { spot: 100, mostStrikes: 9 },
    );
    expect(surface).toEqual({
      expiries: ['2026-12-01', '2026-12-29'],
      rows: [
        { strike: 90, volatilities: [0.25, null] },
        { strike: 100, volatilities: [0.2, 0.21] },
        { strike: 110, volatilities: [null, 0.2] },
      ],
    });
  });

  test('the strikes nearest to the spot stay', () => {
    const volatilities = [80, 90, 100, 110, 120].map((strike) => smileAt(strike, 0.2));
    const { rows } = volatilitySurface([{ expiry: '2026-12-01', volatilities }], {
      spot: 101,
      mostStrikes: 3,
    });
    expect(rows.map(({ strike }) => strike)).toEqual([90, 100, 110]);
  });
});
