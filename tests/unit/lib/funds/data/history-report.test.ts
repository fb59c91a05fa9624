import { navOf } from '@/lib/funds/data/amfi-text';
import { navHistoryFeed, navHistoryPayloadSchema, readNavHistory } from '@/lib/funds/data/feeds';
import {
  createReportReader,
  historyReportPath,
  navsInReport,
} from '@/lib/funds/data/history-report';
import { createMonthReader, navDayFeed, navMonthFeed } from '@/lib/funds/data/nav-day-feed';
import { readNavMonthFile, writeNavMonthFile } from '@/lib/funds/data/nav-files';
import { joinNewest } from '@/lib/funds/domain/nav-series';
import type { NavMonth } from '@/lib/funds/domain/market/nav-month';
import { gzipJson } from '@/lib/gzip-json';
import { readCached } from '@/lib/sources/cached-answer';
import { datedValues } from '@/tests/factories/dated-values';

const days = { from: '2021-11-16', to: '2021-11-18' } as const;
const header =
  'Scheme Code;Scheme Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date';
const row = (code: number, nav = '12.5', date = '17-Nov-2021') =>
  `${code};Udaharan Fund;Direct;Growth;INF1;-;${nav};${date}`;
const report = (...rows: string[]) => ['', header, 'Open Ended Schemes', ...rows, ''].join('\r\n');

/** So many rows that one in doubt is a small part of them. */
const rowsOf = (count: number, ...cells: [nav?: string, date?: string]) =>
  Array.from({ length: count }, (_, index) => row(index + 101, ...cells));

it('is asked for by the days as AMFI writes them', () => {
  expect(historyReportPath(days)).toBe(
    '/DownloadNAVHistoryReport_Po.aspx?tp=1&frmdt=16-Nov-2021&todt=18-Nov-2021',
  );
});

it('has every scheme that had a NAV once, with its newest NAV', () => {
  const none = [row(2, '0.0000'), row(3, 'N.A.')];
  const text = report(row(1), row(1, '12.6', '18-Nov-2021'), ...none, row(4));
  const read = navsInReport(text, days);
  expect(read).toMatchObject({ newest: '2021-11-18', report: { rows: 5, refusedRows: 0 } });
  expect(read.navs).toEqual([
    { code: 1, nav: 12.6, date: '2021-11-18' },
    { code: 4, nav: 12.5, date: '2021-11-17' },
  ]);
});

it('reads the columns of before August 2026 by their names', () => {
  const text =
    'Scheme Code;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date\n7;A;10;;;16-Nov-2021';
  const navs = [{ code: 7, nav: 10, date: '2021-11-16' }];
  expect(navsInReport(text, days)).toMatchObject({ navs, newest: '2021-11-16' });
});

it.each([
  ['no header', '<html>Service unavailable</html>'],
  ['no column', 'Scheme Code;Scheme Name;Date\n7;A;16-Nov-2021'],
  ['of another day', report(row(1, '10', '22-Nov-2021'))],
  ['an unreadable date', report(row(1, '10', 'yesterday'), ...rowsOf(1))],
])('refuses another shape and other days: %s', (complaint, text) => {
  expect(() => navsInReport(text, days)).toThrow(complaint);
});

it.each([
  ['of a later day', row(99, '10', '22-Nov-2021'), 'of another day'],
  ['of an earlier day', row(99, '10', '15-Nov-2021'), 'of another day'],
  ['without a date', row(99, '10', 'yesterday'), 'an unreadable date'],
  ['with a NAV below zero', row(99, '-10'), 'an unreadable NAV'],
  ['with a column too many', `${row(99)};`, 'another number of columns'],
  ['that ends too early', row(99).slice(0, 30), 'another number of columns'],
])('loses one row for a row %s, the last one too', (_, line, reason) => {
  for (const lines of [
    [line, ...rowsOf(20)],
    [...rowsOf(20), line],
  ]) {
    const { navs, report: notes } = navsInReport(report(...lines), days);
    expect(navs).toHaveLength(20);
    expect(notes).toMatchObject({ rows: 21, refusedRows: 1, firstReasons: [reason] });
  }
});

describe('a text that ends within a line', () => {
  const read = (line: string) => navsInReport(report(...rowsOf(20)) + line, days);

  it.each([row(99).slice(0, 30), row(99).slice(0, -2), '99', 'Open Ended Sche', 'Udaha'])(
    'is a piece of a report: %s',
    (line) => {
      expect(() => read(line)).toThrow('broken off');
    },
  );

  it('is whole where its last row is', () => {
    expect([row(99), `${row(99)}\r`, ' '].map((line) => read(line).navs.length)).toEqual([
      21, 21, 20,
    ]);
  });
});

it.each([
  ['999999999', 999_999_999],
  [' 149039 ', 149_039],
  ['1000000000', null],
  ['0149039', null],
  ['14903x', null],
])('reads the code %p as %p', (code, expected) => {
  const line = row(1).replace(/^1/, code);
  const { navs, report: notes } = navsInReport(report(line, ...rowsOf(20)), days);
  const read = navs.map((nav) => nav.code).filter((each) => each < 101 || each > 120);
  expect(read).toEqual(expected === null ? [] : [expected]);
  expect(notes.refusedRows).toBe(expected === null ? 1 : 0);
});

it('names a scheme with its house, category, plan and option as the report of October 2026 has them', () => {
  const text = [
    header.replace('Scheme Name', 'NAV Name'),
    ...['', 'Open Ended Schemes ( Equity Scheme - Flexi Cap Fund )', '', 'Udaharan Mutual Fund'],
    '9;Udaharan Old Fund - Direct Plan - Growth;;;INF000A01AA1;;41.2035;17-Nov-2021',
    '10;Udaharan Old Fund;Regular Plan;Growth;INF000A01AA2;-;#N/A;17-Nov-2021',
  ].join('\r\n');
  const { navs, report: notes, schemeOf } = navsInReport(text, days);
  expect(navs).toEqual([{ code: 9, nav: 41.2035, date: '2021-11-17' }]);
  expect(notes).toMatchObject({ rows: 2, refusedRows: 0, newFields: [] });
  expect(schemeOf(9)).toMatchObject({
    ...{ code: 9, house: 'Udaharan Mutual Fund', category: 'Equity - Flexi Cap Fund' },
    ...{ plan: 'direct', option: 'growth', isin: 'INF000A01AA1', structure: 'open-ended' },
    ...{ nav: 41.2035, navDate: '2021-11-17' },
  });
  expect([10, 11].map(schemeOf)).toEqual([null, null]);
});

describe('the feed of a day', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('asks for the day and the weekdays before it, over a weekend too', () => {
    expect(navDayFeed('2021-11-17', 2).path).toContain('frmdt=16-Nov-2021&todt=17-Nov-2021');
    expect(navDayFeed('2021-11-21', 2).path).toContain('frmdt=18-Nov-2021&todt=21-Nov-2021');
    expect(navDayFeed('2021-11-21', 5).path).toContain('frmdt=15-Nov-2021&todt=21-Nov-2021');
  });

  const earlier = rowsOf(1_000, '1', '16-Nov-2021');

  it('gives each scheme its newest NAV up to the day', () => {
    const { data, asOf } = navDayFeed('2021-11-17', 2).read(report(...earlier, row(101, '2')), now);
    expect([data?.date, asOf]).toEqual(['2021-11-17', '2021-11-17']);
    expect([data?.navs.size, data?.navs.get(101), data?.navs.get(102)]).toEqual([1_000, 2, 1]);
  });

  it.each([
    ['of few schemes', [row(1)]],
    ['that ends before its last day', earlier],
  ])('refuses a piece of a report %s', (_, rows) => {
    expect(() => navDayFeed('2021-11-17', 2).read(report(...rows), now)).toThrow('a piece');
  });
});

describe('the report of a month', () => {
  const november = { from: '2021-11-01', to: '2021-11-30' } as const;
  /** What the reader says of a text that arrives in pieces of so many bytes. */
  const monthOf = (text: string, pieceBytes = 64) => {
    const reader = createMonthReader(november);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      reader.take(bytes.subarray(at, at + pieceBytes));
    }
    const { month, report: notes } = reader.finish();
    const navOn = (code: number, day: number) => {
      const [line, column] = [month.codes.indexOf(code), month.days.indexOf(day)];
      return line < 0 || column < 0 ? undefined : month.navs[line * month.days.length + column];
    };
    return { month, notes, navOn };
  };
  const usual = rowsOf(30);

  it.each([
    ['a duplicate row', [row(1), row(1)], 12.5, 0],
    ['a code used twice, with two NAVs of a day', [row(1), row(1, '13'), row(1)], 0, 2],
    ['a NAV of zero', [row(1), row(1, '0.0000', '16-Nov-2021')], 12.5, 0],
    ['a word for none', [row(1, '#N/A')], undefined, 0],
    ['no row of that day', [row(1, '12', '16-Nov-2021')], 0, 0],
  ])('of %s has the NAV or none', (_, rows, nav, refused) => {
    const { navOn, notes } = monthOf(report(...rows, ...usual));
    expect(navOn(1, 17)).toBe(nav);
    expect(notes.refusedRows).toBe(refused);
  });

  it.each([1, 7, 64, 100_000])('is the same in pieces of %i bytes', (pieceBytes) => {
    const text = report(row(2, '9', '18-Nov-2021'), row(1), row(2, '8.25'), ...usual);
    const { month, navOn } = monthOf(text.replace('Udaharan', 'उदाहरण'), pieceBytes);
    expect(month).toMatchObject({ end: '2021-11-30', days: [17, 18] });
    expect(month.codes.slice(0, 3)).toEqual([1, 2, 101]);
    expect([navOn(1, 17), navOn(1, 18), navOn(2, 17), navOn(2, 18)]).toEqual([12.5, 0, 8.25, 9]);
  });

  it('is refused before it has arrived whole where it is no report', () => {
    expect(() => monthOf('<html>Busy</html>')).toThrow(/^NAV report/);
    for (const text of [' '.repeat(70_000), 'a\n'.repeat(70_000)]) {
      expect(() => createMonthReader(november).take(Buffer.from(text))).toThrow(/^NAV report/);
    }
  });

  it('is refused as a piece where its last days or many days are missing', () => {
    const onDay = (day: number) => rowsOf(1_000, '10', `${String(day).padStart(2, '0')}-Nov-2021`);
    const read = (...dates: number[]) =>
      navMonthFeed('2021-11-30').read(report(...dates.flatMap(onDay)), new Date('2026-11-21'));
    const whole = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16];
    expect(() => read(...whole)).toThrow('a piece');
    expect(() => read(...whole.slice(4), 30)).toThrow('a piece');
    expect(read(...whole, 26).data?.month.codes).toHaveLength(1_000);
  });
});

it('reads a NAV from bytes as from its text', () => {
  const texts = '10 10. 0.0001 12.3456 999999.9999 1000001.25 10000001 007.5'.split(' ');
  const odd = ['- N.A. .5 1,234 -3 1e3 12.345678901234 9999999999999999'.split(' '), '', ' 12.5 '];
  // 0.1 + 0.2 and others that no short sum gives exactly.
  const many = Array.from({ length: 500 }, (_, at) => ((at * 7_919 + 1) / 10_000).toFixed(4));
  for (const text of [...texts, ...odd.flat(), ...many]) {
    const read: (number | null)[] = [];
    const reader = createReportReader(days, (code, _, nav) => {
      if (code === 7) read.push(nav);
      return null;
    });
    reader.take(Buffer.from(report(row(7, text), ...rowsOf(20))));
    reader.finish();
    const expected = [navOf(text.trim())].filter((nav) => nav !== undefined);
    expect([text, ...read]).toEqual([text, ...expected]);
  }
});

describe('a history of mfapi.in', () => {
  const payload = (data: object[], meta: object = { scheme_code: 5 }) =>
    readNavHistory(5, navHistoryPayloadSchema.parse({ meta, data, status: 'SUCCESS' }), {
      today: '2026-11-20',
      newest: '2026-11-23',
    });

  it.each([
    // The NAV of Sunday, published on Thursday evening: Friday was a holiday.
    ['2026-06-25T23:00:00+05:30', ['24-06-2026', '25-06-2026', '28-06-2026'], '2026-06-25'],
    // The NAV of Republic Day, published on Friday evening.
    ['2026-01-23T23:00:00+05:30', ['22-01-2026', '26-01-2026'], '2026-01-22'],
  ])('of a liquid fund, read at %s, is read although it has days ahead', (at, dates, asOf) => {
    const now = new Date(at);
    const data = dates.map((date) => ({ date, nav: '1000.5' }));
    const body = JSON.stringify({ meta: { scheme_code: 5 }, data });
    const read = readCached(navHistoryFeed(5), body, now.toISOString(), now);
    expect(read).toMatchObject({ asOf, report: { refusedRows: 0 } });
    expect(read.data).toHaveLength(dates.length);
  });

  it('reverses the history, and leaves out zeros and duplicates', () => {
    const row = (day: number, nav: string) => ({ date: `0${day}-11-2026`, nav });
    const twice = [row(2, '12.40000'), row(2, '12.40000')];
    const read = payload([row(4, '12.50000'), row(3, '0.00000'), ...twice]);
    expect(read.data).toEqual(datedValues(['2026-11-02', 12.4], ['2026-11-04', 12.5]));
    expect(read).toMatchObject({ asOf: '2026-11-04', report: { rows: 4, refusedRows: 0 } });
  });

  it('has nothing where the head of the answer says that the code is unknown', () => {
    for (const code of [undefined, 0, '0', '', null]) {
      expect(payload([], { scheme_code: code })).toEqual({ data: null, asOf: null });
    }
  });

  describe('one row among many', () => {
    const many = Array.from({ length: 28 }, (_, index) => {
      return { date: `${String(28 - index).padStart(2, '0')}-10-2026`, nav: '12.5' };
    });

    it.each([
      ['N.A.', { date: '01-11-2026', nav: 'N.A.' }, 0],
      ['a NAV below zero', { date: '01-11-2026', nav: '-12.5' }, 1],
      ['a NAV that is a number', { date: '01-11-2026', nav: 12.5 }, 1],
      ['a day of 2099', { date: '01-11-2099', nav: '12.5' }, 1],
      ['a month first', { date: '11-24-2026', nav: '12.5' }, 1],
      ['null', null, 1],
    ])('that is %s is left out alone', (_, row, refusedRows) => {
      const read = payload([row as object, ...many]);
      expect(read.data).toHaveLength(28);
      expect(read).toMatchObject({ asOf: '2026-10-28', report: { rows: 29, refusedRows } });
    });

    it('that contradicts another one leaves out their day', () => {
      const read = payload([{ date: '05-10-2026', nav: '99.9' }, ...many]);
      expect(read.data).toHaveLength(27);
      expect(read.data?.some(({ date }) => date === '2026-10-05')).toBe(false);
      expect(read.report).toMatchObject({ refusedRows: 1, firstReasons: ['a day with two NAVs'] });
    });
  });

  it.each([
    ['no NAV above zero', [{ date: '04-11-2026', nav: '0.00000' }], undefined, 'without a NAV'],
    ['a month first', [{ date: '11-24-2026', nav: '1' }], undefined, 'unreadable date'],
    ['another scheme', [{ date: '04-11-2026', nav: '1' }], { scheme_code: 6 }, 'another scheme'],
    ['words for every NAV', [{ date: '04-11-2026', nav: 'ten' }], undefined, 'unreadable NAV'],
  ])('refuses %s', (_, data, meta, complaint) => {
    expect(() => payload(data, meta)).toThrow(complaint);
  });

  describe("the newest NAV of AMFI's list", () => {
    const series = datedValues(['2026-11-13', 10]); // a Friday

    it.each([
      ['older', '2026-11-12', 1, false],
      ['of the same day', '2026-11-13', 1, false],
      ['a business day ahead', '2026-11-16', 2, false],
      ['three business days ahead', '2026-11-18', 2, false],
      ['four business days ahead', '2026-11-19', 2, true],
    ] as const)('%s', (_, navDate, points, isBehind) => {
      const joined = joinNewest(series, { nav: 11, navDate });
      expect([joined.series.length, joined.isBehind]).toEqual([points, isBehind]);
    });

    it('that is not known changes nothing, and is used alone without a history', () => {
      const navDate = '2026-11-20';
      expect(joinNewest(series, { nav: null, navDate })).toEqual({ series, isBehind: false });
      const alone = { series: [{ date: navDate, value: 11 }], isBehind: false };
      expect(joinNewest([], { nav: 11, navDate })).toEqual(alone);
    });
  });
});

describe('the file of a month', () => {
  const month: NavMonth = {
    ...{ end: '2024-02-29', days: [1, 2, 28, 29], codes: [100, 7_000, 7_001, 7_002] },
    navs: Float64Array.of(
      ...[10, 10.0001, 9.9999, 0],
      // Bought and sold at a thousand, and with more decimals than AMFI usually writes.
      ...[0, 0, 0, 1_234.5],
      ...[10.123456, 0, 10.2, 10.3],
      ...[0.1 + 0.2, 0.3, 0.3, 0.3],
    ),
  };

  it('is read as it was written, to the last digit, and refused when it is damaged', async () => {
    const bytes = await writeNavMonthFile(month);
    expect(await readNavMonthFile(bytes, '2024-02-29')).toEqual(month);
    bytes[40]! ^= 1;
    await expect(readNavMonthFile(bytes, '2024-02-29')).rejects.toThrow();
  });

  it('holds days of many schemes in few bytes', async () => {
    const days = Array.from({ length: 22 }, (_, at) => at + 1);
    const codes = Array.from({ length: 1_000 }, (_, at) => 100_000 + 3 * at);
    const navOf = (row: number, day: number) =>
      Math.round((10 + row + Math.sin(row + day)) * 10_000) / 10_000;
    const navs = Float64Array.from(codes.flatMap((_, row) => days.map((day) => navOf(row, day))));
    const bytes = await writeNavMonthFile({ end: '2024-02-29', days, codes, navs });
    expect(bytes.length / navs.length).toBeLessThan(3);
  });

  const file = { version: 1, end: '2024-02-29', days: [1, 2], codeSteps: [5, 1], longNavs: [] };

  it.each([
    ['of another month', { ...file, end: '2024-01-31', navs: '1,1;1,1' }],
    ['of another version', { ...file, version: 2, navs: '1,1;1,1' }],
    ['with a row too few', { ...file, navs: '1,1' }],
    ['with a row too many', { ...file, navs: '1,1;1,1;1,1' }],
    ['with a day too many', { ...file, navs: '1,1,1;1,1' }],
    ['with a day too few', { ...file, days: [1, 2, 3], navs: '1,1;1,1,1' }],
    ['with a NAV below zero', { ...file, navs: '1,-2;1,1' }],
    ['with a NAV of zero', { ...file, navs: '1,-1;1,1' }],
    ['with letters', { ...file, navs: '1,a;1,1' }],
    ['with an unknown code', { ...file, navs: ';', longNavs: [{ code: 9, navs: [1, 2] }] }],
  ])('refuses a file %s', async (_, content) => {
    await expect(readNavMonthFile(await gzipJson(content), '2024-02-29')).rejects.toThrow();
  });
});
