import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';
import fc from 'fast-check';
import { shiftDays } from '@/lib/calendar/day-count';
import { minCpuMs } from '@/tests/factories/cpu-time';
import { usualMarket } from '@/tests/unit/lib/options/any-legs';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  type Chain,
  type ChainQuote,
  liquidityProblems,
  noQuote,
  priceOf,
  sampleChain,
  spreadPercent,
} from '@/lib/options/domain/chain/chain';
import {
  chainFigures,
  chainLeg,
  spotByParity,
  tradePriceOf,
  vixRank,
  volatilitySurface,
  type StrikeVolatility,
} from '@/lib/options/domain/chain/chain-figures';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { derivativesCsv, zipOf } from '@/lib/market-files/samples/exchange-files';
import {
  addChains,
  dayChains,
  noChains,
  nothingRead,
  readTypedChain,
  removeLastChains,
  type ReadChains,
} from '@/lib/options/domain/chain/own-chain';
import { expiryInFileName, readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';

const setting = { ...usualMarket, expiry: '2026-12-29', years: 38 / 365 } as const;

const quote = (part: Partial<ChainQuote>): ChainQuote => ({ ...noQuote, ...part });
const last = (lastPriceRupees: number) => quote({ lastPriceRupees });
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
  const rows = [open(100, 10, 40), open(110, 20, 30), open(120, 50, 5)];
  const figures = chainFigures(chain(rows), { ...setting, spot: 110 });
  // At 100 the puts above are worth 30 × 10 + 5 × 20 = 400; at 110 10 × 10 + 5 × 10 = 150; at 120 10 × 20 + 20 × 10 = 400.
  expect(figures.maxPainStrike).toBe(110);
  expect(figures.putCallRatio).toEqual({ openInterest: 75 / 80, volume: null });
  expect(figures.wallStrike).toEqual({ call: 120, put: 100 });
});

test('at max pain all open options together are worth least, at the lowest such strike', () => {
  const units = fc.integer({ min: 0, max: 9 });
  const sides = fc.array(fc.tuple(units, units), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sides, (open) => {
      const rows = open.map(([calls, puts], index) => ({
        strike: 100 + 50 * index,
        call: quote({ openInterest: calls }),
        put: quote({ openInterest: puts }),
      }));
      const worthAt = (spot: number) =>
        rows.reduce(
          (sum, { strike, call, put }) =>
            sum +
            Math.max(0, spot - strike) * call.openInterest! +
            Math.max(0, strike - spot) * put.openInterest!,
          0,
        );
      const min = Math.min(...rows.map(({ strike }) => worthAt(strike)));
      const isOpen = open.some(([calls, puts]) => calls + puts > 0);
      const lowest = rows.find(({ strike }) => worthAt(strike) === min)!.strike;
      const { maxPainStrike } = chainFigures(chain(rows), { ...setting, spot: 100 });
      expect(maxPainStrike).toBe(isOpen ? lowest : null);
    }),
    fuzzRuns(300),
  );
});

test('without open interest there is no ratio, no pain and no wall, never a zero', () => {
  const rows = [{ strike: 100, call: last(5), put: noQuote }];
  expect(chainFigures(chain(rows), { ...setting, spot: 100 })).toMatchObject({
    putCallRatio: { openInterest: null, volume: null },
    maxPainStrike: null,
    wallStrike: { call: null, put: null },
  });
});

describe('where the open interest of an option is not known', () => {
  const figuresOf = (...rows: [strike: number, calls: number | null, puts: number | null][]) =>
    chainFigures(
      chain(
        rows.map(([strike, calls, puts]) => ({
          strike,
          call: quote({ openInterest: calls }),
          put: quote({ openInterest: puts }),
        })),
      ),
      { ...setting, spot: 110 },
    );

  it('there is neither pain nor ratio of one side alone', () => {
    const unknown = { maxPainStrike: null, putCallRatio: { openInterest: null, volume: null } };
    expect(figuresOf([100, 10, null], [110, 20, null])).toMatchObject(unknown);
    expect(figuresOf([100, null, 10], [110, null, 20])).toMatchObject(unknown);
  });

  it('the figures count the others, and how many these are is known', () => {
    expect(figuresOf([100, 10, 40], [110, 20, 30], [120, 50, null])).toMatchObject({
      maxPainStrike: 110,
      knownOpenInterest: { count: 5, all: 6 },
    });
  });
});

test('the volatility of a strike is that of its side out of the money, and unknown without a price', () => {
  const rows = [
    { strike: 24_000, call: last(1), put: last(150) },
    { strike: 25_000, call: noQuote, put: noQuote },
  ];
  expect(chainFigures(chain(rows), setting).volatilities).toMatchObject([
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
] as const)('the problems of %j are %j', (part, problems) => {
  expect(liquidityProblems(quote(part))).toEqual(problems);
});

describe('a leg of a chain', () => {
  const row = {
    strike: 24_000,
    call: quote({ bidRupees: 99.5, askRupees: 100.5, lastPriceRupees: 90 }),
    put: quote({ bidRupees: 0, askRupees: 40, lastPriceRupees: 35.127 }),
  };

  test.each([
    ['call', 'buy', 100.5],
    ['call', 'sell', 99.5],
    ['put', 'buy', 40],
    // Without a bid, the price of the last trade.
    ['put', 'sell', 35.127],
  ] as const)('a %s to %s costs %p a unit', (right, side, rupees) => {
    expect(tradePriceOf({ row, right, side })).toBe(rupees);
  });

  test('one side of the quotes alone is no price for the other', () => {
    const asked = { ...row, call: quote({ askRupees: 12 }) };
    expect(tradePriceOf({ row: asked, right: 'call', side: 'buy' })).toBe(12);
    expect(tradePriceOf({ row: asked, right: 'call', side: 'sell' })).toBeNull();
  });

  const legOf = (side: 'buy' | 'sell', volatilities: readonly StrikeVolatility[] = []) =>
    chainLeg({ row, right: 'put', side }, { expiry: '2026-12-29' }, volatilities, {
      unitsPerLot: 65,
      volatility: 0.2,
    });

  test('is one lot at its price in whole paise', () => {
    expect(legOf('sell')).toEqual({
      ...{ side: 'sell', kind: 'put', strike: 24_000, expiry: '2026-12-29', lots: 1 },
      ...{ unitsPerLot: 65, priceRupees: 35.13, volatility: 0.2 },
    });
  });

  test('has the volatility of the nearest strike that has one', () => {
    const at = (strike: number, volatility: number): StrikeVolatility => {
      return { strike, volatility, from: 'put' };
    };
    const own = { strike: 24_000, volatility: null, problem: 'no-price' } as const;
    expect(legOf('buy', [at(23_900, 0.3), own, at(24_050, 0.25)])?.volatility).toBe(0.25);
    expect(legOf('buy', [at(23_950, 0.3), own, at(24_100, 0.25)])?.volatility).toBe(0.3);
    expect(legOf('buy', [own])?.volatility).toBe(0.2);
  });

  test('is none without a price', () => {
    const trade = { row: { ...row, put: noQuote }, right: 'put', side: 'buy' } as const;
    const sizes = { unitsPerLot: 65, volatility: 0.2 };
    expect(chainLeg(trade, { expiry: '2026-12-29' }, [], sizes)).toBeNull();
  });
});

test.each([
  [10, 10.5, (0.5 / 10.25) * 100],
  [10, 10, 0],
  [10, 9, null],
  [0, 10, null],
  [null, 10, null],
  [10, null, null],
])('the spread of a bid of %p and an ask of %p is %p percent of the middle', (...asked) => {
  const [bidRupees, askRupees, percent] = asked;
  expect(spreadPercent(quote({ bidRupees, askRupees }))).toBe(percent);
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

  it('has strikes without digits of rounding where the step is below one rupee', () => {
    const strikes = sampleChain({ ...setting, spot: 7.1, strikeStep: 0.1 }).rows.map(
      ({ strike }) => strike,
    );
    expect(strikes).toEqual(strikes.map((strike) => Number(strike.toFixed(1))));
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
    const gap = { strike: 110, volatility: null, problem: 'no-price' } as const;
    const near = [smileAt(90, 0.25), smileAt(100, 0.2), gap];
    const smiles = [
      { expiry: '2026-12-29', volatilities: [smileAt(100, 0.21), smileAt(110, 0.2)] },
      { expiry: '2026-12-01', volatilities: near },
    ] as const;
    expect(volatilitySurface(smiles, { spot: 100, maxStrikes: 9 })).toEqual({
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
    const smiles = [{ expiry: '2026-12-01', volatilities }] as const;
    const { rows } = volatilitySurface(smiles, { spot: 101, maxStrikes: 3 });
    expect(rows.map(({ strike }) => strike)).toEqual([90, 100, 110]);
  });
});

describe('files of a chain', () => {
  describe('a CSV', () => {
    /** Generated with the columns of NSE's "Download (.csv)" of an option chain; the figures are made up. */
    const header =
      ',OI,CHNG IN OI,VOLUME,IV,LTP,CHNG,BID QTY,BID,ASK,ASK QTY,STRIKE,BID QTY,BID,ASK,ASK QTY,CHNG,LTP,IV,VOLUME,CHNG IN OI,OI,';
    const near =
      ',"1,25,340","-3,210","2,45,678",11.2,"1,310.50",-12.4,75,"1,309.10","1,311.90",150,"24,500.00",75,98.05,98.40,300,4.1,98.20,12.9,"3,10,001",870,"1,02,000",';
    const quiet = ',-,-,-,-,-,-,-,-,-,-,"24,550.00",-,-,-,-,-,-,-,-,-,-,';
    const file = (lines: readonly string[], end = '\n') => lines.join(end);

    const nearRow = {
      strike: 24_500,
      call: {
        ...{ lastPriceRupees: 1310.5, bidRupees: 1309.1, askRupees: 1311.9 },
        ...{ openInterest: 125_340, openInterestChange: -3210, volume: 245_678 },
      },
      put: {
        ...{ lastPriceRupees: 98.2, bidRupees: 98.05, askRupees: 98.4 },
        ...{ openInterest: 102_000, openInterestChange: 870, volume: 310_001 },
      },
    };
    test('the columns of the download, separators and dashes', () => {
      const rows = [nearRow, { strike: 24_550, call: noQuote, put: noQuote }];
      const read = readChainCsv(file(['CALLS,,PUTS', header, quiet, near]));
      expect(read).toEqual(success({ badLines: [], rows }));
    });

    const olderHeader = header
      .replaceAll('BID,', 'BID PRICE,')
      .replaceAll('ASK,', 'ASK PRICE,')
      .replace('STRIKE', 'STRIKE PRICE');
    const windowsFile = file(['CALLS,,PUTS', header, near, ''], '\r\n');

    test.each([
      ['a mark at its start and Windows line ends', `\uFEFF${windowsFile}`],
      ['older names of its columns', file([olderHeader, near])],
      ['empty lines', file(['', 'CALLS,,PUTS', '', header, ',,,', near, ''])],
    ])('%s change nothing', (_, text) => {
      expect(readChainCsv(text)).toEqual(success({ badLines: [], rows: [nearRow] }));
    });

    test('a line that is wrong is handed back with its number, and the others are read', () => {
      const bad = (strike: string, from: string, to: string) =>
        near.replace('"24,500.00"', strike).replace(from, to);
      const text = file([
        ...['CALLS,,PUTS', header, near],
        ...[bad('24600', '98.20', '"12,5"'), bad('24650', '98.05', '-1')],
        ...[near, bad('', '', ''), 'Total,5,6', bad('24700', '', '')],
      ]);
      const read = valueOf(readChainCsv(text));
      expect(read.badLines.map(({ line, problem, column }) => [line, problem, column])).toEqual([
        [4, 'not-a-number', 'LTP'],
        [5, 'negative', 'BID'],
        [6, 'duplicate-strike', null],
        [7, 'no-strike', null],
        [8, 'too-few-cells', null],
      ]);
      expect(read.badLines[4]?.text).toBe('Total, 5, 6');
      expect(read.rows).toMatchObject([{ strike: 24_500 }, { strike: 24_700 }]);
    });

    test('a line break inside quotes does not shift the numbers of lines', () => {
      const read = readChainCsv(file(['strike,call,put', '"24\n500",1,2', 'x,1,2']));
      const badLines = [{ line: 4, problem: 'no-strike' }];
      expect(read).toMatchObject(success({ badLines }));
    });

    test.each([
      ['commas', 'Strike,Call,Put\n24500,120.5,98\n24600,,\n'],
      ['semicolons', 'strike;call;put\n24500;120.5;98\n24600;-;-\n'],
      ['tabs, as copied from a page', 'STRIKE\tCE\tPE\n24,500\t120.5\t98\n24,600\t—\t–\n'],
    ])('a plain table with %s', (_, text) => {
      const rows = [
        { strike: 24_500, call: last(120.5), put: last(98) },
        { strike: 24_600, call: noQuote, put: noQuote },
      ];
      expect(readChainCsv(text)).toEqual(success({ badLines: [], rows }));
    });

    test.each([
      [' \n\n', 'empty'],
      ['name,price\nNifty,24500', 'no-header'],
      ['strike\n24500', 'no-header'],
      ['strike,call,put\nx,1,2', 'no-rows'],
    ])('%j is no chain: %s', (text, problem) => {
      expect(readChainCsv(text)).toMatchObject(failure({ code: problem }));
    });

    test('the expiry is in the name of the download', () => {
      expect(expiryInFileName('option-chain-ED-NIFTY-29-Dec-2026.csv')).toBe('2026-12-29');
      expect(expiryInFileName('option-chain-ED-NIFTY-29-Foo-2026 (1).csv')).toBeNull();
      expect(expiryInFileName('mine.csv')).toBeNull();
      expect(expiryInFileName('option-chain-ED-NIFTY-31-Feb-2026.csv')).toBeNull();
    });

    test('a file of more lines than a chain can have is read as far as that, and says so', () => {
      const read = readChainCsv(`STRIKE,CALL\n24000,10\n${'\n'.repeat(100_000)}24100,9`);
      const badLines = [{ problem: 'too-many-rows' }];
      expect(read).toMatchObject(success({ rows: [{ strike: 24_000 }], badLines }));
    });
  });

  describe('a file of the exchange', () => {
    const day = '2026-11-19';

    async function chainsOf(csv: string) {
      const read = await readMarketFile('day.zip', zipOf('day.csv', csv));
      if (!read.ok || read.value.kind !== 'derivatives') throw new Error('no derivatives');
      return dayChains(read.value.underlyings[0]!);
    }

    test('a day of the derivatives segment is a chain for each expiry as written, in units', async () => {
      const chains = await chainsOf(derivativesCsv(day, ['2026-12-29', '2026-11-23']));
      expect(chains.map(({ expiry, unitsPerLot }) => [expiry, unitsPerLot])).toEqual([
        ['2026-11-23', 65],
        ['2026-12-29', 65],
      ]);
      const [{ rows }] = chains as [(typeof chains)[number]];
      expect(rows.map(({ strike }) => strike)).toEqual(
        Array.from({ length: 21 }, (_, index) => 22_300 + index * 50),
      );
      const settled = { isSettlement: true, volume: 0, lastPriceRupees: expect.any(Number) };
      const [far, near] = [rows[0]!, rows[10]!];
      expect(far.put).toMatchObject(settled);
      expect(near.call.isSettlement).toBeUndefined();
      expect((near.call.openInterest ?? 0) % 65).toBe(0);
    });

    test('takes no longer for each strike of a file that has very many', () => {
      const contract = {
        expiry: '2026-12-29',
        ...{ closeRupees: null, settlementRupees: null, volumeUnits: null, unitsPerLot: 65 },
        ...{ openInterestUnits: 65, openInterestChangeUnits: null },
      } as const;
      const contracts = Array.from({ length: 30_000 }, (_, index) => ({
        ...contract,
        option: {
          right: index % 2 === 0 ? 'call' : 'put',
          strike: Math.floor(index / 2) + 1,
        } as const,
      }));
      const read = () => chainFigures(dayChains({ contracts })[0]!, setting);
      expect(read().maxPainStrike).toBe(7_500);
      expect(minCpuMs(read, { enoughMs: 2_000 })).toBeLessThan(2_000);
    });

    const leg = (lastPrice: number | string) => ({
      ...{ openInterest: 1_200, changeinOpenInterest: -30, totalTradedVolume: 540 },
      ...{ lastPrice, buyPrice1: 99.5, sellPrice1: '1,00.5' },
    });

    test('NSE’s answer is a chain for each of its expiries', () => {
      const data = [
        { strikePrice: '22,800', expiryDates: '23-Nov-2026', CE: leg(100), PE: null },
        { strikePrice: 22_700, expiryDates: '23-Nov-2026', PE: leg(0) },
        { strikePrice: 22_800, expiryDate: '29-Dec-2026', CE: { ...leg(5), bidprice: 1 } },
        { strikePrice: 22_800, expiryDates: '23-Nov-2026', CE: leg(3) },
        { strikePrice: 'x', expiryDates: '23-Nov-2026' },
        null,
      ];
      const records = { timestamp: '07-Oct-2026 15:40:00', underlyingValue: 22_790.4, data };
      const read = readChainJson(`\uFEFF${JSON.stringify({ records })}`);
      const quoted = {
        ...{ bidRupees: 99.5, askRupees: 100.5, volume: 540 },
        ...{ openInterest: 1_200, openInterestChange: -30 },
      };
      const november = [
        // A price of zero is none.
        { strike: 22_700, call: noQuote, put: { ...quoted, lastPriceRupees: null } },
        { strike: 22_800, call: { ...quoted, lastPriceRupees: 100 }, put: noQuote },
      ];
      expect(read).toMatchObject(
        success({
          ...{ spot: 22_790.4, date: '2026-10-07', badStrikes: 3 },
          chains: [
            { expiry: '2026-11-23', rows: november },
            { expiry: '2026-12-29', rows: [{ strike: 22_800 }] },
          ],
        }),
      );
    });

    test.each([
      ['a count below zero', '"openInterest":-1', { openInterest: null }],
      ['a price below zero', '"lastPrice":-5', { lastPriceRupees: null }],
      ['a price beyond every number', '"lastPrice":1e999', { lastPriceRupees: null }],
      [
        'a change beyond every number',
        '"changeinOpenInterest":-1e999',
        { openInterestChange: null },
      ],
      ['a price in words', '"lastPrice":"12 lakh"', { lastPriceRupees: null }],
    ])('of %s nothing is known', (_, field, expected) => {
      const item = `{"strikePrice":22800,"expiryDates":"23-Nov-2026","CE":{${field},"totalTradedVolume":9}}`;
      const read = readChainJson(`{"records":{"data":[${item}]}}`);
      const call = { ...noQuote, volume: 9, ...expected };
      expect(read).toMatchObject(success({ chains: [{ rows: [{ strike: 22_800, call }] }] }));
    });

    test('a strike and a spot whose product is beyond every number are not read', () => {
      const data = [22_800, 1e308].map((strikePrice) => ({
        ...{ strikePrice, expiryDate: '23-Nov-2026', CE: { lastPrice: 5 } },
      }));
      const read = readChainJson(JSON.stringify({ records: { underlyingValue: 1e308, data } }));
      expect(read).toMatchObject(
        success({ spot: null, badStrikes: 1, chains: [{ rows: [{ strike: 22_800 }] }] }),
      );
    });

    test.each([
      ['{}', 'no-header'],
      ['nonsense', 'no-header'],
      ['{"records":{"data":[]}}', 'no-rows'],
      ['{"records":{"data":[1,"a",[]]}}', 'no-rows'],
    ])('%s is no chain', (text, problem) => {
      expect(readChainJson(text)).toEqual(failure(problem));
    });

    test('the volatility index stands among the days of its file', () => {
      const days = Array.from({ length: 20 }, (_, index) => ({
        date: shiftDays('2026-10-01', index),
        percent: index === 19 ? 14 : 10 + index,
      }));
      expect(vixRank(days)).toEqual({
        ...{ date: '2026-10-20', percent: 14, days: 20 },
        ...{ lowestPercent: 10, highestPercent: 28, lowerDaysPercent: 20 },
      });
      expect(vixRank(days.slice(1))?.lowerDaysPercent).toBeNull();
      expect(vixRank([])).toBeNull();
    });
  });

  describe('several files', () => {
    const [near, far] = ['2026-12-29', '2027-01-26'] as const;
    const rows = [{ strike: 24_500, call: last(1), put: last(2) }];
    const pasted = (expiry: typeof near | typeof far | null, more: Partial<ReadChains> = {}) => ({
      ...nothingRead,
      chains: [{ expiry, rows, unitsPerLot: 75 }],
      ...more,
    });

    test('texts are added by expiry, the chosen one where a text does not say it', () => {
      const one = addChains(noChains, pasted(null), near);
      const both = addChains(one, pasted(far), near);
      expect(both).toMatchObject({ rows: { [near]: rows, [far]: rows }, lots: { [far]: 75 } });
      expect(both.given).toEqual([far]);
      expect(removeLastChains(both)).toEqual({ ...noChains, rows: { [near]: rows } });
    });

    test.each([
      ['a whole file replaces a text', {}, { isWhole: true }],
      ['a text replaces a whole file', { isWhole: true }, {}],
      ['a chain on something else replaces the first', { symbol: 'NIFTY' }, { symbol: 'SENSEX' }],
    ])('%s', (_, before, after) => {
      const known = addChains(noChains, pasted(near, before), near);
      expect(addChains(known, pasted(far, after), near).rows).toEqual({ [far]: rows });
    });

    test('a chain on the same index, or on one that is not named, is added', () => {
      const known = addChains(noChains, pasted(near, { symbol: 'NIFTY' }), near);
      for (const symbol of ['NIFTY', null]) {
        const both = addChains(known, pasted(far, { symbol }), near);
        expect(Object.keys(both.rows)).toEqual([near, far]);
      }
    });

    test('what earlier chains are on stays known while they are shown', () => {
      const known = addChains(noChains, pasted(near, { symbol: 'NIFTY' }), near);
      const both = addChains(known, pasted(far), near);
      expect(both.symbol).toBe('NIFTY');
      const left = removeLastChains(both);
      expect(left).toMatchObject({ symbol: 'NIFTY', rows: { [near]: rows } });
      // A chain on something else still replaces them.
      const other = addChains(left, pasted(far, { symbol: 'BANKNIFTY' }), near);
      expect(Object.keys(other.rows)).toEqual([far]);
      expect(removeLastChains(other)).toEqual(noChains);
    });

    test('an earlier chain without a name does not keep the name of a removed one', () => {
      const unnamed = addChains(noChains, pasted(near), near);
      const left = removeLastChains(addChains(unnamed, pasted(far, { symbol: 'NIFTY' }), near));
      const other = addChains(left, pasted(far, { symbol: 'BANKNIFTY' }), near);
      expect(Object.keys(other.rows)).toEqual([near, far]);
    });

    test('without its whole file nothing is left', () => {
      const whole = addChains(noChains, pasted(near, { isWhole: true }), near);
      expect(removeLastChains(whole)).toEqual(noChains);
    });
  });

  describe('typed premiums', () => {
    const typed = (strike: string, call: string, put: string) => ({ strike, call, put });

    test('rows with a premium, by rising strike; a row without one is left out', () => {
      const read = readTypedChain([
        typed('24,600', '80.5', ''),
        typed('whatever', ' ', ''),
        typed('24500', '120', '₹98'),
      ]);
      const rows = [
        { strike: 24_500, call: last(120), put: last(98) },
        { strike: 24_600, call: last(80.5), put: noQuote },
      ];
      expect(read).toEqual(success(rows));
    });

    test.each([
      [[typed('1', '', '')], 'empty', []],
      [[typed('', '1', '-2')], 'not-a-number', ['0 strike', '0 put']],
      [[typed('100', '1', ''), typed('1,00', '', '2')], 'duplicate-strike', ['1 strike']],
    ])('%j is refused: %s', (rows, problem, fields) => {
      const named = fields.map((text) => ({ row: Number(text[0]), field: text.slice(2) }));
      expect(readTypedChain(rows)).toEqual(failure({ code: problem, fields: named }));
    });
  });
});
