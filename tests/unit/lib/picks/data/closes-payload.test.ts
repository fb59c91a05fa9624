import { strToU8, zipSync } from 'fflate';
import { closesFeed } from '@/lib/picks/data/feeds';
import { readClosesFile, writeClosesFile } from '@/lib/picks/data/closes-file';
import { parseCloses, unzipCloses } from '@/lib/picks/data/closes-payload';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { cashCsv } from '@/lib/market-files/samples/exchange-files';
import { readCached } from '@/lib/sources/cached-answer';
import { SourceError } from '@/lib/sources/source-error';
import { corruptions } from '@/tests/factories/corruptions';
import { timed } from '@/tests/factories/cpu-time';
import { sampled } from '@/tests/factories/fuzz-runs';
import { exampleIsin, otherIsin, sampleIsin } from '@/tests/unit/lib/picks/filing-examples';
import { inNode } from '@/tests/unit/scripts/in-node';

/** Generated in the documented format, under ISINs that no share has. */
const header = 'TradDt,Sgmt,ISIN,TckrSymb,SctySrs,ClsPric,TtlTradgVol,TtlTrfVal';
const day = '2026-10-20';
const row = (isin: string, series = 'EQ', close = '101.50', date = day, rupees = '25075000.00') =>
  `${date},CM,${isin},AAA,${series},${close},247043,${rupees}`;
const parse = (...rows: string[]) => parseCloses([header, ...rows].join('\r\n'), day);

test('the shares of a day, in rupees and crore', () => {
  const others = [row('INF000A01019'), row(exampleIsin, 'GB'), ''];
  expect(parse(row(exampleIsin), row(otherIsin, 'BE', '5', day, ''), ...others)).toEqual([
    { isin: exampleIsin, closeRupees: 101.5, tradedCrore: 2.5075 },
    { isin: otherIsin, closeRupees: 5, tradedCrore: null },
  ]);
});

test('a share in two series has the close of the one that is traded more', () => {
  const twice = [row(exampleIsin, 'BE', '99', day, '100'), row(exampleIsin)];
  expect(parse(...twice)).toMatchObject([{ closeRupees: 101.5 }]);
  expect(parse(...twice.toReversed())).toMatchObject([{ closeRupees: 101.5 }]);
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
  const piece = [header, row(exampleIsin)].join('\n');
  expect(() => closesFeed(day).read(piece, new Date())).toThrow('a piece of the list');
  expect(() => parseCloses('<!doctype html>', day)).toThrow('no column TradDt');
});

test('the zip is opened within limits', () => {
  expect(unzipCloses(zipSync({ 'a.txt': strToU8('no'), 'b.csv': strToU8('yes') }))).toBe('yes');
  expect(unzipCloses(strToU8('plain'))).toBe('plain');
  expect(() =>
    unzipCloses(zipSync({ 'a.csv': new Uint8Array(13 * 1024 * 1024) }, { level: 1 })),
  ).toThrow('one CSV');
  expect(() => unzipCloses(zipSync({ 'a.csv': strToU8('yes') }).slice(0, 20))).toThrow('one CSV');
});

test('a day is stored and read as it was, and no other day’s', async () => {
  const closes = parse(row(exampleIsin), row(otherIsin, 'EQ', '5', day, ''));
  const bytes = await writeClosesFile({ date: day, closes });
  expect(await readClosesFile(bytes, day)).toEqual({ date: day, closes });
  await expect(readClosesFile(bytes, '2026-10-21')).rejects.toThrow('2026-10-20');
});

test('small companies and block deals are left out here, and read in a reader’s own file', async () => {
  const file = ['SM', 'ST', 'SZ', 'BL'].reduce(
    (text, series) => text.replace(',EQ,', `,${series},`),
    cashCsv(day),
  );
  const own = await readMarketFile('own.csv', strToU8(file));
  const shares = own.ok && own.value.kind === 'cash' ? own.value.shares : [];
  const isins = parseCloses(file, day).map(({ isin }) => isin);
  expect(shares).toHaveLength(8);
  expect(isins).toEqual(shares.slice(4).map(({ isin }) => isin));
});

describe('fifty damaged lists give the closes that are right, or a refusal in time', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const feed = closesFeed('2026-07-03');
  let list: string;
  let right: ReadonlyMap<string, number>;

  beforeAll(async () => {
    list = await inNode<string>(`
      import { answerAsNse } from './tests/upstream/shares.mjs';
      answer(answerAsNse(${JSON.stringify(feed.path)}).text);`);
    right = read(Buffer.from(list)) ?? new Map<string, number>();
    expect(right.size).toBeGreaterThan(2_000);
  });

  /** As the loader reads it; null for a refusal, which it answers with the last good closes. */
  function read(bytes: Buffer): ReadonlyMap<string, number> | null {
    try {
      const { data } = readCached(feed, new TextDecoder().decode(bytes), now.toISOString(), now);
      return new Map((data ?? []).map(({ isin, closeRupees }) => [isin, closeRupees]));
    } catch (error) {
      if (error instanceof SourceError) return null;
      throw error;
    }
  }

  it.each(sampled(corruptions).map((each) => [each.name, each] as const))(
    'with %s',
    (_, { apply }) => {
      const damaged = apply(Buffer.from(list));
      const { result: found, ms } = timed(() => read(damaged), 2_000);
      expect(ms).toBeLessThan(2_000);
      const wrong = [...(found ?? [])]
        .filter(([isin, close]) => right.get(isin) !== close)
        // A diff of megabytes takes hours.
        .map(([isin]) => isin.slice(0, 30));
      expect(wrong).toEqual([]);
    },
  );
});
