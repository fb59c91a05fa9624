import fc from 'fast-check';
import { categoryParts, fundGroupOf, fundGroups } from '@/lib/funds/domain/category';
import { directoryOf } from '@/lib/funds/data/directory';
import { listCsv } from '@/lib/funds/domain/list/fund-csv';
import { listColumns } from '@/lib/funds/domain/list/list-columns';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { createListLookup } from '@/lib/funds/domain/list/list-lookup';
import { listPageOf } from '@/lib/funds/domain/list/list-page';
import { scoreParts, type ScorePart } from '@/lib/funds/domain/list/scorecard';
import {
  leastAges,
  listPath,
  mostMinimums,
  readListQuery,
  type ListQuery,
} from '@/lib/funds/domain/list/list-query';
import { marketOf, type Market } from '@/lib/funds/domain/market/market';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { readSearchParams } from '@/lib/query-values';
import { marketFromTen } from '@/tests/factories/market';
import { createReadReport } from '@/lib/sources/read-report';

const scheme = (changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code: 1, house: 'Udaharan Mutual Fund', structure: 'open-ended', category: 'Equity' },
  ...{ name: 'Udaharan Flexi Cap Fund', plan: 'direct', option: 'growth' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ isin: null, reinvestmentIsin: null, nav: 12, navDate: '2026-11-20' },
  ...changes,
});
const today = '2026-11-21';
const listOf = (schemes: Scheme[]): NavAll => ({
  ...{ schemes, asOf: '2026-11-20', report: createReadReport().finish() },
});
const many = Array.from({ length: 60 }, (_, index) =>
  scheme({ code: index, name: `Fund ${String(60 - index).padStart(2, '0')}`, nav: index + 1 }),
);
const all = readListQuery({});
const lookupOf = (schemes: readonly Scheme[], market: Market | null = null) =>
  createListLookup(directoryOf(listOf([...schemes])), {
    ...{ today, market, series: null, facts: null },
  });

describe('the address of the list', () => {
  it('is read', () => {
    const query = readListQuery({
      ...{ q: ' parag  flexi ', amc: 'Parvat Mutual Fund', category: 'Debt', plan: 'regular' },
      ...{
        option: 'idcw',
        age: '5',
        min: '500',
        old: '1',
        sort: 'nav-low',
        'w-age': '0',
        'w-cost': '101',
        page: '3',
        col: ['drawdown', 'x', 'return-1m'],
        compare: ['7', '9,x,7'],
      },
    });
    expect(query).toEqual({
      ...{
        words: 'parag  flexi',
        group: null,
        house: 'Parvat Mutual Fund',
        category: 'Debt',
        plan: 'regular',
      },
      ...{
        option: 'idcw',
        leastYears: 5,
        mostMinimum: 500,
        weights: { consistency: 40, drawdown: 20, cost: 20, age: 0 },
        includesDormant: true,
        columns: ['return-1m', 'drawdown'],
        sort: 'nav-low',
        page: 3,
        compared: [7, 9],
        view: null,
      },
    });
  });

  it.each([
    [{ plan: 'x', option: 'x', sort: 'x', old: 'x', page: '-1', compare: '-1', utm: 'x' }],
    [{ age: '', plan: '', option: '', amc: '', category: ' ', page: '1e9', compare: '' }],
    [{ age: '2', page: '2.5', q: '', col: 'x', compare: ['', 'one'], min: '7', 'w-age': '-1' }],
  ])('%j says nothing', (query) => {
    expect(readListQuery(query)).toEqual(all);
  });

  it('leads back to the same question, whatever it is', () => {
    const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
    const query: fc.Arbitrary<ListQuery> = fc.record({
      words: text,
      group: fc.constantFrom(null, ...fundGroups),
      view: fc.constantFrom(null, 'compare' as const, 'categories' as const, 'category' as const),
      house: text.map((value) => value || null),
      category: text.map((value) => value || null),
      plan: fc.constantFrom(null, 'direct' as const, 'regular' as const),
      option: fc.constantFrom(null, 'growth' as const, 'idcw' as const, 'bonus' as const),
      leastYears: fc.constantFrom(null, ...leastAges),
      mostMinimum: fc.constantFrom(null, ...mostMinimums),
      weights: fc.record(
        Object.fromEntries(scoreParts.map((part) => [part, fc.integer({ min: 0, max: 100 })])) as {
          [Part in ScorePart]: fc.Arbitrary<number>;
        },
      ),
      includesDormant: fc.boolean(),
      columns: fc
        .subarray([...listColumns], { minLength: 1 })
        .map((columns) => listColumns.filter((column) => columns.includes(column))),
      sort: fc.constantFrom('best' as const, 'newest' as const, 'nav-low' as const),
      page: fc.integer({ min: 1, max: 600 }),
      compared: fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(query, (wanted) => {
        const path = listPath(wanted, { page: wanted.page });
        const { searchParams } = new URL(path, 'https://site.example');
        expect(readListQuery(readSearchParams(searchParams))).toEqual(wanted);
      }),
    );
  });

  it('holds no more than six schemes to compare', () => {
    expect(readListQuery({ compare: '1,2,3,4,5,6,7' }).compared).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('begins at page 1 with every change', () => {
    expect(listPath({ ...all, page: 4 }, { plan: 'direct' })).toBe(
      '/features/mutual-funds?plan=direct',
    );
  });
});

describe('a page of the list', () => {
  const page = (schemes: Scheme[], changes: Partial<ListQuery> = {}, found?: Scheme[]) =>
    listPageOf(lookupOf(schemes), found ?? null, { ...all, ...changes });

  it('is in the order of the alphabet, 25 at a time', () => {
    const second = page(many, { page: 2 });
    expect(second.rows.map(({ name }) => name).slice(0, 2)).toEqual(['Fund 26', 'Fund 27']);
    expect(second).toMatchObject({ from: 26, page: 2, pageCount: 3, total: 60 });
  });

  it('is the last one where there is no such page', () => {
    expect(page(many, { page: 99 })).toMatchObject({ from: 51, page: 3, query: { page: 3 } });
    expect(page([], { page: 99 })).toMatchObject({ rows: [], page: 1, pageCount: 1, total: 0 });
  });

  it('preserves the order of a search by words', () => {
    const [one, two] = many as [Scheme, Scheme];
    expect(page(many, {}, [one, two]).rows.map((row) => row.scheme)).toEqual([one, two]);
  });

  it('ignores a house and a category that the list does not have', () => {
    const changed = page(many, { house: 'No such house', category: 'No such category' });
    expect(changed).toMatchObject({ total: 60, query: { house: null, category: null } });
  });

  it('puts unknown NAVs last, whichever way it is sorted', () => {
    const few = [
      scheme({ code: 1, name: 'One Fund', nav: 5 }),
      scheme({ code: 2, name: 'Two Fund', nav: null }),
      scheme({ code: 3 }),
    ];
    const codes = (sort: ListQuery['sort']) =>
      page(few, { sort, includesDormant: true }).rows.map(({ scheme: { code } }) => code);
    expect(codes('nav-high')).toEqual([3, 1, 2]);
    expect(codes('nav-low')).toEqual([1, 3, 2]);
  });

  it('sorts by the day of the NAV', () => {
    const few = [scheme({ code: 1, name: 'One Fund', navDate: '2026-11-18' }), scheme({ code: 2 })];
    expect(page(few, { sort: 'newest' }).rows.map(({ scheme: { code } }) => code)).toEqual([2, 1]);
  });

  it('counts the schemes without a current NAV that it left out', () => {
    const few = [
      scheme(),
      scheme({ code: 2, name: 'Two Fund', navDate: '2026-11-10' }),
      scheme({ code: 3, name: 'Three Fund', nav: null }),
    ];
    expect(page(few)).toMatchObject({ total: 1, dormantCount: 2 });
    expect(page(few, { includesDormant: true })).toMatchObject({ total: 3, dormantCount: 0 });
  });

  describe('with several plans and options of a fund', () => {
    const name = 'Udaharan Gilt Fund';
    const gilt = [
      scheme({ code: 1, name: `${name} - Direct Plan - IDCW`, option: 'idcw' }),
      scheme({ code: 2, name: `${name} - Regular Plan - Growth`, plan: 'regular' }),
      scheme({ code: 3, name: `${name} - Direct Plan - Growth` }),
    ];

    it.each([
      [{}, 3],
      [{ plan: 'regular' }, 2],
      [{ option: 'idcw' }, 1],
    ] as const)('%j has one row for it, of scheme %d', (changes, code) => {
      const { rows, total } = page(gilt, changes);
      expect(total).toBe(1);
      expect(rows).toEqual([{ name, scheme: gilt[code - 1] }]);
    });

    it('shows the one that the words mean', () => {
      const { rows } = page(gilt, { words: 'gilt idcw' }, [gilt[0]!, gilt[2]!]);
      expect(rows.map((row) => row.scheme.code)).toEqual([1]);
    });
  });

  it('holds one group of funds', () => {
    const few = [
      scheme({ code: 1, category: 'Equity - Flexi Cap Fund' }),
      scheme({ code: 2, name: 'Two Fund', category: 'Debt - Gilt Fund' }),
    ];
    expect(page(few, { group: 'debt' }).rows.map((row) => row.scheme.code)).toEqual([2]);
  });

  it('sorts by a return, the highest first and unknown ones last', () => {
    const few = [1, 2, 3, 4].map((code) => scheme({ code, name: `Fund ${code}`, nav: 10 + code }));
    const market = marketFromTen(few, { months: 36, codes: [1, 2, 3], asOf: '2026-11-20' });
    const asked = { ...all, sort: 'return-3' } as const;
    const list = listPageOf(lookupOf(few, market), null, asked);
    expect(list.rows.map((row) => row.scheme.code)).toEqual([3, 2, 1, 4]);
  });

  it('sorts by a volatility, the lowest first', () => {
    const few = [1, 2, 3].map((code) => scheme({ code, name: `Fund ${code}` }));
    const market = marketFromTen(few, { months: 36, codes: [], asOf: '2026-11-20' });
    const volatilities = [9, 4, null];
    const withRisk: Market = {
      ...market,
      figuresOf: (code) => ({
        ...market.figuresOf(code)!,
        volatilityPercent: volatilities[code - 1]!,
      }),
    };
    const list = listPageOf(lookupOf(few, withRisk), null, { ...all, sort: 'volatility' });
    expect(list.rows.map((row) => row.scheme.code)).toEqual([2, 1, 3]);
  });

  it('counts the eleventh of a month as current until the 21st', () => {
    expect(page([scheme({ navDate: '2026-11-11' })])).toMatchObject({ total: 1 });
  });
});

it.each([
  ['Equity Scheme - Flexi Cap Fund', 'Equity', 'Flexi Cap Fund'],
  ['Income', 'Income', 'Income'],
  ['Debt Scheme - Short - Long', 'Debt', 'Short - Long'],
])('%s is of a group and a kind', (category, group, kind) => {
  expect(categoryParts(category)).toEqual({ group, kind });
});

it.each([
  ['Equity - Flexi Cap Fund', 'equity'],
  ['Debt - Gilt Fund', 'debt'],
  ['Hybrid - Arbitrage Fund', 'hybrid'],
  ['Index funds - Equity', 'index'],
  ['ETFs - Gold', 'index'],
  ['Fund of funds - Overseas', 'other'],
  ['Elastic Funds', 'other'],
])('%s is looked for among %s', (category, group) => {
  expect(fundGroupOf(category)).toBe(group);
});

it('of schemes of an age holds those that had a NAV so long ago', () => {
  const market = marketFromTen(many, { months: 60, codes: [3, 5, 99], asOf: '2026-11-20' });
  const list = listPageOf(lookupOf(many, market), null, { ...all, leastYears: 5 });
  expect(list.rows.map(({ scheme: { code } }) => code).sort()).toEqual([3, 5]);
  expect(list).toMatchObject({ total: 2, dormantCount: 0 });
  // Before the first run of the job the age is not known.
  const unknown = listPageOf(lookupOf(many, marketOf(null)), null, { ...all, leastYears: 5 });
  expect(unknown.total).toBe(60);
});

it.each([
  [{}, [1, 2, 3]],
  [{ includesDormant: true }, [1, 2, 3, 4]],
  [{ house: 'Parvat Mutual Fund' }, [3]],
  [{ category: 'Debt - Gilt Fund' }, [3]],
  [{ plan: 'regular' }, [2]],
  [{ option: 'idcw', includesDormant: true }, [4]],
  [{ option: 'bonus' }, []],
] as const)('the filter %j leaves %j', (changes, expected) => {
  const schemes = [
    scheme({ code: 1, name: 'Fund 1' }),
    scheme({ code: 2, name: 'Fund 2', plan: 'regular' }),
    scheme({
      ...{ code: 3, name: 'Fund 3', house: 'Parvat Mutual Fund', category: 'Debt - Gilt Fund' },
    }),
    scheme({ code: 4, name: 'Fund 4', option: 'idcw', navDate: '2026-11-01' }),
  ];
  const { rows } = listPageOf(lookupOf(schemes), null, { ...all, ...changes });
  expect(rows.map((row) => row.scheme.code)).toEqual(expected);
  expect(directoryOf(listOf(schemes))).toMatchObject({
    houses: ['Parvat Mutual Fund', 'Udaharan Mutual Fund'],
    categories: ['Debt - Gilt Fund', 'Equity'],
  });
});

describe('with facts of the schemes', () => {
  const few = [1, 2, 3].map((code) => scheme({ code, name: `Fund ${code}` }));
  const market = marketFromTen(few, { months: 36, codes: [1, 2, 3], asOf: '2026-11-20' });
  const section = { asOf: '2026-11-20', fetchedAt: '2026-11-20T04:00:00Z' } as const;
  const facts: StoredFacts = {
    ...noStoredFacts,
    master: {
      ...section,
      byCode: new Map([
        [1, { launchDate: null, minimumRupees: 5000 }],
        [2, { launchDate: null, minimumRupees: 500 }],
      ]),
    },
  };
  const ranks = (place: number) => [2023, 2024, 2025].map((period) => ({ period, place, of: 4 }));
  const series = { yearRanksOf: ({ code }: { code: number }) => ranks(code) };
  const lookup = createListLookup(directoryOf(listOf(few)), { today, market, series, facts });

  it('holds those whose minimum investment is known and within the limit', () => {
    const list = listPageOf(lookup, null, { ...all, mostMinimum: 1000 });
    expect(list.rows.map((row) => row.scheme.code)).toEqual([2]);
    expect(list.query.mostMinimum).toBe(1000);
    const unknown = listPageOf(lookupOf(few), null, { ...all, mostMinimum: 1000 });
    expect(unknown).toMatchObject({ total: 3, query: { mostMinimum: null } });
  });

  it('sorts by the points of the scorecard, unknown ones last', () => {
    const weights = { consistency: 50, drawdown: 0, cost: 0, age: 50 };
    const list = listPageOf(lookup, null, { ...all, sort: 'points', weights });
    expect(
      list.rows.map(({ scheme: { code }, score }) => [code, score?.parts.consistency]),
    ).toEqual([
      [1, 100],
      [2, 100],
      [3, 0],
    ]);
    // Three years of NAVs are 30 points of age.
    expect(list.rows.map(({ score }) => Math.round(score!.points!))).toEqual([65, 65, 15]);
    const costly = { consistency: 0, drawdown: 0, cost: 90, age: 10 };
    const dashes = listPageOf(lookup, null, { ...all, sort: 'points', weights: costly });
    expect(dashes.rows.map(({ score }) => score!.points)).toEqual([null, null, null]);
  });

  it('writes rank, quartile and, in the order of the scorecard, its points into the file', () => {
    const origin = {
      ...{ source: { name: 'AMFI', url: null, attribution: null }, asOf: '2026-11-20' },
      ...{ fetchedAt: '2026-11-20T04:00:00Z', status: 'live' as const },
    };
    const lines = (sort: ListQuery['sort']) =>
      listCsv(origin, listPageOf(lookup, null, { ...all, sort }).allRows, market)
        .trim()
        .split('\r\n');
    expect(lines('best').at(-4)).toMatch(/,3-year rank,of,3-year quartile,First known NAV$/);
    // Three funds are too few for quartiles, and without month ends their fall is not known.
    expect(lines('best').at(-1)).toMatch(/,1,3,,2023-11-20$/);
    expect(lines('points').at(-4)).toMatch(/,Points,Points: consistency,.*,Points: age$/);
    // Three years are 30.01 points of age by years of 365.25 days.
    expect(lines('points').at(-1)).toMatch(/,2023-11-20,10,0,,,30.01$/);
  });
});
