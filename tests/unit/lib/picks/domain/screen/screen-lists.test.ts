import { messages } from '@/lib/messages';
import type { ListColumn } from '@/lib/picks/domain/company/list-columns';
import { permissionOf } from '@/lib/picks/domain/company/permission';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import type { BackTest } from '@/lib/picks/domain/record/back-test';
import { ownScreenCsv } from '@/lib/picks/domain/screen/own-screen-csv';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { runAsked, runOwnScreen } from '@/lib/picks/domain/screen/own-screen-run';
import type { Screen, ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import {
  screensCsv,
  screensNamed,
  sortedScreens,
  type ScreenLine,
} from '@/lib/picks/domain/screen/screen-line';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';

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
  const screen: Screen = {
    id: 'own',
    ruleText: 'Return 1 month > 0%',
    ranking: {
      criteria: [
        { expressionText: 'Momentum', better: 'higher', weight: 2 },
        { expressionText: 'Volatility', better: 'lower', weight: 1 },
      ],
      take: 8,
    },
  };
  const all = runOwnScreen(screen, market, null);

  test('runs today, holds it against a month ago, and says what flipped', () => {
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

  test('runs inside a watchlist alone, and inside an empty one on nothing', () => {
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
    expect(lines.join('\n')).toMatch(/Universe of this file,.*Sample universe/);
    expect(lines.join('\n')).toMatch(/Universe of that list,.*Imported universe/);
    expect(lines.at(-2)).toContain(
      `${csvMessages.redFlags},Market cap (₹ crore),Cash return,Momentum`,
    );
    expect(lines.at(-1)).toBe(
      `1,"'=HYPERLINK(""http://x"")","'@SUM",INE1,Metals,0,812.5,,-2.5,2.5,2026-10-20`,
    );
  });

  test('says that nothing is on record yet, and under which permission the figures stand', () => {
    const permissionFor = (kind: 'sample' | 'imported', pricesLicence: string | null) =>
      permissionOf({ universe: { kind }, pricesLicence }, picks.universe);
    expect(permissionFor('sample', null)).toEqual([]);
    expect(permissionFor('imported', null)[1]).toMatch('the operator has named no licence');
    const permission = permissionFor('imported', 'LIC-1');
    const text = fileOf({ newest: null, isSample: false, permission }).join('\n');
    expect(text).toContain(`${csvMessages.newestHash},${csvMessages.noHash}`);
    expect(text).not.toContain(csvMessages.sample);
    expect(text).toContain('Prices are NSE closes shown under a licence: LIC-1.');
  });
});

describe('the list of screens', () => {
  const test5 = {
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
      ...{ id: 'coffee-can', passed: 1, companies: 218, listed, test: test5 },
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
      'Coffee Can,Sales up 10% and ROCE 15% in each of ten years,1,218,1,2,144,-2.5,-25,0',
    );
    expect(rows[4]).toMatch(/,0,218,,,,,,1$/);
  });

  test('is sorted by any column, what is not known last either way', () => {
    const firstBy = (by: string, order: 'ascending' | 'descending') =>
      sortedScreens(lines, { by, order }, picksScreens)[0]?.id;
    for (const by of ['ahead', 'became', 'fall', 'entries', 'exits']) {
      const firsts = [firstBy(by, 'ascending'), firstBy(by, 'descending')];
      expect([by, ...firsts]).toEqual([by, 'coffee-can', 'coffee-can']);
    }
    expect(firstBy('passed', 'ascending')).toBe('piotroski');
    expect(firstBy('screen', 'descending')).toBe('piotroski');
  });
});
