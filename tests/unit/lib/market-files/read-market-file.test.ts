import { success } from '@/lib/result';
import { csvLines } from '@/lib/market-files/lines';
import { readMarketFile, type MarketFile } from '@/lib/market-files/read-market-file';
import {
  consoleXlsx,
  kiteCsv,
  screenerCsv,
  tickertapeCsv,
  trendlyneXlsx,
} from '@/lib/market-files/samples/company-files';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { readFigure, unitIn } from '@/lib/market-files/read-figure';
import { sampleFile } from '@/lib/market-files/samples/sample-files';
import {
  companySamples,
  historySamples,
  optionSamples,
} from '@/lib/market-files/samples/sample-names';
import { readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';
import {
  cashCsv,
  derivativesCsv,
  fullBhavcopyCsv,
  vixCsv,
  zipOf,
} from '@/lib/market-files/samples/exchange-files';
import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { fileLimits } from '@/lib/market-files/file-limits';
import { readInWorker, type WorkerAnswer } from '@/lib/market-files/read-in-worker';
import { valueOf } from '@/tests/factories/value-of';

const day = '2026-11-19';
const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array): Promise<MarketFile> {
  return valueOf(await readMarketFile('file', typeof file === 'string' ? utf8(file) : file));
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
  // Companies whose name or symbol begins with the word, and lines that are none.
  ['other', 'Company,P/E\nTotal Gas,12\nTotal Oil,3\nGrand Total,15\nA,1\n', 3],
  ['other', 'Company,P/E\nTotal Gas,12\n"Median: 500 Co.",8\nA,1\n', 2],
  ['other', 'Symbol,ISIN,P/E\nTOTAL,INE9S0101013,12\nTotal,,12\nTotal (1),,12\nAverage,,12\n', 1],
])('a table of %s has a row for each company', async (source, file, rows) => {
  const table = await readAs('companies', file);
  expect(table).toMatchObject({ source });
  expect(table.rows).toHaveLength(rows);
});

test('the table of a workbook begins at its header, on any line', async () => {
  const trendlyne = await readAs('companies', await trendlyneXlsx());
  expect(trendlyne).toMatchObject({ source: 'trendlyne', header: { line: 1 } });
  const held = await readAs('companies', await consoleXlsx(day));
  expect(held).toMatchObject({ source: 'zerodha-console', date: day });
  expect(held.header.line).toBe(8);
  expect(held.rows).toHaveLength(5);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-16, as Excel’s Unicode text', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['windows-1252, as Excel’s CSV', (text: string) => Buffer.from(text, 'latin1')],
])('a table in %s has its names', async (_, bytesOf) => {
  const text = 'Name,NSE Code,Current Price\r\nNestlé India,NESTLEIND,1200\r\n';
  const { rows } = await readAs('companies', bytesOf(text));
  expect(rows).toMatchObject([{ cells: ['Nestlé India', 'NESTLEIND', '1200'] }]);
});

test('the unit above a table and its day are read', async () => {
  const above = 'Sample list as on 31-Mar-2026\n(Figures in Rs. thousands)';
  const table = await readAs('companies', `${above}\nCompany,Symbol,Sales\nA,SAMA,12\n`);
  expect(table).toMatchObject({ unit: 'thousand', date: '2026-03-31' });
});

test.each([
  ['NSE', 'SAMPUMP', null],
  ['BSE', null, '990001'],
] as const)('a cash file of %s has its shares', async (exchange, symbol, bseCode) => {
  const file = await readAs('cash', zipOf('BhavCopy.CSV', cashCsv(day, exchange)));
  const of = { exchange: exchange.toLowerCase(), date: day, problems: { count: 0 } };
  expect(file).toMatchObject(of);
  expect(file.shares).toHaveLength(8);
  expect(file.shares[0]).toEqual({
    ...{ isin: 'INE9S0101013', symbol, bseCode, name: 'SAMPLE PUMPS LTD' },
    ...{ closeRupees: 412.5, tradedCrore: 4.125 },
  });
});

test('the full bhavcopy of NSE is read with its spaces and dashes, without an ISIN', async () => {
  const { shares, date } = await readAs('cash', fullBhavcopyCsv(day));
  expect(date).toBe(day);
  expect(shares[1]).toMatchObject({ isin: null, symbol: 'SAMPAINT', closeRupees: 1286.4 });
});

test('funds, bonds and the lesser series of a share are left out', async () => {
  const [header = '', row = ''] = cashCsv(day).split('\r\n');
  const cheaper = row.replace('41250000.00', '41.00').replace('412.50', '399.00');
  const lesser = cheaper.replace(',EQ,', ',BL,');
  const ofIsin = (isin: string) => row.replace('INE9S0101013', isin);
  const others = [ofIsin('INF9S0101014'), ofIsin('INE9S0107010'), row.replace(',EQ,', ',GB,')];
  const file = await readAs('cash', [header, ...others, lesser, row, lesser].join('\n'));
  expect(file.problems.count).toBe(0);
  expect(file.shares).toMatchObject([{ closeRupees: 412.5 }]);
});

test('a block deal sets no price of a share that traded, however large it is', async () => {
  const [header = '', row = ''] = cashCsv(day).split('\r\n');
  const block = row
    .replace(',EQ,', ',BL,')
    .replaceAll('412.50', '400.20')
    .replace('41250000.00', '990000000.00');
  const udiff = await readAs('cash', [header, row, block].join('\n'));
  expect(udiff.shares).toMatchObject([{ closeRupees: 412.5, tradedCrore: 4.125 }]);
  const alone = await readAs('cash', [header, block].join('\n'));
  expect(alone.shares).toMatchObject([{ closeRupees: 400.2 }]);
  const [names = '', pumps = ''] = fullBhavcopyCsv(day).split('\n');
  const large = pumps.replace('EQ', 'BL').replaceAll('412.50', '500.20');
  const full = await readAs('cash', [names, large, pumps].join('\n'));
  expect(full.shares).toMatchObject([{ symbol: 'SAMPUMP', closeRupees: 412.5 }]);
});

const [expiry, later] = ['2026-11-23', '2026-12-29'];

test('the close of the underlying is read from any row that has it', async () => {
  const [header = '', first = '', ...rows] = derivativesCsv(day, [expiry]).split('\r\n');
  const csv = [header, first.replace('22790.40', ''), ...rows].join('\r\n');
  expect(first).toContain('22790.40');
  const file = await readAs('derivatives', csv);
  expect(file.underlyings[0]).toMatchObject({ symbol: 'SAMPLEX', closeRupees: 22_790.4 });
});

test('options say what they traded at, and what the exchange computed where they did not', async () => {
  const zip = zipOf('BhavCopy_NSE_FO.csv', derivativesCsv(day, [expiry, later]));
  const file = await readAs('derivatives', zip);
  expect(file).toMatchObject({ exchange: 'nse', date: day, problems: { count: 0 } });
  const [index] = file.underlyings;
  expect(index).toMatchObject({ symbol: 'SAMPLEX', isIndex: true, closeRupees: 22_790.4 });
  expect(index?.contracts).toHaveLength(84);
  const ofExpiry = index?.contracts.filter((contract) => contract.expiry === expiry);
  const at = (strike: number, right: 'call' | 'put') =>
    ofExpiry?.find(({ option }) => option?.strike === strike && option.right === right);
  expect(at(22_800, 'call')).toMatchObject({ unitsPerLot: 65, openInterestChangeUnits: -32_500 });
  // Volume of NSE counts contracts.
  expect((at(22_800, 'call')?.volumeUnits ?? 0) % 65).toBe(0);
  expect(at(22_800, 'call')?.closeRupees).toBeGreaterThan(0);
  expect(at(22_300, 'put')).toMatchObject({ closeRupees: null, volumeUnits: 0 });
  expect(at(22_300, 'put')?.settlementRupees).toBeGreaterThan(0);
});

test('volume counts units at BSE, contracts at NSE', async () => {
  const volumesAt = async (exchange: 'NSE' | 'BSE') => {
    const { underlyings } = await readAs('derivatives', derivativesCsv(day, [later], exchange));
    return underlyings[0]?.contracts.map(({ volumeUnits }) => volumeUnits);
  };
  expect(await volumesAt('NSE')).toEqual(await volumesAt('BSE'));
});

test.each([
  ['NSE', true],
  ['BSE', false],
] as const)(
  'a file of %s has no settlement price on the day of expiry',
  async (exchange, hasClose) => {
    const { underlyings } = await readAs('derivatives', derivativesCsv(day, [day], exchange));
    const contracts = underlyings[0]!.contracts;
    expect(contracts.some(({ closeRupees }) => closeRupees !== null)).toBe(hasClose);
    expect(contracts.filter(({ settlementRupees }) => settlementRupees !== null)).toEqual([]);
  },
);

test('the history of the volatility index is read; a figure that is far too high is refused', async () => {
  const file = vixCsv(['06-NOV-2026', '05-NOV-2026']);
  expect((await readAs('vix', file)).days).toEqual([
    { date: '2026-11-05', percent: 15 },
    { date: '2026-11-06', percent: 13.2 },
  ]);
  const { days, problems } = await readAs('vix', file.replace(',15,', ',250,'));
  expect(days).toHaveLength(1);
  expect(problems.listed).toMatchObject([{ code: 'out-of-range', line: 3, found: '250' }]);
});

const indexClose =
  'Index Name,Index Date,Open Index Value,High Index Value,Low Index Value,Closing Index Value,Points Change,Change(%),Volume,Turnover (Rs. Cr.),P/E,P/B,Div Yield\n' +
  'Nifty 50,06-11-2026,22700.1,22810,22650,22790.4,90.3,0.4,254000000,21000.5,21.1,3.2,1.3\n' +
  'India VIX,06-11-2026,-,-,-,14.1,0.2,1.4,-,-,-,-,-\n';

test.each<[string, string, [string, Record<string, number>][]]>([
  [
    'the indices of a day, the volatility index among them',
    indexClose,
    [
      ['Nifty 50', { '2026-11-06': 22_790.4 }],
      ['India VIX', { '2026-11-06': 14.1 }],
    ],
  ],
  [
    'the history of an index at NSE, newest first',
    'Date ,Open ,High ,Low ,Close ,Shares Traded ,Turnover (₹ Cr)\n06-NOV-2026,1,1,1,22790.4,1,1\n05-NOV-2026,1,1,1,"22,700.10",1,1\n',
    [['', { '2026-11-05': 22_700.1, '2026-11-06': 22_790.4 }]],
  ],
  [
    'the history of a share, its series of deals left out',
    'Symbol,Series,Date,Prev Close,Open Price,High Price,Low Price,Last Price,Close Price\nSAMPUMP,BL,05-Nov-2026,1,1,1,1,1,400\nSAMPUMP,EQ,06-Nov-2026,1,1,1,1,1,412.5\n',
    [['SAMPUMP', { '2026-11-06': 412.5 }]],
  ],
  [
    'the history of an index at BSE',
    'Date,Open,High,Low,Close,\n6-November-2026,1,1,1,74000.5,\n',
    [['', { '2026-11-06': 74_000.5 }]],
  ],
  [
    'the NAVs of a fund as this site writes them',
    'Scheme,Sample Index Fund,Scheme code,100001\nSource,AMFI,\nAs of,2026-11-06\n\nDate,NAV (INR)\n2026-11-05,101.5\n2026-11-06,102\n',
    [['', { '2026-11-05': 101.5, '2026-11-06': 102 }]],
  ],
])('closes are read: %s', async (_name, file, expected) => {
  const { series, problems } = await readAs('prices', file);
  expect(problems.count).toBe(0);
  expect(series).toEqual(
    expected.map(([name, closes]) => {
      return { name, days: Object.entries(closes).map(([date, close]) => ({ date, close })) };
    }),
  );
});

test('bad rows of a history are named', async () => {
  const rows = ['x,1,1,1,5', '06-Nov-2026,1,1,1,-', '05-Nov-2026,1,1,1,0'];
  const twice = ['04-Nov-2026,1,1,1,7', '04-Nov-2026,1,1,1,8'];
  const file = ['Date,Open,High,Low,Close', ...rows, ...twice].join('\n');
  const { problems, series } = await readAs('prices', `${file}\n`);
  expect(series[0]?.days).toHaveLength(1);
  expect(problems.listed.map(({ code, line }) => [code, line])).toEqual([
    ['no-day', 2],
    ['no-number', 3],
    ['out-of-range', 4],
    ['duplicate', 6],
  ]);
});

test('an option chain is recognised as CSV and as JSON', async () => {
  const files = ['CALLS,,PUTS\n,OI,STRIKE,OI,\n', '\uFEFF{"records":{"data":[]}}'];
  const read = await Promise.all(files.map((file) => readAs('chain', file)));
  expect(read.map(({ format }) => format)).toEqual(['csv', 'json']);
});

test('lines are numbered as in an editor, blank ones and line breaks in cells included', () => {
  expect(csvLines('a,b\n\n"c\nd",e\nf,g').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test.each([...companySamples, ...optionSamples, ...historySamples])(
  'the sample %s is a file that is read without a problem',
  async (name) => {
    const file = await read(await sampleFile(name, '2026-11-25'));
    expect('problems' in file ? file.problems.count : 0).toBe(0);
    const isOption = ['derivatives', 'chain', 'vix'].includes(file.kind);
    expect(isOption).toBe(optionSamples.some((one) => one === name));
    expect(file.kind === 'prices').toBe(historySamples.some((one) => one === name));
  },
);

test('the samples of chains are read whole', async () => {
  const csv = await sampleFile('option-chain.csv', '2026-11-25');
  const json = await sampleFile('option-chain.json', '2026-11-25');
  expect(readChainCsv(String(csv))).toMatchObject(success({ badLines: [] }));
  expect(readChainJson(String(json))).toMatchObject(success({ badStrikes: 0 }));
});

test.each([
  ['1,23,456.70', 123_456.7, null],
  ['₹12.5 Cr.', 12.5, 'crore'],
  ['Rs. 3,400', 3_400, null],
  ['1,234,567', 1_234_567, null],
  ['15.2%', 15.2, 'percent'],
  ['1.8x', 1.8, 'times'],
  ['45 lakhs', 45, 'lakh'],
  ['(4.2)', -4.2, null],
  ['−12', -12, null],
  ['₹ -12', -12, null],
  ['1.2E+05', 120_000, null],
  ['-0', 0, null],
])('%s is %d', (text, value, unit) => {
  expect(readFigure(text)).toEqual({ value, unit });
});

test.each(['', ' ', '-', '--', '–', 'NA', 'N.A.', 'n/a', 'null', '#DIV/0!', '#N/A', 'NaN'])(
  '%j is no figure that is known',
  (text) => expect(readFigure(text)).toBeNull(),
);

test.each([
  ...['abc', '12 apples', '1.2.3', '4 5', '1'.repeat(41), '=1+1', '12-13'],
  // Of a spreadsheet that writes decimals with a comma: 12,5 is not 125.
  ...['5.00)', '(10', '₹ 5)', '(5 Cr', '(5))', '(5) Cr)', ')', '('],
  ...['12,5', '1,23', '₹ 3,40 Cr', '1,2,3', '1,', ',5'],
])('%j is no figure', (text) => expect(readFigure(text)).toBeUndefined());

test.each([
  ['Market Cap (Rs. Cr.)', 'crore'],
  ['Sales Rs.Cr.', 'crore'],
  ['Sales (₹ in lakhs)', 'lakh'],
  ["Figures in Rs. '000", 'thousand'],
  ['(Rupees in thousands)', 'thousand'],
  ['ROE %', 'percent'],
  ['Current Price Rs.', 'rupees'],
  ['Price to Earning', null],
  ['Crest Ventures', null],
])('the unit of %s is %s', (text, unit) => expect(unitIn(text)).toBe(unit));

test.each([
  ['2026-11-19', '2026-11-19'],
  ['19-Nov-2026', '2026-11-19'],
  ['06-MAR-2026', '2026-03-06'],
  ['19/11/2026', '2026-11-19'],
  ['5-1-2026', '2026-01-05'],
  ['19 November 2026', '2026-11-19'],
  ['2026-11-19T18:30:00', '2026-11-19'],
  ['30-Feb-2026', null],
  ['11/19/2026', null],
  ['19-Nov-26', null],
  ['', null],
])('%j is the day %s', (text, day) => expect(readWrittenDay(text)).toBe(day));

test('the bundled worker is one file that reads a file and says how far it is', async () => {
  const { outputFiles } = buildSync({
    ...{ entryPoints: ['lib/market-files/worker.ts'], bundle: true, write: false },
    ...{ format: 'iife', target: 'es2022', logLevel: 'error' },
  });
  const code = outputFiles[0]!.text;
  expect(code).not.toMatch(/\bimportScripts\(|\beval\(|\bnew Function\(/);
  const answers: WorkerAnswer[] = [];
  let listener: ((event: { data: unknown }) => void) | undefined;
  const done = new Promise<void>((resolve) => {
    const self = {
      addEventListener: (_type: string, listen: typeof listener) => (listener = listen),
      postMessage: (answer: WorkerAnswer) => {
        answers.push(answer);
        if (answer.kind === 'done') resolve();
      },
    };
    // No fetch, no XMLHttpRequest, no WebSocket: what needs one of them fails here.
    const shared = { TextDecoder, TextEncoder, ArrayBuffer, Uint8Array, console, setTimeout };
    const context = { self, ...shared, DecompressionStream, Response: undefined };
    runInContext(code, createContext(context));
  });
  const bytes = zipOf('day.csv', derivativesCsv('2026-11-19', ['2026-11-23']));
  listener?.({ data: { name: 'day.zip', bytes: bytes.buffer } });
  await done;
  expect(answers[0]).toEqual({ kind: 'progress', stage: 'open', share: 0 });
  const value = { kind: 'derivatives', underlyings: [{ symbol: 'SAMPLEX' }] };
  expect(answers.at(-1)).toMatchObject({ kind: 'done', result: { ok: true, value } });
});

test('a file of 500 MB is refused before it is read', async () => {
  const file = { name: 'a.csv', size: 500_000_000, arrayBuffer: jest.fn() } as unknown as File;
  const { signal } = new AbortController();
  const read = await readInWorker(file, { onProgress: () => {}, signal });
  expect(read).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  expect(file.size).toBeGreaterThan(fileLimits.bytes);
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});
