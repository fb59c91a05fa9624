import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readActionSubject } from '@/lib/picks/data/filings/action-subject';
import { readCsvList, readJsonList } from '@/lib/picks/data/filings/list-rows';
import {
  constituents,
  exampleIsin,
  otherIsin,
  sampleIsin,
  shareList,
  shareRow,
} from '@/tests/unit/lib/picks/filing-examples';
import { closesFeed, parseCloses, unzipCloses } from '@/lib/picks/data/feeds';
import {
  readClosesFile,
  writeClosesFile,
  type ClosesOfDay,
} from '@/lib/picks/data/imported-universe';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { cashCsv } from '@/lib/market-files/samples/exchange-files';
import { bonus, demerger, dividend, rights, split } from '@/tests/factories/corporate-actions';
import { readAsLoader, testDamage } from '@/tests/factories/damaged-answers';
import { inNode } from '@/tests/unit/scripts/in-node';

const today = '2026-11-25';
const unmeasured = { kind: 'break', reason: 'unmeasured' };

test.each([
  ['Bonus 3:1', [bonus(3, 1)]],
  ['Face Value Split (Sub-Division) - From Rs10/- Per Share To Re 1/- Per Share', [split(10, 1)]],
  ['Stock  Split From Rs.10/- to Rs.1/-', [split(10, 1)]],
  ['Face Value Split From Rs 10 To Re 1 Per Share To Be Effective From 2 January', [split(10, 1)]],
  ['Split of 1 share of Rs 10 to 10 shares of Re 1', [split(10, 1)]],
  ['Interim Dividend - Rs. - 12.0000', [dividend(12)]],
  ['Rights 6:179 @ Premium Rs 1810/-', [rights(6, 179, 1820)]],
  ['Rights 1:4 @ Rs 50/-', [rights(1, 4, 50)]],
  ['Rights 1:4 At Premium Rs. 110/-', [rights(1, 4, 120)]],
  ['Rights 1:4 at a premium of Rs 110', [rights(1, 4, 120)]],
  ['Rights 1:4 at Rs50/- per share', [rights(1, 4, 50)]],
  ['Rights 1:1 At Par', [rights(1, 1, 10)]],
  // The premium is a part of the price that is named before it.
  ['Rights 3:32 @ Rs 500 (including a premium of Rs 490)', [rights(3, 32, 500)]],
  ['Demerger', [demerger]],
  ['Spin Off', [demerger]],
  [
    'Annual General Meeting/Dividend - Rs 2.50 Per Share/Special Dividend - Re 1 Per Share',
    [dividend(2.5), dividend(1)],
  ],
  ['Bonus 1:1/Face Value Split From Rs 10 To Rs 5', [bonus(1, 1), split(10, 5)]],
  // Amounts of a thousand and more may be grouped, also as India groups them.
  ['Face Value Split - From Rs 1,000/- Per Share To Rs 100/- Per Share', [split(1_000, 100)]],
  ['Rights 6:179 @ Premium Rs 1,810/-', [rights(6, 179, 1_820)]],
  ['Special Dividend - Rs. 1,25,000.50 Per Unit', [dividend(125_000.5)]],
  [
    'Final Dividend Rs.5 Per Share and Special Dividend Rs.10 Per Share',
    [dividend(5), dividend(10)],
  ],
  ['Buy Back', []],
  ['Interest Payment', []],
])('the actions of “%s” are read', (subject, actions) => {
  expect(readActionSubject(subject, 10)).toEqual({ actions, isUnread: false });
});

test.each([
  // An action without its measure breaks the series, a dividend of unknown amount does not.
  ['Bonus', 10, [unmeasured]],
  ['Rights 1:2 @ Premium Rs 5', null, [unmeasured]],
  ['Rights 1:1', 10, [unmeasured]],
  ['Split of 1 share into 5 shares', 2, [unmeasured]],
  ['Split of 1 share to 5 shares', 2, [unmeasured]],
  ['Rights 1:1 At Par', null, [unmeasured]],
  ['Dividend - 50%', 10, []],
  // Which of two amounts the other belongs to is not said.
  ['Interim Dividend - Rs 3 Per Share Special Dividend - Rs 10 Per Share', 10, []],
  ['Bonus 0.5:1', 10, [unmeasured]],
])('“%s” is marked as unread', (subject, faceRupees, actions) => {
  expect(readActionSubject(subject, faceRupees)).toEqual({ actions, isUnread: true });
});

test('the list of all shares is read in spite of the spaces in its header', () => {
  const csv = shareList(shareRow('UDAHARAN'), '', shareRow('OTHER', 'INX000000000'));
  expect(readCsvList(csv)).toEqual({
    content: {
      kind: 'listed-shares',
      rows: [
        {
          ...{ isin: exampleIsin, symbol: 'UDAHARAN', name: 'Udaharan Limited' },
          ...{ listedOn: '2008-10-06', faceRupees: 10 },
        },
      ],
    },
    refused: 1,
    badRows: [{ line: 4, column: 'isin number', found: 'INX000000000' }],
  });
});

test('the constituents of an index are read with their industry; any other CSV is no list', () => {
  const rows = [{ industry: 'Chemicals' }];
  expect(readCsvList(constituents)?.content).toMatchObject({ kind: 'constituents', rows });
  expect(readCsvList('isin,symbol\na,b')).toBeNull();
});

test('days of publication come from both lists of results', () => {
  const xbrl = 'https://nsearchives.nseindia.com/corporate/xbrl/INDAS_1_2.xml';
  const row = { symbol: 'UDAHARAN', fileName: 'INDAS_1_2.xml' };
  const listed = { symbol: 'UDAHARAN', broadCastDate: '16-Jan-2025 15:29:51', xbrl };
  const rows = [{ ...row, publishedOn: '2025-01-16' }];
  expect(readJsonList([listed], today)?.content).toEqual({ kind: 'results-list', rows });
  const integrated = { symbol: 'UDAHARAN', broadcast_Date: '05-Aug-2026 18:01:00', xbrl };
  expect(readJsonList({ data: [integrated, {}] }, today)).toMatchObject({
    content: { rows: [{ ...row, publishedOn: '2026-08-05' }] },
    refused: 1,
  });
});

test('a shareholding has its own day and its day of publication; rows that cannot be are refused', () => {
  const row = { symbol: 'UDAHARAN', date: '31-DEC-2025', pr_and_prgrp: '43.87' };
  const rows = [
    { ...row, broadcastDate: '18-JAN-2026 10:00:00' },
    { ...row, broadcastDate: '18-JAN-2026', pr_and_prgrp: '143.87' },
    { ...row, broadcastDate: '30-DEC-2025' },
    { ...row, broadcastDate: '31-DEC-2025' },
  ];
  const known = { promoterPercent: 43.87, asOf: '2025-12-31' };
  expect(readJsonList(rows, today)).toMatchObject({
    content: {
      kind: 'holdings',
      rows: [
        { ...known, publishedOn: '2026-01-18' },
        { ...known, publishedOn: '2025-12-31' },
      ],
    },
    refused: 2,
    badRows: [{ found: 'row 2: ' }, { found: 'row 3: ' }],
  });
});

test('a pledge is counted in percent of the promoters’ shares', () => {
  const pledge = {
    ...{ comName: 'Udaharan Limited', percPromoterShares: '0.00', percSharesPledged: '6.88' },
    ...{ shp: '30-Jun-2026', broadcastDt: '29-Sep-2026 16:31:04' },
  };
  expect(readJsonList({ data: [pledge] }, today)?.content).toMatchObject({
    rows: [{ pledgedPercent: 0, name: 'Udaharan Limited', publishedOn: '2026-09-29' }],
  });
});

test('a surveillance list is as old as its newest row, or of today where no row is dated', () => {
  const asm = {
    longterm: { data: [{ symbol: 'UDAHARAN', isin: exampleIsin, asmTime: '20-Nov-2026' }] },
    shortterm: { data: [{ symbol: 'OTHER', isin: '', asmTime: '19-Nov-2026' }] },
  };
  expect(readJsonList(asm, today)?.content).toEqual({
    kind: 'surveillance',
    list: 'asm',
    asOf: '2026-11-20',
    rows: [
      { symbol: 'UDAHARAN', isin: exampleIsin },
      { symbol: 'OTHER', isin: null },
    ],
  });
  const gsm = [{ symbol: 'OTHER', isin: otherIsin, gsmStage: 'I' }];
  expect(readJsonList(gsm, today)?.content).toMatchObject({ list: 'gsm', asOf: today });
});

test('corporate actions name what they could not read', () => {
  const row = (exDate: string, subject: string, faceVal: string) => {
    return { symbol: 'A', isin: exampleIsin, exDate, subject, faceVal };
  };
  const rows = [
    row('17-Nov-2026', 'Bonus 1:2', '10'),
    row('18-Nov-2026', 'Something', '-'),
    row('-', 'Bonus 1:2', '10'),
  ];
  expect(readJsonList(rows, today)).toEqual({
    content: {
      kind: 'actions',
      rows: [{ isin: exampleIsin, exDate: '2026-11-17', ...bonus(1, 2) }],
      unread: [`${exampleIsin} 2026-11-18 Something`],
    },
    refused: 1,
    badRows: [{ line: null, column: 'exDate', found: 'row 3: -' }],
  });
});

test('any JSON and any CSV is read, or is no list', () => {
  const names =
    'symbol isin exDate subject faceVal date pr_and_prgrp data longterm xbrl broadCastDate shp percPromoterShares';
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('17-Nov-2026', exampleIsin, 'Bonus 1:2', '12', 'a.xml', null, 5),
      anyText({ maxLength: 12 }),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names.split(' ')), tie('json'), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(json, anyText({ maxLength: 60 }), (value, text) => {
      const subject = readActionSubject(text, 10);
      const read = readJsonList(value, today);
      readCsvList(`SYMBOL,NAME OF COMPANY,ISIN NUMBER\n${text}`);
      return (read === null || read.refused >= 0) && Array.isArray(subject.actions);
    }),
    fuzzRuns(40),
  );
});

describe('closes of a day', () => {
  /** Generated in the documented format, under ISINs that no share has. */
  const header = 'TradDt,Sgmt,ISIN,TckrSymb,SctySrs,ClsPric,TtlTradgVol,TtlTrfVal';
  const day = '2026-10-20';
  const row = (isin: string, series = 'EQ', close = '101.50', date = day, rupees = '25075000.00') =>
    `${date},CM,${isin},AAA,${series},${close},247043,${rupees}`;
  const parse = (...rows: string[]) => parseCloses([header, ...rows].join('\r\n'), day);

  test('closes are read in rupees, turnover in crore; funds and bonds are left out', () => {
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
    const refused = { refusedRows: 1, firstReasons: ['no price'] };
    expect(report).toMatchObject({ rows: 1_601, ...refused, newFields: ['VWAP'] });
  });

  test('a piece of the list and a page are refused', () => {
    const piece = [header, row(exampleIsin)].join('\n');
    expect(() => closesFeed(day).read(piece, new Date())).toThrow('a piece of the list');
    expect(() => parseCloses('<!doctype html>', day)).toThrow('no column TradDt');
  });

  test('the zip is opened within limits', () => {
    expect(unzipCloses(zipSync({ 'a.txt': strToU8('no'), 'b.csv': strToU8('yes') }))).toBe('yes');
    expect(unzipCloses(strToU8('plain'))).toBe('plain');
    const large = zipSync({ 'a.csv': new Uint8Array(13 * 1024 * 1024) }, { level: 1 });
    expect(() => unzipCloses(large)).toThrow('one CSV');
    expect(() => unzipCloses(zipSync({ 'a.csv': strToU8('yes') }).slice(0, 20))).toThrow('one CSV');
  });

  test('the closes of a day are stored and read as they were; those of another day are refused', async () => {
    const closes = parse(row(exampleIsin), row(otherIsin, 'EQ', '5', day, ''));
    const bytes = await writeClosesFile({ date: day, closes });
    expect(await readClosesFile(bytes, day)).toEqual({ date: day, closes });
    const dated = { date: day, closes, storedOn: '2026-11-19' } as const;
    expect(await readClosesFile(await writeClosesFile(dated), day)).toEqual(dated);
    await expect(readClosesFile(bytes, '2026-10-21')).rejects.toThrow('2026-10-20');
  });

  test('small companies and block deals are left out here, and read in a reader’s own file', async () => {
    let file = cashCsv(day);
    for (const series of ['SM', 'ST', 'SZ', 'BL']) file = file.replace(',EQ,', `,${series},`);
    const own = await readMarketFile('own.csv', strToU8(file));
    const shares = own.ok && own.value.kind === 'cash' ? own.value.shares : [];
    const isins = parseCloses(file, day).map(({ isin }) => isin);
    expect(shares).toHaveLength(8);
    expect(isins).toEqual(shares.slice(4).map(({ isin }) => isin));
  });

  describe('fifty damaged lists give the closes that are right, or a refusal in time', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const feed = closesFeed('2026-07-03');
    type Read = ReturnType<typeof readAsLoader<ClosesOfDay['closes']>>;
    const closesIn = (read: Read) =>
      new Map(read?.data?.map(({ isin, closeRupees }) => [isin, closeRupees]));
    let list: string;
    let right: ReadonlyMap<string, number>;

    beforeAll(async () => {
      list = await inNode<string>(`
      import { answerAsNse } from './tests/upstream/shares.mjs';
      answer(answerAsNse(${JSON.stringify(feed.path)}, null, ${JSON.stringify(feed)}).text);`);
      right = closesIn(readAsLoader(feed, Buffer.from(list), now));
      expect(right.size).toBeGreaterThan(2_000);
    });

    testDamage(feed, { answer: () => list, now }, (read) => {
      const wrong = [...closesIn(read)].filter(([isin, close]) => right.get(isin) !== close);
      // A diff of megabytes takes hours.
      expect(wrong.map(([isin]) => isin.slice(0, 30))).toEqual([]);
    });
  });
});
