import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthEndsBefore } from '@/lib/funds/domain/market/nav-month';
import { quarterNumber } from '@/lib/funds/domain/market/period-ranks';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import {
  readBackTest,
  runBackTest,
  type BackTestRequest,
} from '@/lib/funds/domain/back-test-request';
import { backTestCsv, figuresCsv, navCsv } from '@/lib/funds/domain/list/fund-csv';
import {
  fundFilePath,
  fundPath,
  readFundQuery,
  readFundTab,
  readSchemeCode,
} from '@/lib/funds/domain/fund-query';
import { withinPeriod } from '@/lib/calendar/period';
import { readNavPeriod } from '@/lib/funds/domain/nav-range';
import { taxKindOf, readTaxChoice } from '@/lib/funds/domain/tax/tax-kind';
import { readDay, readPercent, readRupees } from '@/lib/funds/domain/typed-values';

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

  it.each([
    ['100001', 100001],
    ['0', null],
    ['007', null],
    ['-1', null],
    ['1e5', null],
    ['1234567890', null],
    ['..', null],
    ['', null],
  ])('%j is the code %s', (text, code) => {
    expect(readSchemeCode(text)).toBe(code);
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

describe('what is typed', () => {
  it.each([
    ['10,000', 10_000],
    ['1.5 lakh', 150_000],
    ['99', 'too-small'],
    ['1e99', 'not-a-number'],
    ['2000 crore', 'too-large'],
    ['', 'missing'],
  ])('%j rupees is %s', (text, expected) => {
    const read = readRupees(text, { min: 100, max: 1e10 });
    expect(read.ok ? read.value : read.problem).toBe(expected);
  });

  it.each([
    ['6.5', 6.5],
    ['-1', 'too-small'],
    ['21', 'too-large'],
    ['x', 'not-a-number'],
  ])('%j percent is %s', (text, expected) => {
    const read = readPercent(text, { min: 0, max: 20 });
    expect(read.ok ? read.value : read.problem).toBe(expected);
  });

  it.each([
    ['2020-02-29', '2020-02-29'],
    ['2021-02-29', 'no-date'],
    ['2021-13-01', 'no-date'],
    ['21-11-2020', 'no-date'],
    ['2016-02-28', 'before-first'],
    ['2026-11-21', 'after-last'],
  ])('%j is the day %s', (text, expected) => {
    const read = readDay(text, { min: days.first, max: days.last });
    expect(read.ok ? read.value : read.problem).toBe(expected);
  });
});

describe('the form of the back-test', () => {
  it('begins with a SIP of the last five years', () => {
    expect(readBackTest(empty, days).request).toEqual({
      ...{ way: 'sip', monthlyRupees: 10_000, rupees: 0, from: '2021-11-20', to: '2026-11-20' },
    });
  });

  it('begins with the first NAV of a younger fund', () => {
    const { request } = readBackTest(empty, { ...days, first: '2024-01-05' });
    expect(request?.from).toBe('2024-01-05');
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

  it('does not mind what the way does not need', () => {
    expect(readBackTest({ ...empty, way: 'lump-sum', monthly: 'x' }, days).problems).toEqual({});
    expect(readBackTest({ ...empty, way: 'sip', amount: 'x' }, days).problems).toEqual({});
  });

  it('ends after it begins', () => {
    const typed = { ...empty, from: '2020-01-01', to: '2020-01-01' };
    expect(readBackTest(typed, days).problems).toEqual({ to: 'wrong-order' });
  });

  it('runs each way', () => {
    const series: DatedValue[] = [
      { date: '2020-01-01', value: 10 },
      { date: '2020-02-01', value: 20 },
      { date: '2020-03-01', value: 40 },
    ];
    const period = { from: '2020-01-01', to: '2020-03-01' } as const;
    const run = (way: 'sip' | 'lump-sum' | 'swp') =>
      runBackTest(series, { way, monthlyRupees: 100, rupees: 1_000, ...period });
    expect(run('sip')).toMatchObject({ investedRupees: 300, units: 17.5, valueRupees: 700 });
    expect(run('lump-sum')).toMatchObject({ investedRupees: 1_000, valueRupees: 4_000 });
    expect(run('swp')).toMatchObject({ withdrawnRupees: 200, units: 92.5 });
  });
});

describe('a chart of NAVs', () => {
  const series: DatedValue[] = Array.from({ length: 4_000 }, (_, index) => ({
    date: new Date(Date.UTC(2012, 0, 1 + index)).toISOString().slice(0, 10) as DatedValue['date'],
    value: index + 1,
  }));

  it('holds the months before the newest NAV', () => {
    expect(series.at(-1)!.date).toBe('2022-12-13');
    expect(withinPeriod(series, '1m')[0]!.date).toBe('2022-11-13');
    expect(withinPeriod(series, '10y')[0]!.date).toBe('2012-12-13');
    expect(withinPeriod(series, 'max')).toHaveLength(4_000);
    expect(withinPeriod([], '1y')).toEqual([]);
  });

  it('is of five years unless it says otherwise', () => {
    expect(readNavPeriod('1y')).toBe('1y');
    expect(readNavPeriod('nonsense')).toBe('5y');
  });
});

describe('how a fund is taxed', () => {
  it.each([
    ['Equity Scheme - Flexi Cap Fund', 'equity'],
    ['Equity Scheme - ELSS', 'equity'],
    ['ELSS', 'equity'],
    ['Debt Scheme - Liquid Fund', 'debt'],
    ['Hybrid Scheme - Arbitrage Fund', 'equity'],
    ['Hybrid Scheme - Aggressive Hybrid Fund', 'equity'],
    ['Hybrid Scheme - Conservative Hybrid Fund', 'debt'],
    ['Hybrid Scheme - Multi Asset Allocation', null],
    ['Other Scheme - Index Funds', null],
    ['Other Scheme - FoF Overseas', 'other'],
    ['Income', 'debt'],
  ])('%s: %s', (category, kind) => {
    expect(taxKindOf({ category, name: 'Udaharan Fund' })).toBe(kind);
  });

  it('is the visitor’s word, else the category’s', () => {
    const index = { category: 'Other Scheme - Index Funds', name: 'Udaharan Index Fund' };
    const gilt = { category: 'Debt Scheme - Gilt Fund', name: 'Udaharan Gilt Fund' };
    expect(readTaxChoice(empty, index)).toMatchObject({ kind: null, slabRatePercent: 30 });
    expect(readTaxChoice({ ...empty, kind: 'other', slab: '20%' }, index)).toMatchObject({
      ...{ kind: 'other', slabRatePercent: 20, isFromCategory: false },
    });
    expect(readTaxChoice({ ...empty, kind: 'x', slab: '90' }, gilt)).toMatchObject({
      ...{ kind: 'debt', slabRatePercent: null, slabProblem: 'too-large', slabText: '90' },
    });
  });
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
    const returns = {
      1: null,
      3: null,
      6: null,
      12: 11.5,
      36: null,
      60: null,
      84: null,
      120: null,
    };
    const beside = {
      comparators: {
        ...{ category: ends.map(level(10)), isTracker: false },
        index: { fund, navs: ends.map(level(11)) },
        yearRanks: [{ period: 2024, place: 3, of: 12 }],
        quarterRanks: [{ period: quarterNumber(2025, 2), place: 1, of: 12 }],
      },
      group: {
        returns: { ...returns, 12: { average: 10.5 } },
        years: [{ year: 2024, average: 9.5, count: 12, ended: 1 }],
      } as never,
      indexReturns: returns,
    };
    const lines = figuresCsv(origin, ends.map(level(12)), 6.5, beside).split('\r\n');
    expect(lines).toContain('Index fund,Udaharan Nifty 500 Index Fund,Scheme code,9');
    expect(lines.find((line) => /^12,/.test(line))).toMatch(
      /,a year,10\.5,11\.5$|,in all,10\.5,11\.5$/,
    );
    expect(lines.find((line) => /^2024,/.test(line))).toMatch(/,yes,9\.5,11\.0\d+,3,12,1$/);
    expect(lines).toContain('2025 Q2,1,12,1');
    const rolling = lines.filter((line) => /^3,(?:Fund|Category average|Index fund),/.test(line));
    expect(rolling.map((line) => line.split(',').at(-2))).toEqual(['', '100', '100']);
  });

  it('of figures has every return and risk, empty where the history is too short', () => {
    const first = dayNumberOf('2023-06-01');
    const series = Array.from({ length: 900 }, (_, day) => ({
      date: dateOfDayNumber(first + day),
      value: 10 * 1.1 ** (day / 365) * (day === 500 ? 0.75 : 1),
    }));
    const lines = figuresCsv(origin, series, 6.5).split('\r\n');
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
    expect(lines.find((line) => line.startsWith('Drawdown: deepest on'))).toBe(
      'Drawdown: deepest on,2024-10-13,made good on,2024-10-14',
    );
  });

  it('of a back-test has what it assumed and each cash flow', () => {
    const series = [
      { date: '2020-01-01', value: 10 },
      { date: '2021-01-01', value: 20 },
    ] as const;
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
