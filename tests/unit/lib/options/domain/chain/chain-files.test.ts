import { readMarketFile } from '@/lib/market-files/read-market-file';
import { derivativesCsv, zipOf } from '@/lib/market-files/samples/exchange-files';
import { dayChains } from '@/lib/options/domain/chain/file-chain';
import { expiryInFileName, readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';
import { readTypedChain } from '@/lib/options/domain/chain/typed-chain';
import { vixRank } from '@/lib/options/domain/chain/vix-rank';

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
      lastPriceRupees: 1310.5,
      bidRupees: 1309.1,
      askRupees: 1311.9,
      openInterest: 125_340,
      openInterestChange: -3210,
      volume: 245_678,
    },
    put: {
      lastPriceRupees: 98.2,
      bidRupees: 98.05,
      askRupees: 98.4,
      openInterest: 102_000,
      openInterestChange: 870,
      volume: 310_001,
    },
  };
  const nothing = {
    lastPriceRupees: null,
    bidRupees: null,
    askRupees: null,
    openInterest: null,
    openInterestChange: null,
    volume: null,
  };

  test('the columns of the download, separators and dashes', () => {
    expect(readChainCsv(file(['CALLS,,PUTS', header, quiet, near]))).toEqual({
      isRead: true,
      badLines: [],
      rows: [nearRow, { strike: 24_550, call: nothing, put: nothing }],
    });
  });

  test.each([
    [
      'a mark at its start and Windows line ends',
      '\uFEFF' + file(['CALLS,,PUTS', header, near, ''], '\r\n'),
    ],
    [
      'older names of its columns',
      file([
        header
          .replaceAll('BID,', 'BID PRICE,')
          .replaceAll('ASK,', 'ASK PRICE,')
          .replace('STRIKE', 'STRIKE PRICE'),
        near,
      ]),
    ],
    ['empty lines', file(['', 'CALLS,,PUTS', '', header, ',,,', near, ''])],
  ])('%s change nothing', (_, text) => {
    expect(readChainCsv(text)).toEqual({ isRead: true, badLines: [], rows: [nearRow] });
  });

  test('a line that is wrong is handed back with its number, and the others are read', () => {
    const bad = (strike: string, from: string, to: string) =>
      near.replace('"24,500.00"', strike).replace(from, to);
    const text = file([
      'CALLS,,PUTS',
      header,
      near,
      bad('24600', '98.20', '"12,5"'),
      bad('24650', '98.05', '-1'),
      near,
      bad('', '', ''),
      'Total,5,6',
      bad('24700', '', ''),
    ]);
    const read = readChainCsv(text);
    expect(read.badLines.map(({ line, problem, column }) => [line, problem, column])).toEqual([
      [4, 'not-a-number', 'LTP'],
      [5, 'negative', 'BID'],
      [6, 'duplicate-strike', null],
      [7, 'no-strike', null],
      [8, 'too-few-cells', null],
    ]);
    expect(read.badLines[4]?.text).toBe('Total, 5, 6');
    expect(read).toMatchObject({ isRead: true, rows: [{ strike: 24_500 }, { strike: 24_700 }] });
  });

  test('a line break inside quotes does not shift the numbers of lines', () => {
    const read = readChainCsv(file(['strike,call,put', '"24\n500",1,2', 'x,1,2']));
    expect(read.badLines).toMatchObject([{ line: 4, problem: 'no-strike' }]);
  });

  test.each([
    ['commas', 'Strike,Call,Put\n24500,120.5,98\n24600,,\n'],
    ['semicolons', 'strike;call;put\n24500;120.5;98\n24600;-;-\n'],
    ['tabs, as copied from a page', 'STRIKE\tCE\tPE\n24,500\t120.5\t98\n24,600\t—\t–\n'],
  ])('a plain table with %s', (_, text) => {
    expect(readChainCsv(text)).toEqual({
      isRead: true,
      badLines: [],
      rows: [
        {
          strike: 24_500,
          call: { ...nothing, lastPriceRupees: 120.5 },
          put: { ...nothing, lastPriceRupees: 98 },
        },
        { strike: 24_600, call: nothing, put: nothing },
      ],
    });
  });

  test.each([
    [' \n\n', 'empty'],
    ['name,price\nNifty,24500', 'no-header'],
    ['strike\n24500', 'no-header'],
    ['strike,call,put\nx,1,2', 'no-rows'],
  ])('%j is no chain: %s', (text, problem) => {
    expect(readChainCsv(text)).toMatchObject({ isRead: false, problem });
  });

  test('the expiry is in the name of the download', () => {
    expect(expiryInFileName('option-chain-ED-NIFTY-29-Dec-2026.csv')).toBe('2026-12-29');
    expect(expiryInFileName('option-chain-ED-NIFTY-29-Foo-2026 (1).csv')).toBeNull();
    expect(expiryInFileName('mine.csv')).toBeNull();
    expect(expiryInFileName('option-chain-ED-NIFTY-31-Feb-2026.csv')).toBeNull();
  });

  test('a file of more lines than a chain can have is read as far as that, and says so', () => {
    const read = readChainCsv(`STRIKE,CALL\n24000,10\n${'\n'.repeat(100_000)}24100,9`);
    expect(read).toMatchObject({
      isRead: true,
      rows: [{ strike: 24_000 }],
      badLines: [{ problem: 'too-many-rows' }],
    });
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
    const far = rows[0]!;
    expect(far.put).toMatchObject({
      isSettlement: true,
      volume: 0,
      lastPriceRupees: expect.any(Number),
    });
    const near = rows[10]!;
    expect(near.call.isSettlement).toBeUndefined();
    expect((near.call.openInterest ?? 0) % 65).toBe(0);
  });

  const leg = (lastPrice: number | string) => ({
    openInterest: 1_200,
    changeinOpenInterest: -30,
    totalTradedVolume: 540,
    lastPrice,
    buyPrice1: 99.5,
    sellPrice1: '1,00.5',
  });

  test('NSE’s answer is a chain for each of its expiries', () => {
    const text = JSON.stringify({
      records: {
        timestamp: '07-Oct-2026 15:40:00',
        underlyingValue: 22_790.4,
        data: [
          { strikePrice: '22,800', expiryDates: '23-Nov-2026', CE: leg(100), PE: null },
          { strikePrice: 22_700, expiryDates: '23-Nov-2026', PE: leg(0) },
          { strikePrice: 22_800, expiryDate: '29-Dec-2026', CE: { ...leg(5), bidprice: 1 } },
          { strikePrice: 22_800, expiryDates: '23-Nov-2026', CE: leg(3) },
          { strikePrice: 'x', expiryDates: '23-Nov-2026' },
          null,
        ],
      },
    });
    const read = readChainJson(`\uFEFF${text}`);
    expect(read).toMatchObject({ isRead: true, spot: 22_790.4, date: '2026-10-07', badStrikes: 3 });
    if (!read.isRead) return;
    expect(
      read.chains.map(({ expiry, rows }) => [expiry, rows.map(({ strike }) => strike)]),
    ).toEqual([
      ['2026-11-23', [22_700, 22_800]],
      ['2026-12-29', [22_800]],
    ]);
    expect(read.chains[0]?.rows[1]?.call).toMatchObject({
      lastPriceRupees: 100,
      bidRupees: 99.5,
      askRupees: 100.5,
      openInterest: 1_200,
      openInterestChange: -30,
    });
    // A price of zero is none.
    expect(read.chains[0]?.rows[0]?.put.lastPriceRupees).toBeNull();
  });

  test.each([
    ['{}', 'no-header'],
    ['nonsense', 'no-header'],
    ['{"records":{"data":[]}}', 'no-rows'],
    ['{"records":{"data":[1,"a",[]]}}', 'no-rows'],
  ])('%s is no chain', (text, problem) => {
    expect(readChainJson(text)).toEqual({ isRead: false, problem });
  });

  test('the volatility index stands among the days of its file', () => {
    const days = Array.from({ length: 20 }, (_, index) => ({
      date: `2026-10-${`${index + 1}`.padStart(2, '0')}` as const,
      percent: index === 19 ? 14 : 10 + index,
    }));
    expect(vixRank(days as never)).toEqual({
      date: '2026-10-20',
      percent: 14,
      days: 20,
      lowestPercent: 10,
      highestPercent: 28,
      lowerDaysPercent: 20,
    });
    expect(vixRank(days.slice(0, 5) as never)?.lowerDaysPercent).toBeNull();
    expect(vixRank([])).toBeNull();
  });
});

describe('typed premiums', () => {
  test('rows with a premium, by rising strike; a row without one is left out', () => {
    const read = readTypedChain([
      { strike: '24,600', call: '80.5', put: '' },
      { strike: 'whatever', call: ' ', put: '' },
      { strike: '24500', call: '120', put: '₹98' },
    ]);
    expect(read).toMatchObject({
      ok: true,
      rows: [
        { strike: 24_500, call: { lastPriceRupees: 120 }, put: { lastPriceRupees: 98 } },
        { strike: 24_600, call: { lastPriceRupees: 80.5 }, put: { lastPriceRupees: null } },
      ],
    });
  });

  test.each([
    [[{ strike: '1', call: '', put: '' }], 'empty', []],
    [[{ strike: '', call: '1', put: '-2' }], 'not-a-number', ['0 strike', '0 put']],
    [
      [
        { strike: '100', call: '1', put: '' },
        { strike: '1,00', call: '', put: '2' },
      ],
      'duplicate-strike',
      ['1 strike'],
    ],
  ])('%j is refused: %s', (typed, problem, fields) => {
    const read = readTypedChain(typed);
    expect(read).toEqual({
      ok: false,
      problem,
      fields: fields.map((text) => ({ row: Number(text[0]), field: text.slice(2) })),
    });
  });
});
