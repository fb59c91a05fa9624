import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { documentKind } from '@/lib/statements/pdf/document-kind';
import { readPages, readStatement, type ReadPdf } from '@/lib/statements/read-statement';
import { unitsAtEnd } from '@/lib/statements/statement';
import { statementCsv } from '@/lib/statements/statement-csv';
import { statementLimits } from '@/lib/statements/statement-limits';
import { isTemplateHeader } from '@/lib/statements/template-header';
import { csvColumns } from '@/lib/holdings/csv-format';
import { statementHolding } from '@/tests/factories/statement-holding';
import { valueOf } from '@/tests/factories/value-of';
import {
  closing,
  folio,
  head,
  inventedIsin,
  opening,
  pageOf,
  schemeHead,
  title,
} from './cas-pages';

const noPdf: ReadPdf = () => Promise.reject(new Error('no PDF was expected'));
const read = (bytes: Uint8Array, readPdf = noPdf) =>
  readStatement('any-name.bin', bytes, '', { readPdf });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const codeOf = async (bytes: Uint8Array) => {
  const result = await read(bytes);
  return result.ok ? 'read' : result.problem.code;
};

const tradebook = [
  ['', 'Tradebook for Equity'],
  ['', 'Client ID', 'AB1234'],
  ['', 'Symbol', 'ISIN', 'Trade Date', 'Segment', 'Trade Type', 'Quantity', 'Price', 'Order ID'],
  ['', 'EXAMPLE', inventedIsin('INE000X0101'), '2024-04-05', 'EQ', 'buy', 5, 100.5, '1'],
];
const xlsx = () => writeXlsx({ sheets: [{ name: 'Equity', rows: tradebook }] });
const trade = [{ type: 'buy', on: '2024-04-05', quantity: 5, rupees: 502.5 }];
const csv = 'symbol,trade_date,trade_type,quantity,price\nEXAMPLE,2024-04-05,buy,5,100.5\n';

describe('a file is what its content is', () => {
  test('a workbook with lines of a title and an empty first column', async () => {
    const result = await read(await xlsx());
    expect(result).toMatchObject({
      ok: true,
      value: { source: 'zerodha', holdings: [{ instrument: 'EXAMPLE', transactions: trade }] },
    });
    expect(JSON.stringify(result)).not.toContain('AB1234');
  });

  test('a workbook whose moments are cells of dates: the day is that of India', async () => {
    const rows = [
      ['Date', 'Market', 'Volume', 'Total', 'Trade'],
      [new Date('2024-03-31T20:15:00Z'), 'BTCINR', 0.5, 100, 'Buy'],
      [new Date('2024-03-31T00:00:00Z'), 'BTCINR', 0.5, 100, 'Buy'],
    ];
    const result = await read(await writeXlsx({ sheets: [{ name: 'Trades', rows }] }));
    const [holding] = result.ok ? result.value.holdings : [];
    expect(holding?.transactions.map(({ on }) => on)).toEqual(['2024-04-01', '2024-03-31']);
  });

  test.each([
    ['only the days that can be months, which are wrong', ['2024-04-05', '25-05-2024'], false],
    ['the same of slashes', ['2024-04-05', '2024-03-06', '25/05/2024 10:15'], false],
    ['one that is after the 12th', ['2024-04-05', '2024-04-13', '25-05-2024'], true],
    ['some before the 12th, others as text', ['2024-04-05', '06-05-2024', '25-05-2024'], true],
    ['none', ['25-05-2024', '26-05-2024'], true],
    ['those beside names of months', ['2024-04-05', '25-May-2024'], true],
  ])('a workbook of whose days cells of dates are %s', async (_case, days, isRead) => {
    const rows = days.map((day) => [
      ...[day.startsWith('2024') ? new Date(`${day}T00:00:00Z`) : day, 'EXAMPLE', 'buy', 5, 10],
    ]);
    const header = ['Trade Date', 'Symbol', 'Trade Type', 'Quantity', 'Price'];
    const workbook = await writeXlsx({ sheets: [{ name: 'Equity', rows: [header, ...rows] }] });
    expect(await codeOf(workbook)).toBe(isRead ? 'read' : 'month-first');
  });

  test('two sheets of one kind are read together', async () => {
    const rows = (quantity: number, type: string) =>
      tradebook.with(3, (tradebook[3] ?? []).with(5, type).with(6, quantity));
    const result = await read(
      await writeXlsx({
        sheets: [
          { name: 'Notes', rows: [['About this file']] },
          { name: '2023', rows: rows(7, 'buy') },
          { name: '2024', rows: rows(2, 'sell') },
        ],
      }),
    );
    const [holding] = result.ok ? result.value.holdings : [];
    expect(holding && unitsAtEnd(holding)).toBe(5);
    expect(holding?.gaps).toEqual([]);
  });

  test.each([
    ['UTF-16 with tabs', Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le')],
    ['semicolons and CRLF', bytesOf(csv.replaceAll(',', ';').replaceAll('\n', '\r\n'))],
    ['a zip', zipSync({ 'folder/tradebook.csv': bytesOf(csv), 'picture.png': bytesOf('x') })],
  ])('a CSV as %s', async (_case, bytes) => {
    expect(await read(bytes)).toMatchObject({
      ok: true,
      value: { holdings: [{ transactions: trade }] },
    });
  });

  test('a workbook in a zip, and a PDF in a zip', async () => {
    expect(await codeOf(zipSync({ 'a.xlsx': await xlsx() }))).toBe('read');
    const readPdf = jest.fn<ReturnType<ReadPdf>, Parameters<ReadPdf>>(() =>
      Promise.resolve({ ok: true, value: pageOf(['An invoice']) }),
    );
    const zip = zipSync({ 'a.pdf': bytesOf('%PDF-1.7') });
    expect(await read(zip, readPdf)).toMatchObject({ problem: { code: 'unknown-pdf' } });
    expect(readPdf).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['too many bytes', new Uint8Array(statementLimits.bytes + 1), 'too-large'],
  [
    'a workbook with a password',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
    'locked-workbook',
  ],
  ['a page of a website', bytesOf('<!doctype html><p>Sign in'), 'web-page'],
  [
    'two tables in a zip',
    zipSync({ 'a.csv': bytesOf(csv), 'b.csv': bytesOf(csv) }),
    'several-tables',
  ],
  ['a zip of pictures', zipSync({ 'a.png': bytesOf('x') }), 'no-table'],
  ['half a zip', zipSync({ 'a.csv': bytesOf(csv) }).subarray(0, 40), 'damaged'],
  ['too many rows', bytesOf(csv + 'EXAMPLE,2024-04-05,buy,5,1\n'.repeat(50_000)), 'too-many-rows'],
  ['our template', bytesOf('class,instrument,type,date,quantity,amount_rupees'), 'template'],
])('%s is refused', async (_case, bytes, code) => {
  expect(await codeOf(bytes)).toBe(code);
});

describe('a PDF by its words', () => {
  const detailed = [...title, folio, schemeHead, opening(), head, closing('0.000')];

  test.each([
    ['the detailed statement', detailed, 'cas'],
    ['the same by its mark alone', ['KFINCASWS-1', folio, opening()], 'cas'],
    [
      'the summary',
      ['Consolidated Account Summary', 'Folio No. ISIN', 'CAMSCASWS-12'],
      'cas-summary',
    ],
    [
      'a statement without balances',
      ['CAMSCASWS-12', 'Consolidated Account Statement'],
      'cas-summary',
    ],
    ['MFCentral', ['MFCentral', 'Summary of holdings as on 1-Apr-2024', 'Folio No'], 'mfcentral'],
    [
      'the e-CAS of NSDL',
      ['National Securities Depository Limited', 'Consolidated Account Statement'],
      'nsdl',
    ],
    [
      'the e-CAS of CDSL',
      ['Central Depository Services (India) Limited', 'Holding statement'],
      'cdsl',
    ],
    [
      'a statement of a depository',
      ['Transaction Statement', 'DP ID: IN300000 Client ID: 1'],
      'depository',
    ],
    ['a contract note', ['CONTRACT NOTE CUM TAX INVOICE', 'Trade No.'], 'contract-note'],
    ['any other', ['An invoice'], 'unknown'],
  ])('%s', (_case, lines, kind) => {
    expect(documentKind(pageOf(lines))).toBe(kind);
  });

  test('a detailed statement that names other statements is still one', () => {
    const notes = ['CAMSCASWS-1', 'For NSDL e-CAS see there', 'Serviced by MFCentral as well'];
    expect(documentKind(pageOf([...detailed, ...notes]))).toBe('cas');
  });

  test('one without any transaction is refused', () => {
    expect(readPages(pageOf(detailed))).toMatchObject({ problem: { code: 'no-rows' } });
  });
});

describe('the file for the import', () => {
  test('has plain figures, and empty cells for what there is not', () => {
    const text = statementCsv([
      statementHolding({
        assetClass: 'coin',
        instrument: 'BTC',
        transactions: [
          { type: 'buy', on: '2024-04-05', quantity: 0.000_000_01, rupees: 1_00_00_000 },
          { type: 'bonus', on: '2024-04-06', quantity: 12.5, rupees: 0 },
          { type: 'dividend', on: '2024-04-07', quantity: null, rupees: 26.1 },
        ],
      }),
    ]);
    expect(text.split('\r\n').slice(1)).toEqual([
      'coin,BTC,buy,2024-04-05,0.00000001,10000000,',
      'coin,BTC,bonus,2024-04-06,12.5,0,',
      'coin,BTC,dividend,2024-04-07,,26.1,',
    ]);
  });

  test('its header, and that of the template, are known as the template', () => {
    expect(isTemplateHeader(csvColumns)).toBe(true);
    const header = statementCsv([]).split(',');
    expect(isTemplateHeader(header)).toBe(true);
    expect(isTemplateHeader(['Instrument', 'Qty.', 'Avg. cost', 'LTP'])).toBe(false);
  });
});

test('a password is a parameter of the readers and is in no text, key or log of theirs', () => {
  const files = ['read-statement.ts', 'read-in-worker.ts', 'worker.ts', 'pdf/read-pdf.ts'];
  for (const file of files) {
    const code = readFileSync(`lib/statements/${file}`, 'utf8');
    expect(code).toContain('password');
    expect(code).not.toMatch(/localStorage|sessionStorage|indexedDB|console\.\w+\([^)]*password/);
    expect(code).not.toMatch(/\$\{password\}/);
  }
});

describe('a workbook of several or long sheets', () => {
  const header = ['Symbol', 'Trade Date', 'Trade Type', 'Quantity', 'Price'];
  const readSheets = async (sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
    read(await writeXlsx({ sheets }));

  test('is read to its last row', async () => {
    const rows = Array.from({ length: 21_000 }, () => ['EXAMPLE', '2024-04-05', 'buy', 1, 10]);
    const result = await readSheets([{ name: 'Equity', rows: [header, ...rows] }]);
    const [holding] = result.ok ? result.value.holdings : [];
    expect(holding && unitsAtEnd(holding)).toBe(21_000);
  });

  test('with another kind on its second sheet is read whole', async () => {
    const funds = [
      ['scheme_name', 'transaction_mode', 'trade_date', 'units', 'amount', 'status'],
      ['Example Gilt', 'BUY', '2024-04-05', 10, 500, 'Allotted'],
    ];
    const result = await readSheets([
      { name: 'Equity', rows: [header, ['EXAMPLE', '2024-04-05', 'buy', 1, 10]] },
      { name: 'Mutual funds', rows: funds },
    ]);
    expect(result.ok && result.value.holdings.map(({ instrument }) => instrument)).toEqual([
      'EXAMPLE',
      'Example Gilt',
    ]);
  });

  test('of a registrar says what was checked of all of them', async () => {
    const columns = [
      ...['MF_NAME', 'FOLIO_NUMBER', 'PRODUCT_CODE', 'SCHEME_NAME', 'TRADE_DATE'],
      ...['TRANSACTION_TYPE', 'AMOUNT', 'UNITS', 'PRICE'],
    ];
    const bought = (day: string, amount: number, units: number) => [
      ...['Example MF', '9', 'EX', 'Gilt Fund', day, 'Purchase', amount, units, 10],
    ];
    const payout = ['Example MF', '9', 'EX', 'Gilt Fund', '05-Jun-2025', 'IDCW Payout', 26, '', ''];
    const sheets = [
      { name: '2024', rows: [columns, bought('05-Apr-2024', 1000, 100)] },
      {
        name: '2025',
        rows: [columns, bought('05-Apr-2025', 9000, 100), bought('06-Apr-2025', 5e5, 5e4), payout],
      },
    ];
    const amountsOf = async (own: typeof sheets) =>
      valueOf(await readSheets(own)).holdings.map(({ amounts }) => amounts);
    const both = await amountsOf(sheets);
    expect(both).toMatchObject([
      {
        agreed: 2,
        payouts: { agreed: 0, unchecked: 1 },
        differing: [{ on: '2025-04-05', rupees: 8000 }],
      },
    ]);
    expect(both).toEqual(await amountsOf(sheets.toReversed()));
  });

  test('names the sheets with rows of days whose columns are not known', async () => {
    const result = await readSheets([
      { name: 'Notes', rows: [['About this file'], ['Made with care']] },
      { name: 'Trades', rows: [header, ['EXAMPLE', '2024-04-05', 'buy', 1, 10]] },
      {
        name: 'Withdrawals',
        rows: [['When', 'What'], [], [new Date('2024-04-06T10:00:00Z'), 'EXAMPLE']],
      },
      { name: 'Deposits', rows: [['05-Apr-2024', 'EXAMPLE', 5]] },
    ]);
    expect(valueOf(result).fileNotes.unreadSheets).toEqual(['Withdrawals', 'Deposits']);
  });

  describe('with a row that is left out on one sheet', () => {
    const instant = [
      ['Crypto', 'Trade Completion time', 'Side', 'Quantity', 'Gross Amount'],
      ['BTC', '2025-05-01', 'Buy', 0.02, 100_000],
      ['ETH', '2025-05-01', 'Buy', 1, 200_000],
    ];
    const spotHeader = ['Crypto Pair', ...(instant[0] ?? []).slice(1)];
    const doubtsOf = async (...sheets: (string | number)[][][]) => {
      const result = await readSheets(sheets.map((rows, at) => ({ name: `Sheet ${at}`, rows })));
      if (!result.ok) throw new Error(result.problem.code);
      return result.value.holdings.map(({ instrument, leftOut }) => [instrument, leftOut]);
    };
    const none = { count: 0, listed: [] };
    const pair = { place: 2, reason: 'coin-pair' };

    test('leaves the holding of another one in doubt', async () => {
      const spot = [spotHeader, ['BTC/USDT', '2025-06-01', 'Sell', 0.01, 600]];
      const expected = [
        ['BTC', { count: 1, listed: [pair] }],
        ['ETH', none],
      ];
      expect(await doubtsOf(instant, spot)).toEqual(expected);
      expect(await doubtsOf(spot, instant)).toEqual(expected);
    });

    test('counts it once where both sheets have the holding', async () => {
      const spot = [
        spotHeader,
        ['BTC/USDT', '2025-06-01', 'Sell', 0.01, 600],
        ['BTC/INR', '2025-06-02', 'Buy', 0.01, 60_000],
      ];
      const spotOfOther = [spotHeader, ['BTC/ETH', '2025-06-03', 'Sell', 0.01, 0.2]];
      expect(await doubtsOf(spot, instant, spotOfOther)).toEqual([
        ['BTC', { count: 2, listed: [pair, pair] }],
        ['ETH', { count: 1, listed: [pair] }],
      ]);
    });
  });

  describe('with the same trades on two sheets', () => {
    const trades = (...rows: (string | number)[][]) => [header, ...rows];
    const on = (day: string, quantity: string | number = 1) => [
      'EXAMPLE',
      day,
      'buy',
      quantity,
      10,
    ];
    const unitsOf = async (...sheets: (string | number)[][][]) => {
      const result = await readSheets(sheets.map((rows, at) => ({ name: `Sheet ${at}`, rows })));
      if (!result.ok) throw new Error(result.problem.code);
      const [holding] = result.value.holdings;
      return [holding && unitsAtEnd(holding), result.value.fileNotes.repeatedRows];
    };
    const all = trades(
      on('2024-04-05'),
      on('2024-04-05'),
      on('2024-05-06', 7),
      on('2023-04-05', 2),
    );

    test('counts them once and says how many', async () => {
      expect(await unitsOf(all, trades(on('2023-04-05', 2)))).toEqual([11, 1]);
      expect(await unitsOf(all, all)).toEqual([11, 4]);
    });

    test('keeps equal trades of one sheet, and as many as the sheet with the most has', async () => {
      expect(await unitsOf(trades(on('2024-04-05')), all)).toEqual([11, 1]);
      expect(await unitsOf(all, trades(on('2024-04-05')), all)).toEqual([11, 5]);
    });

    test('knows them however days and figures are written', async () => {
      const written = trades(on('05-04-2023', '2.000'), on('06/05/2024', '7.0'));
      expect(await unitsOf(all, written)).toEqual([11, 2]);
    });

    test('keeps trades that a number, a time or an exchange tells apart', async () => {
      for (const [column, one, other] of [
        ['Order ID', '1', '2'],
        ['Trade ID', '1', '2'],
        ['Order Execution Time', '2024-04-05T10:00:00', '2024-04-05T10:00:01'],
        ['Exchange', 'NSE', 'BSE'],
      ] as const) {
        const sheet = (cell: string) => [
          [...header, column],
          [...on('2024-04-05'), cell],
        ];
        expect(await unitsOf(sheet(one), sheet(other))).toEqual([2, 0]);
        expect(await unitsOf(sheet(one), sheet(one))).toEqual([1, 1]);
      }
    });

    test('of two kinds are two trades', async () => {
      const orders = [
        ['Date', 'Market', 'Volume', 'Total', 'Trade'],
        ['2024-04-05', 'BTCINR', 1, 10, 'Buy'],
      ];
      const instant = [
        ['Crypto', 'Trade Completion time', 'Side', 'Quantity', 'Gross Amount'],
        ['BTC', '2024-04-05', 'Buy', 1, 10],
      ];
      expect(await unitsOf(orders, instant)).toEqual([2, 0]);
    });
  });

  describe('with more than 30 sheets', () => {
    type SheetToWrite = { name: string; rows: (string | number)[][] };
    const other: SheetToWrite = { name: 'Other', rows: [['Notes']] };
    const trades: SheetToWrite = {
      name: 'Trades',
      rows: [header, ['EXAMPLE', '2024-04-05', 'buy', 1, 10]],
    };
    const sheets = (...last: SheetToWrite[]) => [
      ...Array.from({ length: 30 }, (_, at) => ({ ...other, name: `Other ${at}` })),
      ...last,
    ];

    test('says how many were not read', async () => {
      const all = sheets(other, { ...trades, name: 'Last' });
      const result = await readSheets([trades, ...all.slice(1)]);
      expect(result).toMatchObject({ value: { fileNotes: { skippedSheets: 2 } } });
      expect(await readSheets([trades, ...all.slice(1, 30)])).toMatchObject({
        value: { fileNotes: { skippedSheets: 0 } },
      });
    });

    test('is refused by name where none of the first 30 is known', async () => {
      expect(await readSheets(sheets(trades))).toMatchObject({
        problem: { code: 'too-many-sheets' },
      });
    });
  });

  test('keeps the doubts of each sheet', async () => {
    const names = ['MF_NAME', 'FOLIO_NUMBER', 'PRODUCT_CODE', 'SCHEME_NAME', 'TRADE_DATE'];
    const figures = ['TRANSACTION_TYPE', 'AMOUNT', 'UNITS', 'PRICE'];
    const sheet = (...row: (string | number)[]) => [
      [...names, ...figures],
      ['Example MF', '9', 'EX', 'Example Fund', '05-APR-2024', ...row],
    ];
    const result = await readSheets([
      { name: '2023', rows: sheet('Switch In - Merger', 500, 10, 50) },
      { name: '2024', rows: sheet('Purchase', 500, 20, 50) },
    ]);
    expect(result.ok && result.value.holdings).toMatchObject([
      { gaps: ['merger'], failedChecks: ['amount'] },
    ]);
  });
});
