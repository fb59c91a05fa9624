import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { fileLimits } from '@/lib/market-files/file-limits';
import { readZip } from '@/lib/market-files/zip';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { dataSheetXlsx, screenerCsv } from '@/lib/market-files/samples/company-files';
import { zipClaiming } from '@/tests/factories/claiming-zip';
import {
  cashCsv,
  derivativesCsv,
  fullBhavcopyCsv,
  priceHistoryCsv,
  vixCsv,
  zipOf,
} from '@/lib/market-files/samples/exchange-files';

const day = '2026-11-19';
const utf8 = (text: string) => new TextEncoder().encode(text);
const [header = '', first = '', second = ''] = cashCsv(day).split('\r\n');

const withRows = (...rows: string[]) => [header, ...rows].join('\n');
const ofBse = second.replace(',NSE,', ',BSE,');
const twoTables = zipSync({ 'a.csv': strToU8('a'), 'b.csv': strToU8('b') });
const twoDays =
  fullBhavcopyCsv(day) + fullBhavcopyCsv('2026-11-20').split('\n').slice(1).join('\n');

async function problemOf(file: string | Uint8Array) {
  const read = await readMarketFile('file', typeof file === 'string' ? utf8(file) : file);
  return read.ok ? null : read.problem;
}

test.each([
  ['nothing', '', { code: 'empty' }],
  ['blank lines', ' \n\n', { code: 'empty' }],
  ['a page of a website', '\n<!DOCTYPE html><html></html>', { code: 'web-page', line: 1 }],
  ['too many bytes', new Uint8Array(fileLimits.bytes + 1), { code: 'too-large' }],
  ['a PDF', '%PDF-1.7', { code: 'pdf' }],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), { code: 'old-excel' }],
  ['half a zip', zipOf('a.csv', cashCsv(day)).slice(0, 400), { code: 'damaged' }],
  ['half a JSON', '{"records":{"data":[', { code: 'damaged' }],
  ['another JSON', '{"a":1}', { code: 'unknown-kind' }],
  ['a letter', 'Dear Sir,\nthis is no table.', { code: 'unknown-kind', line: 1 }],
  ['a zip of pictures', zipOf('a.png', 'x'), { code: 'no-table' }],
  ['a zip of two tables', twoTables, { code: 'several-tables', found: 'a.csv, b.csv' }],
  ['a header alone', header, { code: 'no-rows', line: 1 }],
  [
    'a missing column',
    header.replace('ClsPric', 'Price'),
    { code: 'missing-column', line: 1, column: 'ClsPric' },
  ],
  [
    'two days in a file',
    withRows(first, second.replace(day, '2026-11-20')),
    { code: 'two-dates', line: 3, column: 'TradDt', found: '2026-11-19, 2026-11-20' },
  ],
  ['two days in a full bhavcopy', twoDays, { code: 'two-dates', line: 10, column: 'DATE1' }],
  [
    'a file of another exchange',
    withRows(first.replace(',NSE,', ',MCX,')),
    { code: 'wrong-exchange', line: 2, column: 'Src', found: 'MCX' },
  ],
  ['a file of two exchanges', withRows(first, ofBse), { code: 'wrong-exchange', line: 3 }],
  [
    'currencies',
    withRows(first.replace(',CM,', ',CD,')),
    { code: 'wrong-exchange', column: 'Sgmt', found: 'CD' },
  ],
])('%s is refused with its place', async (_name, file, problem) => {
  expect(await problemOf(file)).toMatchObject(problem);
});

test('a zip bomb is refused, whatever sizes it states', async () => {
  const zeros = { 'a.csv': new Uint8Array(fileLimits.inflatedBytes + 1) };
  const bomb = zipSync(zeros, { level: 1 });
  expect(await problemOf(bomb)).toMatchObject({ code: 'inflates-too-much' });
  const names = Array.from({ length: fileLimits.zipEntries + 1 }, (_, index) => `${index}.csv`);
  expect(await problemOf(zipClaiming(names, 1))).toMatchObject({ code: 'too-many-entries' });
});

test('a workbook of more than 30 sheets without a known table among the first says so', async () => {
  const notes = (at: number) => ({ name: `Notes ${at}`, rows: [['About this file']] });
  const sheets = Array.from({ length: 31 }, (_, at) => notes(at));
  expect(await problemOf(await writeXlsx({ sheets }))).toMatchObject({ code: 'too-many-sheets' });
  expect(await problemOf(await writeXlsx({ sheets: sheets.slice(1) }))).toMatchObject({
    code: 'unknown-kind',
  });
});

test('an entry is decompressed up to the limit, whatever size it states', () => {
  const zip = zipSync({ 'a.csv': new Uint8Array(1_000_000) });
  const limits = { zipEntries: 5, inflatedBytes: 1_000_000 };
  expect(readZip(zip, () => true, limits)).toMatchObject({ ok: true });
  expect(readZip(zip, () => true, { ...limits, inflatedBytes: 999_999 })).toMatchObject({
    problem: { code: 'inflates-too-much' },
  });
  const stated = zipClaiming(['a.csv'], 0, cashCsv(day));
  const read = readZip(stated, () => true, limits);
  expect(read.ok && read.value.get('a.csv')?.length).toBe(cashCsv(day).length);
});

test('a bad row is left out and listed with its line and column', async () => {
  const noNumber = first.replace('412.50,412.50,408.38', 'x,412.50,408.38');
  const noIsin = first.replace('INE9S0101013', 'nonsense');
  const text = withRows(noNumber, second, 'a,b', noIsin, second.slice(0, 40));
  const read = await readMarketFile('file', utf8(text));
  // A line too short to have a symbol does not decide about the day.
  expect(read).toMatchObject({
    ok: true,
    value: { kind: 'cash', shares: [{ symbol: 'SAMPAINT' }] },
  });
  expect(read.ok && read.value.kind === 'cash' && read.value.problems.listed).toEqual([
    { code: 'no-number', line: 2, column: 'ClsPric', found: 'x' },
    { code: 'cells', line: 4, column: null, found: '2' },
    { code: 'no-isin', line: 5, column: 'ISIN', found: 'NONSENSE' },
    { code: 'cut-off', line: 6, column: null, found: expect.any(String) as string },
  ]);
});

test('the same contract twice, an expiry in the past and no strike are bad rows', async () => {
  const [top = '', option = ''] = derivativesCsv(day, ['2026-12-29']).split('\r\n');
  const wrong = [
    option.replaceAll('2026-12-29', '2026-11-18'),
    option.replace(',22300.00,', ',0.00,'),
  ];
  const read = await readMarketFile('file', utf8([top, option, option, ...wrong].join('\n')));
  const listed = [
    { code: 'duplicate', line: 3 },
    { code: 'out-of-range', line: 4, column: 'FininstrmActlXpryDt', found: '2026-11-18' },
    { code: 'no-number', line: 5, column: 'StrkPric', found: '0.00' },
  ];
  expect(read).toMatchObject({ ok: true, value: { problems: { count: 3, listed } } });
});

test('of very many bad rows the first are listed and all are counted', async () => {
  const bad = Array.from({ length: 500 }, () => 'a,b');
  const read = await readMarketFile('file', utf8(withRows(first, ...bad)));
  const problems = read.ok && read.value.kind === 'cash' ? read.value.problems : null;
  expect(problems?.count).toBe(500);
  expect(problems?.listed).toHaveLength(fileLimits.listedProblems);
});

test('a file that is cut off anywhere, or altered, is read in part or refused, never thrown', async () => {
  const files = [
    ...[cashCsv(day), fullBhavcopyCsv(day), screenerCsv(), vixCsv(['06-NOV-2026'])].map(utf8),
    utf8(derivativesCsv(day, ['2026-12-29'])),
    utf8(priceHistoryCsv([day, '2026-11-18'])),
    zipOf('a.csv', cashCsv(day)),
    await dataSheetXlsx(2026),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ maxLength: 4 }),
      async (file, share, altered) => {
        const bytes = file.slice(0, Math.ceil(file.length * share));
        bytes.set(altered.slice(0, bytes.length), Math.max(0, (bytes.length >> 1) - 4));
        const read = await readMarketFile('file', bytes);
        expect(typeof read.ok).toBe('boolean');
      },
    ),
    fuzzRuns(30),
  );
});
