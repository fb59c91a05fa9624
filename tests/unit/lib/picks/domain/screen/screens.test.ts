import { neededRatios, worksWithoutPrices } from '@/lib/picks/domain/screen/needed-ratios';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { readScreen } from '@/lib/picks/domain/screen/read-screen';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import { screens, type ScreenId } from '@/lib/picks/domain/screen/screens';
import { sensitivityOf } from '@/lib/picks/domain/screen/sensitivity';
import { workedDay, workedRow } from '../../worked-company';

type Values = Partial<Record<RatioId, number | null>>;

const row = workedRow();

function rowWith(values: Values, name = 'Worked Example'): RatioRow {
  return { ...row, isin: name, name, values: { ...row.values, ...values } };
}

function screenOf(id: ScreenId): Screen {
  return screens.find((screen) => screen.id === id)!;
}

const run = (id: ScreenId, rows: RatioRow[]) => runScreen(screenOf(id), rows, workedDay);

/** Twelve weekly prices are too few for a volatility: it is set. */
const known = { volatility: 25 } as const;

/** Each rule of each screen: values that just meet it and values that just miss it. The numbers are the books' own thresholds. */
const edges: readonly (readonly [ScreenId, string, Values, Values])[] = [
  ['graham-defensive', 'Sales >= 500 cr', { sales: 500 }, { sales: 499.9 }],
  ['graham-defensive', 'Current ratio >= 2x', { currentRatio: 2 }, { currentRatio: 1.99 }],
  [
    'graham-defensive',
    'Debt to net current assets <= 1x',
    { debtToNetCurrentAssets: 1 },
    { debtToNetCurrentAssets: 1.01 },
  ],
  ['graham-defensive', 'Years of figures = 10', {}, { yearsOfFigures: 9 }],
  ['graham-defensive', 'Profitable years = 10', {}, { profitableYears: 9 }],
  ['graham-defensive', 'Dividend years = 10', {}, { dividendYears: 9 }],
  [
    'graham-defensive',
    'Earnings growth 10 years >= 33.3%',
    { earningsGrowthTenYears: 33.4 },
    { earningsGrowthTenYears: 33.2 },
  ],
  [
    'graham-defensive',
    'Price to 3 year earnings <= 15x',
    { priceToThreeYearEarnings: 15 },
    { priceToThreeYearEarnings: 15.1 },
  ],
  // 12 times the profit at 1.9 times the book is 22.8; at 1.8 times it is 21.6.
  [
    'graham-defensive',
    'Graham product <= 22.5x',
    { priceToBook: 1.8, grahamProduct: 21.6 },
    { priceToBook: 1.9, grahamProduct: 22.8 },
  ],
  ['magic-formula', 'Market cap >= 500 cr', { marketCap: 500 }, { marketCap: 499 }],
  ['magic-formula', 'Financial company = no', {}, { financialCompany: 1 }],
  ['magic-formula', 'Earnings yield > 0%', { earningsYield: 0.1 }, { earningsYield: 0 }],
  ['magic-formula', 'Return on capital > 0%', { returnOnCapital: 0.1 }, { returnOnCapital: 0 }],
  ['piotroski', 'Price to book <= 1.5x', { priceToBook: 1.5 }, { priceToBook: 1.51 }],
  ['piotroski', 'Piotroski score >= 7', { piotroskiScore: 7 }, { piotroskiScore: 6 }],
  ['piotroski', 'Market cap >= 100 cr', { marketCap: 100 }, { marketCap: 99 }],
  ['coffee-can', 'Market cap >= 100 cr', { marketCap: 100 }, { marketCap: 99 }],
  [
    'coffee-can',
    'Lowest sales growth 10 years >= 10%',
    { lowestSalesGrowthTenYears: 10 },
    { lowestSalesGrowthTenYears: 9.9 },
  ],
  [
    'coffee-can',
    'Lowest return on capital employed 10 years >= 15%',
    { lowestRoceTenYears: 15 },
    { lowestRoceTenYears: 14.9 },
  ],
  [
    'coffee-can',
    'Lowest return on equity 10 years >= 15%',
    { financialCompany: 1, lowestRoeTenYears: 15, lowestRoceTenYears: 7 },
    { financialCompany: 1, lowestRoeTenYears: 14.9 },
  ],
  [
    'dividend-growers',
    'Dividend growth years >= 5',
    { dividendGrowthYears: 5 },
    { dividendGrowthYears: 4 },
  ],
  [
    'dividend-growers',
    'Dividend growth 5 years >= 8%',
    { dividendGrowthFiveYears: 8 },
    { dividendGrowthFiveYears: 7.9 },
  ],
  ['dividend-growers', 'Dividend payout <= 60%', { payout: 60 }, { payout: 61 }],
  ['dividend-growers', 'Free cash flow > 0 cr', { freeCashFlow: 1 }, { freeCashFlow: 0 }],
  ['dividend-growers', 'Interest cover >= 5x', { interestCover: 5 }, { interestCover: 4.9 }],
  ['low-leverage-quality', 'Financial company = no', {}, { financialCompany: 1 }],
  ['low-leverage-quality', 'Debt to equity <= 0.3x', { debtToEquity: 0.3 }, { debtToEquity: 0.31 }],
  ['low-leverage-quality', 'Interest cover >= 6x', { interestCover: 6 }, { interestCover: 5.9 }],
  [
    'low-leverage-quality',
    'Average return on capital employed 5 years >= 18%',
    { averageRoceFiveYears: 18 },
    { averageRoceFiveYears: 17.9 },
  ],
  [
    'low-leverage-quality',
    'Cash conversion 5 years >= 80%',
    { cashConversionFiveYears: 80 },
    { cashConversionFiveYears: 79 },
  ],
  ['low-leverage-quality', 'Pledged holding <= 5%', { pledged: 5 }, { pledged: 6 }],
  ['momentum-with-quality', 'Momentum >= 15%', { momentum: 15 }, { momentum: 14 }],
  ['momentum-with-quality', 'Below 52 week high <= 20%', { belowHigh: 20 }, { belowHigh: 21 }],
  [
    'momentum-with-quality',
    'Return on equity >= 15%',
    { returnOnEquity: 15 },
    { returnOnEquity: 14 },
  ],
  ['momentum-with-quality', 'Debt to equity <= 1x', { debtToEquity: 1 }, { debtToEquity: 1.1 }],
  ['momentum-with-quality', 'Traded value >= 1 cr', { tradedValue: 1 }, { tradedValue: 0.9 }],
  ['momentum-with-quality', 'Under surveillance = no', {}, { underSurveillance: 1 }],
  ['small-value', 'Market cap >= 100 cr', { marketCap: 100 }, { marketCap: 99 }],
  ['small-value', 'Market cap <= 5000 cr', { marketCap: 5000 }, { marketCap: 5001 }],
  ['small-value', 'Price to book <= 2x', { priceToBook: 2 }, { priceToBook: 2.1 }],
  [
    'small-value',
    'EV to operating profit <= 8x',
    { evToOperatingProfit: 8 },
    { evToOperatingProfit: 8.1 },
  ],
  ['small-value', 'Net profit > 0 cr', { netProfit: 1 }, { netProfit: 0 }],
  ['small-value', 'Debt to equity <= 1x', { debtToEquity: 1 }, { debtToEquity: 1.1 }],
  ['small-value', 'Share count change <= 2%', { shareChange: 2 }, { shareChange: 2.1 }],
  [
    'steady-growth',
    'Sales growth 3 years >= 12%',
    { salesGrowthThreeYears: 12 },
    { salesGrowthThreeYears: 11.9 },
  ],
  [
    'steady-growth',
    'Profit growth 3 years >= 12%',
    { profitGrowthThreeYears: 12 },
    { profitGrowthThreeYears: 11.9 },
  ],
  ['steady-growth', 'Sales growth > 0%', { salesGrowth: 0.1 }, { salesGrowth: 0 }],
  ['steady-growth', 'Profit growth > 0%', { profitGrowth: 0.1 }, { profitGrowth: 0 }],
  ['balance-sheet-strength', 'Financial company = no', {}, { financialCompany: 1 }],
  ['balance-sheet-strength', 'Net worth > 0 cr', { equity: 1 }, { equity: -1 }],
  [
    'balance-sheet-strength',
    'Debt to equity <= 0.5x',
    { debtToEquity: 0.5 },
    { debtToEquity: 0.6 },
  ],
  ['balance-sheet-strength', 'Current ratio >= 1.5x', { currentRatio: 1.5 }, { currentRatio: 1.4 }],
  ['balance-sheet-strength', 'Interest cover >= 4x', { interestCover: 4 }, { interestCover: 3.9 }],
  ['cash-conversion', 'Financial company = no', {}, { financialCompany: 1 }],
  ['cash-conversion', 'Cash conversion >= 90%', { cashConversion: 90 }, { cashConversion: 89 }],
  ['cash-conversion', 'Free cash flow > 0 cr', { freeCashFlow: 1 }, { freeCashFlow: 0 }],
  ['cash-conversion', 'Accruals <= 5%', { accruals: 5 }, { accruals: 5.1 }],
  ['pledge-free-promoters', 'Pledged holding = 0%', {}, { pledged: 0.1 }],
  [
    'pledge-free-promoters',
    'Promoter holding >= 40%',
    { promoterHolding: 40 },
    { promoterHolding: 39 },
  ],
  [
    'pledge-free-promoters',
    'Promoter holding change >= -1%',
    { promoterChange: -1 },
    { promoterChange: -1.1 },
  ],
  ['pledge-free-promoters', 'Net profit > 0 cr', { netProfit: 1 }, { netProfit: 0 }],
];

describe.each(screens)('$id', (screen) => {
  const read = readScreen(screen);

  test('is a rule, written as the printer writes it', () => {
    expect(read.ok && printRule(read.value.rule)).toBe(screen.ruleText);
  });

  test('the company worked by hand passes, with all conditions that it met', () => {
    const { passed, ...result } = run(screen.id, [rowWith(known)]);
    expect(result).toMatchObject({ companies: 1, failed: 0, undecided: 0, notTaken: 0 });
    expect(passed).toHaveLength(1);
    expect(passed[0]!.reasons.filter(({ isMet }) => isMet).length).toBeGreaterThanOrEqual(3);
  });
});

test.each(edges)('%s: %s', (id, rule, met, missed) => {
  expect(run(id, [rowWith({ ...known, ...met })]).passed).toHaveLength(1);
  const result = run(id, [rowWith({ ...known, ...missed })]);
  expect([result.passed.length, result.failed]).toEqual([0, 1]);
  const { ruleText } = screenOf(id);
  expect(ruleText).toContain(rule);
});

test('the edges hold every comparison of every screen but those whose other side they hold', () => {
  const count = (id: ScreenId) => edges.filter(([of]) => of === id).length;
  const comparisons = (screen: Screen) => screen.ruleText.split(/ AND | OR /).length;
  const othersSide = { 'graham-defensive': 1, 'coffee-can': 2, 'momentum-with-quality': 1 };
  for (const screen of screens) {
    const held = count(screen.id) + ((othersSide as Record<string, number>)[screen.id] ?? 0);
    expect([screen.id, held]).toEqual([screen.id, comparisons(screen)]);
  }
});

test('five screens and no more work without prices', () => {
  expect(screens.filter(worksWithoutPrices).map(({ id }) => id)).toEqual([
    'low-leverage-quality',
    'steady-growth',
    'balance-sheet-strength',
    'cash-conversion',
    'pledge-free-promoters',
  ]);
  // A price in the order alone is one too, also under a NOT or in arithmetic.
  const criteria = [{ expressionText: 'Dividend yield', better: 'higher', weight: 1 }] as const;
  const ruleText = 'NOT (Sales growth > 0% OR Debt / Net worth > 1)';
  expect(neededRatios({ ruleText, ranking: { criteria, take: null } })).toEqual([
    'salesGrowth',
    'debt',
    'equity',
    'dividendYield',
  ]);
  expect(worksWithoutPrices({ ruleText, ranking: { criteria, take: null } })).toBe(false);
});

describe('reasons', () => {
  const reasonsOf = (ruleText: string, values: Values = {}) =>
    runScreen({ id: 'own', ruleText, ranking: null }, [rowWith(values)], workedDay).passed[0]
      ?.reasons;

  test('say the number, the threshold, the margin and the day', () => {
    expect(reasonsOf('Return on equity >= 15% AND Price to book <= 1.5x')).toEqual([
      {
        text: 'Return on equity >= 15%',
        isNegated: false,
        isMet: true,
        number: expect.closeTo(22.43478, 4),
        threshold: 15,
        unit: 'percent',
        margin: expect.closeTo(7.43478, 4),
        marginPercent: expect.closeTo(49.5652, 3),
        ratios: [
          { ratioId: 'returnOnEquity', value: expect.closeTo(22.43478, 4), asOf: '2026-03-31' },
        ],
      },
      {
        text: 'Price to book <= 1.5x',
        isNegated: false,
        isMet: true,
        number: 1.2,
        threshold: 1.5,
        unit: 'times',
        margin: expect.closeTo(0.3, 9),
        marginPercent: expect.closeTo(20, 9),
        ratios: [{ ratioId: 'priceToBook', value: 1.2, asOf: '2026-10-21' }],
      },
    ]);
  });

  test('reverse with NOT, and with the threshold first', () => {
    const [one, other] = reasonsOf('NOT Debt to equity > 0.5 AND 15% < Return on equity')!;
    expect(one).toMatchObject({ isMet: true, isNegated: true, margin: expect.closeTo(0.34, 9) });
    expect(other).toMatchObject({
      number: expect.closeTo(22.43, 2),
      threshold: 15,
      margin: expect.closeTo(7.43, 2),
    });
  });

  test('name what an OR did not need, and what is not known', () => {
    const reasons = reasonsOf('Debt to equity < 0.1 OR Momentum > 90 OR Sales > 5', {
      momentum: null,
    });
    expect(reasons!.map(({ isMet, margin }) => [isMet, margin])).toEqual([
      [false, expect.closeTo(-0.06, 9)],
      [null, null],
      [true, 5156],
    ]);
  });

  test('have no margin for what is equal or not', () => {
    expect(reasonsOf('Financial company = no')![0]).toMatchObject({ margin: null, unit: 'yes-no' });
    expect(reasonsOf('Free cash flow > 0')![0]).toMatchObject({ margin: 230, marginPercent: null });
  });
});

describe('the ranking', () => {
  // Places in yield: Aa 1, Bb 2, Cc 3; in return: Bb 1, Cc 2, Aa 3.
  const rows = [
    rowWith({ earningsYield: 20, returnOnCapital: 10 }, 'Aa'),
    rowWith({ earningsYield: 15, returnOnCapital: 60 }, 'Bb'),
    rowWith({ earningsYield: 12, returnOnCapital: 50 }, 'Cc'),
  ];
  const ranking = (weights: readonly [number, number], take: number | null = null): Screen => ({
    id: 'own',
    ruleText: 'Sales > 0',
    ranking: {
      criteria: [
        { expressionText: 'Earnings yield', better: 'higher', weight: weights[0] },
        { expressionText: 'Return on capital', better: 'higher', weight: weights[1] },
      ],
      take,
    },
  });
  const order = (screen: Screen) =>
    runScreen(screen, rows, workedDay).passed.map(({ name, score, place }) => [place, name, score]);

  test('is the weighted mean of the places', () => {
    expect(run('magic-formula', rows).passed.map(({ name, score }) => [name, score])).toEqual([
      ['Bb', 1.5],
      ['Aa', 2],
      ['Cc', 2.5],
    ]);
    // (3 x 1 + 1 x 3) / 4, (3 x 2 + 1 x 1) / 4, (3 x 3 + 1 x 2) / 4
    expect(order(ranking([3, 1]))).toEqual([
      [1, 'Aa', 1.5],
      [2, 'Bb', 1.75],
      [3, 'Cc', 2.75],
    ]);
  });

  test('takes the first, counts the others, and decides nothing for want of a number', () => {
    const unknown = rowWith({ earningsYield: null }, 'Dd');
    expect(runScreen(ranking([1, 1], 2), [...rows, unknown], workedDay)).toMatchObject({
      companies: 4,
      undecided: 1,
      notTaken: 1,
      passed: [{ name: 'Bb' }, { name: 'Aa' }],
    });
  });

  test('equals share the better place and are ordered by name', () => {
    const equal = ['Zz', 'Yy'].map((name) =>
      rowWith({ earningsYield: 20, returnOnCapital: 10 }, name),
    );
    expect(
      run('magic-formula', [...equal, rows[2]!]).passed.map(({ name, score }) => [name, score]),
    ).toEqual([
      // Yy and Zz: places 1 and 2. Cc: 3 and 1.
      ['Yy', 1.5],
      ['Zz', 1.5],
      ['Cc', 2],
    ]);
  });

  test('shows how the list changes with the weights', () => {
    const read = readScreen(ranking([1.95, 1], 1));
    if (!read.ok) throw new Error('no screen');
    // Aa: (1.95 + 3) / 2.95 = 1.678; Bb: (3.9 + 1) / 2.95 = 1.661. With 10% more on the yield, Aa leads.
    const changes = sensitivityOf(read.value, rows).map(({ criterion, factor, entered, left }) => [
      criterion,
      factor,
      entered.map(({ name }) => name),
      left.map(({ name }) => name),
    ]);
    expect(changes).toEqual([
      [0, 0.9, [], []],
      [0, 1.1, ['Aa'], ['Bb']],
      [1, 0.9, ['Aa'], ['Bb']],
      [1, 1.1, [], []],
    ]);
  });

  test('one weight alone changes nothing', () => {
    const read = readScreen({ ...ranking([1, 1]), ranking: null });
    expect(read.ok && sensitivityOf(read.value, rows)).toEqual([]);
  });
});

describe('a screen that cannot be read', () => {
  test('says where', () => {
    expect(readScreen({ id: 'own', ruleText: 'Sales >', ranking: null })).toMatchObject({
      ok: false,
      at: 'rule',
      error: { problem: 'needs-condition', from: 7 },
    });
    const criteria = [{ expressionText: 'Sales > 5', better: 'higher' as const, weight: 1 }];
    expect(
      readScreen({ id: 'own', ruleText: 'Sales > 5', ranking: { criteria, take: null } }),
    ).toMatchObject({
      ok: false,
      at: 0,
      error: { problem: 'needs-number' },
    });
  });

  test('is not run', () => {
    expect(() => runScreen({ id: 'own', ruleText: 'Sales', ranking: null }, [], workedDay)).toThrow(
      'Screen own, rule: needs-comparison',
    );
  });
});
