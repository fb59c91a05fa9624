import { writeXlsx } from 'hucre/xlsx';
import {
  averageAumSchema,
  newestQuarter,
  quarterEnd,
  readAverageAum,
  yearsNewestFirst,
} from '@/lib/funds/data/facts/average-aum';
import { terWorkbookFeed } from '@/lib/funds/data/facts/fact-feeds';
import {
  performancePairs,
  performanceSchema,
  readPerformance,
} from '@/lib/funds/data/facts/fund-performance';
import { readSchemeMaster } from '@/lib/funds/data/facts/scheme-master';
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
  const factsIn = (...rows: string[]) => readSchemeMaster(fileOf(...rows), now).data!.get(1);

  it.each([
    ['5000', 5_000],
    ['"Rs. 1,000/- and in multiples of Re. 1"', 1_000],
    ['500.50', 500.5],
    ['0', null],
    ['', null],
    ['Any amount', null],
    ['99999999999999', null],
  ])('reads the smallest purchase %s as %s', (minimum, rupees) => {
    expect(factsIn(row(1, { minimum }))?.minimumRupees).toBe(rupees);
  });

  it.each([
    ['24-Feb-1995', '1995-02-24'],
    ['01-JAN-2013', '2013-01-01'],
    ['01-JAN-1900', null],
    ['26-Nov-2026', null],
    ['31-Feb-2013', null],
    ['', null],
  ])('reads the launch %s as %s', (launch, date) => {
    expect(factsIn(row(1, { launch }))?.launchDate).toBe(date);
  });

  it('reads names with commas in quotes, and counts a row in doubt', () => {
    const { data, report } = readSchemeMaster(
      fileOf(
        row(1, { name: '"Udaharan, a fund"' }),
        row(2),
        row(2, { minimum: '100' }),
        'Udaharan,3',
      ),
      now,
    );
    expect(data!.get(1)).toEqual({ launchDate: '2013-01-01', minimumRupees: 5_000 });
    expect(data!.get(2)).toEqual({ launchDate: null, minimumRupees: null });
    expect(report).toMatchObject({ rows: 8_004, refusedRows: 2 });
  });

  it.each([
    ['a page of HTML', '<!doctype html><html><body>Busy, try again</body></html>'],
    ['an empty answer', ''],
    ['a row that breaks off', fileOf().slice(0, -40)],
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
  const read = (rows: unknown[]) =>
    readAverageAum(
      averageAumSchema.parse({ data: [{ schemes: [...rows, ...usual] }] }),
      '2026-09-30',
    );

  it.each([
    ['July - September 2026', '2026-09-30'],
    ['January - March 2026', '2026-03-31'],
    ['April-June 2026', '2026-06-30'],
    ['2026', null],
    ['July - Septober 2026', null],
  ])('the quarter "%s" ends on %s', (text, end) => expect(quarterEnd(text)).toBe(end));

  it('are of the newest quarter, whatever places the ids name', () => {
    const years = [
      { id: 1, financial_year: 'April 2025 - March 2026' },
      { id: 2, financial_year: '2026-2027' },
    ];
    expect(yearsNewestFirst({ data: years }).data).toEqual([2, 1]);
    const periods = [
      { id: 1, period: 'April - June 2026' },
      { id: 2, period: 'July - September 2026' },
    ];
    expect(newestQuarter({ data: { periods } }).data).toEqual({ id: 2, end: '2026-09-30' });
    expect(newestQuarter({ data: { periods: [] } }).data).toBe('none');
  });

  it('are lakh rupees of a plan, those of funds of funds in a field of their own', () => {
    const { data, report } = read([
      row(1, 12.5),
      row('2', '1,234.50'),
      row(3, 0, 88),
      row(4, -5),
      row(5, 'N.A.'),
      row('x', 1),
      row(1, 99),
    ]);
    expect([1, 2, 3, 4, 5].map((code) => data!.get(code))).toEqual([
      12.5,
      1_234.5,
      88,
      undefined,
      undefined,
    ]);
    expect(report?.refusedRows).toBe(4);
  });

  it('are not read from a piece', () => {
    expect(() => readAverageAum({ data: [{ schemes: usual.slice(1) }] }, '2026-09-30')).toThrow(
      'piece',
    );
  });
});

describe('the expense ratios', () => {
  const plans = ['Regular', 'Direct'];
  const newParts = [
    'Base Expense Ratio (BER) (%)',
    'Brokerage cost (%)',
    'Transaction Cost incurred for the purpose of execution of trade (%)',
    'Statutory Levies (including GST) (%)',
    'Total TER (%)',
  ];
  const oldParts = [
    'Base TER (%)',
    'Additional expense as per Regulation 52(6A)(b) (%)',
    'Additional expense as per Regulation 52(6A)(c) (%)',
    'GST (%)',
    'Total TER (%)',
  ];
  const headerOf = (parts: string[]) => [
    ...['NSDL Scheme Code', 'Scheme Name', 'Scheme Type', 'Scheme Category', 'TER Date'],
    ...plans.flatMap((plan) => parts.map((part) => `${plan} Plan - ${part}`)),
  ];
  type Cell = string | number | Date;
  const row = (date: Cell, values: Cell[], name = 'Udaharan Flexi Cap Fund'): Cell[] => [
    ...['UDA/O/E/FCF/13/01/0001', name, 'Open Ended', 'Equity Scheme - Flexi Cap Fund', date],
    ...values,
  ];
  const regular = ['1.0900', '0.0200', '0.0100', '0.1800', '1.3000'];
  const direct = ['0.5300', '0.0200', '0.0100', '0.2000', '0.7600'];
  const none = Array<string>(5).fill('0.0000');
  const read = async (...rows: Cell[][]) =>
    readTerWorkbook(await writeXlsx({ sheets: [{ name: 'TER', rows }] }));
  const header = headerOf(newParts);

  it.each([
    ['its words since April 2026', header],
    ['its words before', headerOf(oldParts)],
  ])('are read by %s, after title rows', async (_, own) => {
    const { rows, asOf } = await read(
      ['Disclaimer'],
      own,
      row('31-10-2026', [...regular, ...direct]),
    );
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

  it.each<[string, Cell]>([
    ['a date', new Date(Date.UTC(2026, 9, 31))],
    ['a number of days', 46_326],
    ['an instant', '2026-10-31T00:00:00.000Z'],
    ['a day with slashes', '31/10/2026'],
    ['a day with a month’s name', '31-Oct-2026'],
  ])('read the day from %s', async (_, date) => {
    expect((await read(header, row(date, [...regular, ...direct]))).asOf).toBe('2026-10-31');
  });

  it('are those of the newest day, numbers or texts; a row without a day is counted', async () => {
    const { rows, refusedRows } = await read(
      header,
      row('30-10-2026', [...regular, ...none]),
      row('31-10-2026', [...none, 0.5, 0, 0, 0.1, 0.6]),
      row('29-10-2026', [...regular, ...direct]),
      row('soon', [...regular, ...direct]),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ regular: null, direct: { percent: 0.6 } });
    expect(refusedRows).toBe(1);
  });

  it.each([
    ['a plan that does not exist', none],
    ['levies of 23 %', ['0.4', '0', '0', '23.0', '23.4']],
    ['no number', ['0.4', '0', '0', '0.1', '-']],
  ])('are unknown with %s', async (_, values) => {
    const { rows } = await read(header, row('31-10-2026', [...regular, ...values]));
    expect(rows[0]).toMatchObject({ direct: null, regular: { percent: 1.3 } });
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
        schemeName: ' Udaharan Large Cap Fund ',
        benchmark: 'NIFTY 100  TRI',
        riskometerScheme: 'Moderately High',
        riskometerBenchmark: 'Extreme',
        return1YearBenchmark: '8.20',
        return3YearBenchmark: 10.9,
        return5YearBenchmark: 'NA',
        return10YearBenchmark: 9_999,
        dailyAUM: 4_210.33,
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

  it('has no scheme on a holiday, and none without its own headers', () => {
    expect(read([]).data).toEqual([]);
    expect(read(null).data).toEqual([]);
    expect(() => read([], 'Invalid request')).toThrow('not accepted');
  });
});
