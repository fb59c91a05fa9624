import { writeXlsx } from 'hucre/xlsx';
import {
  averageAumSchema,
  newestQuarter,
  quarterEnd,
  readAverageAum,
  yearsNewestFirst,
} from '@/lib/funds/data/facts/average-aum';
import { terMonthsFeed, terWorkbookFeed } from '@/lib/funds/data/facts/fact-feeds';
import {
  performancePairs,
  performanceSchema,
  readPerformance,
} from '@/lib/funds/data/facts/fund-performance';
import { readSchemeMaster } from '@/lib/funds/data/facts/scheme-master';
import {
  readHouses,
  readSchemesOfHouse,
  readSchemeSummary,
} from '@/lib/funds/data/facts/scheme-summary';
import { readTerWorkbook } from '@/lib/funds/data/facts/ter-workbook';

const now = new Date('2026-11-25T05:00:00Z');

describe('the scheme master', () => {
  const header =
    'AMC,Code,Scheme Name,Scheme Type,Scheme Category,Scheme NAV Name,Scheme Minimum Amount,Launch Date, Closure Date,ISIN Div Payout/ ISIN GrowthISIN Div Reinvestment';
  const row = (
    code: number,
    { minimum = '5000', launch = '01-JAN-2013', name = 'Udaharan Fund' } = {},
  ) =>
    `Udaharan AMC Limited,${code},${name},Open Ended,Equity Scheme - Flexi Cap Fund,Udaharan,${minimum},${launch},,INF000A01AA1INF000A01AB9`;
  const usual = Array.from({ length: 8_000 }, (_, at) => row(200_000 + at));
  const fileOf = (...rows: string[]) => [header, ...rows, ...usual].join('\r\n');
  const factsIn = (...rows: string[]) => {
    const { data } = readSchemeMaster(fileOf(...rows), now);
    return rows.map((_, at) => data!.get(at + 1));
  };

  it('reads the smallest purchase, and none where there is no amount', () => {
    const known = ['5000', '"Rs. 1,000/- and in multiples of Re. 1"', '500.50'];
    // Units are no rupees, and of an amount in words the first number is a part.
    const words = ['1 unit', '50,000 units', 'Rs. 25 lakh', '1 Crore', '10 Lacs', '5 cr.'];
    const shortWords = ['Rs. 25 L', '10 Thousand', '1 million', '5K'];
    const inWords = [...words, ...shortWords].map((each) => `"${each}"`);
    const unknown = ['0', '', 'Any amount', '99999999999999', ...inWords];
    const found = factsIn(...[...known, ...unknown].map((minimum, at) => row(at + 1, { minimum })));
    const rupees = found.map((facts) => facts?.minimumRupees);
    expect(rupees).toEqual([5_000, 1_000, 500.5, ...unknown.map(() => null)]);
  });

  it('reads the day of the launch, and none that cannot be', () => {
    const unknown = ['01-JAN-1900', '26-Nov-2026', '31-Feb-2013', ''];
    const launches = ['24-Feb-1995', '01-JAN-2013', ...unknown];
    const found = factsIn(...launches.map((launch, at) => row(at + 1, { launch })));
    const days = found.map((facts) => facts?.launchDate);
    expect(days).toEqual(['1995-02-24', '2013-01-01', ...unknown.map(() => null)]);
  });

  it('reads names with commas in quotes, and counts a row in doubt', () => {
    const named = row(1, { name: '"Udaharan, a fund"' });
    const twice = [row(2), row(2, { minimum: '100' })];
    const { data, report } = readSchemeMaster(fileOf(named, ...twice, 'Udaharan,3'), now);
    expect(data!.get(1)).toEqual({ launchDate: '2013-01-01', minimumRupees: 5_000 });
    expect(data!.get(2)).toEqual({ launchDate: null, minimumRupees: null });
    expect(report).toMatchObject({ rows: 8_004, refusedRows: 2 });
  });

  it('loses one row for a last row that ends too early', () => {
    const { report } = readSchemeMaster(`${fileOf()}\r\nUdaharan,3\r\n`, now);
    expect(report).toMatchObject({ rows: 8_001, refusedRows: 1 });
  });

  it.each([
    ['a page of HTML', '<!doctype html><html><body>Busy, try again</body></html>'],
    ['an empty answer', ''],
    ['a row that breaks off', `${fileOf()}\nUdaharan,3`],
    ['a piece', [header, ...usual.slice(0, 7_000)].join('\r\n')],
    ['another header', fileOf().replace('Launch Date', 'Start')],
    ['many rows in doubt', [header, ...usual, ...Array(2_000).fill('a,b')].join('\r\n')],
  ])('is not read from %s', (_, body) => {
    expect(() => readSchemeMaster(body, now)).toThrow(/scheme master/);
  });
});

describe('the average assets', () => {
  const aum = (lakh: unknown, ofFunds: unknown = 0) => ({
    ExcludingFundOfFundsDomesticButIncludingFundOfFundsOverseas: lakh,
    FundOfFundsDomestic: ofFunds,
  });
  const row = (code: unknown, lakh: unknown, ofFunds: unknown = 0) => ({
    ...{ AMFI_Code: code, SchemeNAVName: 'Udaharan' },
    AverageAumForTheMonth: aum(lakh, ofFunds),
  });
  const usual = Array.from({ length: 4_000 }, (_, at) => row(200_000 + at, 100));
  const readSchemes = (schemes: unknown[]) =>
    readAverageAum(averageAumSchema.parse({ data: [{ schemes }] }), '2026-09-30');

  it.each([
    ['July - September 2026', '2026-09-30'],
    ['January - March 2026', '2026-03-31'],
    ['April-June 2026', '2026-06-30'],
    ['2026', null],
    ['July - Septober 2026', null],
  ])('the quarter "%s" ends on %s', (text, end) => expect(quarterEnd(text)).toBe(end));

  it('are of the newest quarter by its dates, not by its id', () => {
    const years = ['April 2025 - March 2026', '2026-2027'].map((text, at) => {
      return { id: at + 1, financial_year: text };
    });
    expect(yearsNewestFirst({ data: years }).data).toEqual([2, 1]);
    const periods = ['April - June 2026', 'July - September 2026'].map((period, at) => {
      return { id: at + 1, period };
    });
    expect(newestQuarter({ data: { periods } }).data).toEqual({ id: 2, end: '2026-09-30' });
    expect(newestQuarter({ data: { periods: [] } }).data).toBe('none');
  });

  it('are lakh rupees of a plan, those of funds of funds in a field of their own', () => {
    const { data, report } = readSchemes([
      ...[row(1, 12.5), row('2', '1,234.50'), row(3, 0, 88), row(4, -5), row(5, 'N.A.')],
      ...[row('x', 1), row(1, 99), row(6, null, null), row(7, null, 3), ...usual],
    ]);
    const { lakhByCode, unreadNames } = data!;
    // The first code has two amounts, and what is no amount is not zero.
    expect([1, 2, 3, 4, 5, 6, 7].map((code) => lakhByCode.get(code))).toEqual([
      ...[null, 1_234.5, 88, null, null, null, 3],
    ]);
    expect(unreadNames).toEqual(['Udaharan']);
    expect(report?.refusedRows).toBe(4);
  });

  const without = (name: string) =>
    usual.map(({ AMFI_Code: code, AverageAumForTheMonth: figures }) => {
      const { [name as keyof typeof figures]: renamed, ...others } = figures;
      return { AMFI_Code: code, AverageAumForTheMonth: { ...others, renamed } };
    });

  it.each(Object.keys(aum(0)))('are refused, not read as zero, from rows without %s', (name) => {
    expect(() => readSchemes(without(name))).toThrow('piece');
  });

  it('are refused where schemes are missing', () => {
    expect(() => readSchemes(usual.slice(1))).toThrow('piece');
  });
});

describe('the expense ratios', () => {
  const plans = ['Regular', 'Direct'];
  const newParts = [
    ...['Base Expense Ratio (BER) (%)', 'Brokerage cost (%)'],
    'Transaction Cost incurred for the purpose of execution of trade (%)',
    ...['Statutory Levies (including GST) (%)', 'Total TER (%)'],
  ];
  const oldParts = [
    'Base TER (%)',
    ...['b', 'c'].map((part) => `Additional expense as per Regulation 52(6A)(${part}) (%)`),
    ...['GST (%)', 'Total TER (%)'],
  ];
  const headerOf = (parts: string[]) => [
    ...['NSDL Scheme Code', 'Scheme Name', 'Scheme Type', 'Scheme Category', 'TER Date'],
    ...plans.flatMap((plan) => parts.map((part) => `${plan} Plan - ${part}`)),
  ];
  type Cell = string | number | Date;
  const row = (date: Cell, values: Cell[], name = 'Udaharan Flexi Cap Fund'): Cell[] => [
    ...[`UDA/${name}`, name, 'Open Ended', 'Equity Scheme - Flexi Cap Fund', date],
    ...values,
  ];
  const regular = ['1.0900', '0.0200', '0.0100', '0.1800', '1.3000'];
  const direct = ['0.5300', '0.0200', '0.0100', '0.2000', '0.7600'];
  const ratios = [...regular, ...direct];
  const none = Array<string>(5).fill('0.0000');
  const read = async (...rows: Cell[][]) =>
    readTerWorkbook(await writeXlsx({ sheets: [{ name: 'TER', rows }] }), '10-2026');
  const header = headerOf(newParts);

  it.each([
    ['its words since April 2026', header],
    ['its words before', headerOf(oldParts)],
  ])('are read by %s, after title rows', async (_, own) => {
    const { rows, asOf } = await read(['Disclaimer'], own, row('31-10-2026', ratios));
    expect(asOf).toBe('2026-10-31');
    expect(rows).toEqual([
      {
        name: 'Udaharan Flexi Cap Fund',
        regular: {
          ...{ percent: 1.3, date: '2026-10-31', basePercent: 1.09, brokeragePercent: 0.02 },
          ...{ transactionPercent: 0.01, leviesPercent: 0.18 },
        },
        direct: expect.objectContaining({ percent: 0.76, leviesPercent: 0.2 }),
      },
    ]);
  });

  it('read the day from a date, a number of days, an instant and texts', async () => {
    const forms: Cell[] = [new Date(Date.UTC(2026, 9, 31)), 46_326, '2026-10-31T00:00:00.000Z'];
    const days = [...forms, '31/10/2026', '31-Oct-2026'];
    const { rows } = await read(header, ...days.map((day, at) => row(day, ratios, `Fund ${at}`)));
    expect(rows.map((each) => each.direct?.date)).toEqual(days.map(() => '2026-10-31'));
  });

  it('come from the newest month, in whatever order the months are listed', () => {
    const listed = ['04-2026', '10-2026', '12-2025', '09-2026'];
    const body = JSON.stringify(listed.map((MonthNumber) => ({ MonthNumber })));
    const sorted = ['10-2026', '09-2026', '04-2026', '12-2025'];
    expect(terMonthsFeed('2026-2027').read(body, now).data).toEqual(sorted);
  });

  it('are not those of a row that is dated after the month', async () => {
    const wrong = row('31-10-2062', [...none, ...none]);
    const { rows, asOf } = await read(header, row('30-10-2026', ratios), wrong);
    expect([asOf, rows[0]?.direct?.percent]).toEqual(['2026-10-30', 0.76]);
  });

  it('are those of the newest day, numbers or texts, without a row that has no day', async () => {
    const { rows } = await read(
      header,
      row('30-10-2026', [...regular, ...none]),
      row('31-10-2026', [...none, 0.5, 0, 0, 0.1, 0.6]),
      row('29-10-2026', ratios),
      row('soon', ratios),
      row('26-11-2026', ratios),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ regular: null, direct: { percent: 0.6 } });
  });

  it('are read from a cell that a program has added up, however many decimals it has', async () => {
    const { rows } = await read(
      header,
      row('31-10-2026', [...regular, 0.1 + 0.2, 0, 1e-7, 0.1 + 0.7, 0.7 + 0.1 + 0.3]),
    );
    expect(rows[0]?.direct).toMatchObject({
      ...{ percent: 1.1, basePercent: 0.3, transactionPercent: 0, leviesPercent: 0.8 },
    });
  });

  it('are unknown for a plan of zeros, with levies of 23 % and without a total', async () => {
    const wrong = [none, ['0.4', '0', '0', '23.0', '23.4'], ['0.4', '0', '0', '0.1', '-']];
    const written = wrong.map((values, at) => {
      return row('31-10-2026', [...regular, ...values], `Fund ${at}`);
    });
    const { rows } = await read(header, ...written);
    const found = rows.map((each) => [each.direct, each.regular?.percent]);
    expect(found).toEqual(wrong.map(() => [null, 1.3]));
  });

  it.each([
    ['no header', [['a', 'b']]],
    ['no row', [header]],
    ['a header without totals', [header.slice(0, 9), row('31-10-2026', regular)]],
  ])('are not read from a workbook with %s', async (_, rows) => {
    await expect(read(...rows)).rejects.toThrow(/header|row/);
  });

  it('are not read from a page of HTML', () => {
    expect(() => terWorkbookFeed('10-2026').read('<!doctype html>', now)).toThrow('not a workbook');
  });
});

describe('the performance gateway', () => {
  const day = '2026-11-24';
  const read = (rows: unknown, validationMsg = 'SUCCESS') =>
    readPerformance(performanceSchema.parse({ validationMsg, data: rows }), day);

  it('is asked for forty categories of open-ended schemes', () => {
    expect(performancePairs).toHaveLength(40);
    expect(new Set(performancePairs.map(([, kind]) => kind)).size).toBe(40);
  });

  it('gives benchmark, riskometer and returns as numbers, texts or null', () => {
    const { data, report } = read([
      {
        ...{ schemeName: ' Udaharan Large Cap Fund ', benchmark: 'NIFTY 100  TRI' },
        ...{ riskometerScheme: 'Moderately High', riskometerBenchmark: 'Extreme' },
        ...{ return1YearBenchmark: '8.20', return3YearBenchmark: 10.9 },
        ...{ return5YearBenchmark: 'NA', return10YearBenchmark: 9_999, dailyAUM: 4_210.33 },
      },
      { benchmark: 'without a name' },
    ]);
    expect(data).toEqual([
      {
        ...{ name: 'Udaharan Large Cap Fund', benchmark: 'NIFTY 100 TRI' },
        ...{ schemeRisk: 'moderately-high', benchmarkRisk: null },
        benchmarkReturns: [8.2, 10.9, null, null],
      },
    ]);
    expect(report).toMatchObject({ refusedRows: 1, newWords: ['riskometerBenchmark: Extreme'] });
  });

  it('reports returns that have another name', () => {
    const { report } = read([{ schemeName: 'Udaharan Fund', return1YrBenchmark: 8 }]);
    expect(report?.lostFields).toContain('return1YearBenchmark');
  });

  it('has no scheme on a holiday, and is refused where the request was not accepted', () => {
    expect(read([]).data).toEqual([]);
    expect(read(null).data).toEqual([]);
    expect(() => read([], 'Invalid request')).toThrow('not accepted');
  });
});

describe('the summary document of a scheme', () => {
  const elements = `<Fund_Name>Udaharan Large &amp; Mid Cap Fund</Fund_Name>
  <Exit_Load_if_applicable>1% within
    365 days</Exit_Load_if_applicable>
  <ISINs>INF000A01AA1, INF000A01AB9; INF000A01AA1</ISINs>
  <SIP_SWP__STP_Details_Minimum_amount>Rs. 500</SIP_SWP__STP_Details_Minimum_amount>`;
  const row = (...cells: (string | number)[]) =>
    `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`;
  const workbook = (...rows: string[]) =>
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><ss:Workbook xmlns:ss="urn:x"><Worksheet><Table>${rows.join('')}</Table></Worksheet></ss:Workbook>`;

  const document = (content: string) => `<SchemeSummaryDocument>${content}</SchemeSummaryDocument>`;
  const spreadsheet = workbook(
    row('SCHEME SUMMARY DOCUMENT'),
    row(1, 'Fund Name', 'Udaharan Large Cap Fund'),
    row(24, 'Exit Load (if applicable)', '1% within 365 days'),
    row(25, 'ISINs', 'Regular INF000A01AA1', 'Direct INF000A01AB9'),
    row(48, 'SIP SWP &amp; STP Details: Minimum amount', 'Rs. 500'),
  );

  it.each([
    ['named elements', document(`<SchemeSummary>${elements}</SchemeSummary>`)],
    ['typed elements', `<root type="object">${elements}</root>`],
    ['rows of a spreadsheet', spreadsheet],
  ])('reads a document of %s', (_, text) => {
    expect(readSchemeSummary(text)).toEqual({
      exitLoad: '1% within 365 days',
      minimumSip: 'Rs. 500',
      isins: ['INF000A01AA1', 'INF000A01AB9'],
    });
  });

  const loadOf = (written: string) =>
    readSchemeSummary(`<root><Fund_Name>A</Fund_Name><Exit_Load>${written}</Exit_Load></root>`)
      .exitLoad;

  it('distinguishes an exit load of zero from an unknown one', () => {
    expect(loadOf('Nil')).toBe('Nil');
    for (const written of ['NA', 'N. A.', '-', 'Not Applicable', '']) {
      expect(loadOf(written)).toBeNull();
    }
  });

  it.each([
    '<html><body>Not found</body></html>',
    '<SchemeSummaryDocument><Fund_Name>A</Fund_Name>',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><Fund_Name>&x;</Fund_Name></root>',
    `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
    '',
  ])('refuses what is no such document: %s', (text) => {
    expect(() => readSchemeSummary(text)).toThrow('scheme summary');
  });

  it('truncates long texts and reads them in time', () => {
    expect(loadOf('9% '.repeat(400_000))).toMatch(/^(?:9% ){80,100}.{0,3} …$/);
  });

  it('takes the numbers of houses and schemes, and leaves out rows in doubt', () => {
    const houses = ['3', 9, 'x'].map((mfId) => ({ mfId, mfName: 'A' }));
    const read = readHouses([...houses, null]);
    expect(read).toMatchObject({ data: [3, 9], report: { refusedRows: 2 } });
    expect(() => readHouses([{}])).toThrow('none');
    // A specialised fund is left out.
    const schemes = ['8012', 'S-5', '8012'].map((id) => ({ scheme_id: id, scheme_name: 'A' }));
    const of = readSchemesOfHouse(schemes);
    expect(of).toMatchObject({ data: [8012], report: { rows: 2, refusedRows: 1 } });
  });
});
