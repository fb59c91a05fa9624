import { writeXlsx } from 'hucre/xlsx';
import { storageBucket } from '@/lib/firebase/admin';
import { readDisclosure } from '@/lib/funds/data/portfolio/read-disclosure';
import { dayInTitle, readPortfolioSheet } from '@/lib/funds/data/portfolio/read-sheet';
import { fundNames, matchFund, commonHoldings, overlapPercent } from '@/lib/funds/domain/portfolio';
import {
  importPortfolio,
  loadPortfolioEntry,
  loadPortfolios,
} from '@/lib/funds/server/portfolio-store';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { WorkbookCell } from '@/lib/xlsx/open-workbook';
import { schemeOf } from '@/tests/factories/scheme';
import { storageInMemory } from '@/tests/factories/storage-in-memory';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

describe('a sheet', () => {
  type Cells = WorkbookCell[];

  const one = 'INE002A01018';
  const two = 'INE009A01021';
  const bond = 'IN0020200054';
  const titles: Cells[] = [
    ['Udaharan Mutual Fund'],
    ['Udaharan Flexi Cap Fund (An open ended equity scheme)'],
    ['Monthly portfolio statement as on October 31, 2026'],
  ];
  const header: Cells = [
    ...['', 'Name of the Instrument', 'ISIN', 'Industry', 'Quantity'],
    ...['Market value (Rs. in Lakhs)', '% to NAV'],
  ];
  const row = (name: string | null, isin: string | null, share: WorkbookCell): Cells => [
    ...[null, name, isin, null, 10, 100],
    share,
  ];
  const body = (scale: number): Cells[] => [
    row('Equity & equity related', null, null),
    row('(a) Listed', null, null),
    row('Example Industries Limited', one, 60.5 * scale),
    row('Example Software Limited', two, 29.5 * scale),
    // No holding, whatever stands in the column of ISINs.
    row('Sub Total', one, 90 * scale),
    row('Government security', bond, 6 * scale),
    row('Example Industries Limited (pledged)', one, 1 * scale),
    row('TREPS', null, 3.5 * scale),
    row('Net Receivables / (Payables)', null, -0.5 * scale),
    row('GRAND TOTAL (AUM)', null, 100 * scale),
    [null, '** Thinly traded securities'],
    [null, 'Yield is 7.1% of NAV'],
  ];
  const numbered = (rows: readonly Cells[]) =>
    rows.map((cells, index) => ({ row: index + 1, cells }));
  const read = (rows: readonly Cells[]) => readPortfolioSheet(numbered(rows));
  const shares = ({ holdings }: ReturnType<typeof read>) =>
    holdings.map(({ isin, percent }) => [isin, expect.closeTo(percent, 9) as unknown]);
  const expected = [
    [one, 61.5],
    [two, 29.5],
    [bond, 6],
  ];

  it.each([
    ['percent as 5.43', 1],
    ['percent as 0.0543', 0.01],
  ])('reads securities under titles, headings, sub-totals and a total: %s', (_, scale) => {
    const sheet = read([...titles, header, ...body(scale)]);
    expect(sheet).toMatchObject({ asOf: '2026-10-31', badRows: [], problem: null });
    expect(shares(sheet)).toEqual(expected);
    expect(sheet.titles[1]).toContain('Udaharan Flexi Cap Fund');
  });

  it('reads columns in any order, texts with percent signs, and a head over two rows', () => {
    const sheet = read([
      ['Portfolio as on 31-Oct-2026'],
      ['ISIN Code', 'Percentage to', 'Company / Issuer / Instrument Name', 'Market Value'],
      [null, 'Net Assets', null, '(₹ in Lakhs)'],
      [one, '61.5%', 'Example Industries', '1,230.00'],
      [two, ' 29.5 %', 'Example Software', '590'],
      [bond, '6.00', 'Bond', '120'],
      ['INE040A01034', '0.00%*', 'Sold soon', '0'],
      ['INE062A01020', '$', 'Smaller still', '0'],
      [null, '100.00%', 'Grand Total', '2,000'],
    ]);
    expect(sheet.problem).toBeNull();
    expect(shares(sheet)).toEqual([...expected, ['INE040A01034', 0], ['INE062A01020', 0]]);
  });

  it('names bad rows by their number, and reads the others', () => {
    const sheet = read([
      ...titles,
      header,
      row('Wrong digit', 'INE002A01019', 5),
      row('No share', two, 'see note'),
      row('Whole fund twice', 'INE040A01034', 250),
      row('No security', 'N.A.', 4),
      row('Right', one, 90),
      row('Grand Total', null, 100),
    ]);
    expect(sheet.badRows).toEqual([
      { row: 5, problem: 'no-isin', found: 'INE002A01019' },
      { row: 6, problem: 'no-percent', found: 'see note' },
      { row: 7, problem: 'out-of-range', found: '250' },
    ]);
    expect(shares(sheet)).toEqual([[one, 90]]);
  });

  it.each([
    ['no-header', [...titles, ['Notes'], ['More notes']]],
    ['no-holdings', [...titles, header, row('Cash', null, 100)]],
    ['several-tables', [...titles, header, ...body(1), ['Another Fund'], header, row('A', one, 1)]],
    ['no-date', [titles[0]!, titles[1]!, header, ...body(1)]],
    ['no-scale', [...titles, header, row('Alone', one, 0.2)]],
    ['too-much', [...titles, header, row('One', one, 80), row('Two', two, 80)]],
  ] as const)('is not trusted: %s', (problem, rows) => {
    expect(read(rows as readonly Cells[]).problem).toBe(problem);
  });

  it.each([
    ['as on 31-Oct-2026', '2026-10-31'],
    ['as on 31 October 2026', '2026-10-31'],
    ['October 31st, 2026', '2026-10-31'],
    ['31/10/2026', '2026-10-31'],
    ['31.10.2026', '2026-10-31'],
    ['30-Sep-26', '2026-09-30'],
    ['2026-10-31', '2026-10-31'],
    ['for the month of February 2028', '2028-02-29'],
    [new Date(Date.UTC(2026, 9, 31)), '2026-10-31'],
    ['31-Feb-2026', '2026-02-28'],
    ['Scheme 12 of 30, may grow', null],
  ])('is as of the day in the title “%s”: %s', (cell, day) => {
    expect(dayInTitle([cell])).toBe(day);
  });

  describe('a file', () => {
    it('has one scheme a sheet, merged titles and rows by their true numbers', async () => {
      const wrong = row('Wrong', 'INE009A01022', 0.1);
      const rows = [...titles, [], header, [], ...body(0.01).slice(0, 3), wrong];
      const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 6 }];
      const index = { name: 'Index', rows: [['Contents'], ['Flexi', 'Liquid']] };
      const bytes = await writeXlsx({ sheets: [index, { name: 'FLEXI', rows, merges }] });
      const [contents, flexi] = await readDisclosure(bytes, 'october.xlsx');
      expect(contents).toMatchObject({ sheet: 'Index', problem: 'no-header' });
      expect(flexi).toMatchObject({ sheet: 'FLEXI', asOf: '2026-10-31', problem: null });
      expect(flexi!.badRows).toMatchObject([{ row: 10, problem: 'no-isin' }]);
      const holding = { isin: one, name: 'Example Industries Limited', percent: 60.5 };
      expect(flexi!.holdings).toMatchObject([holding]);
    });

    it('may be a CSV file of one scheme', async () => {
      const text = [...titles, header, ...body(1)]
        .map((cells) => cells.map((cell) => `"${cell ?? ''}"`).join(','))
        .join('\r\n');
      const [sheet] = await readDisclosure(new TextEncoder().encode(text), 'flexi.csv');
      expect(sheet).toMatchObject({ asOf: '2026-10-31', problem: null });
      expect(shares(sheet!)).toEqual(expected);
    });

    it.each([
      ['an old XLS file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls', /save it as XLSX/],
      ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'a.xlsx', /workbook|damaged/],
      // As Excel for Windows saves "CSV (comma delimited)": an apostrophe of windows-1252.
      ['a text that is not UTF-8', Buffer.from('Children\x92s', 'latin1'), 'a.csv', /CSV UTF-8/],
    ])('is refused: %s', async (_, bytes, name, message) => {
      await expect(readDisclosure(bytes, name)).rejects.toThrow(message);
    });
  });
});

describe('the fund of a sheet', () => {
  const scheme = (code: number, name: string, house = 'Udaharan Mutual Fund') =>
    schemeOf({ code, name, house, category: '' });
  const names = fundNames([
    scheme(3, 'Udaharan Flexi Cap Fund - Regular Plan - Growth'),
    scheme(2, 'Udaharan Flexi Cap Fund - Direct Plan - Growth'),
    scheme(4, 'Udaharan Large & Mid Cap Fund - Direct Plan - Growth'),
    scheme(5, 'Udaharan Gold ETF'),
    scheme(6, 'Namuna Tax Saver Fund', 'Namuna Mutual Fund'),
    scheme(7, 'Bharat Bond Fund', 'Namuna Mutual Fund'),
    scheme(8, 'Bharat Bond Fund', 'Udaharan Mutual Fund'),
    scheme(9, 'Udaharan Flexi Cap Fund Series II - Direct Plan - Growth'),
  ]);
  const codeOf = (...titles: string[]) => {
    const match = matchFund(titles, names);
    return match.ok ? match.value.codes : match.problem.problem;
  };

  it.each([
    [[2, 3], ['Udaharan Flexi Cap Fund (An open ended equity scheme)']],
    [[2, 3], ['Portfolio statement of UDAHARAN FLEXI-CAP FUND as on 31 Oct 2026']],
    [
      [2, 3],
      ['Sheet1', 'Udaharan-Flexi-Cap-Fund-Oct-2026.xlsx'],
    ],
    ['longer-name', ['Udaharan Flexi Cap Fund Segregated Portfolio 1']],
    [[9], ['Udaharan Mutual Fund', 'Udaharan Flexi Cap Fund Series II']],
    [[4], ['Scheme name: Udaharan Large and Mid Cap Fund (formerly Udaharan Flexi Cap Fund)']],
    [[6], ['Monthly portfolio', 'Namuna Tax Saver Fund 31/10/2026']],
    [[8], ['Udaharan Mutual Fund', 'Bharat Bond Fund']],
    ['ambiguous', ['Bharat Bond Fund']],
    ['longer-name', ['Udaharan Gold ETF Fund of Fund']],
    ['unknown', ['Udaharan Mutual Fund', 'Udaharan Small Cap Fund']],
    ['unknown', []],
  ] as const)('is %j for %j', (expected, titles) => {
    expect(codeOf(...titles)).toEqual(expected);
  });
});

describe('the overlap of two portfolios', () => {
  const holding = (isin: string, percent: number) => ({ isin, name: `Company ${isin}`, percent });
  const first = [holding('A', 10), holding('B', 7.5), holding('C', 4), holding('E', -3)];
  const second = [holding('B', 5), holding('C', 6), holding('D', 9), holding('E', 2)];
  const third = [holding('C', 1), holding('D', 3)];

  it('is the sum of the smaller weights', () => {
    // B 5, C 4; E is owed by one of them.
    expect(overlapPercent(first, second)).toBeCloseTo(9, 9);
    expect(overlapPercent(second, first)).toBeCloseTo(9, 9);
    expect(overlapPercent(second, third)).toBeCloseTo(4, 9);
    expect(overlapPercent(first, [])).toBe(0);
  });

  it('lists what at least two hold, by what it adds to an overlap', () => {
    const portfolios = [first, second, third].map((holdings) => ({ holdings }));
    expect(commonHoldings(portfolios)).toEqual([
      { isin: 'B', name: 'Company B', percents: [7.5, 5, null], sharedPercent: 5 },
      { isin: 'C', name: 'Company C', percents: [4, 6, 1], sharedPercent: 4 },
      { isin: 'D', name: 'Company D', percents: [null, 9, 3], sharedPercent: 3 },
    ]);
  });
});

describe('the stored portfolios', () => {
  const { bucket, files } = storageInMemory();
  const saves: string[] = [];
  const file = (name: string) => {
    const { save, ...reading } = bucket.file(name);
    return { ...reading, save: (bytes: Buffer) => (saves.push(name), save(bytes)) };
  };
  const plans = ['Direct', 'Regular'].map((plan, at) =>
    schemeOf({ code: 2 + at, name: `Udaharan Flexi Cap Fund - ${plan} Plan - Growth` }),
  );
  const sent = (asOf: '2026-09-30' | '2026-10-31' | '2026-12-31', percent = 90) => ({
    ...{ fileName: 'october.xlsx', titles: ['Udaharan Flexi Cap Fund'], asOf },
    holdings: [{ isin: 'INE002A01018', name: 'Example Industries', percent }],
  });
  const now = new Date('2026-11-25T04:30:00Z');
  const store = { now, isCheck: false };
  const folder = 'sample/funds/portfolios';

  beforeEach(() => {
    files.clear();
    saves.length = 0;
    jest.mocked(storageBucket).mockReturnValue({ file } as never);
    jest.mocked(load).mockResolvedValue(success({ data: { schemes: plans } }) as never);
  });

  it('stores a portfolio once, and with a check never', async () => {
    const check = await importPortfolio(sent('2026-10-31'), { now, isCheck: true });
    expect(check).toMatchObject({ ok: true, value: { code: 2, state: 'stored' } });
    expect(saves).toEqual([]);
    await importPortfolio(sent('2026-10-31'), store);
    expect(saves).toEqual([`${folder}/2/2026-10.json.gz`, `${folder}/index.json.gz`]);
    const again = await importPortfolio(sent('2026-10-31'), store);
    expect(again).toMatchObject({ ok: true, value: { state: 'unchanged' } });
    expect(saves).toHaveLength(2);
    const other = await importPortfolio(sent('2026-10-31', 91), store);
    expect(other).toMatchObject({ ok: true, value: { state: 'replaced' } });
  });

  it('shows the newest month of every plan; an older one that comes later is stored beside it', async () => {
    await importPortfolio(sent('2026-10-31'), store);
    await importPortfolio(sent('2026-09-30', 80), store);
    expect([...files.keys()]).toContain(`${folder}/2/2026-09.json.gz`);
    expect(await loadPortfolioEntry(3)).toMatchObject({ asOf: '2026-10-31', coveragePercent: 90 });
    const [direct, regular, other] = await loadPortfolios([2, 3, 99]);
    expect(direct).toMatchObject({ fileName: 'october.xlsx', holdings: [{ percent: 90 }] });
    expect(regular).toEqual(direct);
    expect(other).toBeNull();
  });

  it.each([
    ['in-future', sent('2026-12-31')],
    ['unknown', { ...sent('2026-10-31'), titles: ['Another Fund'] }],
  ])('refuses a portfolio that is %s', async (problem, portfolio) => {
    expect(await importPortfolio(portfolio, store)).toMatchObject(failure({ problem }));
    expect(saves).toEqual([]);
  });

  it('has none in place of a file that is damaged', async () => {
    await importPortfolio(sent('2026-10-31'), store);
    files.set(`${folder}/2/2026-10.json.gz`, Buffer.from('damaged'));
    const error = jest.spyOn(console, 'error').mockImplementation();
    expect(await loadPortfolios([2])).toEqual([null]);
    expect(error).toHaveBeenCalled();
  });
});
