import { expiryInFileName, readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';

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
    bad('24600', '98.20', 'n.a.'),
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
  ['', 'empty'],
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
});

test('a file of more lines than a chain can have is read as far as that, and says so', () => {
  const read = readChainCsv(`STRIKE,CALL\n24000,10\n${'\n'.repeat(100_000)}24100,9`);
  expect(read).toMatchObject({
    isRead: true,
    rows: [{ strike: 24_000 }],
    badLines: [{ problem: 'too-many-rows' }],
  });
});
