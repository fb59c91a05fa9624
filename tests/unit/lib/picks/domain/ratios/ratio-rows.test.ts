import type { IsoDate } from '@/lib/calendar/iso-date';
import { failure } from '@/lib/result';
import { knownYears } from '@/lib/picks/domain/ratios/known-years';
import { piotroskiSigns } from '@/lib/picks/domain/ratios/figure-ratios';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { isTooOld, ratioRow, ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import { workedCompany, workedDay, workedPrices, workedRow } from '../../worked-company';
import {
  ownNames,
  ownRatioDay,
  ownRatioValues,
  readOwnRatio,
  type OwnRatio,
} from '@/lib/picks/domain/ratios/own-ratio';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { ruleLimits } from '@/lib/picks/domain/screen/rule';
import { timed } from '@/tests/factories/cpu-time';
import { valueOf } from '@/tests/factories/value-of';

/** Each with its sum, so that a reader can do it again. The price is 300, so the market cap is 3,000 crore. */
const byHand: readonly (readonly [RatioId, number, string])[] = [
  ['marketCap', 3000, '300 x 10'],
  ['enterpriseValue', 3100, '3000 + 400 - 300'],
  ['earningsPerShare', 51.6, '516 / 10'],
  ['bookValuePerShare', 250, '2500 / 10'],
  ['dividendPerShare', 15, '150 / 10'],
  ['priceToEarnings', 5.81395, '3000 / 516'],
  ['priceToThreeYearEarnings', 6.90184, '3000 / ((516 + 430 + 358) / 3)'],
  ['priceToBook', 1.2, '3000 / 2500'],
  ['grahamProduct', 6.97674, '5.81395 x 1.2'],
  ['priceToSales', 0.58128, '3000 / 5161'],
  ['evToOperatingProfit', 3.60465, '3100 / 860'],
  ['earningsYield', 22.25806, '(860 - 170) / 3100'],
  ['freeCashFlow', 230, '600 - 370'],
  ['freeCashFlowYield', 7.66667, '230 / 3000'],
  ['dividendYield', 5, '150 / 3000'],
  ['pegRatio', 0.29008, '5.81395 / 20.04273'],
  ['returnOnEquity', 22.43478, '516 / ((2500 + 2100) / 2)'],
  ['returnOnCapitalEmployed', 26.96296, '(688 + 40) / ((2900 + 2500) / 2)'],
  ['returnOnCapital', 27.6, '690 / (1700 + 2000 - 300 - 900)'],
  ['returnOnAssets', 15.40299, '516 / 3350'],
  ['grossMargin', 43.80934, '(5161 - 2900) / 5161'],
  ['operatingMargin', 16.66344, '860 / 5161'],
  ['netMargin', 9.99806, '516 / 5161'],
  ['assetTurnover', 1.5406, '5161 / 3350'],
  ['cashConversion', 116.27907, '600 / 516'],
  [
    'cashConversionFiveYears',
    104.5356,
    '(600 + 430 + 358 + 299 + 249) / (516 + 430 + 358 + 299 + 249)',
  ],
  ['accruals', -2.21053, '(516 - 600) / 3800'],
  ['payout', 29.06977, '150 / 516'],
  ['debtToEquity', 0.16, '400 / 2500'],
  ['netDebtToOperatingProfit', 0.11628, '(400 - 300) / 860'],
  ['debtToNetCurrentAssets', 0.36364, '400 / (2000 - 900)'],
  ['interestCover', 18.2, '(688 + 40) / 40'],
  ['currentRatio', 2.22222, '2000 / 900'],
  ['receivableDays', 49.50591, '700 / 5161 x 365'],
  ['inventoryDays', 75.51724, '600 / 2900 x 365'],
  ['salesGrowth', 19.99535, '5161 / 4301 - 1'],
  ['salesGrowthThreeYears', 19.99585, '(5161 / 2987)^(1/3) - 1'],
  ['profitGrowth', 20, '516 / 430 - 1'],
  ['profitGrowthFiveYears', 20.04273, '(516 / 207)^(1/5) - 1'],
  ['earningsGrowthTenYears', 258.24176, '(516 + 430 + 358) / (100 + 120 + 144) - 1'],
  ['dividendGrowthFiveYears', 25.59432, '(15 / 4.8)^(1/5) - 1'],
  ['shareChange', 0, '10 / 10 - 1'],
  ['lowestRoceTenYears', 19.04762, '(160 + 40) / ((1100 + 1000) / 2), of 2018'],
  ['lowestRoeTenYears', 18.46154, '120 / ((700 + 600) / 2), of 2018'],
  ['lowestSalesGrowthTenYears', 19.98661, '3584 / 2987 - 1, of 2024'],
  ['yearsOfFigures', 10, '2017 to 2026'],
  ['profitableYears', 10, 'all'],
  ['dividendYears', 10, 'all'],
  ['dividendGrowthYears', 9, 'each of the nine rises'],
  ['piotroskiScore', 9, 'all signs'],
  ['returnOneMonth', 3.44828, '300 / 290 - 1'],
  ['returnOneYear', 50, '300 / 200 - 1'],
  ['returnSixMonths', 20, '300 / 250 - 1'],
  ['momentum', 45, '290 / 200 - 1'],
  ['belowHigh', 6.25, '1 - 300 / 320'],
  ['priceToAverage', 1.11524, '300 / (2690 / 10), ten closes'],
  ['tradedValue', 5, 'always 5'],
  ['promoterHolding', 54, 'June 2026'],
  ['promoterChange', -1, '54 - 55'],
];

describe('the ratios of the worked company', () => {
  const { values, ...row } = workedRow();

  test.each(byHand)('%s is %d: %s', (id, expected) => {
    expect(values[id]).toBeCloseTo(expected, 4);
  });

  test('say what day they speak of', () => {
    expect(row).toMatchObject({
      asOf: {
        figures: '2026-03-31',
        price: '2026-10-21',
        holding: '2026-06-30',
        pledge: '2026-06-30',
      },
      redFlags: [],
      unknownFlags: [],
    });
  });
});

const on = { asOf: workedDay, priceLagDays: 30 } as const;
const lastYear = (change: object) => (_: unknown, yearsAgo: number) =>
  yearsAgo === 0 ? change : {};

describe('what is not known', () => {
  test('makes a ratio unknown, not zero', () => {
    const { values } = workedRow(lastYear({ costOfGoods: null }));
    expect(values).toMatchObject({ grossMargin: null, inventoryDays: null, piotroskiScore: null });
    expect(values.netMargin).not.toBeNull();
  });

  test('a ratio to a loss or to zero is unknown', () => {
    const { values } = workedRow(lastYear({ netProfit: -10, equity: -5, currentLiabilities: 0 }));
    expect(values).toMatchObject({
      ...{ priceToEarnings: null, priceToBook: null, debtToEquity: null, payout: null },
      ...{ currentRatio: null, profitableYears: 9, profitGrowthFiveYears: null },
    });
  });

  test('a net worth that was or is below zero gives no return on it', () => {
    const before = workedRow((_, ago) => (ago === 1 ? { equity: -2_480 } : {})).values;
    // 516 of a mean of 10 would be 5,160 %.
    expect(before).toMatchObject({ returnOnEquity: null, returnOnCapitalEmployed: null });
    const now = workedRow(lastYear({ equity: -5 })).values;
    expect(now).toMatchObject({ returnOnEquity: null, averageRoeFiveYears: null });
    expect(now.returnOnCapitalEmployed).not.toBeNull();
  });

  test('a dividend that stays the same is no rise', () => {
    expect(workedRow(lastYear({ dividends: 120 })).values.dividendGrowthYears).toBe(0);
  });

  test('a missing year stays a gap', () => {
    const company = workedCompany();
    const years = company.years.filter(({ year }) => year !== 2021);
    const { values } = ratioRow({ ...company, years }, workedPrices, on);
    const gaps = { salesGrowthFiveYears: null, lowestRoceTenYears: null, yearsOfFigures: 9 };
    expect(values).toMatchObject(gaps);
    expect(values.salesGrowth).not.toBeNull();
  });

  test('a share without a recent price has no ratio of its price', () => {
    expect(ratioRow(workedCompany(), workedPrices.slice(0, -1), on)).toMatchObject({
      asOf: { price: null },
      values: { price: null, marketCap: null, momentum: null },
    });
  });

  test('without interest the cover is high with a profit and zero with a loss', () => {
    const cover = (profitBeforeTax: number) =>
      workedRow(() => ({ interest: 0, profitBeforeTax })).values.interestCover;
    expect([cover(5), cover(-5)]).toEqual([1000, 0]);
  });
});

describe('on an earlier day', () => {
  const delisted = { on: '2026-10-30', reason: 'insolvent', lastRupees: 0 } as const;
  const company = { ...workedCompany(), listedOn: '2020-01-01', delisted } as const;
  const prices = new Map([[company.isin, workedPrices]]);
  const universe = { kind: 'sample', companies: [company], prices } as const;

  test.each([
    ['2026-05-19', '2025-03-31', 430],
    ['2026-05-20', '2026-03-31', 516],
  ] as const)('on %s the newest figures are those of %s', (asOf, figures, netProfit) => {
    expect(ratioRows(universe, { asOf, priceLagDays: 0 })).toMatchObject([
      { asOf: { figures }, values: { netProfit } },
    ]);
  });

  test('the price is that of so many days ago, if there is one of these days', () => {
    const price = (priceLagDays: number) =>
      ratioRows(universe, { asOf: '2026-10-22', priceLagDays })[0]!.values.price;
    // A close a month old is no price of the day: 290 of 21 September is not taken for 20 October.
    expect([price(0), price(1), price(2), price(31)]).toEqual([300, 300, null, 290]);
  });

  test.each([
    ['2019-12-31', 0],
    ['2020-01-01', 1],
    ['2026-10-29', 1],
    ['2026-10-30', 0],
  ] as const)('between its listing and its end a company has a row: on %s %i', (asOf, count) => {
    expect(ratioRows(universe, { asOf, priceLagDays: 30 })).toHaveLength(count);
  });
});

describe('a company that stopped publishing', () => {
  const rowOn = (asOf: IsoDate) =>
    ratioRow(workedCompany(), workedPrices, { asOf, priceLagDays: 0 });

  test('has ratios until 18 months after its newest year', () => {
    const row = rowOn('2027-09-30');
    expect(isTooOld(row.asOf.figures, '2027-09-30')).toBe(false);
    expect(row.values.netProfit).toBe(516);
  });

  test('then keeps the day of its figures and its price, and has no ratio of them', () => {
    const asOf = '2027-10-01';
    const points = [{ ...workedPrices.at(-1)!, date: asOf }] as const;
    const row = ratioRow(workedCompany(), points, { asOf, priceLagDays: 0 });
    expect(isTooOld(row.asOf.figures, asOf)).toBe(true);
    expect(row.asOf).toMatchObject({ figures: '2026-03-31', price: asOf });
    expect(row.values).toMatchObject({
      ...{ price: 300, netProfit: null, salesGrowthFiveYears: null, piotroskiScore: null },
      ...{ marketCap: null, priceToEarnings: null, yearsOfFigures: null },
    });
  });

  test('is undecided in a screen of its figures', () => {
    const profitable = { id: 'p', ruleText: 'Net profit > 0 cr', ranking: null };
    const run = (asOf: IsoDate) => runScreen(profitable, [rowOn(asOf)], asOf);
    expect(run('2027-09-30')).toMatchObject({ passed: [{ name: 'Worked Example' }], undecided: 0 });
    expect(run('2027-10-01')).toMatchObject({ passed: [], failed: 0, undecided: 1 });
  });

  test('a company without any figures has none that are too old', () => {
    const row = ratioRow({ ...workedCompany(), years: [] }, workedPrices, on);
    expect(isTooOld(row.asOf.figures, workedDay)).toBe(false);
  });
});

describe('signs of Piotroski', () => {
  const signs = (change: Parameters<typeof workedCompany>[0]) =>
    piotroskiSigns(knownYears(workedCompany(change), workedDay).figure);

  test.each([
    ['profit', { netProfit: 0 }],
    ['cash', { operatingCashFlow: 0 }],
    // 430 / 3000 was 14.33%, so that 480 / 3350 is 14.328% is no rise.
    ['rising-return', { netProfit: 480 }],
    ['cash-above-profit', { operatingCashFlow: 516 }],
    // 400 / 3350 was 0.1194.
    ['falling-debt', { borrowings: 460 }],
    // 1800 / 850 was 2.1176.
    ['rising-liquidity', { currentLiabilities: 950 }],
    ['no-new-shares', { shares: 10.02 }],
    // (4301 - 2450) / 4301 was 43.04%.
    ['rising-margin', { costOfGoods: 2940 }],
    // 4301 / 3000 was 1.4337.
    ['rising-turnover', { sales: 4800, costOfGoods: 2600 }],
  ] as const)('%s is lost', (sign, change) => {
    expect(signs(lastYear(change))[sign]).toBe(false);
    expect(signs(lastYear({}))[sign]).toBe(true);
  });

  test('a company without debt scores the sign of falling debt', () => {
    expect(signs(() => ({ borrowings: 0 }))['falling-debt']).toBe(true);
  });
});

describe('red flags', () => {
  const flagsOf = (governance: Partial<ReturnType<typeof workedCompany>['governance']>) => {
    const company = workedCompany();
    return ratioRow({ ...company, governance: { ...company.governance, ...governance } }, [], on);
  };
  const ofJune = <const Value>(value: Value) =>
    ({ value, asOf: '2026-06-30', publishedOn: '2026-07-19' }) as const;
  const ofMarch = <const Value>(year: number, value: Value) => {
    return { value, asOf: `${year}-03-31`, publishedOn: `${year}-05-25` } as const;
  };

  test('are said with their day', () => {
    const yearBefore = { value: 55, asOf: '2025-06-30', publishedOn: '2025-07-19' } as const;
    const { redFlags } = flagsOf({
      pledgedPercent: [ofJune(31)],
      promoterPercent: [yearBefore, ofJune(51.5)],
      surveillance: [ofJune('gsm')],
      auditor: [ofMarch(2025, 'resigned'), ofMarch(2026, 'none')],
    });
    const asOf = '2026-06-30';
    expect(redFlags).toEqual([
      { kind: 'pledge', percent: 31, asOf },
      { kind: 'promoter-fall', points: 3.5, asOf },
      { kind: 'surveillance', list: 'gsm', asOf },
      { kind: 'auditor', remark: 'resigned', asOf: '2025-03-31' },
    ]);
  });

  test('a ratio has the day of its own list, as its flag has', () => {
    const row = flagsOf({ pledgedPercent: [ofMarch(2026, 31)], promoterPercent: [ofJune(51.5)] });
    expect(ratioNumber(row, 'pledged').asOf).toBe('2026-03-31');
    expect(ratioNumber(row, 'promoterHolding').asOf).toBe('2026-06-30');
    expect(row.redFlags).toContainEqual({ kind: 'pledge', percent: 31, asOf: '2026-03-31' });
  });

  test.each([
    ['a year before', '2025-06-30', '2025-07-19', -3.5],
    ['five quarters before, where the year before is missing', '2025-03-31', '2025-04-19', -3.5],
    ['six quarters before', '2024-12-31', '2025-01-19', null],
    ['three years before', '2023-06-30', '2023-07-19', null],
    ['a year before, filed again later than the day', '2025-06-30', '2026-11-30', null],
  ] as const)('the change in a year is against %s', (_, before, filedOn, change) => {
    const earlier = { value: 55, asOf: before, publishedOn: filedOn };
    const holdings = { promoterPercent: [earlier, ofJune(51.5)] };
    const { values, redFlags, unknownFlags } = flagsOf(holdings);
    expect(values.promoterChange).toBe(change);
    expect(redFlags).toHaveLength(change === null ? 0 : 1);
    expect(unknownFlags.includes('promoter-fall')).toBe(change === null);
  });

  test('a fall of exactly two points is a flag, whatever the binary fractions leave', () => {
    // 62.02 - 64.02 is -1.999999999999993.
    const yearBefore = { value: 64.02, asOf: '2025-06-30', publishedOn: '2025-07-19' } as const;
    const { values, redFlags } = flagsOf({ promoterPercent: [yearBefore, ofJune(62.02)] });
    expect(values.promoterChange).toBe(-2);
    expect(redFlags).toEqual([{ kind: 'promoter-fall', points: 2, asOf: '2026-06-30' }]);
  });

  test('an auditor who left long ago is no flag, and a list that is not known is an unknown flag', () => {
    const { redFlags, unknownFlags, values } = flagsOf({
      pledgedPercent: [],
      promoterPercent: [],
      surveillance: [{ value: 'asm', asOf: '2026-12-01', publishedOn: '2026-12-01' }],
      auditor: [ofMarch(2023, 'resigned'), ofMarch(2026, 'none')],
    });
    expect(redFlags).toEqual([]);
    expect(unknownFlags).toEqual(['pledge', 'promoter-fall', 'surveillance']);
    expect(values).toMatchObject({ pledged: null, underSurveillance: null, auditorConcern: 0 });
  });

  test('the auditor is not known where the newest report is older than the flag looks back', () => {
    const auditor = [ofMarch(2023, 'resigned')];
    const { redFlags, unknownFlags, values, asOf } = flagsOf({ auditor });
    expect(redFlags).toEqual([]);
    expect(unknownFlags).toContain('auditor');
    expect([values.auditorConcern, asOf.auditor]).toEqual([null, null]);
  });
});

describe('an own ratio', () => {
  function ratio(name: string, formula: string): OwnRatio {
    return { id: name, ...valueOf(readOwnRatio({ name, formula }, [])) };
  }

  // Of the worked company: cash from operations 600 - 370 spent, on net assets of 2,500; price 300, 10 crore shares.
  const row = workedRow();
  const cashReturn = ratio('Cash return', 'Free cash flow/Net worth * 100%');

  test('is a number of each company, with the unit of its formula', () => {
    const formula = 'Free cash flow / Net worth * 100%';
    expect(cashReturn).toMatchObject({ formula, unit: 'percent' });
    expect(ratio('Owed per rupee', 'Debt / Net worth').unit).toBe('times');
    expect(ratio('Owed', 'Debt - Net worth').unit).toBe('crore');
    expect(ownRatioValues(cashReturn, [row])(0)).toBeCloseTo((230 / 2500) * 100, 9);
  });

  test('is a dash where a figure of it is unknown or zero divides it', () => {
    const without = { ...row, values: { ...row.values, freeCashFlow: null } };
    const nothing = { ...row, values: { ...row.values, equity: 0 } };
    const valueOf = ownRatioValues(cashReturn, [without, nothing]);
    expect([valueOf(0), valueOf(1)]).toEqual([null, null]);
  });

  test('is as old as the oldest figure in it', () => {
    expect(ownRatioDay(cashReturn, row)).toBe(row.asOf.figures);
    expect(ownRatioDay(ratio('Mix', 'Price / Earnings per share'), row)).toBe(row.asOf.figures);
    expect(ownRatioDay(ratio('One', '1 + 1'), row)).toBeNull();
  });

  test.each([
    ['', 'empty'],
    ['x'.repeat(41), 'long'],
    ['Cash & return', 'characters'],
    ['2 year return', 'characters'],
    ['Return on  EQUITY', 'taken'],
    ['mine', 'taken'],
    ['Debt and cash', 'joining'],
  ])('the name %j is refused: %s', (name, problem) => {
    const read = readOwnRatio({ name, formula: 'Debt / Sales' }, ['Mine']);
    expect(read).toMatchObject(failure({ name: problem }));
  });

  test.each([
    ['Debt / Totl', { problem: 'unknown-name', from: 7, to: 11 }],
    ['Totl assets', { suggestion: 'Total assets' }],
    ['Debt + Return on equity', { problem: 'units-differ' }],
    ['Debt > 5', { problem: 'needs-number' }],
  ])('the error of the formula %s has its place', (formula, error) => {
    const read = readOwnRatio({ name: 'A', formula }, []);
    expect(read).toMatchObject(failure({ name: null, formula: error }));
  });

  describe('in a rule', () => {
    const own = ownNames([cashReturn, ratio('Sales growth adjusted', 'Sales growth - 5%')]);

    test('its name stands for its formula, so that the rule runs without it', () => {
      const read = valueOf(parseRule('cash  RETURN * 2 >= 15% AND Sales growth > 1%', own));
      const ruleText = printRule(read);
      expect(ruleText).toBe('Free cash flow / Net worth * 100% * 2 >= 15% AND Sales growth > 1%');
      const screen = { id: 'own', ruleText, ranking: null };
      expect(runScreen(screen, [row], workedDay).passed).toHaveLength(1);
    });

    test('the longest name counts', () => {
      const read = parseRule('Sales growth adjusted > 1%', own);
      expect(read.ok && printRule(read.value)).toBe('Sales growth - 5% > 1%');
    });

    test('a rule that is too long when it is written out is refused, fast', () => {
      const long = ratio('A', `${'Debt + '.repeat(280)}Debt`);
      const uses = `${'A + '.repeat(400)}A > 1 cr`;
      expect(uses.length).toBeLessThan(ruleLimits.characters);
      const { result, ms } = timed(() => parseRule(uses, ownNames([long])), 5_000);
      expect(result).toMatchObject(failure({ problem: 'too-long' }));
      expect(ms).toBeLessThan(5_000);
    });
  });
});
