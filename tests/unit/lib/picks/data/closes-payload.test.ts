import { strToU8, zipSync } from 'fflate';
import { closesFeed } from '@/lib/picks/data/feeds';
import { readClosesFile, writeClosesFile } from '@/lib/picks/data/closes-file';
import { parseCloses, unzipCloses } from '@/lib/picks/data/closes-payload';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { cashCsv } from '@/lib/market-files/samples/exchange-files';
import { exampleIsin, otherIsin } from '@/tests/unit/lib/picks/filing-examples';
import { sampleIsin } from '@/tests/unit/lib/picks/sample-isin';

/** Generated in the documented format, under ISINs that no share has. */
const header = 'TradDt,Sgmt,ISIN,TckrSymb,SctySrs,ClsPric,TtlTradgVol,TtlTrfVal';
const day = '2026-10-20';
const row = (isin: string, series = 'EQ', close = '101.50', date = day, rupees = '25075000.00') =>
  `${date},CM,${isin},AAA,${series},${close},247043,${rupees}`;
const parse = (...rows: string[]) => parseCloses([header, ...rows].join('\r\n'), day);

test('the shares of a day, in rupees and crore', () => {
  expect(
    parse(
      row(exampleIsin),
      row(otherIsin, 'BE', '5', day, ''),
      row('INF000A01019'),
      row(exampleIsin, 'GB'),
      '',
    ),
  ).toEqual([
    { isin: exampleIsin, closeRupees: 101.5, tradedCrore: 2.5075 },
    { isin: otherIsin, closeRupees: 5, tradedCrore: null },
  ]);
});

test('a share in two series has the close of the one that is traded more', () => {
  const twice = [row(exampleIsin, 'BE', '99', day, '100'), row(exampleIsin)];
  expect(parse(...twice)).toMatchObject([{ closeRupees: 101.5 }]);
  expect(parse(...twice.toReversed())).toMatchObject([{ closeRupees: 101.5 }]);
});

test('columns are found by name, in any order', () => {
  const text = `ClsPric,ISIN,TradDt,SctySrs,Sgmt,TtlTrfVal,NEW\n7,${exampleIsin},${day},EQ,CM,10000000,x`;
  expect(parseCloses(text, day)).toEqual([{ isin: exampleIsin, closeRupees: 7, tradedCrore: 1 }]);
});

test.each([
  ['another day', [row(exampleIsin, 'EQ', '5', '2026-10-19')], '1 bad lines: another day'],
  ['futures', [row(exampleIsin).replace('CM', 'FO')], '1 bad lines: another segment'],
  ['no shares', [row(exampleIsin, 'GB')], 'no shares'],
  ['lines cut off', [row(exampleIsin), '2026-10-20,CM'], '1 bad lines'],
  ['no price', [row(exampleIsin), row(otherIsin, 'EQ', '')], '1 bad lines'],
  ['a price of zero', [row(exampleIsin), row(otherIsin, 'EQ', '0')], '1 bad lines'],
  ['a wrong ISIN', [row(exampleIsin), row('INX999901014')], '1 bad lines: no ISIN'],
])('%s is refused', (_, rows, message) => {
  expect(() => parse(...rows)).toThrow(message);
});

test('the feed says how many rows of shares were refused and why, and which columns are new', () => {
  const rows = Array.from({ length: 1_600 }, (_, at) => `${row(sampleIsin(at))},1`);
  const file = [`${header},VWAP`, ...rows, `${row(sampleIsin(1_600), 'EQ', '')},1`];
  const { data, report } = closesFeed(day).read(file.join('\r\n'), new Date('2026-11-20'));
  expect(data).toHaveLength(1_600);
  expect(report).toMatchObject({
    rows: 1_601,
    refusedRows: 1,
    firstReasons: ['no price'],
    newFields: ['VWAP'],
  });
});

test('a piece of the list and a page are refused', () => {
  expect(() => closesFeed(day).read([header, row(exampleIsin)].join('\n'), new Date())).toThrow(
    'a piece of the list',
  );
  expect(() => parseCloses('<!doctype html>', day)).toThrow('no column TradDt');
});

test('the zip is opened within limits', () => {
  const zip = (files: Record<string, Uint8Array>) => zipSync(files);
  expect(unzipCloses(zip({ 'a.txt': strToU8('no'), 'b.csv': strToU8('yes') }))).toBe('yes');
  expect(unzipCloses(strToU8('plain'))).toBe('plain');
  expect(() => unzipCloses(zip({ 'a.csv': new Uint8Array(13 * 1024 * 1024) }))).toThrow('one CSV');
  expect(() => unzipCloses(zip({ 'a.csv': strToU8('yes') }).slice(0, 20))).toThrow('one CSV');
});

test('a day is stored and read as it was, and no other day’s', async () => {
  const closes = { date: day, closes: parse(row(exampleIsin), row(otherIsin)) } as const;
  expect(await readClosesFile(await writeClosesFile(closes), day)).toEqual({
    ...closes,
    closes: closes.closes.map((each) => ({ ...each, tradedCrore: 2.5075 })),
  });
  await expect(readClosesFile(await writeClosesFile(closes), '2026-10-21')).rejects.toThrow(
    '2026-10-20',
  );
});

test('each day has its own address', () => {
  expect(closesFeed('2026-07-03').path).toBe(
    '/content/cm/BhavCopy_NSE_CM_0_0_0_20260703_F_0000.csv.zip',
  );
});

test('small companies and block deals are left out here, and read in a reader’s own file', async () => {
  const file = [1, 2, 3, 4].reduce(
    (text, at) => text.replace(',EQ,', `,${['SM', 'ST', 'SZ', 'BL'][at - 1]},`),
    cashCsv(day),
  );
  const own = await readMarketFile('own.csv', strToU8(file));
  const shares = own.ok && own.value.kind === 'cash' ? own.value.shares : [];
  const closes = parseCloses(file, day);
  expect([shares.length, closes.length]).toEqual([8, 4]);
  expect(closes).toEqual(
    shares
      .slice(4)
      .map(({ isin, closeRupees, tradedCrore }) => ({ isin, closeRupees, tradedCrore })),
  );
});
