import { valueOf } from '@/tests/factories/value-of';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  columnsOf,
  companiesNamed,
  companyListPath,
  listedCompanies,
  mainRatios,
  maxColumns,
  readCompanyList,
} from '@/lib/picks/domain/company/company-list';
import {
  figureNames,
  figuresBy,
  unclassified,
  withoutFlows,
} from '@/lib/picks/domain/company/company';
import { indexedPrices } from '@/lib/picks/domain/company/indexed-prices';
import { othersOfSector, peersOf, rowCalled } from '@/lib/picks/domain/company/peers';
import { readPage, readPeers } from '@/lib/picks/domain/company/paths';
import { positionOf } from '@/lib/picks/domain/company/position-size';
import { priceLagOn } from '@/lib/picks/domain/company/universe';
import { runScreen, standingOf } from '@/lib/picks/domain/screen/run-screen';
import { tenYears, ratioGroups } from '@/lib/picks/domain/company/company-tables';
import { type OwnRatio, ownRatioLimits, readOwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { type RatioId, ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import { ratioRows, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { readSearchParams } from '@/lib/query-values';
import { ratiosIn } from '@/lib/picks/data/saved-screens';
import type { SavedItem } from '@/lib/saved/saved-item';
import { medianOf } from '@/lib/cashflow/statistics';
import { screens } from '@/lib/picks/domain/screen/screens';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';
import { datedValues } from '@/tests/factories/dated-values';
import { knownValues, workedCompany, workedDay, workedRow } from './worked-company';

const day = '2026-11-21';
const worked = workedRow();

/** A company's row with only its size known. */
const rowOf = (symbol: string, marketCap: number | null, industry = 'Pumps'): RatioRow => ({
  ...worked,
  ...{ isin: `INE${symbol}`, symbol, name: `${symbol} Limited`, industry },
  values: knownValues({ marketCap }),
});

test('of a filing that is not of a year only the figures of its last day stay', () => {
  const figures = withoutFlows(figuresBy(() => 1));
  expect(figureNames.filter((name) => figures[name] !== null)).toEqual([
    ...['equity', 'borrowings', 'totalAssets', 'currentAssets', 'currentLiabilities', 'cash'],
    ...['inventories', 'receivables', 'netFixedAssets', 'shares'],
  ]);
});

describe('a list of companies', () => {
  const company = (name: string, flags: number, sector = 'Metals'): ScreenedCompany => ({
    ...{ isin: `INE${name}`, symbol: name, name, sector, industry: 'Steel', place: 1 },
    ...{ score: null, reasons: [] },
    redFlags: Array.from({ length: flags }, () => ({
      ...{ kind: 'pledge', percent: 5, asOf: workedDay },
    })),
  });
  const passed = [company('Bb', 0), company('Aa', 2, 'Consumer goods'), company('Cc', 1)];

  test.each([
    ['', ['Bb', 'Aa', 'Cc']],
    ['consumer a', ['Aa']],
    ['inecc', ['Cc']],
    ['bb consumer', []],
  ])('the words %p narrow it by name, symbol, ISIN and sector', (words, names) => {
    expect(companiesNamed(passed, words).map(({ name }) => name)).toEqual(names);
  });

  const own = '5f0e7d1a-0000-4000-8000-000000000001';

  test('has an address with words, columns, order, filter and page, and nothing that is usual', () => {
    const usual = readCompanyList({});
    expect(companyListPath('a', usual)).toBe('/features/stock-picks/screens/a');
    const typed = { q: ' steel ', sort: own, order: 'ascending', clean: '1' };
    const list = readCompanyList({ ...typed, col: [own, 'volatility', 'x', ''] }, [{ id: own }]);
    const sort = { by: own, order: 'ascending' };
    expect(list).toEqual({ words: 'steel', columns: ['volatility', own], sort, isClean: true });
    const path = companyListPath('a', list, 2);
    expect(path).toBe(
      `/features/stock-picks/screens/a?page=2&q=steel&col=volatility&col=${own}&sort=${own}&order=ascending&clean=1`,
    );
    const again = readSearchParams(new URLSearchParams(path.split('?')[1]));
    expect(readCompanyList(again, [{ id: own }])).toEqual(list);
    expect(readCompanyList({ col: [...mainRatios] }).columns).toEqual(mainRatios);
    // A ratio that the reader has removed, and an order by a column that is not shown.
    expect(readCompanyList({ col: own, sort: 'volatility', clean: '0' })).toEqual(usual);
    expect(readCompanyList({ col: [...ratioIds] }).columns).toHaveLength(maxColumns);
  });

  const rows = [10, null, 30].map((price, at) => {
    return { ...worked, isin: `INE${['Aa', 'Bb', 'Cc'][at]}`, values: knownValues({ price }) };
  });
  const doubled = valueOf(readOwnRatio({ name: 'Doubled', formula: 'Price * 2' }, []));
  const ratios: OwnRatio[] = [{ id: 'own-1', ...doubled }];
  const columns = columnsOf(['price', 'own-1', 'gone'], ratios);
  const listed = (query: Partial<Parameters<typeof listedCompanies>[3]>) =>
    listedCompanies(
      passed,
      rows,
      columns,
      { words: '', isClean: false, sort: null, ...query },
      ratios,
    ).map(({ name, numbers }) => [name, ...numbers]);

  test('has the figures of its columns, in the order of the screen', () => {
    const inOrder = [
      ['Bb', null, null],
      ['Aa', 10, 20],
      ['Cc', 30, 60],
    ];
    expect(listed({})).toEqual(inOrder);
    expect(listed({ isClean: true })).toEqual(inOrder.slice(0, 1));
  });

  test.each([
    ['company', 'ascending', ['Aa', 'Bb', 'Cc']],
    ['flags', 'descending', ['Aa', 'Cc', 'Bb']],
    ['price', 'ascending', ['Aa', 'Cc', 'Bb']],
    ['own-1', 'descending', ['Cc', 'Aa', 'Bb']],
  ] as const)('is sorted by %s, %s, the unknown last', (by, order, expected) => {
    expect(listed({ sort: { by, order } }).map(([name]) => name)).toEqual(expected);
  });
});

describe('ten years', () => {
  test('show the figures as they were filed and the ratios of each year', () => {
    const { years, figures, ratios } = tenYears(workedCompany(), day);
    expect(years).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(figures.sales).toEqual([1000, 1200, 1440, 1728, 2074, 2489, 2987, 3584, 4301, 5161]);
    // 516 crore on 10 crore shares; the year before 430.
    expect(ratios.earningsPerShare.slice(-2)).toEqual([43, 51.6]);
    // 516 / mean(2100, 2500); the first year has no year before it.
    expect(ratios.returnOnEquity.at(-1)).toBeCloseTo(22.435, 3);
    expect(ratios.returnOnEquity[0]).toBeNull();
  });

  test('hold back a year that was not public, and leave a gap for one that is missing', () => {
    const company = workedCompany();
    expect(tenYears(company, company.years.at(-1)!.endsOn).years.at(-1)).toBe(2025);
    const gapped = { ...company, years: company.years.filter(({ year }) => year !== 2024) };
    expect(tenYears(gapped, day).years).toHaveLength(10);
    expect(tenYears(gapped, day).figures.sales[7]).toBeNull();
    expect(tenYears({ ...company, years: [] }, day).years).toEqual([]);
  });
});

describe('the standing to a screen', () => {
  const rankedBy = (expressionText: string) => {
    const criteria = [{ expressionText, better: 'higher', weight: 1 } as const];
    return { id: 'big', ruleText: 'Market cap >= 100 cr', ranking: { criteria, take: 1 } };
  };
  const rows = [rowOf('BIG', 900), rowOf('MID', 200), rowOf('LOW', 50), rowOf('DIM', null)];

  test.each([
    ['of 900 crore', 'picked', 0, 1, 800],
    ['of 200 crore', 'not-taken', 1, null, 100],
    ['of 50 crore', 'failed', 2, null, -50],
    ['of unknown size', 'undecided', 3, null, null],
  ])('a company %s is %s', (_, verdict, index, place, margin) => {
    const standing = { verdict, place, take: 1, reasons: [{ margin }] };
    expect(standingOf(rankedBy('Market cap'), rows[index]!, rows, day)).toMatchObject(standing);
  });

  test('a company whose rank is not known is undecided, though it meets the rule', () => {
    expect(standingOf(rankedBy('Momentum'), rows[0]!, rows, day).verdict).toBe('undecided');
  });
});

describe('peers', () => {
  const own = rowOf('OWN', 100);
  const sized = [rowOf('FAR', 900), rowOf('NEAR', 150), rowOf('SMALL', 20)];
  const rows = [own, ...sized, rowOf('OTHER', 100, 'Lifts'), rowOf('DIM', null)];

  test('are of its industry first, the nearest in size before the others, sizes unknown last', () => {
    const namesOf = (among: readonly RatioRow[]) => peersOf(own, among).map(({ symbol }) => symbol);
    expect(namesOf(rows)).toEqual(['NEAR', 'SMALL', 'FAR', 'DIM']);
    expect(namesOf(rows.slice(3))).toEqual(['SMALL', 'DIM', 'OTHER']);
  });

  test('are none of a company that no list classifies', () => {
    const unknown = rows.map((row) => ({ ...row, sector: unclassified, industry: unclassified }));
    expect(peersOf(unknown[0]!, [...unknown, ...sized])).toEqual([]);
    expect(othersOfSector(unknown[0]!, unknown)).toEqual([]);
    expect(othersOfSector(own, rows)).toHaveLength(rows.length - 1);
  });

  test.each([
    ['near', 'NEAR'],
    ['INENEAR', 'NEAR'],
    ['near limited', 'NEAR'],
    ['nea', undefined],
  ])('are called %s by symbol, ISIN or whole name in any case', (text, symbol) => {
    expect(rowCalled(text, rows)?.symbol).toBe(symbol);
  });
});

test('prices from 100 leave gaps, and draw nothing that began later', () => {
  const first = datedValues(['2026-01-30', 50], ['2026-03-31', 60]);
  const late = datedValues(['2026-02-27', 10]);
  const rows = indexedPrices([first, late], { from: '2026-01-31', to: '2026-03-31' });
  expect(rows.map(({ date }) => date)).toEqual([
    '2026-01-31',
    '2026-02-03',
    '2026-02-10',
    '2026-02-17',
    '2026-02-24',
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
    '2026-03-31',
  ]);
  expect(rows.map(({ values }) => values[0])).toEqual([
    100,
    100,
    100,
    ...Array.from({ length: 6 }, () => null),
    120,
  ]);
  expect(rows.every(({ values }) => values[1] === null)).toBe(true);
});

test.each([
  ['2025-10-30', 54],
  ['2023-10-30', 80],
  ['2021-10-30', 132],
] as const)('prices from %s are drawn with at most 142 points: %i', (from, count) => {
  const rows = indexedPrices([], { from, to: '2026-10-30' });
  expect(rows).toHaveLength(count);
  expect([rows.at(0)?.date, rows.at(-1)?.date]).toEqual([from, '2026-10-30']);
});

test('a position says what a fall takes and what it needs to come back', () => {
  expect(positionOf(10_00_000, 1_00_000, 20)).toEqual({
    shareOfSavingsPercent: 10,
    lossRupees: 20_000,
    lossOfSavingsPercent: 2,
    gainToRecoverPercent: 25,
  });
  expect(positionOf(1, 1, 100).gainToRecoverPercent).toBeNull();
});

test('each ratio is in one group', () => {
  expect(Object.values(ratioGroups).flat().sort()).toEqual([...ratioIds].sort());
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  [['1', '2'], 1],
  ['2x', 1],
  ['12345', 1],
])('the page %j is %i', (page, read) => expect(readPage({ page })).toBe(read));

test('peers of an address are read as far as there are fields', () => {
  expect(readPeers({})).toBeNull();
  expect(readPeers({ peer: ['', ' '] })).toBeNull();
  expect(readPeers({ peer: [' abc ', '', 'c', 'd', 'e'] })).toEqual(['abc', '', 'c', 'd']);
});

test('prices are as old as the rule for education asks, or older', () => {
  const lag = priceLagOn('2026-11-21', null);
  expect(lag).toMatchObject({ days: 30, reason: { id: 'education-price-lag-2026' } });
  const lags = [5, 90, 4_000].map((wanted) => priceLagOn('2026-11-21', wanted).days);
  expect(lags).toEqual([30, 90, 365]);
  expect(priceLagOn('2026-06-30', null).days).toBe(92);
});

test('an account has no more ratios than the form saves, whatever a browser brought', () => {
  const items = Array.from({ length: 200 }, (_, at): SavedItem => ({
    ...{ id: crypto.randomUUID(), kind: 'picks-ratio', version: 1, updatedAt: new Date() },
    data: { name: `Own ${String(at)}`, formula: 'Return on equity - 1' },
  }));
  expect(ratiosIn(items)).toHaveLength(ownRatioLimits.ratios);
});

describe('sample universe', () => {
  const until = '2026-11-20';
  const { universe } = sampleMarket({ seed: 'arthayatra', until });
  const { companies, prices } = universe;
  const rowsOn = (asOf: IsoDate) => ratioRows(universe, { asOf, priceLagDays: 30 });
  const fiveYearsAgo = '2021-11-19';
  const rowsOf = { [until]: rowsOn(until), [fiveYearsAgo]: rowsOn(fiveYearsAgo) } as const;
  const rows = rowsOf[until];

  test('at least 200 companies, each under a name and an ISIN of its own that no real one has', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    for (const part of ['isin', 'symbol', 'name'] as const) {
      expect(new Set(companies.map((company) => company[part])).size).toBe(companies.length);
    }
    expect(companies.every(({ isin }) => /^INX[0-9]{9}$/.test(isin))).toBe(true);
  });

  const knownOf = (id: RatioId) =>
    rows.flatMap(({ values }) => values[id] ?? []).sort((one, other) => one - other);

  test('every ratio is known of most, and the middle company is plausible', () => {
    expect(ratioIds.filter((id) => knownOf(id).length <= rows.length / 2)).toEqual([]);
    const isBetween = (id: RatioId, low: number, high: number) => {
      expect(medianOf(knownOf(id))).toBeGreaterThan(low);
      expect(medianOf(knownOf(id))).toBeLessThan(high);
    };
    isBetween('priceToEarnings', 10, 35);
    isBetween('returnOnEquity', 8, 25);
    const flagged = rows.filter(({ redFlags }) => redFlags.length > 0);
    expect(flagged.length).toBeGreaterThan(rows.length / 10);
  });

  test('what a company owns is what it owes and its equity', () => {
    const figures = companies.flatMap(({ years }) => years.map((year) => year.figures));
    for (const { totalAssets, equity, borrowings, currentLiabilities } of figures) {
      const owed = equity! + borrowings! + (currentLiabilities ?? 0);
      expect(Math.abs(totalAssets! - owed)).toBeLessThan(0.05);
    }
  });

  test('some companies came later, and some are gone, insolvent ones at zero', () => {
    const then = new Set(rowsOf[fiveYearsAgo].map(({ isin }) => isin));
    const gone = companies.filter(({ delisted }) => delisted !== null);
    const failed = gone.filter(({ delisted }) => delisted!.reason === 'insolvent');
    expect(failed.length).toBeGreaterThanOrEqual(5);
    expect(failed.every(({ delisted }) => delisted!.lastRupees === 0)).toBe(true);
    for (const { isin, delisted, years } of gone) {
      expect(prices.get(isin)!.at(-1)!.date < delisted!.on).toBe(true);
      expect(years.every(({ publishedOn }) => publishedOn < delisted!.on)).toBe(true);
    }
    // Five years ago the list held companies that are gone now, and not those that came since.
    expect(gone.filter(({ isin }) => then.has(isin)).length).toBeGreaterThanOrEqual(5);
    const late = companies.filter(({ listedOn }) => listedOn !== null);
    expect(late.some(({ isin, delisted }) => !delisted && !then.has(isin))).toBe(true);
    for (const { isin, listedOn } of late) {
      expect((prices.get(isin)![0]?.date ?? until) >= listedOn!).toBe(true);
    }
  });

  test('a later day adds to the same past and changes none of it: no ratio looks ahead', () => {
    const small = { seed: 'other', companies: 40 };
    const earlier = sampleMarket({ ...small, until: fiveYearsAgo });
    const later = sampleMarket({ ...small, until });
    expect(later.benchmark.slice(0, earlier.benchmark.length)).toEqual(earlier.benchmark);
    const then = { asOf: fiveYearsAgo, priceLagDays: 30 } as const;
    expect(ratioRows(later.universe, then)).toEqual(ratioRows(earlier.universe, then));
    for (const [isin, points] of earlier.universe.prices) {
      expect(later.universe.prices.get(isin)!.slice(0, points.length)).toEqual(points);
    }
  });

  test.each([until, fiveYearsAgo] as const)('on %s each screen finds some and not all', (asOf) => {
    const oneSided = screens.filter((screen) => {
      const { passed, failed, companies: count } = runScreen(screen, rowsOf[asOf], asOf);
      return passed.length === 0 || failed <= count / 10;
    });
    expect(oneSided).toEqual([]);
  });
});
