import fc from 'fast-check';
import { readAmfiDate, readDayFirst } from '@/lib/funds/amfi-date';
import { parseNavAll } from '@/lib/funds/nav-all';
import { optionIn, planIn } from '@/lib/funds/plan-and-option';
import { isDormant } from '@/lib/funds/scheme';

const today = '2026-11-21';
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
  const { schemes } = parseNavAll(text, today);
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
    category: 'Equity Scheme - Flexi Cap Fund',
    plan: 'direct',
    option: 'growth',
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
  ['-5.5', null],
  ['1e5', null],
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
  expect(onlyScheme(newFile(row({ name }))).name).toBe(expected);
});

it('repairs the section whose apostrophe comes encoded twice', () => {
  const text = newFile(row()).replace(
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
    'Open Ended Schemes(Solution Oriented Scheme - Children\u00e2\u20ac\u2122s Fund)',
  );
  expect(onlyScheme(text).category).toBe('Solution Oriented Scheme - Children’s Fund');
});

it.each([
  ['Close Ended Schemes(Income)', 'close-ended', 'Income'],
  ['Interval Fund Schemes ( Debt Scheme - Other )', 'interval', 'Debt Scheme - Other'],
  ['Open Ended Schemes ( Debt Scheme - Gilt Fund )', 'open-ended', 'Debt Scheme - Gilt Fund'],
])('"%s" is a section', (heading, structure, category) => {
  const text = newFile(row()).replace(/Open Ended.*\)/, heading);
  expect(onlyScheme(text)).toMatchObject({ structure, category, house: 'Udaharan Mutual Fund' });
});

describe('dates', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    row({ name: `Fund ${index}` }).replace('119551', `${index + 1}`),
  );

  it('of tomorrow are right, for liquid funds', () => {
    expect(onlyScheme(newFile(row({ date: '22-Nov-2026' }))).navDate).toBe('2026-11-22');
  });

  it('after tomorrow make a row a mistake', () => {
    const list = parseNavAll(newFile(...many, row({ date: '23-Nov-2026' })), today);
    expect(list.schemes).toHaveLength(200);
    expect(list.refusedRows).toBe(1);
  });

  it('of the list is the newest that a tenth of it speaks of', () => {
    const few = Array.from({ length: 10 }, (_, index) =>
      row({ date: '22-Nov-2026' }).replace('119551', `${index + 1_000}`),
    );
    expect(parseNavAll(newFile(...many, ...few), today).asOf).toBe('2026-11-20');
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
    ['rows that are cut', newFile(row(), '119552;INF'), 'lines are no rows'],
    ['rows of nine fields', newFile(`${row()};x`), 'lines are no rows'],
    ['the same code twice', newFile(row(), row()), 'lines are no rows'],
  ])('%s is refused', (_, text, complaint) => {
    expect(() => parseNavAll(text, today)).toThrow(complaint);
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
          ({ code, nav, name }) =>
            `${code};-;-;${name};Direct;Growth;${nav.toFixed(4)};20-Nov-2026`,
        );
        const { schemes, refusedRows } = parseNavAll(newFile(...lines), today);
        expect(refusedRows).toBe(0);
        expect(schemes.map(({ code, name, nav }) => ({ code, name, nav }))).toEqual(
          rows.map(({ code, name, nav }) => ({ code, name, nav: Number(nav.toFixed(4)) })),
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
  ['', null],
])('"%s" is the option %p', (text, option) => {
  expect(optionIn(text)).toBe(option);
});
