import { parseBhavcopy } from '@/lib/picks/data/bhavcopy-payload';
import { bhavcopyFeed } from '@/lib/picks/data/feeds';

/** Generated in the documented format (a space before each cell), under symbols that no share has. */
const header =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER';
const row = (
  symbol: string,
  series = 'EQ',
  close = '101.50',
  date = '20-Oct-2026',
  lakhs = '250.75',
) =>
  `${symbol}, ${series}, ${date}, 100.00, 100.10, 102.00, 99.00, 101.40, ${close}, 101.00, 247043, ${lakhs}, 4123, 120000, 48.57`;
const day = '2026-10-20';
const parse = (...rows: string[]) => parseBhavcopy([header, ...rows].join('\r\n'), day);

test('the shares of a day, in rupees and crore', () => {
  expect(parse(row('AAA'), row('BBB', 'BE', '5', '20-Oct-2026', '-'), row('CCC', 'GB'))).toEqual([
    { symbol: 'AAA', closeRupees: 101.5, tradedCrore: 2.5075 },
    { symbol: 'BBB', closeRupees: 5, tradedCrore: null },
  ]);
});

test('columns are found by name, in any order', () => {
  const text = 'CLOSE_PRICE,SYMBOL,DATE1,SERIES,TURNOVER_LACS,NEW\n7,AAA,20-OCT-2026,EQ,100,x';
  expect(parseBhavcopy(text, day)).toEqual([{ symbol: 'AAA', closeRupees: 7, tradedCrore: 1 }]);
});

test.each([
  ['another day', [row('AAA', 'EQ', '5', '19-Oct-2026')], '1 bad lines: another day'],
  ['no shares', [row('CCC', 'GB')], 'no shares'],
  ['lines cut off', [row('AAA'), 'BBB, EQ, 20-Oct'], '1 bad lines'],
  ['no price', [row('AAA'), row('BBB', 'EQ', '-')], '1 bad lines'],
  ['a price of zero', [row('AAA'), row('BBB', 'EQ', '0')], '1 bad lines'],
  ['the same share twice', [row('AAA'), row('AAA')], '1 bad lines'],
])('%s is refused', (_, rows, message) => {
  expect(() => parse(...rows)).toThrow(message);
});

test('a row of another day is refused alone, at any position', () => {
  const rows = Array.from({ length: 1_600 }, (_, at) => row(`UDA${at}`));
  for (const at of [0, 800, 1_599]) {
    const late = rows.map((right, each) =>
      each === at ? row(`UDA${at}`, 'EQ', '5', '19-Oct-2026') : right,
    );
    const { data, report } = bhavcopyFeed(day).read([header, ...late].join('\r\n'), new Date());
    expect(data?.map(({ symbol }) => symbol)).toEqual(
      rows.flatMap((_, each) => (each === at ? [] : [`UDA${each}`])),
    );
    expect(report).toMatchObject({
      rows: 1_600,
      refusedRows: 1,
      firstReasons: ['another day'],
    });
  }
});

test('the file of another day is refused whole, even with a few rows of the right one', () => {
  const rows = Array.from({ length: 1_600 }, (_, at) =>
    row(`UDA${at}`, 'EQ', '5', at < 1_500 ? '19-Oct-2026' : '20-Oct-2026'),
  );
  expect(() => parse(...rows)).toThrow('1500 bad lines: another day');
});

test('a file with other columns is refused', () => {
  expect(() => parseBhavcopy('<!doctype html>', day)).toThrow('no column SYMBOL');
  expect(() => parseBhavcopy('', day)).toThrow('no column SYMBOL');
});

test('the feed says how many rows of shares were refused and why, and which columns are new', () => {
  const rows = Array.from({ length: 1_600 }, (_, at) => `${row(`UDA${at}`)}, 1`);
  const file = [`${header}, VWAP`, ...rows, `${row('UDA0')}, 1`, `${row('UDAGB', 'GB')}, 1`];
  const { data, report } = bhavcopyFeed(day).read(file.join('\r\n'), new Date('2026-11-20'));
  expect(data).toHaveLength(1_600);
  expect(report).toEqual({
    rows: 1_601,
    refusedRows: 1,
    firstReasons: ['the same share twice'],
    newFields: ['VWAP'],
    lostFields: [],
    newWords: [],
  });
});

test('each day has its own address', () => {
  expect(bhavcopyFeed('2026-07-03').path).toBe('/products/content/sec_bhavdata_full_03072026.csv');
});
