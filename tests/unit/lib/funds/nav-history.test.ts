import { navHistoryPayloadSchema, readNavHistory } from '@/lib/funds/data/history-payload';
import { joinNewest } from '@/lib/funds/domain/join-newest';

const payload = (data: object[], meta: object = { scheme_code: 5 }) =>
  readNavHistory(5, navHistoryPayloadSchema.parse({ meta, data, status: 'SUCCESS' }), '2026-11-23');

it('reverses the history, and leaves out zeros and duplicates', () => {
  expect(
    payload([
      { date: '04-11-2026', nav: '12.50000' },
      { date: '03-11-2026', nav: '0.00000' },
      { date: '02-11-2026', nav: '12.40000' },
      { date: '02-11-2026', nav: '12.40000' },
    ]),
  ).toMatchObject({
    asOf: '2026-11-04',
    data: [
      { date: '2026-11-02', value: 12.4 },
      { date: '2026-11-04', value: 12.5 },
    ],
    report: { rows: 4, refusedRows: 0 },
  });
});

it.each([[{}], [{ scheme_code: 0 }], [{ scheme_code: '' }], [{ scheme_code: null }]])(
  'knows an unknown code by its head %j: not found, and no fault of the provider',
  (meta) => {
    expect(payload([], meta)).toEqual({ data: null, asOf: null });
  },
);

describe('one row among many', () => {
  const many = Array.from({ length: 28 }, (_, index) => ({
    date: `${String(28 - index).padStart(2, '0')}-10-2026`,
    nav: '12.5',
  }));

  it.each([
    ['N.A.', { date: '01-11-2026', nav: 'N.A.' }, 0],
    ['a NAV below zero', { date: '01-11-2026', nav: '-12.5' }, 1],
    ['a NAV that is a number', { date: '01-11-2026', nav: 12.5 }, 1],
    ['a day of 2099', { date: '01-11-2099', nav: '12.5' }, 1],
    ['a month first', { date: '11-24-2026', nav: '12.5' }, 1],
    ['null', null, 1],
  ])('that is %s loses that row alone', (_, row, refusedRows) => {
    const read = payload([row as object, ...many]);
    expect(read.data).toHaveLength(28);
    expect(read).toMatchObject({ asOf: '2026-10-28', report: { rows: 29, refusedRows } });
  });

  it('that contradicts another of its day takes that day away', () => {
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
  ['no NAV at all', [{ date: '04-11-2026', nav: 'N.A.' }], undefined, 'without a NAV'],
])('refuses %s', (_, data, meta, complaint) => {
  expect(() => payload(data, meta)).toThrow(complaint);
});

describe("the newest NAV of AMFI's list", () => {
  const series = [{ date: '2026-11-13', value: 10 } as const]; // a Friday

  it.each([
    ['older', '2026-11-12', 1, false],
    ['of the same day', '2026-11-13', 1, false],
    ['a business day ahead', '2026-11-16', 2, false],
    ['three business days ahead', '2026-11-18', 2, false],
    ['four business days ahead', '2026-11-19', 2, true],
  ] as const)('%s', (_, navDate, points, isBehind) => {
    const joined = joinNewest(series, { nav: 11, navDate });
    expect(joined.series).toHaveLength(points);
    expect(joined.isBehind).toBe(isBehind);
  });

  it('that is not known changes nothing', () => {
    expect(joinNewest(series, { nav: null, navDate: '2026-11-20' })).toEqual({
      series,
      isBehind: false,
    });
  });

  it('is used alone without a history', () => {
    expect(joinNewest([], { nav: 11, navDate: '2026-11-20' })).toEqual({
      series: [{ date: '2026-11-20', value: 11 }],
      isBehind: false,
    });
  });
});
