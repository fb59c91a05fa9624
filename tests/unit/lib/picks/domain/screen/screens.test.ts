import { neededRatios, worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { type RatioId, ratioIds, ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { ratioRows, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { readScreen, type Screen, type ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { type ScreenId, screens } from '@/lib/picks/domain/screen/screens';
import {
  runAsked,
  runOwnScreen,
  sensitivityOf,
  ownScreenCsv,
} from '@/lib/picks/domain/screen/own-screen-run';
import { messages } from '@/lib/messages';
import type { ListColumn } from '@/lib/picks/domain/company/company-list';
import { permissionOf, type Universe } from '@/lib/picks/domain/company/universe';
import type { BackTest } from '@/lib/picks/domain/record/list-outcome';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import {
  type ScreenLine,
  screensCsv,
  screensNamed,
  sortedScreens,
} from '@/lib/picks/domain/screen/screen-line';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';
import { companyOf, universeOf } from '../../universe-examples';
import { workedDay, workedRow } from '../../worked-company';
import { valueOf } from '@/tests/factories/value-of';

type Values = Partial<Record<RatioId, number | null>>;

const row = workedRow();

function rowWith(values: Values, name = 'Worked Example'): RatioRow {
  return { ...row, isin: name, name, values: { ...row.values, ...values } };
}

const screenOf = (id: ScreenId) => screens.find((screen) => screen.id === id)!;
const run = (id: ScreenId, rows: RatioRow[]) => runScreen(screenOf(id), rows, workedDay);
const rankedBy = (expressionText: string, weight = 1, better: 'higher' | 'lower' = 'higher') =>
  ({ expressionText, better, weight }) as const;

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
    const miss = run(screen.id, [rowWith({ ...others, ...missed })]);
    expect(miss).toMatchObject({ passed: [], failed: 1 });
  });
});

test('five screens work without prices', () => {
  expect(screens.filter(worksWithoutPrices).map(({ id }) => id)).toEqual([
    'low-leverage-quality',
    'steady-growth',
    'balance-sheet-strength',
    'cash-conversion',
    'pledge-free-promoters',
  ]);
});

test('a screen needs prices where its order alone has one', () => {
  const ranking = { criteria: [rankedBy('Dividend yield')], take: null };
  const screen = { ruleText: 'NOT (Sales growth > 0% OR Debt / Net worth > 1)', ranking };
  expect(neededRatios(screen)).toEqual(['salesGrowth', 'debt', 'equity', 'dividendYield']);
  expect(worksWithoutPrices(screen)).toBe(false);
});

describe('reasons', () => {
  const reasonsOf = (ruleText: string, values: Values = {}) =>
    runScreen({ id: 'own', ruleText, ranking: null }, [rowWith(values)], workedDay).passed[0]
      ?.reasons;

  test('say the number, the threshold, the margin and the day', () => {
    const returned = expect.closeTo(22.43478, 4) as number;
    expect(reasonsOf('Return on equity >= 15% AND Price to book <= 1.5x')).toEqual([
      {
        ...{ text: 'Return on equity >= 15%', isNegated: false, isMet: true },
        ...{ number: returned, threshold: 15, unit: 'percent' },
        ...{ margin: expect.closeTo(7.43478, 4), marginPercent: expect.closeTo(49.5652, 3) },
        ratios: [{ ratioId: 'returnOnEquity', value: returned, asOf: '2026-03-31' }],
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
    const [number, margin] = [expect.closeTo(22.43, 2), expect.closeTo(7.43, 2)] as number[];
    expect(other).toMatchObject({ number, threshold: 15, margin });
  });

  test('name what an OR did not need, and what is not known', () => {
    const ruleText = 'Debt to equity < 0.1 OR Momentum > 90 OR Sales > 5';
    const reasons = reasonsOf(ruleText, { momentum: null });
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
  const ranking = (weights: readonly [number, number], take: number | null = null): Screen => {
    const [ofYield, ofReturn] = weights;
    const criteria = [rankedBy('Earnings yield', ofYield), rankedBy('Return on capital', ofReturn)];
    return { id: 'own', ruleText: 'Sales > 0', ranking: { criteria, take } };
  };
  const order = ({ passed }: ReturnType<typeof runScreen>) =>
    passed.map(({ name, score, place }) => [place, name, score]);

  test('is the weighted mean of the places', () => {
    expect(order(run('magic-formula', rows))).toEqual([
      [1, 'Bb', 1.5],
      [2, 'Aa', 2],
      [3, 'Cc', 2.5],
    ]);
    // (3 x 1 + 1 x 3) / 4, (3 x 2 + 1 x 1) / 4, (3 x 3 + 1 x 2) / 4
    expect(order(runScreen(ranking([3, 1]), rows, workedDay))).toEqual([
      [1, 'Aa', 1.5],
      [2, 'Bb', 1.75],
      [3, 'Cc', 2.75],
    ]);
  });

  test('takes the first ones and counts the others; a company without a number is undecided', () => {
    const unknown = rowWith({ earningsYield: null }, 'Dd');
    expect(runScreen(ranking([1, 1], 2), [...rows, unknown], workedDay)).toMatchObject({
      companies: 4,
      undecided: 1,
      notTaken: 1,
      passed: [{ name: 'Bb' }, { name: 'Aa' }],
    });
  });

  test('companies with equal numbers share the better place, in the order of their names', () => {
    const figures = { earningsYield: 20, returnOnCapital: 10 };
    const equal = ['Zz', 'Yy'].map((name) => rowWith(figures, name));
    const { passed } = run('magic-formula', [...equal, rows[2]!]);
    // Yy and Zz: places 1 and 2. Cc: 3 and 1.
    expect(passed.map(({ name, score }) => [name, score])).toEqual([
      ['Yy', 1.5],
      ['Zz', 1.5],
      ['Cc', 2],
    ]);
  });

  test('orders companies with equal scores by the first criterion, whatever the weights', () => {
    // Places in yield and return: Xx 1 and 6, Yy 3 and 5. 0.1 x 1 + 0.2 x 6 = 0.1 x 3 + 0.2 x 5.
    const placed: [string, number, number][] = [
      ['Xx', 1, 6],
      ['Yy', 3, 5],
      ['Pp', 2, 1],
      ['Qq', 4, 2],
      ['Rr', 5, 3],
      ['Ss', 6, 4],
    ];
    const six = placed.map(([name, ofYield, ofReturn]) =>
      rowWith({ earningsYield: 50 - ofYield, returnOnCapital: 50 - ofReturn }, name),
    );
    for (const [ofYield, ofReturn] of [
      [1, 2],
      [0.1, 0.2],
      [1.1, 2.2],
    ] as const) {
      const { passed } = runScreen(ranking([ofYield, ofReturn]), six, workedDay);
      expect(passed.map(({ name }) => name)).toEqual(['Pp', 'Qq', 'Rr', 'Xx', 'Yy', 'Ss']);
    }
  });

  test('shows how the list changes with the weights', () => {
    const read = valueOf(readScreen(ranking([1.95, 1], 1)));
    // Aa: (1.95 + 3) / 2.95 = 1.678; Bb: (3.9 + 1) / 2.95 = 1.661. With 10% more on the yield, Aa leads.
    const changes = sensitivityOf(read, rows).map(({ criterion, factor, entered, left }) => [
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
    expect(sensitivityOf({ ...read, criteria: [] }, rows)).toEqual([]);
  });
});

test.each([
  ['Sales', 'Sales', 'rule: needs-comparison'],
  ['Sales > 5', 'Sales > 5', '0: needs-number'],
])('a screen with the rule %s and the criterion %s is not run', (ruleText, criterion, problem) => {
  const ranking = { criteria: [rankedBy(criterion)], take: null };
  const screen = { id: 'own', ruleText, ranking };
  expect(() => runScreen(screen, [], workedDay)).toThrow(`Screen own, ${problem}`);
});

describe('lists of a screen', () => {
  const { picks, picksOwn, picksScreens } = messages();

  const company: ScreenedCompany = {
    ...{ isin: 'INE1', symbol: '@SUM', name: '=HYPERLINK("http://x")', sector: 'Metals' },
    ...{ industry: 'Steel', place: 1, score: null, redFlags: [] },
    reasons: [
      {
        ...{ text: 'Momentum >= -5%', isNegated: false, isMet: true, number: -2.5 },
        ...{ threshold: -5, unit: 'percent', margin: 2.5, marginPercent: 50 },
        ratios: [{ ratioId: 'momentum', value: -2.5, asOf: '2026-10-20' }],
      },
    ],
  };

  describe('an own screen', () => {
    const asOf = '2026-11-21';
    const lag = { days: 30 };
    const { universe } = sampleMarket({ seed: 'own', until: asOf, companies: 60 });
    const rows = ratioRows(universe, { asOf, priceLagDays: lag.days });
    const market = { universe, asOf, lag, rows } as const;
    const criteria = [rankedBy('Momentum', 2), rankedBy('Volatility', 1, 'lower')];
    const ranking = { criteria, take: 8 };
    const screen: Screen = { id: 'own', ruleText: 'Return 1 month > 0%', ranking };
    const all = runOwnScreen(screen, market, null);

    test('is run for today and for a month ago, with the conditions that changed in between', () => {
      const { result, since, digest, sensitivity } = all;
      expect([result.companies, since]).toEqual([rows.length, '2026-10-21']);
      expect(digest.stayed + digest.entries.length).toBe(result.passed.length);
      const isins = result.passed.map(({ isin }) => isin);
      expect(digest.entries.filter(({ isin }) => !isins.includes(isin))).toEqual([]);
      expect(digest.exits.filter(({ isin }) => isins.includes(isin))).toEqual([]);
      const turned = digest.entries.filter(({ cause }) => cause === 'rule');
      expect(turned.length).toBeGreaterThan(0);
      for (const { flips } of turned) {
        expect(flips[0]).toMatchObject({ before: { isMet: false }, after: { isMet: true } });
      }
      expect(sensitivity).toHaveLength(4);
    });

    test.each([
      ['before the list of a month ago', '2026-10-20', ['DROPS 40', 'LOW 30']],
      ['after it', '2026-11-02', ['LOW 20']],
    ] as const)('holds today against what was known: closes arrived %s', (_, storedOn, entered) => {
      const late: Universe = {
        ...universeOf([
          [companyOf('DROPS'), { '2026-09-11': 100, '2026-09-18': 40, '2026-10-16': 100 }],
          [companyOf('LOW'), { '2026-09-11': 20, '2026-09-18': 30, '2026-10-16': 100 }],
        ]),
        lateDays: new Map([['2026-09-18', storedOn]]),
      };
      const rowsOfLate = ratioRows(late, { asOf, priceLagDays: lag.days });
      const { digest } = runOwnScreen(
        { id: 'own', ruleText: 'Price > 50', ranking: null },
        { universe: late, asOf, lag, rows: rowsOfLate },
        null,
      );
      expect(
        digest.entries.map(({ symbol, flips }) => `${symbol} ${flips[0]?.before.number}`),
      ).toEqual(entered);
    });

    test('runs on the companies of a watchlist, and on none of an empty one', () => {
      const isins = [3, 5].map((at) => all.result.passed[at]!.isin);
      const { result } = runOwnScreen(screen, market, isins);
      expect(result.companies).toBe(2);
      expect(result.passed.map(({ isin }) => isin)).toEqual(isins);
      expect(runOwnScreen(screen, market, []).result.companies).toBe(0);
    });

    test('does not run on the whole market for a watchlist that cannot be read', () => {
      const of = (watched: string) => readOwnScreen({ rule: 'Sales > 0 cr', watched });
      expect(runAsked(of('1'), market, null)).toBeNull();
      expect(runAsked(of('1'), market, [rows[0]!.isin])?.result.companies).toBe(1);
      expect(runAsked(of(''), market, null)?.result.companies).toBe(rows.length);
      expect(runAsked(readOwnScreen({}), market, [])).toBeNull();
    });
  });

  describe('the file of an own screen', () => {
    const csvMessages = picksOwn.own.csv;
    const columns: readonly ListColumn[] = [
      { id: 'marketCap', ratioId: 'marketCap', name: 'Market cap', unit: 'crore' },
      { id: 'own-1', ratioId: null, name: 'Cash return', unit: 'number' },
    ];
    const fileOf = (about: Parameters<typeof ownScreenCsv>[2]) =>
      ownScreenCsv(
        { ruleText: 'Momentum >= -5%', asOf: '2026-11-21' },
        { companies: [{ ...company, numbers: [812.5, null] }], columns },
        about,
        csvMessages,
      ).split('\r\n');

    test('has the newest hash, the rule and both universes, and no formula', () => {
      const hash = 'ab'.repeat(32);
      const newest = { sequence: 4, hash, ranOn: '2026-11-14', universeKind: 'imported' } as const;
      const lines = fileOf({ newest, isSample: true, permission: [] });
      // The public page says that a CSV has both.
      expect(lines).toContain(`"${csvMessages.newestList}",4`);
      expect(lines).toContain(`${csvMessages.newestHash},${hash}`);
      expect(lines).toContain(`${csvMessages.rule},Momentum >= -5%`);
      expect(lines).toContain(csvMessages.sample);
      expect(lines.join('\n')).toMatch(/Universe of this file,.*Sample companies/);
      expect(lines.join('\n')).toMatch(/Universe of that list,.*Companies from their own filings/);
      const columnHeads = `${csvMessages.redFlags},Market cap (₹ crore),Cash return,Momentum`;
      expect(lines.at(-2)).toContain(columnHeads);
      expect(lines.at(-1)).toBe(
        `1,"'=HYPERLINK(""http://x"")","'@SUM",INE1,Metals,0,812.5,,-2.5,2.5,2026-10-20`,
      );
    });

    test('names a condition under a NOT with it, since its margin is that of the whole', () => {
      const reasons = company.reasons.map((reason) => ({ ...reason, isNegated: true }));
      const [head] = ownScreenCsv(
        { ruleText: 'NOT Momentum >= -5%', asOf: '2026-11-21' },
        { companies: [{ ...company, reasons, numbers: [] }], columns: [] },
        { newest: null, isSample: false, permission: [] },
        csvMessages,
      )
        .split('\r\n')
        .slice(-2);
      expect(head).toContain(`,NOT Momentum >= -5%,NOT Momentum >= -5%: ${csvMessages.margin},`);
    });

    test('says that nothing is on record yet, and under which permission the figures stand', () => {
      const permissionFor = (kind: 'sample' | 'imported', pricesLicence: string | null) =>
        permissionOf({ universe: { kind }, pricesLicence }, picks.universe);
      expect(permissionFor('sample', null)).toEqual([]);
      expect(permissionFor('imported', null)[1]).toMatch('the operator has not named a licence');
      const outage = { kind: 'imported', pricesEndOn: '2026-10-21' } as const;
      const said = permissionOf({ universe: outage, pricesLicence: 'L' }, picks.universe);
      expect(said[2]).toMatch('missing after 21 Oct 2026');
      const permission = permissionFor('imported', 'LIC-1');
      const text = fileOf({ newest: null, isSample: false, permission }).join('\n');
      expect(text).toContain(`${csvMessages.newestHash},${csvMessages.noHash}`);
      expect(text).not.toContain(csvMessages.sample);
      expect(text).toContain('Prices are NSE closes shown under a licence: LIC-1.');
    });
  });

  describe('the list of screens', () => {
    const fiveYears = {
      equalWeight: { percent: 44, annualPercent: 7.5 },
      benchmark: { percent: 61, annualPercent: 10 },
      months: [
        { date: '2021-10-26', equalWeight: 100, benchmark: 100 },
        { date: '2023-10-26', equalWeight: 120, benchmark: 110 },
        { date: '2024-10-26', equalWeight: 90, benchmark: 115 },
        { date: '2026-10-26', equalWeight: 144, benchmark: 161 },
      ],
    } as Partial<BackTest> as BackTest;
    const listed = [{ ...company, name: 'Nila Steel', symbol: 'NILA' }];
    const lines: (ScreenLine & { listed: readonly ScreenedCompany[] })[] = [
      {
        ...{ id: 'coffee-can', passed: 1, companies: 218, listed, test: fiveYears },
        changes: { entries: 1, exits: 2 },
        worksWithoutPrices: true,
      },
      {
        ...{ id: 'piotroski', passed: 0, companies: 218, listed: [], test: null, changes: null },
        worksWithoutPrices: false,
      },
    ];

    test.each([
      ['', ['coffee-can', 'piotroski']],
      ['NINE signs', ['piotroski']],
      // By its idea, and by a company that it lists.
      ['roce', ['coffee-can']],
      ['steel', ['coffee-can']],
      ['nila roce', []],
    ])('%p finds %p', (words, ids) => {
      expect(screensNamed(lines, words, picksScreens).map(({ id }) => id)).toEqual(ids);
    });

    test('is a file with its notes first, and an empty cell for what is not known', () => {
      const rows = screensCsv(lines, picksScreens, ['=note'], picks.list.table.csv).split('\r\n');
      expect(rows[0]).toBe('"\'=note"');
      expect(rows[2]).toBe(Object.values(picks.list.table.csv).join());
      // What 100 became, its distance from the market a year, its drawdown: 90 after 120.
      expect(rows[3]).toBe(
        'Coffee Can,Sales up 10% and ROCE 15% in each of nine years,1,218,1,2,144,-2.5,-25,0',
      );
      expect(rows[4]).toMatch(/,0,218,,,,,,1$/);
    });

    const firstBy = (by: string, order: 'ascending' | 'descending') =>
      sortedScreens(lines, { by, order }, picksScreens)[0]?.id;

    test.each(['ahead', 'became', 'fall', 'entries', 'exits'])(
      'is sorted by %s with what is not known last, either way',
      (by) => {
        const firsts = [firstBy(by, 'ascending'), firstBy(by, 'descending')];
        expect(firsts).toEqual(['coffee-can', 'coffee-can']);
      },
    );

    test('is sorted by the number of companies and by name', () => {
      expect(firstBy('passed', 'ascending')).toBe('piotroski');
      expect(firstBy('screen', 'descending')).toBe('piotroski');
    });
  });
});
