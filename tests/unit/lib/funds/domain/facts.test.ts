import { gzipSync } from 'node:zlib';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { factsFile, summariesFile } from '@/lib/funds/data/facts/facts-file';
import {
  isDue,
  isPiece,
  factsOfScheme,
  noStoredFacts,
  type FactSource,
  type StoredFacts,
} from '@/lib/funds/domain/facts/scheme-facts';
import {
  fundAssets,
  fundNameKey,
  joinByFundName,
  ofPlan,
} from '@/lib/funds/domain/facts/fund-names';
import {
  dueSummaryTasks,
  noStoredSummaries,
  type StoredSummaries,
  summaryLookup,
  withHouses,
  withSchemesOf,
  withSummary,
} from '@/lib/funds/domain/facts/scheme-summaries';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { schemeOf } from '@/tests/factories/scheme';

const scheme = (code: number, name: string, changes: Partial<Scheme> = {}) =>
  schemeOf({ code, name, navDate: '2026-11-24', ...changes });
/** Two plans of one fund, and two other funds. */
const gilt = scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth');
const giltRegular = scheme(2, 'Udaharan Gilt Fund - Regular Plan - IDCW Payout', {
  ...{ plan: 'regular', option: 'idcw' },
});
const value = scheme(3, 'Udaharan Value Fund - Direct Plan - Growth');
const focused = scheme(4, 'Udaharan Focused Fund - Direct Plan - Growth');

describe('a fund’s name in two files', () => {
  it.each([
    ['Udaharan Large & Mid Cap Fund', 'Udaharan Large and Midcap Fund'],
    ['Udaharan Business Cycle', 'The Udaharan Business-Cycle Fund'],
    ['Udaharan Nifty Midcap150 Index Fund', 'Udaharan NIFTY Midcap 150 Index Fund'],
    ['Udaharan Gilt Fund (formerly Udaharan Bond Fund)', 'Udaharan Gilt Fund'],
    ['Udaharan Gilt Fund formerly known as Parvat Gilt', 'Udaharan Gilt Fund'],
  ])('%s is %s', (one, other) => expect(fundNameKey(one)).toBe(fundNameKey(other)));

  it('joins a row to each plan and option of its fund, and none where two houses or two rows have the name', () => {
    const twin = scheme(5, 'Twin Fund - Direct Plan - Growth');
    const other = { ...twin, code: 6, house: 'Parvat Mutual Fund' };
    const names = ['Udaharan Gilt Fund', 'Twin Fund', 'Udaharan Value Fund', 'UDAHARAN VALUE FUND'];
    const schemes = [gilt, giltRegular, value, focused, twin, other];
    const joined = joinByFundName(
      schemes,
      names.map((name) => ({ name })),
    );
    const row = { name: 'Udaharan Gilt Fund' };
    expect(Object.fromEntries(joined)).toEqual({ 1: row, 2: row });
  });

  it.each([
    ['direct', 'direct' as const, { direct: 1, regular: 2 }, 1],
    ['regular, which does not exist', 'regular' as const, { direct: 1, regular: null }, null],
    ['none, of an ETF', null, { direct: 1, regular: null }, 1],
    ['none, of two', null, { direct: 1, regular: 2 }, null],
  ])('has the figures of its plan: %s', (_, plan, row, expected) => {
    expect(ofPlan(row, plan)).toBe(expected);
  });
});

describe('assets', () => {
  const croresOf = (lakhs: Record<number, number | null>, ...unreadNames: string[]) => {
    const lakhByCode = new Map(Object.entries(lakhs).map(([code, lakh]) => [Number(code), lakh]));
    const assets = fundAssets([gilt, giltRegular, value, focused], { lakhByCode, unreadNames });
    return Object.fromEntries([...assets].map(([code, { crore }]) => [code, crore]));
  };

  it('are those of all plans and options of a fund together, in crore', () => {
    const crores = croresOf({ 1: 12_345.67, 2: 100_000, 4: 0.2, 99: 5_000 });
    expect(crores).toEqual({ 1: 1_123.46, 2: 1_123.46, 4: 0.01 });
  });

  it('are unknown for a fund with an amount or a code in doubt', () => {
    expect(croresOf({ 1: null, 2: 100_000, 3: 500 })).toEqual({ 3: 5 });
    expect(croresOf({ 2: 9, 3: 500 }, 'UDAHARAN Gilt Fund-Direct Plan - Growth')).toEqual({ 3: 5 });
  });
});

describe('when a source is asked', () => {
  it.each<[FactSource, IsoDate, IsoDate, IsoDate, boolean]>([
    ['master', '2026-11-18', '2026-11-18', '2026-11-24', false],
    ['master', '2026-11-18', '2026-11-18', '2026-11-25', true],
    ['ter', '2026-10-31', '2026-11-02', '2026-11-28', false],
    ['ter', '2026-10-31', '2026-11-02', '2026-11-30', true],
    ['performance', '2026-11-02', '2026-11-02', '2026-11-30', true],
    // The newest quarter is stored already.
    ['averageAum', '2026-09-30', '2026-10-15', '2027-01-09', false],
    ['averageAum', '2026-09-30', '2026-10-15', '2027-01-10', true],
    ['averageAum', '2026-06-30', '2026-10-15', '2026-10-20', false],
    ['averageAum', '2026-06-30', '2026-10-15', '2026-10-22', true],
  ])('%s as of %s, received on %s, is due on %s: %s', (source, asOf, received, today, due) => {
    const known = { asOf, fetchedAt: `${received}T05:00:00.000Z` };
    expect(isDue(source, known, new Date(`${today}T06:00:00Z`))).toBe(due);
    expect(isDue(source, null, new Date())).toBe(true);
  });
});

it.each([
  ['as many', 100, 1, false],
  ['a few less', 80, 1, false],
  ['much fewer', 79, 1, true],
  ['much fewer for two months', 79, 60, false],
  ['none', 0, 90, true],
])('facts of %s schemes are a piece or not', (_, size, days, expected) => {
  const mapOf = (count: number) => new Map(Array.from({ length: count }, (__, at) => [at, at]));
  const fetchedAt = '2026-09-01T05:00:00.000Z';
  const now = new Date(Date.parse(fetchedAt) + days * 86_400_000);
  const known = { asOf: '2026-09-01' as const, fetchedAt, byCode: mapOf(100) };
  expect(isPiece(mapOf(size), known, now)).toBe(expected);
  expect(isPiece(mapOf(size), null, now)).toBe(size === 0);
});

describe('the file of the facts', () => {
  const fetchedAt = '2026-11-25T05:15:00.000Z';
  const ter = {
    ...{ percent: 0.76, date: '2026-10-31' as const, basePercent: 0.53, brokeragePercent: 0.02 },
    ...{ transactionPercent: 0, leviesPercent: 0.21 },
  };
  const masters: [number, { launchDate: IsoDate | null; minimumRupees: number | null }][] = [
    [119_001, { launchDate: '2013-01-01', minimumRupees: 5_000 }],
    [100_002, { launchDate: null, minimumRupees: null }],
  ];
  const ters = [100_002, 119_001].map((code) => [code, { ...ter }] as const);
  const stored: StoredFacts = {
    ...noStoredFacts,
    master: { asOf: '2026-11-25', fetchedAt, byCode: new Map(masters) },
    ter: { asOf: '2026-10-31', fetchedAt, byCode: new Map(ters) },
  };

  const section = { asOf: '2026-11-25', fetchedAt, facts: [] };

  it('is read as it was written', async () => {
    const bytes = await factsFile.write(stored);
    const read = await factsFile.read(bytes);
    expect(read.averageAum).toBeNull();
    expect([...read.master!.byCode]).toEqual(masters.toReversed());
    expect(read.ter!.byCode.get(119_001)).toEqual(ter);
  });

  it('has the facts of a scheme with their dates, and none of a source that was not read', () => {
    expect(factsOfScheme(stored, 119_001)).toMatchObject({
      ...{ averageAum: null, performance: null },
      master: { launchDate: '2013-01-01', minimumRupees: 5_000, asOf: '2026-11-25' },
      ter: { percent: 0.76, date: '2026-10-31' },
    });
  });

  it.each([
    ['another release', { version: 2 }],
    ['a place without facts', { master: { ...section, codeSteps: [1], places: [0] } }],
    ['codes without places', { ter: { ...section, codeSteps: [1], places: [] } }],
  ])('is refused with %s', async (_, wrong) => {
    const file = { version: 1, master: null, averageAum: null, ter: null, performance: null };
    const read = (content: object) => factsFile.read(gzipSync(JSON.stringify(content)));
    await expect(read({ ...file, ...wrong })).rejects.toThrow();
    await expect(read(file)).resolves.toEqual(noStoredFacts);
  });
});

describe('the stored summaries', () => {
  const read = (isins: string[], exitLoad = 'Nil') => ({ isins, exitLoad, minimumSip: null });
  const housesOf = (count: number) =>
    withHouses(
      noStoredSummaries,
      Array.from({ length: count }, (_, at) => at + 1),
      '2026-11-01',
    )!;
  const houses = withHouses(noStoredSummaries, [3], '2026-11-01')!;
  const listed = withSchemesOf(houses, 3, [1, 2], '2026-11-01');

  it('asks for the houses, then their schemes, then the documents, the oldest first', () => {
    let stored: StoredSummaries = noStoredSummaries;
    const next = (today: IsoDate) => dueSummaryTasks(stored, today)[0] ?? null;
    expect(next('2026-11-01')).toEqual({ kind: 'houses' });
    stored = withHouses(stored, [3, 9], '2026-11-01')!;
    expect(next('2026-11-01')).toEqual({ kind: 'house', house: 3 });
    stored = withSchemesOf(stored, 3, [801, 802], '2026-11-01');
    expect(next('2026-11-01')).toEqual({ kind: 'house', house: 9 });
    stored = withSchemesOf(stored, 9, null, '2026-11-01');
    expect(next('2026-11-01')).toEqual({ kind: 'summary', id: 801 });
    stored = withSummary(stored, 801, read(['INF1']), '2026-11-01');
    expect(next('2026-11-02')).toEqual({ kind: 'summary', id: 802 });
    stored = withSummary(stored, 802, null, '2026-11-02');
    expect(next('2026-11-02')).toBeNull();
    // A month later the houses and schemes are listed anew, with what was read.
    expect(next('2026-12-01')).toEqual({ kind: 'houses' });
    stored = withHouses(stored, [3], '2026-12-01')!;
    stored = withSchemesOf(stored, 3, [802, 801, 803], '2026-12-01');
    expect(next('2026-12-01')).toEqual({ kind: 'summary', id: 803 });
    stored = withSummary(stored, 803, read(['INF3']), '2026-12-01');
    expect(next('2026-12-30')).toBeNull();
    stored = withHouses(stored, [3], '2026-12-31')!;
    stored = withSchemesOf(stored, 3, [801, 802, 803], '2026-12-31');
    expect(next('2026-12-31')).toEqual({ kind: 'summary', id: 801 });
  });

  it('does not lose documents to a list that is a piece, and forgets the few that are gone', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    const stored = withSchemesOf(housesOf(12), 3, ids(12), '2026-11-01');
    const numbersAfter = (next: number[]) =>
      withSchemesOf(stored, 3, next, '2026-12-01').summaries.map(({ id }) => id);
    expect(numbersAfter([])).toEqual(ids(12));
    expect(numbersAfter(ids(5))).toEqual(ids(12));
    expect(numbersAfter(ids(6))).toEqual(ids(6));
    expect(withHouses(stored, ids(5), '2026-12-01')).toBeNull();
    expect(withHouses(stored, ids(6), '2026-12-01')?.summaries).toHaveLength(12);
    const small = withSchemesOf(housesOf(12), 3, [1], '2026-11-01');
    expect(withSchemesOf(small, 3, [], '2026-12-01').summaries).toEqual([]);
  });

  it('finds a document by ISIN, keeps facts read before a failure, and none where two documents name it', () => {
    const relisted = withHouses(listed, [3, 9], '2026-11-02')!.houses;
    expect(relisted.map(({ listedOn }) => listedOn)).toEqual(['2026-11-01', null]);
    let stored = withSummary(listed, 1, read(['INF1', 'INF2'], '1%'), '2026-11-01');
    stored = withSummary(stored, 1, null, '2026-12-31');
    stored = withSummary(stored, 2, read(['INF3', 'INF2']), '2026-11-02');
    const lookup = summaryLookup(stored);
    const of = (isin: string | null, reinvestmentIsin: string | null = null) =>
      lookup({ isin, reinvestmentIsin });
    expect(of('INF1')).toEqual({ id: 1, readOn: '2026-11-01', exitLoad: '1%', minimumSip: null });
    // Two documents name it.
    expect(of('INF2')).toBeNull();
    expect(of('INF1', 'INF3')).toBeNull();
    expect(of(null, 'INF3')?.id).toBe(2);
    expect([of(null), of('INF9')]).toEqual([null, null]);
  });

  it('is stored and read again, and a damaged file is refused', async () => {
    const stored = withSummary(listed, 1, read(['INF1'], '1% within a year'), '2026-11-01');
    const bytes = await summariesFile.write(stored);
    expect(await summariesFile.read(bytes)).toEqual(stored);
    bytes[30]! ^= 1;
    await expect(summariesFile.read(bytes)).rejects.toThrow();
  });
});
