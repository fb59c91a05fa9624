import { planAndOption } from '@/components/funds/fund-sentences';
import { readAmfiDate, readDayFirst } from '@/lib/funds/data/amfi-text';
import { navAllFeed, newestExpectedDay } from '@/lib/funds/data/feeds';
import { parseNavAll } from '@/lib/funds/data/nav-all';
import { optionIn } from '@/lib/funds/domain/plan-and-option';
import { otherPlanOf } from '@/lib/funds/domain/plan-gap';
import { isDormant, type Option, type Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';

const today = '2026-11-21';
/** A Saturday; trading goes on on Monday. */
const days = { today, newest: '2026-11-23' } as const;
const newHeader =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const oldHeader = newHeader.replace('Plan;Option;', '');
const reportHeader =
  'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date';

const file = (header: string, ...rows: string[]) =>
  [
    ...[header, ' ', 'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)', ' '],
    ...['Udaharan Mutual Fund', ...rows, '', ''],
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
  const name = 'Udaharan Flexi Cap Fund - Direct Plan - Growth';
  const [isin, reinvestmentIsin] = ['INF000000001', 'INF00000002B'];
  const cells = `${isin};${reinvestmentIsin};${name};Direct;Growth;71.1234;20-Nov-2026`;
  expect(onlyScheme(newFile(`119551;${cells}`))).toEqual({
    ...{ code: 119551, isin, reinvestmentIsin, name, house: 'Udaharan Mutual Fund' },
    ...{ structure: 'open-ended', category: 'Equity - Flexi Cap Fund' },
    amfiCategory: 'Equity Scheme - Flexi Cap Fund',
    ...{ plan: 'direct', option: 'growth', optionText: 'Growth' },
    ...{ nav: 71.1234, navDate: '2026-11-20' },
  });
});

const heading = /Open Ended.*\)/;
const encodedTwice =
  'Open Ended Schemes(Solution Oriented Scheme - Children\u00e2\u20ac\u2122s Fund)';

it.each<[what: string, text: string, expected: Partial<Scheme>]>([
  [
    'plan and option of the old format from the name',
    file(oldHeader, '7;-;-;Udaharan Gilt Fund - Direct Plan - IDCW Payout;71.1234;20-Nov-2026'),
    { plan: 'direct', option: 'idcw', nav: 71.1234 },
  ],
  [
    'columns in any order, as the history report has them',
    file(reportHeader, '7;Udaharan Gilt Fund;Regular;Growth;INF000000007;-;15.25;20-Nov-2026'),
    { code: 7, isin: 'INF000000007', nav: 15.25 },
  ],
  ['a list below other lines', `Some notice\r\n\uFEFF${newFile(row())}`, { code: 119551 }],
  [
    'a name with its signs and single spaces',
    file(oldHeader, "5;-;-;  Udaharan  'A'   Fund, < 3 years & more ;12;20-Nov-2026"),
    { name: "Udaharan 'A' Fund, < 3 years & more" },
  ],
  [
    'the section whose apostrophe comes encoded twice',
    newFile(row()).replace(heading, encodedTwice),
    { amfiCategory: 'Solution Oriented Scheme - Children’s Fund' },
  ],
])('reads %s', (_, text, expected) => {
  expect(onlyScheme(text)).toMatchObject(expected);
});

it.each([
  ['Udaharan Gilt Fund - Direct Plan - Growth', '', '', 'direct', 'growth'],
  ['Udaharan Gilt Fund-Regular Plan-IDCW Payout', '', '', 'regular', 'idcw'],
  ['Udaharan Gilt Fund - Institutional Plan - Growth', '', '', null, 'growth'],
  ['Udaharan Gilt Fund - Direct Plan', '', 'Monthly IDCW', 'direct', 'idcw'],
  ['Udaharan Gilt Fund', '', 'Direct', 'direct', null],
  ['Udaharan Gilt Fund', '', 'Regular IDCW', null, 'idcw'],
  ['Udaharan Gilt Fund', '', 'Growth Option', null, 'growth'],
  // A column that says something goes before the name.
  ['Udaharan Gilt Fund - Direct Plan - Growth', 'Regular Plan', 'IDCW', 'regular', 'idcw'],
  ['Udaharan Gilt Fund - Direct Plan', 'Plan B', 'Growth', null, 'growth'],
  ['Udaharan Gilt Fund', 'Direct Plan', 'Monthly Payment Plan', 'direct', null],
  // What may be a fund's own name, a series or a pool is not read.
  ['Udaharan Direct Growth Index ETF', '', '', null, null],
  ['Udaharan Fixed Maturity Plan - Series 82 - 1185 Days Plan N', '', '', null, null],
  ['Udaharan Liquid Fund - Unclaimed IDCW', '', '', null, null],
  ['Udaharan Liquid Fund - Unclaimed Redemption - Growth', '', '', null, null],
  // A pool of unclaimed money pays no IDCW.
  ['Udaharan Overnight Fund', 'Direct Plan', 'Unclaimed IDCW Stable Scheme', 'direct', null],
])('of "%s" with the columns "%s" and "%s" plan and option are %p and %p', (...row) => {
  const [name, planColumn, optionColumn, plan, option] = row;
  const text = newFile(`5;-;-;${name};${planColumn};${optionColumn};12;20-Nov-2026`);
  expect(onlyScheme(text)).toMatchObject({ plan, option, optionText: optionColumn || null });
});

it('prints the raw words of a plan and an option that it cannot read, and does not merge their scheme with others', () => {
  const fund = 'Udaharan Gilt Fund';
  const rows: [cells: string, name: string, words: string][] = [
    [';', fund, ''],
    ['Plan B;Growth', `${fund} - Plan B - Growth`, 'Growth'],
    ['Plan C;Growth', `${fund} - Plan C - Growth`, 'Growth'],
    [';Monthly Payment Plan', `${fund} - Monthly Payment Plan`, 'Monthly Payment Plan'],
    ['Direct Plan;Growth', `${fund} - Direct Plan - Growth`, 'Direct · Growth'],
  ];
  const lines = rows.map(([cells], at) => `${at + 1};-;-;${fund};${cells};12;20-Nov-2026`);
  const { schemes } = parseNavAll(newFile(...lines), days);
  const { funds } = messages();
  const read = schemes.map((scheme) => [scheme.name, planAndOption(scheme, funds)]);
  expect(read).toEqual(rows.map(([, ...shown]) => shown));
  // None of them is the regular plan of the direct one.
  expect(otherPlanOf(schemes.at(-1)!, schemes)).toBeNull();
});

it.each([
  ['58.', 58],
  ['10.12345678', 10.12345678],
  ['0.0000', null],
  ['N.A.', null],
  ['-', null],
  ['', null],
  ['#N/A', null],
  ['B.C.', null],
])('a NAV of "%s" is %p', (nav, expected) => {
  expect(onlyScheme(newFile(row({ nav }))).nav).toBe(expected);
});

it.each([
  ['INF000000001 ', 'INF000000001'],
  ['-', null],
  ['Redeemed', null],
  ['INF00000001', null],
  ['', null],
])('an ISIN of "%s" is %p', (isin, expected) => {
  const text = newFile(`5;${isin};${isin};Udaharan Gilt Fund;Direct;Growth;12;20-Nov-2026`);
  expect(onlyScheme(text)).toMatchObject({ isin: expected, reinvestmentIsin: expected });
});

const goldEtf = 'Exchange Traded Funds (ETFs) - Gold ETF';

it.each([
  ['Close Ended Schemes(Income)', 'close-ended', 'Income'],
  [`Open Ended Schemes(${goldEtf})`, 'open-ended', goldEtf],
  ['Interval Fund Schemes ( Debt Scheme - Other )', 'interval', 'Debt Scheme - Other'],
  ['Open Ended Schemes ( Debt Scheme - Gilt Fund )', 'open-ended', 'Debt Scheme - Gilt Fund'],
  ['Open Ended Schemes(Debt Scheme - Gilt Fund) **', 'open-ended', 'Debt Scheme - Gilt Fund'],
  // A heading that is cut does not leave its schemes in the section before it.
  ['Close Ended Schemes(Debt Scheme - Gilt Fund', 'close-ended', 'Debt Scheme - Gilt Fund'],
  ['Interval Fund Schemes', 'interval', ''],
])('the section “%s” has the structure and the category of its schemes', (...given) => {
  const [section, structure, amfiCategory] = given;
  const expected = { structure, amfiCategory, house: 'Udaharan Mutual Fund' };
  expect(onlyScheme(newFile(row()).replace(heading, section))).toMatchObject(expected);
});

const many = Array.from({ length: 200 }, (_, index) =>
  row({ name: `Fund ${index}` }).replace('119551', `${index + 1}`),
);

describe('dates', () => {
  it('up to the next trading day are read, since liquid funds have NAVs of days without trading', () => {
    const text = newFile(...many, row({ date: '23-Nov-2026' }));
    const { schemes, report } = parseNavAll(text, days);
    expect(schemes.find(({ code }) => code === 119551)?.navDate).toBe('2026-11-23');
    expect(report).toMatchObject({ rows: 201, refusedRows: 0 });
  });

  it.each(['24-Nov-2026', '01-Jan-2099'])('further ahead (%s) refuse their row alone', (date) => {
    const { schemes, report } = parseNavAll(newFile(...many, row({ date })), days);
    expect(schemes).toHaveLength(200);
    expect(report).toMatchObject({ refusedRows: 1, firstReasons: ['dated too far ahead'] });
  });

  it.each([
    ['2026-01-24', '2026-01-27', 'a Saturday before a holiday on Monday'],
    ['2026-01-25', '2026-01-27', 'the Sunday'],
    ['2026-06-26', '2026-06-29', 'a holiday on Friday'],
    ['2026-11-17', '2026-11-18', 'a Tuesday'],
    ['2026-04-02', '2026-04-06', 'the eve of Good Friday'],
  ] as const)('on %s may go up to %s: %s', (day, newest, _why) => {
    expect(newestExpectedDay(day)).toBe(newest);
  });

  it('may not go up to more than five days ahead', () => {
    expect(newestExpectedDay('2026-11-21', () => true)).toBe('2026-11-26');
  });

  it.each([
    ['the newest that a tenth of it speaks of', 10, '21-Nov-2026'],
    ['never one that is dated ahead', 100, '22-Nov-2026'],
  ])('of the whole list: it is %s', (_, count, day) => {
    const rows = many.map((line, at) => (at < count ? line.replace('20-Nov-2026', day) : line));
    expect(parseNavAll(newFile(...rows), days).asOf).toBe('2026-11-20');
  });

  it('of ten days ago do not make a scheme dormant, of eleven days do', () => {
    const scheme = onlyScheme(newFile(row({ date: '10-Nov-2026' })));
    expect(isDormant(scheme, '2026-11-20')).toBe(false);
    expect(isDormant(scheme, '2026-11-21')).toBe(true);
    expect(isDormant({ ...scheme, navDate: today, nav: null }, today)).toBe(true);
  });

  it.each([
    ['AMFI', readAmfiDate, ['17-Apr-2025', '1-apr-2025', '29-Feb-2024']],
    ['mfapi.in', readDayFirst, ['17-04-2025', '01-04-2025', '29-02-2024']],
  ])('are read as %s writes them', (_, read, texts) => {
    expect(texts.map(read)).toEqual(['2025-04-17', '2025-04-01', '2024-02-29']);
  });

  it.each([
    [readAmfiDate, ['31-Feb-2025', '17-04-2025', '17-Apr-25', '', '17-Apr-2025-1']],
    [readDayFirst, ['31-02-2025', '04-17-2025', '2025-04-17', '17-04-2025-1']],
  ])('in another form are not read: %j', (read, texts) => {
    expect(texts.map(read)).toEqual(texts.map(() => null));
  });
});

describe('an answer that is no list', () => {
  it.each([
    ['HTML', '<!doctype html><html></html>', 'no header'],
    ['nothing', '', 'no header'],
    ['a header without NAV', newFile(row()).replace('Net Asset Value', 'Value'), 'no column'],
    ['a header without rows', newFile(), 'no row'],
    ['rows that are cut', newFile(row(), '119552;INF'), 'rows refused'],
    ['rows of nine fields', newFile(`${row()};x`), 'rows refused'],
    ['two columns of NAVs', newFile(row()).replace('Plan', 'Net Asset Value'), 'two columns'],
  ])('is refused: %s', (_, text, complaint) => {
    expect(() => parseNavAll(text, days)).toThrow(complaint);
  });

  it('is refused where it is a piece of the list', () => {
    const rowAt = (at: number) => row().replace('119551', `${100_000 + at}`);
    const rows = Array.from({ length: 8_000 }, (_, at) => rowAt(at));
    const read = (count: number) =>
      navAllFeed.read(newFile(...rows.slice(0, count)), new Date('2026-11-21T03:00:00Z'));
    expect(() => read(7_999)).toThrow('a piece of the list');
    expect(read(8_000).data?.schemes).toHaveLength(8_000);
  });
});

describe('a list that ends within a line', () => {
  const read = (line: string) => parseNavAll(newFile(...many.slice(0, 100)) + line, days);

  it.each([row().slice(0, 30), row().slice(0, -2), '119551', 'Open Ended Sche', 'Udaha'])(
    'is a piece of the list: %s',
    (line) => {
      expect(() => read(line)).toThrow('broken off');
    },
  );

  it('is whole where its last row is', () => {
    expect([row(), ' '].map((line) => read(line).schemes.length)).toEqual([101, 100]);
  });
});

describe('a row in doubt', () => {
  const reportOf = (...lines: string[]) =>
    parseNavAll(newFile(...many.slice(0, 100), ...lines), days);

  it.each([
    ['a NAV below zero', row({ nav: '-5.5' }), 'an unreadable NAV'],
    ['a NAV in words', row({ nav: 'about ten' }), 'an unreadable NAV'],
    ['a NAV with a comma', row({ nav: '1,234.5' }), 'an unreadable NAV'],
    ['a NAV of a million million', row({ nav: '999999999999' }), 'an unreadable NAV'],
    ['no date', row({ date: '' }), 'an unreadable date'],
    ['no name', row({ name: ' ' }), 'no name'],
    ['a code in words', row().replace('119551', 'abc'), 'a code that is no number'],
    ['a cut row', row().slice(0, 30), 'another number of columns'],
    ['a page between two rows', '<html><body>Sorry</body></html>', 'neither a row nor a heading'],
    ['a long line', 'x'.repeat(5_000), 'neither a row nor a heading'],
    ['a long row', `${'x'.repeat(5_000)};;;;;;;`, 'a row of more than 1,000 characters'],
  ])('with %s is refused alone, with its reason', (_, line, reason) => {
    const { schemes, report } = reportOf(line);
    expect(schemes).toHaveLength(100);
    expect(report).toMatchObject({ rows: 101, refusedRows: 1, firstReasons: [reason] });
  });

  it('whose code has another NAV too leaves the scheme out', () => {
    const { schemes, report } = reportOf(row(), row({ nav: '99.5' }));
    expect(schemes.some(({ code }) => code === 119551)).toBe(false);
    expect(report).toMatchObject({ refusedRows: 1, firstReasons: ['a code with two NAVs'] });
  });

  it('that comes twice is read once; a page of HTML before it does not change its house', () => {
    const twice = reportOf(row(), row());
    expect([twice.schemes.length, twice.report.refusedRows]).toEqual([101, 0]);
    const { schemes } = reportOf('<html><body>Sorry</body></html>', row());
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
  const category = 'Equity Scheme - Elastic Cap Fund';
  const changed = { newFields: ['number', 'riskometer'], lostFields: ['reinvestmentIsin'] };
  expect(report).toMatchObject({ ...changed, newWords: [`category: ${category}`] });
  expect(schemes[0]).toMatchObject({ category, amfiCategory: category });
});

describe('names of the new format', () => {
  const fund = 'Udaharan Bond Fund';
  const named = (plan: string, option: string, name = fund) =>
    onlyScheme(newFile(`5;-;-;${name};${plan};${option};12;20-Nov-2026`));
  const payout = 'Payout of Income Distribution cum capital withdrawal option- Direct';
  const long = 'IDCW (Income Distribution CUM Capital Withdrawal)';

  it.each([
    ['Direct Plan', 'Growth Option', 'Direct Plan - Growth'],
    ['Direct Plan', 'DAILY IDCW Option', 'Direct Plan - Daily IDCW'],
    ['Regular Plan', 'MONTHLY DCW Payout', 'Regular Plan - Monthly IDCW Payout'],
    ['Direct Plan', 'IDCW-Re-investment', 'Direct Plan - IDCW Reinvestment'],
    ['Direct Plan', 'Direct Growth', 'Direct Plan - Growth'],
    ['Regular Plan', payout, 'Regular Plan - Payout of IDCW'],
    ['Direct Plan', long, 'Direct Plan - IDCW'],
  ])('%s, %s: the fund - %s', (plan, option, words) => {
    expect(named(plan, option)).toMatchObject({ name: `${fund} - ${words}`, optionText: option });
  });

  it.each([
    ['Udaharan Growth Fund Direct Plan', 'Udaharan Growth Fund Direct Plan - Growth'],
    ['Udaharan Regular Savings Fund', 'Udaharan Regular Savings Fund - Direct Plan - Growth'],
  ])('do not repeat the plan and the option: %s', (name, expected) => {
    expect(named('Direct Plan', 'Growth', name).name).toBe(expected);
  });

  it('differ for all options of a fund, by the code where nothing else differs', () => {
    const options = ['Monthly IDCW', 'Weekly IDCW', 'Daily IDCW', 'IDCW Payout', 'IDCW', 'IDCW'];
    const rows = options.map(
      (option, at) => `${at + 1};-;-;${fund};Direct Plan;${option};12;20-Nov-2026`,
    );
    const names = parseNavAll(newFile(...rows), days).schemes.map(({ name }) => name);
    expect(new Set(names).size).toBe(6);
    expect(names.at(-1)).toBe(`${fund} - Direct Plan - IDCW (AMFI code 6)`);
  });
});

/** As AMFI's column of options has them. */
it.each<[Option | null, string[]]>([
  ['growth', ['Growth Option', 'Udaharan Dividend Yield Fund - Growth']],
  ['growth', ['Unclaimed Dividend-Growth Option']],
  ['bonus', ['Bonus']],
  ['idcw', ['Monthly IDCW Payout', 'Half Yearly IDCW', 'Dividend Reinvestment', 'IDWC']],
  ['idcw', ['MONTHLY DCW Payout', 'IDCW-Re-investment']],
  ['idcw', ['Monthly INCOME DISTRIBUTION CUM CAPITAL WITHDRAWAL optio']],
  [null, ['Dividend Yield Fund', 'Monthly Payment Plan', '']],
  [null, ['Unclaimed IDCW Less than 3 years', 'Unclaimed IDCW Stable Scheme']],
  [null, ['Unclaimed Redemption / IDCW Upto three years']],
  [null, ['IDCW Up to 3 Yrs', 'IDCW Greater than 3 years']],
])('the option is %p in %j', (option, texts) => {
  expect(texts.map(optionIn)).toEqual(texts.map(() => option));
});
