import { strToU8, zipSync } from 'fflate';
import { importFolder, zipLimits } from '@/lib/picks/data/filings/import-folder';
import { cashCsv } from '@/lib/market-files/samples/exchange-files';
import {
  exampleIsin,
  filingXml,
  otherIsin,
  shareholdingXml,
  splitIsin,
  usualHead,
  usualYear,
} from '@/tests/unit/lib/picks/filing-examples';
import { inNode } from '@/tests/unit/scripts/in-node';
import { folderFile, memoryStore } from '@/tests/unit/lib/picks/folder-examples';

const today = '2026-11-25';
const read = (...files: ReturnType<typeof folderFile>[]) => {
  const store = memoryStore();
  return importFolder(files, store, { today }).then((folder) => ({ ...folder, store }));
};
const lineOf = (text: string, found: string) =>
  text.slice(0, text.indexOf(found)).split('\n').length;

const header = 'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,equity';
const row = `${exampleIsin},UDAHARAN,Udaharan,S,I,no,2026,2026-03-31,2026-05-20,100,80`;
const lakh = { ...usualYear.oneD, PaidUpValueOfEquityShareCapital: 2_000 };
const dollars = filingXml().replaceAll('iso4217:INR', 'iso4217:USD');
const inLakh = filingXml({ oneD: lakh });
const twoDates = filingXml({
  more: '<in-bse-fin:DateOfEndOfReportingPeriod contextRef="OneI">2025-12-31</in-bse-fin:DateOfEndOfReportingPeriod>',
});
const foreign = filingXml({ head: { ...usualHead(), ISIN: 'US0378331005' } });
const zip = (entries: Readonly<Record<string, Uint8Array>>) => zipSync(entries, { level: 9 });

const problems = new Set(['too-large', 'inflates-too-much', 'too-many-entries']);

/** The bad input that an operator may have in the folder, each with its place. */
test.each([
  ['nothing', 'a.csv', '', 'empty', null, null],
  ['a web page', 'a.xml', '\n<!DOCTYPE html><html></html>', 'html', 1, null],
  ['a web page called a zip', 'a.zip', '<html>Not found</html>', 'html', 1, null],
  ['half a filing', 'a.xml', filingXml().slice(0, 2_000), 'damaged', 17, null],
  ['half a shareholding pattern', 'a.xml', shareholdingXml().slice(0, 2_500), 'damaged', 14, null],
  ['a filing that ends in a text', 'a.xml', '<a>\n<b>\n<c>te', 'damaged', 3, null],
  ['half a JSON', 'a.json', '[\n{"symbol": "A",\n"xbrl"', 'damaged', 3, null],
  [
    'half a zip',
    'a.zip',
    zip({ 'a.xml': strToU8('x'.repeat(500)) }).slice(0, 60),
    'damaged',
    null,
    null,
  ],
  ['a zip without figures', 'a.zip', zip({ 'a.png': strToU8('x') }), 'empty-zip', null, null],
  [
    'a zip inside a zip',
    'a.zip',
    zip({ 'b.zip': zip({ 'a.xml': strToU8('x') }) }),
    'zip',
    null,
    null,
  ],
  ['a document type', 'a.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'declaration', 1, null],
  ['a bhavcopy', 'a.csv', cashCsv('2026-11-19'), 'prices', 1, null],
  ['a share of another country', 'a.xml', foreign, 'no-company', lineOf(foreign, ':ISIN '), null],
  ['dollars', 'a.xml', dollars, 'currency', lineOf(dollars, ':PaidUpValue'), null],
  ['figures in lakh', 'a.xml', inLakh, 'not-in-rupees', lineOf(inLakh, ':PaidUpValue'), null],
  [
    'two days in a filing',
    'a.xml',
    twoDates,
    'two-dates',
    lineOf(twoDates, '2025-12-31</in-bse-fin:DateOfEndOfReportingPeriod'),
    null,
  ],
  ['half a line', 'a.csv', `${header}\n\n${row}\n${row.slice(0, 60)}`, 'cells', 4, null],
  [
    'a number with words, after a blank line',
    'a.csv',
    `${header}\n${row}\n\n${row.replace('2026,2026-03-31', '2025,2025-03-31').replace(',100,', ', 1 lakh,')}`,
    'no-number',
    4,
    'sales',
  ],
  [
    'a list of which no row is right',
    'a.json',
    '[{"symbol":"x","subject":"Bonus 1:1","exDate":"no"}]',
    'no-rows',
    null,
    'isin',
  ],
] as const)('%s is refused with its place', async (_what, name, content, problem, line, column) => {
  const { troubles, added, store } = await read(folderFile(name, content));
  expect(troubles[0]?.troubles[0]).toMatchObject({ problem, line, column });
  problems.add(problem);
  expect([added, store.objects.size]).toEqual([0, 0]);
});

test('half a gigabyte is never read', async () => {
  const huge = (name: string) => ({
    name,
    bytes: 500 * 1024 * 1024,
    read: () => Promise.reject(new Error('read')),
  });
  const { troubles } = await read(huge('a.xml'), huge('b.zip'));
  expect(troubles.map(({ troubles: [first] }) => first?.problem)).toEqual([
    'too-large',
    'too-large',
  ]);
});

test('a zip bomb is refused before it is inflated', async () => {
  const part = new Uint8Array(zipLimits.inflatedBytes / 4 + 1);
  const bomb = zip({ '1.xml': part, '2.xml': part, '3.xml': part, '4.xml': part });
  const many = zip(
    Object.fromEntries(
      Array.from({ length: zipLimits.zipEntries + 1 }, (_, at) => [`${at}.xml`, new Uint8Array(0)]),
    ),
  );
  expect(bomb.length).toBeLessThan(1_000_000);
  const { troubles } = await read(folderFile('bomb.zip', bomb), folderFile('many.zip', many));
  expect(troubles).toMatchObject([
    { name: 'bomb.zip', troubles: [{ problem: 'inflates-too-much' }] },
    { name: 'many.zip', troubles: [{ problem: 'too-many-entries' }] },
  ]);
});

test('spaces before cells and blank lines change nothing', async () => {
  const spaced = `${header.replaceAll(',', ', ')}\n\n${row.replaceAll(',', ', ')}\n\n`;
  const { stored, troubles } = await read(folderFile('own.csv', spaced));
  expect(troubles).toEqual([]);
  expect(stored[0]?.content).toMatchObject({
    companies: [{ years: [{ figures: { sales: 100 } }] }],
  });
});

test('equity below zero is a figure', async () => {
  const oneI = { ...usualYear.oneI, Equity: -250_000_000 };
  const { stored, troubles } = await read(
    folderFile('a.xml', filingXml({ oneI })),
    folderFile('b.csv', `${header}\n${row.replace(/,80$/, ',-25')}`),
  );
  expect(troubles).toEqual([]);
  expect(stored.map(({ content }) => content)).toMatchObject([
    { filing: { toDate: { equity: -25 } } },
    { companies: [{ years: [{ figures: { equity: -25 } }] }] },
  ]);
});

test('bad rows of a list are named with line and column, the others are stored', async () => {
  const list = [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    `UDAHARAN,Udaharan Limited,EQ,06-OCT-2008,10,1,${exampleIsin},10`,
    '',
    'OTHER,Other Limited,EQ,06-OCT-2008,10,1,INX999801018,10',
    `HALF,Half`,
    `MORE,More Limited,EQ,06-OCT-2008,10,1,${otherIsin},10`,
    `AGAIN,Again Limited,EQ,06-OCT-2008,10,1,${splitIsin},10`,
  ].join('\n');
  const { badRows, added, stored } = await read(folderFile('EQUITY_L.csv', list));
  expect(badRows).toEqual([
    {
      name: 'EQUITY_L.csv',
      rows: [
        { line: 4, column: 'isin number', found: 'INX999801018' },
        { line: 5, column: 'isin number', found: '' },
      ],
    },
  ]);
  expect([added, stored[0]?.refused]).toEqual([1, 2]);
});

test('each of these problems has a sentence for the operator', async () => {
  const named = await inNode<string[]>(`
    import { meaningOf } from './scripts/picks/meanings.mjs';
    answer(${JSON.stringify([...problems])}.filter((problem) => meaningOf(problem) !== problem));`);
  expect(problems.size).toBeGreaterThan(12);
  expect(named).toEqual([...problems]);
});
