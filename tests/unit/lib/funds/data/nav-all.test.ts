import fc from 'fast-check';
import { planAndOption } from '@/components/funds/fund-sentences';
import { holidayOn } from '@/lib/calendar/holidays';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readAmfiDate, readDayFirst } from '@/lib/funds/data/amfi-text';
import { parseNavAll } from '@/lib/funds/data/nav-all';
import { navAllFeed } from '@/lib/funds/data/feeds';
import { newestExpectedDay } from '@/lib/funds/domain/newest-expected-day';
import { optionIn, planIn } from '@/lib/funds/domain/plan-and-option';
import { otherPlanOf } from '@/lib/funds/domain/plan-gap';
import { isDormant } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

const today = '2026-11-21';
/** A Saturday; trading goes on on Monday. */
const days = { today, newest: '2026-11-23' } as const;
const isHoliday = (day: IsoDate) => holidayOn(day) !== null;
const newHeader =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const oldHeader =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';

const file = (header: string, ...rows: string[]) =>
  [
    header,
    ' ',
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
    ' ',
    'Udaharan Mutual Fund',
    ...rows,
    '',
    '',
  ].join('\r\n');

const newFile = (...rows: string[]) => file(newHeader, ...rows);
const onlyScheme = (text: string) => {
  const { schemes } = parseNavAll(text, days);
  expect(schemes).toHaveLength(1);
  return schemes[0]!;
};
const row = ({ nav = '10.5', date = '20-Nov-2026', name = 'Udaharan Flexi Cap Fund' } = {}) =>
  `119551;INF000000001;-;${name};Direct;Growth;${nav};${date}`;

it('reads a row of the new format with its section and house', () => {
  const text = newFile(
    '119551;INF000000001;INF00000002B;Udaharan Flexi Cap Fund - Direct Plan - Growth;Direct;Growth;71.1234;20-Nov-2026',
  );
  expect(onlyScheme(text)).toEqual({
    code: 119551,
    name: 'Udaharan Flexi Cap Fund - Direct Plan - Growth',
    house: 'Udaharan Mutual Fund',
    structure: 'open-ended',
    category: 'Equity - Flexi Cap Fund',
    amfiCategory: 'Equity Scheme - Flexi Cap Fund',
    plan: 'direct',
    option: 'growth',
    optionText: 'Growth',
    isin: 'INF000000001',
    reinvestmentIsin: 'INF00000002B',
    nav: 71.1234,
    navDate: '2026-11-20',
  });
});

it('reads the same from the old format, plan and option from the name', () => {
  const text = file(
    oldHeader,
    '119551;INF000000001;INF00000002B;Udaharan Flexi Cap Fund - Direct Plan - IDCW Payout;71.1234;20-Nov-2026',
  );
  expect(onlyScheme(text)).toMatchObject({ plan: 'direct', option: 'idcw', nav: 71.1234 });
});

it('does not guess plan and option from the name where the columns are empty', () => {
  const text = newFile('5;-;-;Udaharan Direct Growth Index ETF;;;12;20-Nov-2026');
  expect(onlyScheme(text)).toMatchObject({ plan: null, option: null });
});

it.each([
  ['Udaharan Gilt Fund - Direct Plan - Growth', '', '', 'direct', 'growth'],
  ['Udaharan Gilt Fund Direct Plan Growth', '', '', 'direct', 'growth'],
  ['Udaharan Gilt Fund-Regular Plan-IDCW Payout', '', '', 'regular', 'idcw'],
  ['Udaharan Gilt Fund - Institutional Plan - Growth', '', '', null, 'growth'],
  ['Udaharan Gilt Fund (Growth)', '', '', null, 'growth'],
  ['Udaharan Gilt Fund - Direct Plan', '', 'Monthly IDCW', 'direct', 'idcw'],
  ['Udaharan Gilt Fund', '', 'Direct Growth', 'direct', 'growth'],
  ['Udaharan Gilt Fund', '', 'Direct', 'direct', null],
  ['Udaharan Gilt Fund', '', 'Regular IDCW', null, 'idcw'],
  ['Udaharan Gilt Fund', '', 'Growth Option', null, 'growth'],
  // A column that says something goes before the name.
  ['Udaharan Gilt Fund - Direct Plan - Growth', 'Regular Plan', 'IDCW', 'regular', 'idcw'],
  ['Udaharan Gilt Fund - Direct Plan', 'Plan B', 'Growth', null, 'growth'],
  ['Udaharan Gilt Fund', 'Direct Plan', 'Monthly Payment Plan', 'direct', null],
  // What may be a fund's own name, a series or a pool is not read.
  ['Udaharan Direct Growth Index ETF', '', '', null, null],
  ['Udaharan Capital Growth', '', '', null, null],
  ['Udaharan Fixed Maturity Plan - Series 82 - 1185 Days Plan N', '', '', null, null],
  ['Udaharan Liquid Fund - Unclaimed IDCW', '', '', null, null],
  // A pool of unclaimed money pays no IDCW.
  ['Udaharan Overnight Fund', 'Direct Plan', 'Unclaimed IDCW Stable Scheme', 'direct', null],
])('of "%s" with the columns "%s" and "%s" plan and option are %p and %p', (...row) => {
  const [name, planColumn, optionColumn, plan, option] = row;
  const text = newFile(`5;-;-;${name};${planColumn};${optionColumn};12;20-Nov-2026`);
  expect(onlyScheme(text)).toMatchObject({ plan, option, optionText: optionColumn || null });
});

it('prints the raw words of a plan and an option that it cannot read, and does not merge their scheme with others', () => {
  const cells = [
    ';',
    'Plan B;Growth',
    'Plan C;Growth',
    ';Monthly Payment Plan',
    'Direct Plan;Growth',
  ];
  const rows = cells.map((cell, at) => `${at + 1};-;-;Udaharan Gilt Fund;${cell};12;20-Nov-2026`);
  const { schemes } = parseNavAll(newFile(...rows), days);
  expect(schemes.map(({ name }) => name)).toEqual([
    'Udaharan Gilt Fund',
    'Udaharan Gilt Fund - Plan B - Growth',
    'Udaharan Gilt Fund - Plan C - Growth',
    'Udaharan Gilt Fund - Monthly Payment Plan',
    'Udaharan Gilt Fund - Direct Plan - Growth',
  ]);
  const words = messages().funds;
  expect(schemes.map((scheme) => planAndOption(scheme, words))).toEqual([
    '',
    'Growth',
    'Growth',
    'Monthly Payment Plan',
    'Direct · Growth',
  ]);
  // None of them is the regular plan of the direct one.
  expect(otherPlanOf(schemes.at(-1)!, schemes)).toBeNull();
});

it('finds its columns by name, in any order, as the history report has them', () => {
  const text = file(
    'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
    '7;Udaharan Gilt Fund;Regular;Growth;INF000000007;-;15.25;20-Nov-2026',
  );
  expect(onlyScheme(text)).toMatchObject({ code: 7, isin: 'INF000000007', nav: 15.25 });
});

it('ignores lines before the header, and a byte order mark', () => {
  expect(onlyScheme(`Some notice\r\n\uFEFF${newFile(row())}`)).toMatchObject({ code: 119551 });
});

it.each([
  ['10.', 10],
  ['58.', 58],
  ['1000.', 1000],
  ['10.12345678', 10.12345678],
  ['2239184.3447', 2239184.3447],
  ['0', null],
  ['0.0000', null],
  ['N.A.', null],
  ['-', null],
  ['', null],
  ['#N/A', null],
  ['#DIV/0!', null],
  ['B.C.', null],
])('a NAV of "%s" is %p', (nav, expected) => {
  expect(onlyScheme(newFile(row({ nav }))).nav).toBe(expected);
});

it.each([
  ['INF000000001', 'INF000000001'],
  ['INF000000001 ', 'INF000000001'],
  ['-', null],
  ['Redeemed', null],
  ['INF00000001', null],
  ['', null],
])('an ISIN of "%s" is %p', (isin, expected) => {
  const text = newFile(`5;${isin};${isin};Udaharan Gilt Fund;Direct;Growth;12;20-Nov-2026`);
  expect(onlyScheme(text)).toMatchObject({ isin: expected, reinvestmentIsin: expected });
});

it.each([
  ['  Udaharan  Gilt   Fund ', 'Udaharan Gilt Fund'],
  ["Udaharan 'A' Fund, < 3 years & more", "Udaharan 'A' Fund, < 3 years & more"],
])('a name of "%s" is read as "%s"', (name, expected) => {
  expect(onlyScheme(file(oldHeader, `5;-;-;${name};12;20-Nov-2026`)).name).toBe(expected);
});

it('repairs the section whose apostrophe comes encoded twice', () => {
  const text = newFile(row()).replace(
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
    'Open Ended Schemes(Solution Oriented Scheme - Children\u00e2\u20ac\u2122s Fund)',
  );
  expect(onlyScheme(text).amfiCategory).toBe('Solution Oriented Scheme - Children’s Fund');
});

it.each([
  ['Close Ended Schemes(Income)', 'close-ended', 'Income'],
  [
    'Open Ended Schemes(Exchange Traded Funds (ETFs) - Gold ETF)',
    'open-ended',
    'Exchange Traded Funds (ETFs) - Gold ETF',
  ],
  ['Interval Fund Schemes ( Debt Scheme - Other )', 'interval', 'Debt Scheme - Other'],
  ['Open Ended Schemes ( Debt Scheme - Gilt Fund )', 'open-ended', 'Debt Scheme - Gilt Fund'],
])('"%s" is a section', (heading, structure, category) => {
  const text = newFile(row()).replace(/Open Ended.*\)/, heading);
  expect(onlyScheme(text)).toMatchObject({
    ...{ structure, amfiCategory: category, house: 'Udaharan Mutual Fund' },
  });
});

describe('dates', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    row({ name: `Fund ${index}` }).replace('119551', `${index + 1}`),
  );

  it('up to the next trading day are right, for liquid funds over days without trading', () => {
    const text = newFile(...many, row({ date: '23-Nov-2026' }));
    const { schemes, report } = parseNavAll(text, days);
    expect(schemes.find(({ code }) => code === 119551)?.navDate).toBe('2026-11-23');
    expect(report).toMatchObject({ rows: 201, refusedRows: 0 });
  });

  it.each(['24-Nov-2026', '01-Jan-2099'])('of %s make one row one mistake', (date) => {
    const { schemes, report } = parseNavAll(newFile(...many, row({ date })), days);
    expect(schemes).toHaveLength(200);
    expect(report).toMatchObject({ refusedRows: 1, firstReasons: ['dated too far ahead'] });
  });

  it('of a long weekend include every scheme: 196 of 14,000 rows of a Saturday say Monday', () => {
    const list = Array.from({ length: 2_000 }, (_, index) =>
      row({
        name: `Fund ${index}`,
        date: index % 70 === 0 ? '26-Jan-2026' : '23-Jan-2026',
      }).replace('119551', `${index + 1}`),
    );
    const now = new Date('2026-01-24T03:00:00Z');
    const read = () => navAllFeed.read(newFile(...list), now);
    // The feed wants a whole list.
    expect(read).toThrow('a piece of the list');
    const saturday = {
      today: '2026-01-24',
      newest: newestExpectedDay('2026-01-24', isHoliday),
    } as const;
    const { schemes, report, asOf } = parseNavAll(newFile(...list), saturday);
    expect([schemes.length, report.refusedRows, asOf]).toEqual([2_000, 0, '2026-01-23']);
  });

  it.each([
    ['2026-01-24', '2026-01-27', 'a Saturday before a holiday on Monday'],
    ['2026-01-25', '2026-01-27', 'the Sunday'],
    ['2026-06-26', '2026-06-29', 'a holiday on Friday'],
    ['2026-11-17', '2026-11-18', 'a Tuesday'],
    ['2026-04-02', '2026-04-06', 'the eve of Good Friday'],
  ] as const)('on %s may go up to %s: %s', (day, newest, _why) => {
    expect(newestExpectedDay(day, isHoliday)).toBe(newest);
  });

  it('may never go further than five days ahead', () => {
    expect(newestExpectedDay('2026-11-21', () => true)).toBe('2026-11-26');
  });

  it('of the list is the newest that a tenth of it speaks of', () => {
    const few = Array.from({ length: 10 }, (_, index) =>
      row({ date: '21-Nov-2026' }).replace('119551', `${index + 1_000}`),
    );
    expect(parseNavAll(newFile(...many, ...few), days).asOf).toBe('2026-11-20');
  });

  it('of the list is never one that is dated ahead', () => {
    const ahead = many.map((line) => line.replace('20-Nov-2026', '22-Nov-2026'));
    const some = many.slice(0, 100);
    const text = newFile(...some, ...ahead.slice(100));
    expect(parseNavAll(text, days).asOf).toBe('2026-11-20');
  });

  it('ten days back are a quiet scheme, eleven a dormant one', () => {
    const scheme = onlyScheme(newFile(row({ date: '10-Nov-2026' })));
    expect(isDormant(scheme, '2026-11-20')).toBe(false);
    expect(isDormant(scheme, '2026-11-21')).toBe(true);
    expect(isDormant({ ...scheme, navDate: today, nav: null }, today)).toBe(true);
  });

  it.each([
    ['17-Apr-2025', '2025-04-17'],
    ['1-apr-2025', '2025-04-01'],
    ['31-Feb-2025', null],
    ['29-Feb-2024', '2024-02-29'],
    ['17-04-2025', null],
    ['17-Apr-25', null],
    ['', null],
    ['17-Apr-2025-1', null],
  ])('"%s" is %p', (text, expected) => {
    expect(readAmfiDate(text)).toBe(expected);
  });

  it.each([
    ['17-04-2025', '2025-04-17'],
    ['04-17-2025', null],
    ['2025-04-17', null],
    ['31-02-2025', null],
  ])('with the day first, "%s" is %p', (text, expected) => {
    expect(readDayFirst(text)).toBe(expected);
  });
});

describe('another shape', () => {
  it.each([
    ['HTML', '<!doctype html><html></html>', 'no header'],
    ['nothing', '', 'no header'],
    ['a header without NAV', newFile(row()).replace('Net Asset Value', 'Value'), 'no column'],
    ['a header without rows', newFile(), 'no row'],
    ['rows that are cut', newFile(row(), '119552;INF'), 'rows refused'],
    ['rows of nine fields', newFile(`${row()};x`), 'rows refused'],
    ['two columns of NAVs', newFile(row()).replace('Plan', 'Net Asset Value'), 'two columns'],
  ])('%s is refused', (_, text, complaint) => {
    expect(() => parseNavAll(text, days)).toThrow(complaint);
  });
});

describe('a row in doubt', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    row({ name: `Fund ${index}` }).replace('119551', `${index + 1}`),
  );
  const reportOf = (...lines: string[]) => parseNavAll(newFile(...many, ...lines), days);

  it.each([
    ['a NAV below zero', row({ nav: '-5.5' }), 'an unreadable NAV'],
    ['a NAV in words', row({ nav: 'about ten' }), 'an unreadable NAV'],
    ['a NAV with an exponent', row({ nav: '1e5' }), 'an unreadable NAV'],
    ['a NAV with a comma', row({ nav: '1,234.5' }), 'an unreadable NAV'],
    ['a NAV of a million million', row({ nav: '999999999999' }), 'an unreadable NAV'],
    ['no date', row({ date: '' }), 'an unreadable date'],
    ['the 31st of February', row({ date: '31-Feb-2026' }), 'an unreadable date'],
    ['no name', row({ name: ' ' }), 'no name'],
    ['a code in words', row().replace('119551', 'abc'), 'a code that is no number'],
    ['a cut row', row().slice(0, 30), 'another number of columns'],
    ['a page between two rows', '<html><body>Sorry</body></html>', 'neither a row nor a heading'],
    ['a long line', 'x'.repeat(5_000), 'neither a row nor a heading'],
    ['a long row', `${'x'.repeat(5_000)};;;;;;;`, 'a row of more than 1,000 characters'],
  ])('%s is one row', (_, line, reason) => {
    const { schemes, report } = reportOf(line);
    expect(schemes).toHaveLength(100);
    expect(report).toMatchObject({ rows: 101, refusedRows: 1, firstReasons: [reason] });
  });

  it('a code with two NAVs has none that can be shown', () => {
    const { schemes, report } = reportOf(row(), row({ nav: '99.5' }));
    expect(schemes.some(({ code }) => code === 119551)).toBe(false);
    expect(report).toMatchObject({ refusedRows: 1, firstReasons: ['a code with two NAVs'] });
  });

  it('a row that comes twice is one, and no mistake', () => {
    const { schemes, report } = reportOf(row(), row());
    expect([schemes.length, report.refusedRows]).toEqual([101, 0]);
  });

  it('leaves the house of the rows after it as it was', () => {
    const page = '<html><body>Sorry</body></html>';
    const { schemes } = reportOf(page, row());
    expect(new Set(schemes.map(({ house }) => house))).toEqual(new Set(['Udaharan Mutual Fund']));
  });
});

it('reports columns and categories that are new, and columns that are gone', () => {
  const text = newFile(row())
    .replace('Date', 'Date;Riskometer')
    .replace('ISIN Div Reinvestment', 'Number')
    .replace('20-Nov-2026', '20-Nov-2026;High')
    .replace('Flexi Cap', 'Elastic Cap');
  const { schemes, report } = parseNavAll(text, days);
  expect(report).toMatchObject({
    newFields: ['number', 'riskometer'],
    lostFields: ['reinvestmentIsin'],
    newWords: ['category: Equity Scheme - Elastic Cap Fund'],
  });
  expect(schemes[0]).toMatchObject({
    category: 'Equity Scheme - Elastic Cap Fund',
    amfiCategory: 'Equity Scheme - Elastic Cap Fund',
  });
});

describe('names of the new format', () => {
  const named = (plan: string, option: string, name = 'Udaharan Bond Fund') =>
    onlyScheme(newFile(`5;-;-;${name};${plan};${option};12;20-Nov-2026`));

  it.each([
    ['Direct Plan', 'Growth Option', 'Udaharan Bond Fund - Direct Plan - Growth'],
    ['Direct Plan', 'DAILY IDCW Option', 'Udaharan Bond Fund - Direct Plan - Daily IDCW'],
    [
      'Regular Plan',
      'MONTHLY DCW Payout',
      'Udaharan Bond Fund - Regular Plan - Monthly IDCW Payout',
    ],
    ['Direct Plan', 'IDCW-Re-investment', 'Udaharan Bond Fund - Direct Plan - IDCW Reinvestment'],
    ['Direct Plan', 'Direct Growth', 'Udaharan Bond Fund - Direct Plan - Growth'],
    [
      'Regular Plan',
      'Payout of Income Distribution cum capital withdrawal option- Direct',
      'Udaharan Bond Fund - Regular Plan - Payout of IDCW',
    ],
    [
      'Direct Plan',
      'IDCW (Income Distribution CUM Capital Withdrawal)',
      'Udaharan Bond Fund - Direct Plan - IDCW',
    ],
    ['', '', 'Udaharan Bond Fund'],
  ])('%s, %s: %s', (plan, option, name) => {
    expect(named(plan, option)).toMatchObject({ name, optionText: option || null });
  });

  it('say a plan and an option once', () => {
    expect(named('Direct Plan', 'Growth', 'Udaharan Growth Fund Direct Plan').name).toBe(
      'Udaharan Growth Fund Direct Plan - Growth',
    );
    expect(named('Direct Plan', 'Growth', 'Udaharan Regular Savings Fund').name).toBe(
      'Udaharan Regular Savings Fund - Direct Plan - Growth',
    );
  });

  it('differ for the options of a fund; where AMFI distinguishes two by the code alone, so do they', () => {
    const options = ['Monthly IDCW', 'Weekly IDCW', 'Daily IDCW', 'IDCW Payout', 'IDCW', 'IDCW'];
    const rows = options.map(
      (option, index) => `${index + 1};-;-;Udaharan Bond Fund;Direct Plan;${option};12;20-Nov-2026`,
    );
    const unclaimed = '9;-;-;Udaharan Unclaimed IDCW below 3 years;;;10;20-Nov-2026';
    const names = parseNavAll(newFile(...rows, unclaimed), days).schemes.map(({ name }) => name);
    expect(new Set(names).size).toBe(7);
    expect(names.at(-2)).toBe('Udaharan Bond Fund - Direct Plan - IDCW (AMFI code 6)');
  });
});

it('reads every list back that is written in its format', () => {
  const anyRow = fc.record({
    code: fc.integer({ min: 1, max: 999_999_999 }),
    nav: fc.integer({ min: 1, max: 1e9 }).map((nav) => nav / 10_000),
    name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9&,'<>-]{0,40}$/),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { minLength: 1, maxLength: 40, selector: ({ code }) => code }),
      (rows) => {
        const lines = rows.map(
          ({ code, nav, name }) => `${code};-;-;${name};${nav.toFixed(4)};20-Nov-2026`,
        );
        const { schemes, report } = parseNavAll(file(oldHeader, ...lines), days);
        expect(report.refusedRows).toBe(0);
        expect(schemes.map(({ code, name, nav }) => ({ code, name, nav }))).toEqual(
          rows.map(({ code, name, nav }) => ({
            code,
            name: expect.stringContaining(name) as string,
            nav: Number(nav.toFixed(4)),
          })),
        );
      },
    ),
  );
});

it.each([
  ['Direct Plan', 'direct'],
  ['Regular Plan', 'regular'],
  ['Retail', 'regular'],
  ['Directional', null],
  ['', null],
])('"%s" is the plan %p', (text, plan) => {
  expect(planIn(text)).toBe(plan);
});

it.each([
  ['Growth Option', 'growth'],
  ['Monthly IDCW Payout', 'idcw'],
  ['Dividend Reinvestment', 'idcw'],
  ['Dividend Yield Fund', null],
  ['Udaharan Dividend Yield Fund - Growth', 'growth'],
  ['Bonus', 'bonus'],
  ['Income Distribution cum capital withdrawal', 'idcw'],
  ['Monthly INCOME DISTRIBUTION CUM CAPITAL WITHDRAWAL optio', 'idcw'],
  ['MONTHLY DCW Payout', 'idcw'],
  ['IDWC', 'idcw'],
  ['IDCW-Re-investment', 'idcw'],
  ['Monthly Payment Plan', null],
  ['Unclaimed IDCW Less than 3 years', null],
  ['Unclaimed Redemption / IDCW Upto three years', null],
  ['Unclaimed IDCW Stable Scheme', null],
  ['IDCW Up to 3 Yrs', null],
  ['IDCW Greater than 3 years', null],
  ['Unclaimed Dividend-Growth Option', 'growth'],
  ['Half Yearly IDCW', 'idcw'],
  ['', null],
])('"%s" is the option %p', (text, option) => {
  expect(optionIn(text)).toBe(option);
});
