import { csvLines } from '@/lib/market-files/lines';
import { readMarketFile, type MarketFile } from '@/lib/market-files/read-market-file';
import {
  consoleXlsx,
  dataSheetXlsx,
  kiteCsv,
  screenerCsv,
  tickertapeCsv,
  trendlyneXlsx,
} from '@/lib/market-files/samples/company-files';
import {
  cashCsv,
  derivativesCsv,
  fullBhavcopyCsv,
  vixCsv,
  zipOf,
} from '@/lib/market-files/samples/exchange-files';

const day = '2026-11-19';
const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array): Promise<MarketFile> {
  const result = await readMarketFile('file', typeof file === 'string' ? utf8(file) : file);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

async function readAs<Kind extends MarketFile['kind']>(
  kind: Kind,
  file: string | Uint8Array,
): Promise<Extract<MarketFile, { kind: Kind }>> {
  const value = await read(file);
  if (value.kind !== kind) throw new Error(`It is ${value.kind}.`);
  return value as Extract<MarketFile, { kind: Kind }>;
}

test.each([
  ['screener', screenerCsv(), 8],
  ['tickertape', tickertapeCsv(), 8],
  // Titles above and the total below are no companies.
  ['zerodha-kite', kiteCsv(), 4],
  ['screener', `\uFEFF${screenerCsv().replaceAll('\r\n', '\r\n\r\n')}`, 8],
  ['screener', screenerCsv().replaceAll(',', '\t'), 8],
  ['other', 'Company Name,Symbol,P/E\nA,SAMA,12\nB,SAMB,13\n', 2],
  ['other', 'Symbol,P/E\nA,12\nSymbol,P/E\nTotal,25\nTotal Sample Gas,9\n', 2],
])('a table of %s has a row for each company', async (source, file, rows) => {
  const table = await readAs('companies', file);
  expect(table).toMatchObject({ source });
  expect(table.rows).toHaveLength(rows);
});

test('workbooks are found by their header, wherever it stands', async () => {
  expect(await readAs('companies', await trendlyneXlsx())).toMatchObject({
    source: 'trendlyne',
    header: { line: 1 },
  });
  const held = await readAs('companies', await consoleXlsx(day));
  expect(held).toMatchObject({ source: 'zerodha-console', sheet: 'Equity', date: day });
  expect(held.header.line).toBe(8);
  expect(held.rows).toHaveLength(5);
});

test('the unit above a table and its day are read', async () => {
  const table = await readAs(
    'companies',
    'Sample list as on 31-Mar-2026\n(Figures in Rs. thousands)\nCompany,Symbol,Sales\nA,SAMA,12\n',
  );
  expect(table).toMatchObject({ unit: 'thousand', date: '2026-03-31' });
});

test('a Data Sheet keeps the lines of the workbook', async () => {
  const { lines } = await readAs('data-sheet', await dataSheetXlsx(2026));
  expect(lines.filter(({ cells }) => cells[0] === 'Total')).toHaveLength(2);
  expect(lines.find(({ cells }) => cells[0] === 'Report Date')?.cells[10]).toBe('2026-03-31');
});

test.each([
  ['NSE', 'SAMPUMP', null],
  ['BSE', null, '990001'],
] as const)('a cash file of %s has its shares', async (exchange, symbol, bseCode) => {
  const file = await readAs('cash', zipOf('BhavCopy.CSV', cashCsv(day, exchange)));
  expect(file).toMatchObject({
    exchange: exchange.toLowerCase(),
    date: day,
    problems: { count: 0 },
  });
  expect(file.shares).toHaveLength(8);
  expect(file.shares[0]).toEqual({
    line: 2,
    isin: 'INE9S0101013',
    symbol,
    bseCode,
    name: 'SAMPLE PUMPS LTD',
    closeRupees: 412.5,
    previousCloseRupees: 408.38,
    tradedCrore: 4.125,
  });
});

test('the whole bhavcopy of NSE has spaces and dashes, and no ISIN', async () => {
  const { shares, date } = await readAs('cash', fullBhavcopyCsv(day));
  expect(date).toBe(day);
  expect(shares[1]).toMatchObject({ isin: null, symbol: 'SAMPAINT', closeRupees: 1286.4 });
});

test('funds, bonds and the lesser series of a share are left out', async () => {
  const [header = '', row = ''] = cashCsv(day).split('\r\n');
  const file = [
    header,
    row.replace('INE9S0101013', 'INF9S0101014'),
    row.replace('INE9S0101013', 'INE9S0107015'),
    row.replace(',EQ,', ',GB,'),
    row.replace(',EQ,', ',BL,').replace('41250000.00', '41.00').replace('412.50', '399.00'),
    row,
  ].join('\n');
  expect((await readAs('cash', file)).shares).toMatchObject([{ line: 6, closeRupees: 412.5 }]);
});

const [expiry, later] = ['2026-11-23', '2026-12-29'];

test('options say what they traded at, and what the exchange computed where they did not', async () => {
  const file = await readAs(
    'derivatives',
    zipOf('BhavCopy_NSE_FO.csv', derivativesCsv(day, [expiry, later])),
  );
  expect(file).toMatchObject({ exchange: 'nse', date: day, problems: { count: 0 } });
  const [index] = file.underlyings;
  expect(index).toMatchObject({ symbol: 'SAMPLEX', isIndex: true, closeRupees: 22_790.4 });
  expect(index?.contracts).toHaveLength(84);
  const at = (strike: number, right: 'call' | 'put') =>
    index?.contracts.find(
      (contract) =>
        contract.expiry === expiry &&
        contract.option?.strike === strike &&
        contract.option.right === right,
    );
  expect(at(22_800, 'call')).toMatchObject({ unitsPerLot: 65, openInterestChangeUnits: -32_500 });
  // Volume of NSE counts contracts.
  expect((at(22_800, 'call')?.volumeUnits ?? 0) % 65).toBe(0);
  expect(at(22_800, 'call')?.closeRupees).toBeGreaterThan(0);
  expect(at(22_300, 'put')).toMatchObject({ closeRupees: null, volumeUnits: 0 });
  expect(at(22_300, 'put')?.settlementRupees).toBeGreaterThan(0);
});

test('volume counts units at BSE, contracts at NSE', async () => {
  const [nse, bse] = await Promise.all(
    (['NSE', 'BSE'] as const).map((exchange) =>
      readAs('derivatives', derivativesCsv(day, [later], exchange)),
    ),
  );
  const volumes = (file: typeof nse) =>
    file?.underlyings[0]?.contracts.map((each) => each.volumeUnits);
  expect(volumes(nse)).toEqual(volumes(bse));
});

test('on the day of expiry no settlement stands for the price of an option', async () => {
  for (const [exchange, hasClose] of [
    ['NSE', true],
    ['BSE', false],
  ] as const) {
    const { underlyings } = await readAs('derivatives', derivativesCsv(day, [day], exchange));
    const contracts = underlyings[0]?.contracts ?? [];
    expect(contracts.some(({ closeRupees }) => closeRupees !== null)).toBe(hasClose);
    expect(contracts.every(({ settlementRupees }) => settlementRupees === null)).toBe(true);
  }
});

test('SENSEX and BANKEX are indices of BSE with lots of their own', async () => {
  const options = derivativesCsv(day, [later], 'BSE');
  const [header = '', ...rows] = options.trimEnd().split('\r\n');
  const named = (name: string, lot: string) =>
    rows.map((row) => row.replace('SAMPLEX', name).replace(/,65,,,,,$/, `,${lot},,,,,`));
  const file = await readAs(
    'derivatives',
    [header, ...named('SENSEX', '20'), ...named('BANKEX', '30')].join('\n'),
  );
  expect(
    file.underlyings.map(({ symbol, contracts }) => [symbol, contracts[0]?.unitsPerLot]),
  ).toEqual([
    ['BANKEX', 30],
    ['SENSEX', 20],
  ]);
});

test('the volatility index is read from its history', async () => {
  expect((await readAs('vix', vixCsv(['06-NOV-2026', '05-NOV-2026']))).days).toEqual([
    { date: '2026-11-05', percent: 15 },
    { date: '2026-11-06', percent: 13.2 },
  ]);
});

const indexClose =
  'Index Name,Index Date,Open Index Value,High Index Value,Low Index Value,Closing Index Value,Points Change,Change(%),Volume,Turnover (Rs. Cr.),P/E,P/B,Div Yield\n' +
  'Nifty 50,06-11-2026,22700.1,22810,22650,22790.4,90.3,0.4,254000000,21000.5,21.1,3.2,1.3\n' +
  'India VIX,06-11-2026,-,-,-,14.1,0.2,1.4,-,-,-,-,-\n';

test.each([
  [
    'the indices of a day, the volatility index among them',
    indexClose,
    [
      { name: 'Nifty 50', days: [{ date: '2026-11-06', close: 22_790.4 }] },
      { name: 'India VIX', days: [{ date: '2026-11-06', close: 14.1 }] },
    ],
  ],
  [
    'the history of an index at NSE, newest first',
    'Date ,Open ,High ,Low ,Close ,Shares Traded ,Turnover (₹ Cr)\n06-NOV-2026,1,1,1,22790.4,1,1\n05-NOV-2026,1,1,1,"22,700.10",1,1\n',
    [
      {
        name: '',
        days: [
          { date: '2026-11-05', close: 22_700.1 },
          { date: '2026-11-06', close: 22_790.4 },
        ],
      },
    ],
  ],
  [
    'the history of a share, its series of deals left out',
    'Symbol,Series,Date,Prev Close,Open Price,High Price,Low Price,Last Price,Close Price\nSAMPUMP,EQ,06-Nov-2026,1,1,1,1,1,412.5\nSAMPUMP,BL,06-Nov-2026,1,1,1,1,1,400\n',
    [{ name: 'SAMPUMP', days: [{ date: '2026-11-06', close: 412.5 }] }],
  ],
  [
    'the history of an index at BSE',
    'Date,Open,High,Low,Close,\n6-November-2026,1,1,1,74000.5,\n',
    [{ name: '', days: [{ date: '2026-11-06', close: 74_000.5 }] }],
  ],
  [
    'the NAVs of a fund as this site writes them',
    'Scheme,Sample Index Fund,Scheme code,100001\nSource,AMFI,\nAs of,2026-11-06\n\nDate,NAV (INR)\n2026-11-05,101.5\n2026-11-06,102\n',
    [
      {
        name: '',
        days: [
          { date: '2026-11-05', close: 101.5 },
          { date: '2026-11-06', close: 102 },
        ],
      },
    ],
  ],
])('closes are read: %s', async (_name, file, series) => {
  expect(await readAs('prices', file)).toMatchObject({ series, problems: { count: 0 } });
});

test('bad rows of a history are named', async () => {
  const file =
    'Date,Open,High,Low,Close\nx,1,1,1,5\n06-Nov-2026,1,1,1,-\n05-Nov-2026,1,1,1,0\n04-Nov-2026,1,1,1,7\n04-Nov-2026,1,1,1,8\n';
  const { problems, series } = await readAs('prices', file);
  expect(series[0]?.days).toHaveLength(1);
  expect(problems.listed.map(({ code, line }) => [code, line])).toEqual([
    ['no-day', 2],
    ['no-number', 3],
    ['out-of-range', 4],
    ['duplicate', 6],
  ]);
});

test('chains are handed on as they are', async () => {
  expect(await read('CALLS,,PUTS\n,OI,STRIKE,OI,\n')).toMatchObject({
    kind: 'chain',
    format: 'csv',
  });
  expect(await read('\uFEFF{"records":{"data":[]}}')).toMatchObject({
    kind: 'chain',
    format: 'json',
  });
});

test('lines are counted as an editor counts them', () => {
  expect(csvLines('a,b\n\n"c\nd",e\nf,g').map(({ line }) => line)).toEqual([1, 3, 5]);
});
