import { neededRatios, worksWithoutPrices } from '@/lib/picks/domain/screen/needed-ratios';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { ratioIds, ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
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

const run = (id: ScreenId, rows: RatioRow[]) =>
  runScreen(
    screens.find((screen) => screen.id === id)!,
    rows,
    workedDay,
  );

/** Twelve weekly prices are too few for a volatility: it is set. */
const known = { volatility: 25 } as const;

/** The books' own thresholds: lists on record were made by these rules, so that another one is another screen. */
const published: Readonly<Record<ScreenId, string>> = {
  'graham-defensive':
    'Sales >= 500 cr AND Current ratio >= 2x AND Debt to net current assets <= 1x AND Years of figures = 10 AND Profitable years = 10 AND Dividend years = 10 AND Earnings growth 10 years >= 33.3% AND Price to 3 year earnings <= 15x AND (Price to book <= 1.5x OR Graham product <= 22.5x)',
  'magic-formula':
    'Market cap >= 500 cr AND Financial company = no AND Earnings yield > 0% AND Return on capital > 0%',
  piotroski: 'Price to book <= 1.5x AND Piotroski score >= 7 AND Market cap >= 100 cr',
  'coffee-can':
    'Market cap >= 100 cr AND Lowest sales growth 10 years >= 10% AND ((Financial company = no AND Lowest return on capital employed 10 years >= 15%) OR (Financial company = yes AND Lowest return on equity 10 years >= 15%))',
  'dividend-growers':
    'Dividend growth years >= 5 AND Dividend growth 5 years >= 8% AND Dividend payout <= 60% AND Free cash flow > 0 cr AND Interest cover >= 5x',
  'low-leverage-quality':
    'Financial company = no AND Debt to equity <= 0.3x AND Interest cover >= 6x AND Average return on capital employed 5 years >= 18% AND Cash conversion 5 years >= 80% AND Pledged holding <= 5%',
  'momentum-with-quality':
    'Momentum >= 15% AND Below 52 week high <= 20% AND Return on equity >= 15% AND (Financial company = yes OR Debt to equity <= 1x) AND Traded value >= 1 cr AND Under surveillance = no',
  'small-value':
    'Market cap >= 100 cr AND Market cap <= 5000 cr AND Price to book <= 2x AND EV to operating profit <= 8x AND Net profit > 0 cr AND Debt to equity <= 1x AND Share count change <= 2%',
  'steady-growth':
    'Sales growth 3 years >= 12% AND Profit growth 3 years >= 12% AND Sales growth > 0% AND Profit growth > 0%',
  'balance-sheet-strength':
    'Financial company = no AND Net worth > 0 cr AND Debt to equity <= 0.5x AND Current ratio >= 1.5x AND Interest cover >= 4x',
  'cash-conversion':
    'Financial company = no AND Cash conversion >= 90% AND Free cash flow > 0 cr AND Accruals <= 5%',
  'pledge-free-promoters':
    'Pledged holding = 0% AND Promoter holding >= 40% AND Promoter holding change >= -1% AND Net profit > 0 cr',
};

/** What else a company must have so that this comparison decides. */
const beside: Readonly<Record<string, Values>> = {
  'Price to book <= 1.5x': { grahamProduct: 30 },
  'Graham product <= 22.5x': { priceToBook: 1.9 },
  'Financial company = no': { lowestRoeTenYears: 1 },
  'Financial company = yes': { lowestRoceTenYears: 1, debtToEquity: 2 },
  'Lowest return on equity 10 years >= 15%': { financialCompany: 1 },
};

const answers: Readonly<Record<string, number>> = { no: 0, yes: 1 };

/** A number that just meets a comparison, and one that just misses it. */
function edgesOf(comparison: string): [met: Values, missed: Values] {
  const [, name, sign, written = ''] = /^(.+) (>=|<=|>|=) (\S+)/.exec(comparison) ?? [];
  const id = ratioIds.find((each) => ratioList[each].name === name)!;
  const threshold = answers[written] ?? parseFloat(written);
  const ends: Readonly<Record<string, readonly [number, number]>> = {
    '>=': [threshold, threshold - 0.1],
    '<=': [threshold, threshold + 0.1],
    '>': [threshold + 0.1, threshold],
    '=': [threshold, threshold === 1 ? 0 : threshold + 1],
  };
  const [met, missed] = ends[sign!]!;
  return [{ [id]: met }, { [id]: missed }];
}

describe.each(screens)('$id', (screen) => {
  test('is the published rule, written as the printer writes it', () => {
    const read = readScreen(screen);
    expect(read.ok && printRule(read.value.rule)).toBe(published[screen.id]);
    expect(screen.ruleText).toBe(published[screen.id]);
  });

  const comparisons = published[screen.id].replaceAll(/[()]/g, '').split(/ AND | OR /);

  test.each(comparisons)('%s', (comparison) => {
    const [met, missed] = edgesOf(comparison);
    const others = { ...known, ...beside[comparison] };
    expect(run(screen.id, [rowWith({ ...others, ...met })]).passed).toHaveLength(1);
    expect(run(screen.id, [rowWith({ ...others, ...missed })])).toMatchObject({
      passed: [],
      failed: 1,
    });
  });
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
      expect.objectContaining({
        margin: expect.closeTo(0.3, 9),
        marginPercent: expect.closeTo(20, 9),
        ratios: [{ ratioId: 'priceToBook', value: 1.2, asOf: '2026-10-21' }],
      }),
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
    expect(sensitivityOf({ ...read.value, criteria: [] }, rows)).toEqual([]);
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
