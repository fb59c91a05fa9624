import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { findCompanyTable } from '@/lib/market-files/company-table';
import { csvLines } from '@/lib/market-files/lines';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import {
  consoleXlsx,
  dataSheetXlsx,
  kiteCsv,
  screenerCsv,
  tickertapeCsv,
  trendlyneXlsx,
} from '@/lib/market-files/samples/company-files';
import { cashCsv, fullBhavcopyCsv } from '@/lib/market-files/samples/exchange-files';
import { companyFile, readRememberedColumns, readSavedOwnFiles } from '@/lib/picks/data/own-files';
import { readDataSheet } from '@/lib/picks/data/data-sheet';
import { coverageOf } from '@/lib/picks/domain/screen/reasons';
import { matchColumns } from '@/lib/picks/domain/own-file/match-columns';
import { companiesNamed } from '@/lib/picks/domain/company/company-list';
import { ownMarket } from '@/lib/picks/domain/own-file/own-market';
import { tableCompanies } from '@/lib/picks/domain/own-file/table-companies';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens, type ScreenId } from '@/lib/picks/domain/screen/screens';
import { valueOf } from '@/tests/factories/value-of';

const today = '2026-11-25' as IsoDate;
const day = '2026-11-19';

async function fileOf(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const value = valueOf(await readMarketFile(name, bytes));
  if (value.kind !== 'companies' && value.kind !== 'cash' && value.kind !== 'data-sheet') {
    throw new Error(value.kind);
  }
  const columns = value.kind === 'companies' ? matchColumns(value) : [];
  return valueOf(companyFile(name, value, columns, today));
}

function tableOf(csv: string) {
  const table = findCompanyTable(csvLines(csv));
  if (!table) throw new Error('No table');
  return table;
}

const companiesOf = (csv: string) => {
  const table = tableOf(csv);
  return tableCompanies(table, matchColumns(table));
};

type Companies = ReturnType<typeof companiesOf>['companies'];
const fileWith = (companies: Companies, role: 'figures' | 'prices' = 'figures') =>
  ({ name: role, role, companies }) as const;

test.each([
  ['a screen of Screener', screenerCsv],
  ['a screen of Tickertape', tickertapeCsv],
])('every company of %s is read, with its ratios', async (_name, csv) => {
  const { companies, problems } = await fileOf('screen.csv', csv());
  expect(problems.count).toBe(0);
  expect(companies).toHaveLength(8);
  expect(companies[0]).toMatchObject({
    ...{ name: 'Sample Pumps', symbol: 'SAMPUMP', industry: 'Compressors & Pumps' },
    values: {
      ...{ marketCap: 4_125, price: 412.5, returnOnCapitalEmployed: 24.5 },
      ...{ priceToEarnings: 21.05, debtToEquity: 0.05 },
    },
  });
});

test('a name that is too long to be saved is cut with a mark, and its company is saved', async () => {
  const long = 'Udaharan '.repeat(40).trim();
  const read = await fileOf('own.csv', `Name,NSE Code,Industry,P/E\n${long},UDAHARAN,${long},12\n`);
  const [company] = read.companies;
  expect(company!.name).toMatch(/^(?:Udaharan ?)+\w*…$/);
  expect(company!.name.length).toBeLessThanOrEqual(200);
  const files = readSavedOwnFiles({ files: [read] })!.files;
  expect(files[0]!.companies).toEqual(read.companies);
});

test('Trendlyne’s longer names and units are read', async () => {
  const { companies } = await fileOf('trendlyne.xlsx', await trendlyneXlsx());
  expect(companies[2]).toMatchObject({
    ...{ isin: 'INE9S0301019', bseCode: '990003' },
    values: { returnOnEquity: 7.07, debtToEquity: 0.44, salesGrowth: 6.4, pledged: 12.5 },
  });
});

test('ratios to a loss or a negative net worth are unknown and counted', () => {
  const { companies, belowZero } = companiesOf(tickertapeCsv());
  const textiles = companies.find(({ symbol }) => symbol === 'SAMTEX');
  expect(textiles?.values.priceToBook).toBeNull();
  expect(textiles?.values.debtToEquity).toBeNull();
  expect(belowZero).toBe(2);
});

test('a ratio that the file has below zero is not calculated from its other columns', () => {
  const csv = 'Name,PE,Market Cap,Net Profit\nLoss,-20,500,25\nBlank,,500,25\nGain,18,500,25';
  const { companies } = companiesOf(csv);
  const read = [fileWith(companies)];
  const stored = JSON.parse(JSON.stringify({ files: read }));
  for (const files of [read, readSavedOwnFiles(stored)!.files]) {
    const { rows } = ownMarket(files, today);
    expect(rows.map(({ values }) => values.priceToEarnings)).toEqual([null, 20, 18]);
  }
});

test.each([
  ['Name,Sales (Rs Lakhs)\nA,"1,23,400"', 1_234],
  ['Name,Sales Rs.Cr.\nA,"1,234"', 1_234],
  ['Name,Sales\nA,1234 Cr.', 1_234],
  ['Name,Sales\nA,"1,23,400 lakhs"', 1_234],
  ['(Figures in Rs. thousands)\nName,Sales\nA,12340000', 1_234],
  ['(₹ in million)\nName,Sales\nA,12340', 1_234],
])('%j is a sale of ₹1,234 crore', (csv, sales) => {
  expect(companiesOf(csv).companies[0]?.values.sales).toBe(sales);
});

test.each([
  ['Change in promoter holding', null],
  ['Change in promoter holding 3Years', null],
  ['Change In Promoter Holdings Latest Quarter', null],
  ['Change In Promoter Holdings 1 Year', 'promoterChange'],
  ['Promoter holding change 4Qtr %', 'promoterChange'],
  ['Promoter holding change QoQ %', null],
  ['Promoter holding change 8Qtr %', null],
  ['Promoter Holding Change – 6M', null],
  ['Long Term Debt To Equity Annual', null],
  ['Total Debt to Total Equity Annual', 'debtToEquity'],
  // Of all shares, in crore; what a share got is another column.
  ['Dividend last year', null],
  ['Dividend last year Rs.Cr.', null],
  ['Dividend per share', 'dividendPerShare'],
  // The high against the price, not the price against the high: 100 where the price has halved.
  ['% Away From 52W High', null],
  ['Down from 52w high', 'belowHigh'],
] as const)('a column "%s" is taken for %s', (header, target) => {
  const [, column] = matchColumns(tableOf(`Name,${header}\nLow,-2.5\n`));
  expect(column?.target).toBe(target);
});

test.each([
  ...['Sales (Rs Lakhs)', 'Sales (in ₹ Cr.)', 'Sales (TTM)', 'Net profit (Rs. million)'],
  ...['ROE (%)', 'P/E (x)', 'Debtor days (in days)', 'Book value (₹)'],
])('a column "%s" is known: brackets with a unit are no part of its name', (header) => {
  const [, column] = matchColumns(tableOf(`Name,${header}\nA,12\n`));
  expect(column).toMatchObject({ target: expect.any(String), doubt: null });
});

test.each([
  ...['Net profit (Qtr)', 'Sales (Q2 FY26)', 'ROE (5Y avg)', 'PE (Sector)', 'Price (1 Jan)'],
  ...['Net profit %', 'Debt to equity (%)', 'Operating profit in percent'],
])('a column "%s" is not taken without a question: it may be something else', (header) => {
  const [, column] = matchColumns(tableOf(`Name,${header}\nA,12\n`));
  expect(column?.target === null || column?.doubt === 'similar-name').toBe(true);
});

test('a cell in percent of a ratio that counts in times is divided', () => {
  const { companies } = companiesOf('Name,Debt to equity\nA,45%\nB,0.45');
  expect(companies.map(({ values }) => values.debtToEquity)).toEqual([0.45, 0.45]);
});

test('doubtful columns are marked with their doubt, and a choice of the reader settles it', () => {
  const table = tableOf(
    [
      'Name,ROE,Sales,Debt to equty,Price to Earnings,P/E,Colour',
      ...Array.from({ length: 6 }, (_, index) => `A${index},0.1${index},95000000,0.4,12,13,red`),
    ].join('\n'),
  );
  const columns = matchColumns(table);
  expect(columns.map(({ target, doubt }) => [target, doubt])).toEqual([
    ['name', null],
    ['returnOnEquity', 'fractions'],
    ['sales', 'too-large'],
    ['debtToEquity', 'similar-name'],
    ['priceToEarnings', null],
    [null, 'second'],
    [null, null],
  ]);
  const chosen = matchColumns(table, {
    roe: { target: 'returnOnEquity', unit: 'fraction' },
    sales: { target: 'sales', unit: 'lakh' },
    debttoequty: { target: null, unit: 'plain' },
    colour: { target: 'sector', unit: 'plain' },
  });
  expect(chosen.map(({ doubt }) => doubt).filter(Boolean)).toEqual(['second']);
  expect(tableCompanies(table, chosen).companies[0]).toMatchObject({
    sector: 'red',
    values: { returnOnEquity: 10, sales: 950_000 },
  });
});

test('what was chosen for another file is asked about where the figures do not fit it', () => {
  const rows = [12, 15, 18, 21, 24].map((percent, at) => `A${at},${percent}%,${percent},95000000`);
  const table = tableOf(['Name,ROCE,ROE,Sales', ...rows].join('\n'));
  const columns = matchColumns(table, {
    roce: { target: 'returnOnCapitalEmployed', unit: 'fraction' },
    roe: { target: 'returnOnEquity', unit: 'fraction' },
    sales: { target: 'sales', unit: 'crore' },
  });
  expect(columns.map(({ unit, doubt }) => [unit, doubt])).toEqual([
    ['plain', null],
    // The sign in the cells says what they are.
    ['fraction', null],
    ['fraction', 'percentages'],
    ['crore', 'too-large'],
  ]);
});

test('two columns never mean the same, whichever of them the reader chose before', () => {
  const table = tableOf('Name,Net profit,Profit after tax,PAT of group,Income\nA,100,105,110,3');
  const net = { target: 'netProfit', unit: 'lakh' } as const;
  const columns = matchColumns(table, { profitaftertax: net, patofgroup: net });
  expect(columns.map(({ target, unit, doubt }) => [target, unit, doubt])).toEqual([
    ['name', 'plain', null],
    [null, 'plain', 'second'],
    ['netProfit', 'lakh', null],
    [null, 'plain', 'second'],
    [null, 'plain', null],
  ]);
  expect(tableCompanies(table, columns).companies[0]?.values.netProfit).toBe(1.05);
});

test('a bad row is left out and listed with its line and column', () => {
  const { companies, problems } = companiesOf(
    'Name,ISIN,P/E\nA,INE9S0101013,12\n\nB,INE9S0101014,12\nC,,twelve\n,,11\nD,INE9S0101013,9\nE,,-',
  );
  expect(companies.map(({ name }) => name)).toEqual(['A', 'E']);
  expect(problems.listed).toEqual([
    { code: 'no-isin', line: 4, column: 'ISIN', found: 'INE9S0101014' },
    { code: 'no-number', line: 5, column: 'P/E', found: 'twelve' },
    { code: 'missing', line: 6, column: 'Name', found: '' },
    { code: 'duplicate', line: 7, column: null, found: 'INE9S0101013' },
  ]);
});

test('a code or sector that a file writes as missing is none', () => {
  const { companies, problems } = companiesOf(
    'Name,BSE Code,NSE Code,ISIN,Sector,P/E\nA,500001,-,-,NA,12\nB,500002,-,NaN,-,11\nNil,,N/A,,Banks,9',
  );
  expect(problems.count).toBe(0);
  const known = { isin: null, symbol: null };
  expect(companies).toMatchObject([
    { name: 'A', bseCode: '500001', sector: '', ...known },
    { name: 'B', bseCode: '500002', sector: '', ...known },
    { name: 'Nil', bseCode: null, sector: 'Banks', ...known },
  ]);
});

test('a Data Sheet gives ten years, the cost of goods less the change in inventory, and ratios', async () => {
  const { companies, problems } = await fileOf('pumps.xlsx', await dataSheetXlsx(2026));
  expect(problems.count).toBe(0);
  const [pumps] = companies;
  expect(pumps?.company?.years).toHaveLength(10);
  // 1,300 - 30 + 60 + 90; sales of 2,450 less that and 310 + 210 + 120.
  const profit = { costOfGoods: 1_420, operatingProfit: 390 };
  const figures = { ...profit, equity: 1_120, totalAssets: 1_600, shares: 10 };
  const newest = { year: 2026, endsOn: '2026-03-31', figures };
  expect(pumps?.company?.years.at(-1)).toMatchObject(newest);
  const ratios = { yearsOfFigures: 10, marketCap: 4_125, priceToEarnings: 16.5 };
  expect(pumps?.values).toMatchObject(ratios);
  // Profit before tax and interest of 345 on the mean of 1,180 and 100 + 1,020 / 1.1 + 60 / 1.1.
  expect(pumps?.values.returnOnCapitalEmployed).toBeCloseTo(30.506, 2);
});

test('a Data Sheet with a day as a serial number, a year to come, one twice and a word for a figure', () => {
  const lines = [
    ['COMPANY NAME', 'A'],
    ['META'],
    ['Current Price', '#REF!'],
    ['PROFIT & LOSS'],
    ['Report Date', '46112', '46477', '46112'],
    ['Sales', 'many', '10'],
    ['BALANCE SHEET'],
    ['Total', '100', '100'],
    ['Total', '120', '120'],
  ].map((cells, index) => ({ line: index + 1, cells }));
  const read = valueOf(readDataSheet(lines, today));
  const figures = { sales: null, totalAssets: 120 };
  expect(read.company.company?.years).toMatchObject([{ endsOn: '2026-03-31', figures }]);
  expect(read.problems.listed).toMatchObject([
    { code: 'no-number', line: 6, column: 'Sales', found: 'many' },
    { code: 'out-of-range', line: 5, found: '46477' },
    { code: 'duplicate', line: 5, found: '46112' },
  ]);
  const problem = { code: 'missing-column', column: 'COMPANY NAME' };
  expect(readDataSheet(lines.slice(1), today)).toMatchObject({ ok: false, problem });
});

test('holdings of Zerodha count pledged shares as owned; a quantity in another file is no holding', async () => {
  const held = await fileOf('holdings.xlsx', await consoleXlsx(day));
  expect(held).toMatchObject({ role: 'holdings' });
  expect(held.companies[0]).toMatchObject({ symbol: 'SAMPUMP', heldQuantity: 15, priceAsOf: day });
  const kite = await fileOf('holdings.csv', kiteCsv());
  expect(kite.companies[1]).toMatchObject({ symbol: 'SAMPAINT', isin: null, heldQuantity: 20 });
  expect(companiesOf('Name,Qty,P/E\nLow,5,12').companies).toMatchObject([{ heldQuantity: null }]);
});

test('several files make one market: figures of one, holdings and prices of others', async () => {
  const files = await Promise.all([
    fileOf('cash.csv', cashCsv(day)),
    fileOf('held.csv', kiteCsv()),
    fileOf('screen.csv', screenerCsv()),
  ]);
  const market = ownMarket(files, today);
  expect(market.rows).toHaveLength(8);
  expect(market.notes).toEqual([]);
  expect(market.held.get('isin INE9S0101013')).toBe(10);
  // The screen had a price already, so that its day stays unknown.
  expect(market.rows[0]).toMatchObject({ name: 'Sample Pumps', asOf: { price: null } });
  const prices = ownMarket([await fileOf('full.csv', fullBhavcopyCsv(day))], today);
  expect(prices.rows[0]).toMatchObject({ values: { price: 412.5 }, asOf: { price: day } });
  expect([...prices.known]).toEqual(['price']);
});

test('figures of two files have a day only where both name it', async () => {
  const sheet = await fileOf('pumps.xlsx', await dataSheetXlsx(2026));
  const { name } = sheet.companies[0]!;
  const table = (csv: string) => fileWith(companiesOf(csv).companies);
  const asOf = (...files: Parameters<typeof ownMarket>[0]) => ownMarket(files, today).rows[0]!.asOf;
  expect(asOf(sheet)).toMatchObject({ figures: '2026-03-31', price: null });
  // The table has the return on equity of a day that it does not name.
  const undated = table(`Name,ROE\n${name},21\n`);
  expect(asOf(undated, sheet).figures).toBeNull();
  expect(asOf(sheet, undated).figures).toBe('2026-03-31');
  expect(asOf(sheet, table(`Name,Current ratio\n${name},2\n`)).figures).toBeNull();

  const close = { ...companiesOf('Name,Price\nLow,12').companies[0]!, priceAsOf: day } as const;
  const prices = fileWith([close], 'prices');
  expect(asOf(table('Name,EPS\nLow,2'), prices).price).toBe(day);
  // The price to the earnings is that of another close.
  expect(asOf(table('Name,P/E\nLow,5'), prices).price).toBeNull();
});

describe('a Data Sheet whose newest year ended more than 18 months ago', () => {
  const sheetOf = async (lastYear: number) => fileOf('old.xlsx', await dataSheetXlsx(lastYear));
  const asOf = '2026-10-01';

  test('gives its price and its years, and no ratio of them', async () => {
    const { rows, companies, known } = ownMarket([await sheetOf(2025)], asOf);
    expect(rows[0]).toMatchObject({
      values: { price: 412.5, netProfit: null, marketCap: null, yearsOfFigures: null },
      asOf: { figures: '2025-03-31' },
    });
    expect([...known]).toEqual(['price']);
    expect([...companies.values()][0]?.years).toHaveLength(10);
    const inTime = ownMarket([await sheetOf(2025)], '2026-09-30');
    expect(inTime.rows[0]?.values).toMatchObject({ netProfit: 250, marketCap: 4_125 });
  });

  test('leaves its company to the figures and years of a newer file', async () => {
    const { rows, companies } = ownMarket([await sheetOf(2024), await sheetOf(2026)], asOf);
    expect(rows).toMatchObject([{ values: { netProfit: 250 }, asOf: { figures: '2026-03-31' } }]);
    expect([...companies.values()][0]?.years.at(-1)).toMatchObject({ year: 2026 });
  });
});

test('prices add no company to a file of figures, and change none of them', () => {
  const companiesIn = (rows: string) =>
    companiesOf(`Name,Symbol,Price,Debt to equity\n${rows}`).companies;
  const prices = fileWith(companiesIn('Other,OTHER,5,1\nLow,LOW,12,0.7'), 'prices');
  const figures = fileWith(companiesIn('Low,LOW,10,0.5'));
  expect(ownMarket([prices, figures], today).rows).toMatchObject([
    { name: 'Low', values: { price: 10, debtToEquity: 0.5 } },
  ]);
  expect(ownMarket([prices], today).rows).toHaveLength(2);
});

test('companies of one name are two where their codes differ; names may be in any script', () => {
  const marketOf = (csv: string) => ownMarket([fileWith(companiesOf(csv).companies)], today);
  const { rows, notes } = marketOf(
    'Name,BSE Code,NSE Code,P/E\nSample Ind.,990001,SAMIND,12\nSample Ind.,990002,SAMINV,30\nSample Ind.,990003,,44\n',
  );
  expect(rows.map(({ symbol, values }) => [symbol, values.priceToEarnings])).toEqual([
    ['SAMIND', 12],
    ['SAMINV', 30],
    ['990003', 44],
  ]);
  expect(notes).toEqual([]);
  expect(marketOf('Name,P/E\nनमूना पंप,12\nनमूना रंग,30\n').rows).toHaveLength(2);
});

test.each([
  ['isin', 0],
  ['nse', 1],
  ['bse', 0],
  ['name', 0],
  ['ine9s0101013', 1],
  ['990002', 1],
  ['low', 1],
])('a search for %s finds companies of the file by what it says of them', (words, count) => {
  const csv =
    'Name,ISIN,BSE Code,NSE Code,P/E\nSample Pumps,INE9S0101013,,SAMPUMP,12\nSample Wires,,990002,,9\nNSE Sample,,,NSESAM,7\nLow,,,,6\n';
  const { rows } = ownMarket([fileWith(companiesOf(csv).companies)], today);
  expect(rows).toHaveLength(4);
  expect(companiesNamed(rows, words)).toHaveLength(count);
});

test('a red flag has no day where the file has none of its holdings', () => {
  const { companies } = companiesOf('Name,Pledged percentage\nLow,12.5\nNone,0\n');
  const { rows } = ownMarket([fileWith(companies)], today);
  expect(rows.map(({ redFlags }) => redFlags)).toEqual([
    [{ kind: 'pledge', percent: 12.5, asOf: null }],
    [],
  ]);
});

test('a symbol with two ISINs is reported, not merged', async () => {
  const screen = await fileOf('screen.csv', screenerCsv());
  const split = await fileOf('cash.csv', cashCsv(day).replace('INE9S0101013', 'INE9S0101021'));
  const { notes, rows } = ownMarket([screen, split], today);
  expect(notes).toEqual([
    { kind: 'isin-changed', symbol: 'SAMPUMP', isins: ['INE9S0101013', 'INE9S0101021'] },
  ]);
  expect(rows).toHaveLength(8);
});

test('a screen says which of its rules a file can answer, and runs with those', async () => {
  const market = ownMarket([await fileOf('screen.csv', screenerCsv())], today);
  // A financial company is known by its industry.
  const financial = market.rows.filter(({ values }) => values.financialCompany === 1);
  expect(financial.map(({ name }) => name)).toEqual(['Sample Bank']);
  const screenOf = (id: ScreenId) => screens.find((screen) => screen.id === id)!;
  const of = (id: ScreenId) => coverageOf(screenOf(id), market.known);
  expect(of('magic-formula')).toMatchObject({ rules: 4, checked: 3, missing: ['returnOnCapital'] });
  expect(of('piotroski')).toMatchObject({ rules: 3, checked: 3, missing: [] });
  const missing = ['averageRoceFiveYears', 'cashConversionFiveYears', 'accruals'];
  expect(of('low-leverage-quality')).toMatchObject({ rules: 6, checked: 4, missing });
  const quality = of('low-leverage-quality')?.screen;
  const result = quality && runScreen(quality, market.rows, today);
  const passed = ['Sample Pharma', 'Sample Pumps', 'Sample Software'];
  expect(result?.passed.map(({ name }) => name)).toEqual(passed);
  // A screen that can be checked whole keeps its text.
  expect(of('piotroski')?.screen?.ruleText).toBe(screens[2].ruleText);
  expect(coverageOf(screens[0], new Set())).toMatchObject({ checked: 0, screen: null });
  // Without a number to rank by, all that meet the rule are taken.
  const criteria = [{ expressionText: 'Momentum', better: 'higher', weight: 1 } as const];
  const unranked = { id: 'own', ruleText: 'Price >= 1', ranking: { criteria, take: 1 } };
  expect(coverageOf(unranked, new Set(['price']))?.screen?.ranking).toBeNull();
});

test('an unknown alternative leaves only those companies undecided that need it', () => {
  const screen = {
    id: 'own',
    ruleText: 'Price >= 1 AND (Financial company = yes OR Debt to equity <= 1x)',
    ranking: null,
  };
  const { companies } = companiesOf('Name,Price,Debt to equity\nLow,10,0.5\nHigh,10,3');
  const { rows, known } = ownMarket([fileWith(companies)], today);
  const coverage = coverageOf(screen, known);
  expect(coverage).toMatchObject({ rules: 2, checked: 2, missing: ['financialCompany'] });
  const result = runScreen(coverage!.screen!, rows, today);
  expect(result).toMatchObject({ undecided: 1, failed: 0, passed: [{ name: 'Low' }] });
});

test('saved files are read back as they were, ten years included', async () => {
  const { name, role, companies } = await fileOf('pumps.xlsx', await dataSheetXlsx(2026));
  const saved = { files: [{ name, role, companies }] };
  expect(readSavedOwnFiles(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

test('values, companies and columns that cannot be read back are left out', () => {
  expect(readSavedOwnFiles({ files: {} })).toBeNull();
  const values = { price: '12', sales: 3, other: 1 };
  const company = { name: 'A', values, priceAsOf: '2026-02-30' };
  const files = [{ name: 'a', role: 'figures', companies: [company, 7, { name: 3 }] }, null];
  expect(readSavedOwnFiles({ files })?.files).toMatchObject([
    { companies: [{ name: 'A', values: { sales: 3 }, priceAsOf: null, company: null }] },
  ]);
  const choices = {
    roe: { target: 'returnOnEquity', unit: 'fraction' },
    colour: { target: null, unit: 'plain' },
  };
  const bad = { target: 'constructor', unit: 'plain' };
  const worse = { target: 'sales', unit: 'toString' };
  expect(readRememberedColumns({ ...choices, bad, worse })).toEqual(choices);
});

test('any stored value is read without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readSavedOwnFiles(value);
      readSavedOwnFiles({ files: [{ role: 'figures', companies: [value] }] });
      readRememberedColumns(value);
    }),
  );
});
