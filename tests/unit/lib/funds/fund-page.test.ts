import { readSchemeCode } from '@/lib/funds/domain/scheme';
import { dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { type BackTestRequest, readBackTest, runBackTest } from '@/lib/funds/domain/back-test';
import {
  fundFilePath,
  fundPath,
  readFundQuery,
  readFundTab,
  readDay,
  readPercent,
  readRupees,
} from '@/lib/funds/domain/fund-query';
import { backTestCsv, figuresCsv, navCsv } from '@/lib/funds/domain/list/fund-csv';
import { monthEndsBefore } from '@/lib/funds/domain/market/nav-month';
import { quarterNumber } from '@/lib/funds/domain/market/peers';
import { readNavPeriod } from '@/lib/funds/domain/nav-series';
import { dailyValues, datedValues } from '@/tests/factories/dated-values';
import { nothingBeside } from '@/tests/factories/market';

const empty = readFundQuery({});
const days = { first: '2016-02-29', last: '2026-11-20' } as const;

describe('the address of a fund', () => {
  it('holds what was typed, and only that', () => {
    const typed = readFundQuery({ way: 'swp', monthly: ' 5k ', amount: ['1', '2'], utm: 'x' });
    expect(typed).toEqual({ ...empty, way: 'swp', monthly: '5k', amount: '1' });
    expect(fundPath(7, typed, { range: '1y' })).toBe(
      '/features/mutual-funds/7?range=1y&way=swp&monthly=5k&amount=1',
    );
    expect(fundPath(7, empty)).toBe('/features/mutual-funds/7');
    expect(fundPath(7, empty, { tab: 'tax' })).toBe('/features/mutual-funds/7?tab=tax');
    expect(fundFilePath(7, 'nav.csv')).toBe('/features/mutual-funds/7/nav.csv');
  });

  it('has a code that is a number of AMFI', () => {
    expect(readSchemeCode('100001')).toBe(100_001);
    for (const text of ['0', '007', '-1', '1e5', '1234567890', '..', '']) {
      expect(readSchemeCode(text)).toBeNull();
    }
  });
});

it.each([
  [{}, 'returns'],
  [{ tab: 'about' }, 'about'],
  [{ tab: 'nonsense' }, 'returns'],
  // Addresses of before there were tabs.
  [{ monthly: '5000' }, 'sip'],
  [{ on: '2026-11-15' }, 'about'],
  [{ riskless: '5' }, 'risk'],
  [{ gap: '1 lakh' }, 'plans'],
  [{ slab: '20' }, 'tax'],
  [{ range: '1y' }, 'returns'],
  [{ tab: 'risk', monthly: '5000' }, 'risk'],
])('the address %j opens the tab %s', (query, tab) => {
  expect(readFundTab(readFundQuery(query))).toBe(tab);
});

it.each([
  ['10,000', 'rupees', 10_000],
  ['1.5 lakh', 'rupees', 150_000],
  ['99', 'rupees', 'too-small'],
  ['1e99', 'rupees', 'not-a-number'],
  ['2000 crore', 'rupees', 'too-large'],
  ['', 'rupees', 'missing'],
  ['6.5', 'percent', 6.5],
  ['-1', 'percent', 'too-small'],
  ['21', 'percent', 'too-large'],
  ['x', 'percent', 'not-a-percentage'],
  ['2020-02-29', 'day', '2020-02-29'],
  ['2021-02-29', 'day', 'no-date'],
  ['21-11-2020', 'day', 'no-date'],
  ['2016-02-28', 'day', 'before-first'],
  ['2026-11-21', 'day', 'after-last'],
] as const)('%j is read in %s as %j', (text, unit, expected) => {
  const read = {
    rupees: () => readRupees(text, { min: 100, max: 1e10 }),
    percent: () => readPercent(text, { min: 0, max: 20 }),
    day: () => readDay(text, { min: days.first, max: days.last }),
  }[unit]();
  expect(read.ok ? read.value : read.problem).toBe(expected);
});

describe('the form of the back-test', () => {
  it('begins with a SIP of the last five years, or of all years of a younger fund', () => {
    expect(readBackTest(empty, days).request).toEqual({
      ...{ way: 'sip', monthlyRupees: 10_000, rupees: 0, from: '2021-11-20', to: '2026-11-20' },
    });
    const young = readBackTest(empty, { ...days, first: '2024-01-05' });
    expect(young.request?.from).toBe('2024-01-05');
  });

  it.each([
    ['sip', 10_000, 0],
    ['lump-sum', 0, 1_000_000],
    ['swp', 5_000, 1_000_000],
  ])('asks by the way %s for %d a month and %d at once', (way, monthlyRupees, rupees) => {
    expect(readBackTest({ ...empty, way }, days).request).toMatchObject({ monthlyRupees, rupees });
  });

  it.each([
    ['99', 'too-small'],
    ['100', undefined],
    ['1000 crore', undefined],
    ['1001 crore', 'too-large'],
  ])('takes from 100 rupees to 1,000 crore a month: %s', (monthly, problem) => {
    expect(readBackTest({ ...empty, monthly }, days).problems.monthly).toBe(problem);
  });

  it('returns what it cannot read, and says why', () => {
    const typed = { ...empty, way: 'swp', monthly: 'many', amount: '5', from: '2010-01-01' };
    expect(readBackTest(typed, days)).toMatchObject({
      way: 'swp',
      texts: { monthly: 'many', amount: '5', from: '2010-01-01' },
      problems: { monthly: 'not-a-number', amount: 'too-small', from: 'before-first' },
      request: null,
    });
  });

  it.each([
    [{ way: 'lump-sum', monthly: 'x' }, {}],
    [{ way: 'sip', amount: 'x' }, {}],
    [{ from: '2020-01-01', to: '2020-01-01' }, { to: 'wrong-order' }],
  ])('needs what the way needs, in the order of days: %j', (typed, problems) => {
    expect(readBackTest({ ...empty, ...typed }, days).problems).toEqual(problems);
  });

  it('runs each way', () => {
    const series = datedValues(['2020-01-01', 10], ['2020-02-01', 20], ['2020-03-01', 40]);
    const period = { from: '2020-01-01', to: '2020-03-01' } as const;
    const run = (way: 'sip' | 'lump-sum' | 'swp') =>
      runBackTest(series, { way, monthlyRupees: 100, rupees: 1_000, ...period });
    expect(run('sip')).toMatchObject({ investedRupees: 200, units: 15, valueRupees: 600 });
    expect(run('lump-sum')).toMatchObject({ investedRupees: 1_000, valueRupees: 4_000 });
    expect(run('swp')).toMatchObject({ withdrawnRupees: 200, units: 92.5 });
  });
});

it('draws the NAVs of five years unless the address says otherwise', () => {
  expect(['1y', 'nonsense'].map(readNavPeriod)).toEqual(['1y', '5y']);
});

describe('a file', () => {
  const origin = {
    scheme: { code: 7, name: '=Udaharan, "Flexi" Cap' },
    source: { name: 'mfapi.in', url: 'https://www.mfapi.in', attribution: null },
    asOf: '2026-11-20',
    fetchedAt: '2026-11-21T10:00:00.000Z',
    status: 'stale',
  } as const;

  it('of NAVs says where they come from, and runs nothing', () => {
    const lines = navCsv(origin, [{ date: '2026-11-20', value: 12.5 }]).split('\r\n');
    expect(lines).toEqual([
      'Scheme,"\'=Udaharan, ""Flexi"" Cap",Scheme code,7',
      'Source,mfapi.in,https://www.mfapi.in',
      'As of,2026-11-20,Received,2026-11-21T10:00:00.000Z,Status,stale',
      '',
      'Date,NAV (INR)',
      '2026-11-20,12.5',
    ]);
  });

  it('of figures has the category average and the index fund beside each return', () => {
    const level = (percent: number) => (date: IsoDate) => ({
      date,
      value: 10 * (1 + percent / 100) ** ((dayNumberOf(date) - dayNumberOf('2020-01-31')) / 365),
    });
    const ends = monthEndsBefore('2026-01-01').filter((date) => date >= '2020-01-31');
    const fund = { code: 9, name: 'Udaharan Nifty 500 Index Fund' };
    const none = { 1: null, 3: null, 6: null, 36: null, 60: null, 84: null, 120: null };
    const returns = { ...none, 12: 11.5 };
    const beside = {
      comparators: {
        ...{ category: ends.map(level(10)), isTracker: false },
        index: { fund, navs: ends.map(level(11)) },
        yearRanks: [2020, 2024].map((period) => ({ period, place: 3, of: 12 })),
        quarterRanks: [{ period: quarterNumber(2025, 2), place: 1, of: 12 }],
      },
      group: {
        returns: { ...returns, 12: { average: 10.5 } },
        years: [2020, 2024].map((year) => ({ year, average: 9.5, count: 12, ended: 1 })),
      } as never,
      indexReturns: returns,
    };
    const lines = figuresCsv(origin, ends.map(level(12)), 6.5, beside).split('\r\n');
    expect(lines).toContain('Index fund,Udaharan Nifty 500 Index Fund,Scheme code,9');
    expect(lines.find((line) => /^12,/.test(line))).toMatch(
      /,a year,10\.5,11\.5$|,in all,10\.5,11\.5$/,
    );
    expect(lines.find((line) => /^2024,/.test(line))).toMatch(/,yes,9\.5,11\.0\d+,3,12,1$/);
    // Part of a year is not compared.
    expect(lines.find((line) => /^2020,/.test(line))).toMatch(/,no,,,,,$/);
    expect(lines).toContain('2025 Q2,1,12,1');
    const rolling = lines.filter((line) => /^3,(?:Fund|Category average|Index fund),/.test(line));
    expect(rolling.map((line) => line.split(',').at(-2))).toEqual(['', '100', '100']);
  });

  it('of figures has every return and risk, empty where the history is too short', () => {
    const series = dailyValues(
      '2023-06-01',
      '2025-11-16',
      (day) => 10 * 1.1 ** (day / 365) * (day === 500 ? 0.75 : 1),
    );
    const lines = figuresCsv(origin, series, 6.5, nothingBeside).split('\r\n');
    expect(lines[1]).toBe('Source,mfapi.in,https://www.mfapi.in');
    expect(lines).toContain('60,,,a year,,');
    expect(lines).toContain('10,,,,,0');
    expect(lines).toContain('"Riskless rate, % a year",6.5');
    const [, worst, middle] = lines
      .find((line) => line.startsWith('1,-'))!
      .split(',')
      .map(Number);
    expect(worst).toBeLessThan(-15);
    expect(middle).toBeCloseTo(10, 1);
    expect(lines).toContain('Drawdown: deepest on,2024-10-13,made good on,2024-10-14');
  });

  it('of a back-test has what it assumed and each cash flow', () => {
    const series = datedValues(['2020-01-01', 10], ['2021-01-01', 20]);
    const request: BackTestRequest = {
      ...{ way: 'swp', monthlyRupees: 100, rupees: 1_000, from: '2020-01-01', to: '2021-01-01' },
    };
    const text = backTestCsv(origin, request, runBackTest(series, request)!);
    expect(text).toContain('Back-test,swp,monthly (INR),100,first day (INR),1000');
    expect(text).toContain('2020-01-01,10,1000,100');
    // A sale is a negative number, not text made harmless.
    expect(text).toContain('2021-01-01,20,-100,-5');
  });
});
