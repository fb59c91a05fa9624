import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readActionSubject } from '@/lib/picks/data/filings/action-subject';
import { readCsvList, readJsonList } from '@/lib/picks/data/filings/list-rows';
import { exampleIsin, otherIsin } from '@/tests/unit/lib/picks/filing-examples';

const today = '2026-11-25';

const bonus = (newShares: number, heldShares: number) => ({ kind: 'bonus', newShares, heldShares });
const dividend = (rupeesPerShare: number) => ({ kind: 'dividend', rupeesPerShare });
const split = (oldFaceRupees: number, newFaceRupees: number) => {
  return { kind: 'split', oldFaceRupees, newFaceRupees };
};
const rights = (newShares: number, heldShares: number, priceRupees: number) => {
  return { kind: 'rights', newShares, heldShares, priceRupees };
};

test.each([
  ['Bonus 3:1', [bonus(3, 1)]],
  ['Face Value Split (Sub-Division) - From Rs10/- Per Share To Re 1/- Per Share', [split(10, 1)]],
  ['Stock  Split From Rs.10/- to Rs.1/-', [split(10, 1)]],
  ['Interim Dividend - Rs. - 12.0000', [dividend(12)]],
  ['Rights 6:179 @ Premium Rs 1810/-', [rights(6, 179, 1820)]],
  ['Rights 1:4 @ Rs 50/-', [rights(1, 4, 50)]],
  ['Demerger', [{ kind: 'break', reason: 'demerger' }]],
  ['Spin Off', [{ kind: 'break', reason: 'demerger' }]],
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
])('"%s" is read', (subject, actions) => {
  expect(readActionSubject(subject, 10)).toEqual({ actions, isUnread: false });
});

test.each([
  // An action without its measure breaks the series, a dividend of unknown amount does not.
  ['Bonus', 10, [{ kind: 'break', reason: 'unmeasured' }]],
  ['Rights 1:2 @ Premium Rs 5', null, [{ kind: 'break', reason: 'unmeasured' }]],
  ['Dividend - 50%', 10, []],
  // Which of two amounts the other belongs to is not said.
  ['Interim Dividend - Rs 3 Per Share Special Dividend - Rs 10 Per Share', 10, []],
  ['Bonus 0.5:1', 10, [{ kind: 'break', reason: 'unmeasured' }]],
])('"%s" is not read', (subject, faceRupees, actions) => {
  expect(readActionSubject(subject, faceRupees)).toEqual({ actions, isUnread: true });
});

test('the list of all shares is read in spite of the spaces in its header', () => {
  const csv = [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    `UDAHARAN,Udaharan Limited,EQ,06-OCT-2008,10,1,${exampleIsin},10`,
    '',
    'OTHER,Other Limited,EQ,06-OCT-2008,10,1,INX000000000,10',
  ].join('\r\n');
  expect(readCsvList(csv)).toEqual({
    content: {
      kind: 'listed-shares',
      rows: [
        {
          isin: exampleIsin,
          symbol: 'UDAHARAN',
          name: 'Udaharan Limited',
          listedOn: '2008-10-06',
          faceRupees: 10,
        },
      ],
    },
    refused: 1,
    badRows: [{ line: 4, column: 'isin number', found: 'INX000000000' }],
  });
  const members = `Company Name,Industry,Symbol,Series,ISIN Code\nUdaharan Ltd.,Chemicals,UDAHARAN,EQ,${exampleIsin}`;
  expect(readCsvList(members)?.content).toMatchObject({
    kind: 'constituents',
    rows: [{ industry: 'Chemicals' }],
  });
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

test('shareholding has its own day and the day of its publication', () => {
  const row = { symbol: 'UDAHARAN', date: '31-DEC-2025', pr_and_prgrp: '43.87' };
  const rows = [
    { ...row, broadcastDate: '18-JAN-2026 10:00:00' },
    { ...row, broadcastDate: '18-JAN-2026', pr_and_prgrp: '143.87' },
    { ...row, broadcastDate: '30-DEC-2025' },
  ];
  expect(readJsonList(rows, today)).toMatchObject({
    content: {
      kind: 'holdings',
      rows: [{ promoterPercent: 43.87, asOf: '2025-12-31', publishedOn: '2026-01-18' }],
    },
    refused: 2,
    badRows: [{ found: 'row 2: ' }, { found: 'row 3: ' }],
  });
});

test('a pledge is of the promoters’ shares, not of all pledges', () => {
  const pledge = {
    ...{ comName: 'Udaharan Limited', percPromoterShares: '0.00', percSharesPledged: '6.88' },
    ...{ shp: '30-Jun-2026', broadcastDt: '29-Sep-2026 16:31:04' },
  };
  expect(readJsonList({ data: [pledge] }, today)?.content).toMatchObject({
    rows: [{ pledgedPercent: 0, name: 'Udaharan Limited', publishedOn: '2026-09-29' }],
  });
});

test('surveillance lists are as new as their newest row', () => {
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
  expect(
    readJsonList([{ symbol: 'OTHER', isin: otherIsin, gsmStage: 'I' }], today)?.content,
  ).toMatchObject({ list: 'gsm', asOf: today });
});

test('corporate actions name what they could not read', () => {
  const rows = [
    { symbol: 'A', isin: exampleIsin, exDate: '17-Nov-2026', subject: 'Bonus 1:2', faceVal: '10' },
    { symbol: 'A', isin: exampleIsin, exDate: '18-Nov-2026', subject: 'Something', faceVal: '-' },
    { symbol: 'A', isin: exampleIsin, exDate: '-', subject: 'Bonus 1:2', faceVal: '10' },
  ];
  expect(readJsonList(rows, today)).toEqual({
    content: {
      kind: 'actions',
      rows: [
        { isin: exampleIsin, exDate: '2026-11-17', kind: 'bonus', newShares: 1, heldShares: 2 },
      ],
      unread: [`${exampleIsin} 2026-11-18 Something`],
    },
    refused: 1,
    badRows: [{ line: null, column: 'exDate', found: 'row 3: -' }],
  });
});

test('any JSON and any CSV is read or no list', () => {
  const names =
    'symbol isin exDate subject faceVal date pr_and_prgrp data longterm xbrl broadCastDate shp percPromoterShares';
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('17-Nov-2026', exampleIsin, 'Bonus 1:2', '12', 'a.xml', null, 5),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names.split(' ')), tie('json'), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(json, fc.string({ unit: 'binary', maxLength: 60 }), (value, text) => {
      const subject = readActionSubject(text, 10);
      const read = readJsonList(value, today);
      readCsvList(`SYMBOL,NAME OF COMPANY,ISIN NUMBER\n${text}`);
      return (read === null || read.refused >= 0) && Array.isArray(subject.actions);
    }),
    fuzzRuns(40),
  );
});
