import fc from 'fast-check';
import {
  directoryOf,
  createListLookup,
  type ListKnowledge,
} from '@/lib/funds/domain/list/list-lookup';
import {
  categoryParts,
  fundGroupOf,
  fundGroups,
  fundNameOf,
  planTextOf,
  fundsOf,
} from '@/lib/funds/domain/fund';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { listCsv } from '@/lib/funds/domain/list/fund-csv';
import {
  listColumns,
  quartileOf,
  type ScoreFigures,
  scoreOf,
  type ScorePart,
  scoreParts,
  scorePoints,
  usualWeights,
} from '@/lib/funds/domain/list/list-figures';
import { listPageOf } from '@/lib/funds/domain/list/list-page';
import {
  categoryPath,
  minAges,
  listPath,
  type ListQuery,
  maxMinimums,
  readListQuery,
  sortOrders,
} from '@/lib/funds/domain/list/list-query';
import { type Market, marketOf } from '@/lib/funds/domain/market/market';
import type { RankedFigures } from '@/lib/funds/domain/market/market-table';
import { planOptions, plans, type Scheme } from '@/lib/funds/domain/scheme';
import { readSearchParams } from '@/lib/query-values';
import { marketFromTen } from '@/tests/factories/market';
import { schemeOf } from '@/tests/factories/scheme';

const scheme = (code: number, changes: Partial<Scheme> = {}) =>
  schemeOf({ code, name: `Fund ${code}`, category: 'Equity', nav: 12, ...changes });
const schemesOf = (...all: Partial<Scheme>[]) => all.map((each, at) => scheme(at + 1, each));
const all = readListQuery({});
const path = '/features/mutual-funds';
const directory = (schemes: readonly Scheme[]) => directoryOf({ schemes, asOf: '2026-11-20' });
const lookupOf = (schemes: readonly Scheme[], known: Partial<ListKnowledge> = {}) =>
  createListLookup(directory(schemes), {
    ...{ market: null, series: null, facts: null, past: [] },
    ...known,
  });
const page = (schemes: readonly Scheme[], changes: Partial<ListQuery> = {}, market?: Market) =>
  listPageOf(lookupOf(schemes, { market: market ?? null }), null, { ...all, ...changes });
const codesOf = ({ rows }: ReturnType<typeof page>) => rows.map((row) => row.scheme.code);
const marketOfYears = (schemes: Scheme[], years: 3 | 5, codes: number[]) =>
  marketFromTen(schemes, { months: years === 3 ? 36 : 60, codes, asOf: '2026-11-20' });

test('compared schemes that the list no longer has take none of the places', () => {
  const { query } = page(schemesOf({}, {}), { compared: [2, 999, 1] });
  expect(query.compared).toEqual([2, 1]);
});

test('a category has one address for the direct plan, with or without its name', () => {
  const addressOf = (plan: ListQuery['plan']) =>
    categoryPath('Debt - Liquid Fund', { ...all, plan });
  expect(addressOf('direct')).toBe(addressOf(null));
  expect(addressOf('regular')).not.toBe(addressOf(null));
});

describe('the address of the list', () => {
  it('is read without the parts that are wrong', () => {
    const house = 'Parvat Mutual Fund';
    const query = readListQuery({
      ...{ q: ' parag  flexi ', amc: house, category: 'Debt', plan: 'regular', option: 'idcw' },
      ...{ age: '5', min: '500', old: '1', sort: 'nav-low', 'w-age': '0', 'w-cost': '101' },
      ...{ page: '3', col: ['drawdown', 'x', 'return-1m'], compare: ['7', '9,x,7'] },
    });
    expect(query).toEqual({
      ...{ words: 'parag  flexi', group: null, house, category: 'Debt', plan: 'regular' },
      ...{ option: 'idcw', minYears: 5, maxMinimum: 500, includesDormant: true, view: null },
      weights: { consistency: 40, drawdown: 20, cost: 20, age: 0 },
      ...{ columns: ['return-1m', 'drawdown'], sort: 'nav-low', page: 3, compared: [7, 9] },
    });
  });

  it.each([
    [{ plan: 'x', option: 'x', sort: 'x', old: 'x', page: '-1', compare: '-1', utm: 'x' }],
    [{ age: '', plan: '', option: '', amc: '', category: ' ', page: '1e9', compare: '' }],
    [{ age: '2', page: '2.5', q: '', col: 'x', compare: ['', 'one'], min: '7', 'w-age': '-1' }],
  ])('%j says nothing', (query) => {
    expect(readListQuery(query)).toEqual(all);
  });

  it('is read as the query that it was written from', () => {
    const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
    const orNull = text.map((value) => value || null);
    const oneOf = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
    const weights = scoreParts.map((part) => [part, fc.integer({ min: 0, max: 100 })] as const);
    const query: fc.Arbitrary<ListQuery> = fc.record({
      ...{ words: text, house: orNull, category: orNull },
      ...{ group: oneOf(...fundGroups), plan: oneOf(...plans), option: oneOf(...planOptions) },
      ...{ minYears: oneOf(...minAges), maxMinimum: oneOf(...maxMinimums) },
      view: oneOf('compare', 'categories', 'category', 'watched'),
      weights: fc.record(
        Object.fromEntries(weights) as { [Part in ScorePart]: fc.Arbitrary<number> },
      ),
      ...{ includesDormant: fc.boolean(), sort: fc.constantFrom(...sortOrders) },
      columns: fc.subarray([...listColumns], { minLength: 1 }),
      page: fc.integer({ min: 1, max: 600 }),
      compared: fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(query, (wanted) => {
        const address = listPath(wanted, { page: wanted.page });
        const { searchParams } = new URL(address, 'https://site.example');
        expect(readListQuery(readSearchParams(searchParams))).toEqual(wanted);
      }),
    );
  });

  it('holds no more than six schemes to compare, and begins at page 1 with every change', () => {
    expect(readListQuery({ compare: '1,2,3,4,5,6,7' }).compared).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listPath({ ...all, page: 4 }, { plan: 'direct' })).toBe(`${path}?plan=direct`);
  });
});

describe('a page of the list', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    scheme(index, { name: `Fund ${String(60 - index).padStart(2, '0')}`, nav: index + 1 }),
  );

  it('has 25 funds in the order of the alphabet where no rank is known, and is the last one at most', () => {
    const second = page(many, { page: 2 });
    expect(second.rows.map(({ name }) => name).slice(0, 2)).toEqual(['Fund 26', 'Fund 27']);
    expect(second).toMatchObject({ from: 26, page: 2, pageCount: 3, total: 60 });
    expect(page(many, { page: 99 })).toMatchObject({ from: 51, page: 3, query: { page: 3 } });
    expect(page([], { page: 99 })).toMatchObject({ rows: [], page: 1, pageCount: 1, total: 0 });
  });

  it('has the order of a search, and ignores a house and a category that the list does not have', () => {
    const found = many.slice(0, 2);
    const { rows, order } = listPageOf(lookupOf(many), found, all);
    expect([order, rows.map((row) => row.scheme)]).toEqual(['best', found]);
    expect(page(many).order).toBe('rank');
    const changed = page(many, { house: 'No such house', category: 'No such category' });
    expect(changed).toMatchObject({ total: 60, query: { house: null, category: null } });
    expect(changed.hasUnknownFilter).toBe(true);
    expect(page(many, { category: 'No such category' }).hasUnknownFilter).toBe(true);
    expect(page(many, {}).hasUnknownFilter).toBe(false);
    // A category is known in each spelling of AMFI.
    const flexi = [scheme(1, { category: 'Equity - Flexi Cap Fund' })];
    const asked = { house: flexi[0]!.house, category: 'Equity Scheme - Flexi Cap Fund' };
    expect(page(flexi, asked).hasUnknownFilter).toBe(false);
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ includesDormant: true }, [1, 2, 3, 4]],
    [{ house: 'Parvat Mutual Fund' }, [3]],
    [{ category: 'Debt - Gilt Fund' }, [3]],
    [{ group: 'debt' }, [3]],
    [{ plan: 'regular' }, [2]],
    [{ option: 'idcw', includesDormant: true }, [4]],
  ] as const)('the filter %j leaves %j', (changes, expected) => {
    const gilt = { house: 'Parvat Mutual Fund', category: 'Debt - Gilt Fund' };
    const ended = { option: 'idcw', navDate: '2026-11-01' } as const;
    const schemes = schemesOf({}, { plan: 'regular' }, gilt, ended);
    expect(codesOf(page(schemes, changes))).toEqual(expected);
    expect(directory(schemes)).toMatchObject({
      houses: ['Parvat Mutual Fund', 'Udaharan Mutual Fund'],
      categories: ['Debt - Gilt Fund', 'Equity'],
    });
  });

  it('of a least age has the schemes with a NAV so long ago, and all while ages are not known', () => {
    const market = marketOfYears(many, 5, [3, 5, 99]);
    const list = page(many, { minYears: 5 }, market);
    expect(codesOf(list).sort()).toEqual([3, 5]);
    expect(list).toMatchObject({ total: 2, dormantCount: 0 });
    expect(page(many, { minYears: 5 }, marketOf(null)).total).toBe(60);
  });

  it('leaves out and counts the schemes without a NAV in the last ten days', () => {
    const days = ['2026-11-20', '2026-11-10', '2026-11-09'] as const;
    const few = schemesOf(...days.map((navDate) => ({ navDate })), { nav: null });
    expect(page(few)).toMatchObject({ total: 2, dormantCount: 2 });
    expect(directory(few).fundCount).toBe(2);
    expect(page(few, { includesDormant: true })).toMatchObject({ total: 4, dormantCount: 0 });
    // Plans of one fund are one fund, as in the list that the sentence with the count leads to.
    const ended = { navDate: '2026-11-09', name: 'Gilt Fund - Direct Plan - Growth' } as const;
    const plansOfOne = schemesOf(ended, { ...ended, name: 'Gilt Fund - Regular Plan - Growth' });
    expect(page(plansOfOne)).toMatchObject({ total: 0, dormantCount: 1 });
    expect(page(plansOfOne, { includesDormant: true }).total).toBe(1);
  });

  it.each([
    ['nav-high', [4, 3, 1, 2]],
    ['nav-low', [1, 3, 4, 2]],
    ['newest', [1, 3, 4, 2]],
    ['return-3', [4, 3, 1, 2]],
    ['volatility', [3, 1, 2, 4]],
    ['rank', [4, 1, 2, 3]],
    ['best', [4, 1, 2, 3]],
    ['name', [1, 2, 3, 4]],
  ] as const)('in the order %s has unknown figures last', (sort, expected) => {
    const unknown = { nav: null, navDate: '2026-11-18' } as const;
    const few = schemesOf({ nav: 11 }, unknown, { nav: 13 }, { nav: 14 });
    const market = marketOfYears(few, 3, [1, 3, 4]);
    const figuresOf: Market['figuresOf'] = (code) => {
      const volatilityPercent = [9, null, 4, null][code - 1]!;
      const places = { 36: [2, null, null, 1][code - 1]! } as RankedFigures['places'];
      const figures = market.figuresOf(code);
      return figures && { ...figures, volatilityPercent, places };
    };
    const list = page(few, { sort, includesDormant: true }, { ...market, figuresOf });
    expect(codesOf(list)).toEqual(expected);
  });

  describe('of several plans and options of a fund', () => {
    const name = 'Udaharan Gilt Fund';
    const gilt = schemesOf(
      { name: `${name} - Direct Plan - IDCW`, option: 'idcw' },
      { name: `${name} - Regular Plan - Growth`, plan: 'regular' },
      { name: `${name} - Direct Plan - Growth` },
    );

    it.each([
      [{}, 3],
      [{ plan: 'regular' }, 2],
      [{ option: 'idcw' }, 1],
    ] as const)('has one row with the query %j, of scheme %d', (changes, code) => {
      const { rows, total } = page(gilt, changes);
      expect([total, rows]).toEqual([1, [{ name, scheme: gilt[code - 1] }]]);
    });

    it('have the one that the words of the search mean', () => {
      const asked = { ...all, words: 'gilt idcw' };
      expect(codesOf(listPageOf(lookupOf(gilt), [gilt[0]!, gilt[2]!], asked))).toEqual([1]);
    });
  });
});

const noParts = {
  basePercent: null,
  brokeragePercent: null,
  transactionPercent: null,
  leviesPercent: null,
};

describe('with facts of the schemes', () => {
  const few = schemesOf({}, {}, {});
  const market = marketOfYears(few, 3, [1, 2, 3]);
  const minimums = [5000, 500].map(
    (minimumRupees, at) => [at + 1, { launchDate: null, minimumRupees }] as const,
  );
  const received = { asOf: '2026-11-20', fetchedAt: '2026-11-20T04:00:00Z' } as const;
  const master = { ...received, byCode: new Map(minimums) };
  const facts: StoredFacts = { ...noStoredFacts, master };
  const ranks = (place: number) => [2023, 2024, 2025].map((period) => ({ period, place, of: 4 }));
  const series = { yearRanksOf: ({ code }: { code: number }) => ranks(code) };
  const lookup = lookupOf(few, { market, series, facts });

  it('holds those whose minimum investment is known and within the limit', () => {
    const list = listPageOf(lookup, null, { ...all, maxMinimum: 1000 });
    expect([codesOf(list), list.query.maxMinimum]).toEqual([[2], 1000]);
    const unknown = page(few, { maxMinimum: 1000 });
    expect(unknown).toMatchObject({ total: 3, query: { maxMinimum: null } });
  });

  it('sorts by the points of the scorecard, unknown ones last', () => {
    const pointsBy = (weights: ListQuery['weights'], known = lookup) => {
      const { rows } = listPageOf(known, null, { ...all, sort: 'points', weights });
      return rows.map(({ score }) => score!.points && Math.round(score!.points));
    };
    // Places 1 and 2 of 4 are in the upper half; three years of NAVs are 30 points of age.
    expect(pointsBy({ consistency: 50, drawdown: 0, cost: 0, age: 50 })).toEqual([65, 65, 15]);
    const ofUnknownCost = pointsBy({ consistency: 0, drawdown: 0, cost: 90, age: 10 });
    expect(ofUnknownCost).toEqual([null, null, null]);
    // A cost of 0.5 % is 80 points.
    const cost = { percent: 0.5, date: '2026-10-31', ...noParts } as const;
    const ter = { ...received, byCode: new Map([[2, cost]]) };
    const withCost = lookupOf(few, { market, series, facts: { ...facts, ter } });
    const byCost = pointsBy({ consistency: 0, drawdown: 0, cost: 90, age: 10 }, withCost);
    expect(byCost).toEqual([75, null, null]);
    // An option that pays out has no points, though its cost is known.
    const paying = schemesOf({}, { option: 'idcw' }, {});
    const known = lookupOf(paying, { market, series: null, facts: { ...facts, ter } });
    const costAlone = { consistency: 0, drawdown: 0, cost: 100, age: 0 };
    expect(pointsBy(costAlone, known)).toEqual([null, null, null]);
  });

  it('writes rank, quartile and, in the order of the scorecard, its points into the file', () => {
    const source = { name: 'AMFI', url: null, attribution: null };
    const origin = { ...received, source, status: 'live' } as const;
    const lines = (sort: ListQuery['sort']) =>
      listCsv(origin, listPageOf(lookup, null, { ...all, sort }).allRows, market)
        .trim()
        .split('\r\n');
    // The NAVs may be newer than what the nightly job computed.
    expect(lines('best')).toContain(
      `Returns and ranks up to,${market.table!.asOf},or up to an older NAV of at most 10 days before`,
    );
    expect(lines('best').join()).not.toContain('month-end');
    expect(lines('best').at(-4)).toMatch(/,3-year rank,of,3-year quartile,First known NAV$/);
    // Three funds are too few for quartiles, and without month ends their fall is not known.
    expect(lines('best').at(-1)).toMatch(/,1,3,,2023-11-20$/);
    expect(lines('points').at(-4)).toMatch(/,Points,Points: consistency,.*,Points: age$/);
    // A scheme's own page counts other months and all its days, so the file names the span of its figures of risk.
    const monthEnds = { first: '2024-10-31', last: '2026-10-31' } as const;
    const table = { ...market.table!, monthEnds, daysSince: '2025-01-01' as const };
    const { allRows } = listPageOf(lookup, null, all);
    const file = listCsv(origin, allRows, { ...market, table }).split('\r\n');
    expect(file).toContain('Risk figures from month-end NAVs,2024-10-31,to,2026-10-31');
    expect(file).toContain('Volatility from at most the last,36,months');
    expect(file).toContain('Deepest fall counts every day since,2025-01-01');
    // Three years are 30.01 points of age by years of 365.25 days.
    expect(lines('points').at(-1)).toMatch(/,2023-11-20,10,0,,,30.01$/);
  });
});

it.each([
  ['Equity Scheme - Flexi Cap Fund', 'Equity', 'Flexi Cap Fund', 'equity'],
  ['Debt Scheme - Short - Long', 'Debt', 'Short - Long', 'debt'],
  ['Hybrid - Arbitrage Fund', 'Hybrid', 'Arbitrage Fund', 'hybrid'],
  ['Index funds - Equity', 'Index funds', 'Equity', 'index'],
  ['ETFs - Gold', 'ETFs', 'Gold', 'index'],
  ['Fund of funds - Overseas', 'Fund of funds', 'Overseas', 'other'],
  ['constructor - toString', 'constructor', 'toString', 'other'],
])('%s is %s: %s, and is looked for among %s', (category, group, kind, among) => {
  expect([categoryParts(category), fundGroupOf(category)]).toEqual([{ group, kind }, among]);
});

describe('a fund', () => {
  it.each([
    ['Udaharan Gilt Fund - Direct Plan - Growth', 'Udaharan Gilt Fund'],
    ['Sagarika Value Fund - Growth - Direct', 'Sagarika Value Fund'],
    ['Himadri Nifty Sample 1 ETF', 'Himadri Nifty Sample 1 ETF'],
    ['Udaharan Gilt Fund - Direct Plan - Growth (AMFI code 7)', 'Udaharan Gilt Fund'],
    ['Udaharan Direct Plan', 'Udaharan Direct Plan'],
    ['Udaharan Care Fund - Equity Plan - Direct Plan - Growth', 'Udaharan Care Fund - Equity Plan'],
    ['Udaharan Care Fund - Income Plan - Regular - IDCW', 'Udaharan Care Fund - Income Plan'],
    ['Parvat Nadi Monthly Income Plan - Direct Plan - Growth', 'Parvat Nadi Monthly Income Plan'],
    ['Udaharan Pension Plan', 'Udaharan Pension Plan'],
  ])('of the scheme %s is %s', (name, fund) => {
    expect(fundNameOf({ name })).toBe(fund);
  });

  it.each([
    ['Udaharan Gilt Fund - Direct Plan - Growth', 'Direct Plan - Growth'],
    ['Udaharan Gilt Fund (Direct - Growth)', 'Direct - Growth'],
    [
      'Udaharan Gilt Fund - Direct Plan - Growth (AMFI code 7)',
      'Direct Plan - Growth (AMFI code 7)',
    ],
    ['Himadri Nifty Sample 1 ETF', ''],
    ['Udaharan Direct Plan', ''],
  ])('has behind its name, in the scheme %s: %s', (name, plan) => {
    expect(planTextOf({ name })).toBe(plan);
  });

  it('holds all its plans and options, growth bought direct first', () => {
    const gilt = 'Udaharan Gilt Fund';
    const schemes = schemesOf(
      { name: `${gilt} - Direct Plan - Bonus`, option: 'bonus' },
      { name: `${gilt} - Regular Plan - IDCW`, plan: 'regular', option: 'idcw' },
      { name: `Udaharan  Gilt fund - Regular Plan - Growth`, plan: 'regular' },
      { name: `${gilt} - Direct Plan - Growth` },
      { name: 'Udaharan Floater Fund - Direct Plan - Growth' },
      { name: `${gilt} - Direct Plan - Growth`, house: 'Parvat Mutual Fund' },
    );
    const funds = fundsOf(schemes);
    expect(funds.get(1)!.schemes.map(({ code }) => code)).toEqual([4, 3, 2, 1]);
    expect(funds.get(4)).toBe(funds.get(1));
    for (const other of [5, 6]) expect(funds.get(other)).not.toBe(funds.get(1));
  });
});

describe('the scorecard', () => {
  const unknown = { yearRanks: [], drawdownPercent: null, costPercent: null, years: null };
  const near = (points: number | null) => points && expect.closeTo(points, 9);
  const ranks = (...places: number[]) => places.map((place) => ({ place, of: 10 }));

  it.each<[Partial<ScoreFigures>, ScorePart, number | null]>([
    [{ yearRanks: ranks(1, 5, 6) }, 'consistency', 200 / 3],
    [{ yearRanks: ranks(10, 10, 10) }, 'consistency', 0],
    [{ yearRanks: ranks(1, 1) }, 'consistency', null],
    // Only the last ten count.
    [{ yearRanks: ranks(1, 1, 1, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1) }, 'consistency', 10],
    [{ drawdownPercent: 0 }, 'drawdown', 100],
    [{ drawdownPercent: -30 }, 'drawdown', 50],
    [{ drawdownPercent: -75 }, 'drawdown', 0],
    [{ costPercent: 0.5 }, 'cost', 80],
    [{ costPercent: 3 }, 'cost', 0],
    [{ years: 4 }, 'age', 40],
    [{ years: 21 }, 'age', 100],
    [{}, 'age', null],
  ])('%j gives for %s %p points', (figures, part, points) => {
    expect(scorePoints({ ...unknown, ...figures })[part]).toEqual(near(points));
  });

  const known = { consistency: 50, drawdown: 80, cost: 60, age: 100 };
  it.each([
    // (40 × 50 + 20 × 80 + 20 × 60 + 20 × 100) / 100
    [known, {}, 68],
    // Without the cost: (40 × 50 + 20 × 80 + 20 × 100) / 80
    [{ ...known, cost: null }, {}, 70],
    [{ ...known, consistency: null, drawdown: null }, {}, null],
    [{ ...known, consistency: null, drawdown: null }, { consistency: 0, cost: 0 }, 100],
    [known, { consistency: 0, drawdown: 0, cost: 0, age: 0 }, null],
  ])('%j with the weights %j are %p points', (points, weights, expected) => {
    expect(scoreOf(points, { ...usualWeights, ...weights })).toEqual(near(expected));
  });

  it.each([
    [2, 8, 1],
    [3, 8, 2],
    [8, 8, 4],
    [24, 31, 4],
    [1, 7, null],
  ])('rank %d of %d is in quartile %p', (place, of, quartile) => {
    expect(quartileOf({ place, of })).toBe(quartile);
  });
});
