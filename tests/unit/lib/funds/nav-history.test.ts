import { navHistoryPayloadSchema, readNavHistory } from '@/lib/funds/history-payload';
import { joinNewest } from '@/lib/funds/join-newest';

const payload = (data: object[], meta: object = { scheme_code: 5 }) =>
  readNavHistory(5, navHistoryPayloadSchema.parse({ meta, data, status: 'SUCCESS' }));

it('turns the history round, and leaves out zeros and doubles', () => {
  expect(
    payload([
      { date: '04-11-2026', nav: '12.50000' },
      { date: '03-11-2026', nav: '0.00000' },
      { date: '02-11-2026', nav: '12.40000' },
      { date: '02-11-2026', nav: '12.40000' },
    ]),
  ).toEqual({
    asOf: '2026-11-04',
    data: [
      { date: '2026-11-02', value: 12.4 },
      { date: '2026-11-04', value: 12.5 },
    ],
  });
});

it('knows an unknown code by its blank head', () => {
  expect(payload([], {})).toEqual({ data: null, asOf: null });
});

it.each([
  ['no NAV above zero', [{ date: '04-11-2026', nav: '0.00000' }], undefined, 'without a NAV'],
  ['a month first', [{ date: '11-24-2026', nav: '1' }], undefined, 'no date'],
  ['another scheme', [{ date: '04-11-2026', nav: '1' }], { scheme_code: 6 }, 'another scheme'],
  ['words for a NAV', [{ date: '04-11-2026', nav: 'N.A.' }], undefined, 'Invalid'],
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

  it('stands alone where there is no history', () => {
    expect(joinNewest([], { nav: 11, navDate: '2026-11-20' })).toEqual({
      series: [{ date: '2026-11-20', value: 11 }],
      isBehind: false,
    });
  });
});
