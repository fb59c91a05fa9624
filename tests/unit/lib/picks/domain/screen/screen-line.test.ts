import type { BackTest } from '@/lib/picks/domain/record/back-test';
import {
  aheadOf,
  endOf,
  fallOf,
  screensCsv,
  sortedScreens,
  screensNamed,
  type ScreenLine,
} from '@/lib/picks/domain/screen/screen-line';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { messages } from '@/lib/messages';

const { picks, picksScreens } = messages();

const company: ScreenedCompany = {
  ...{
    isin: 'INX015501010',
    symbol: 'NILA',
    name: 'Nila Steel',
    sector: 'Metals',
    industry: 'Steel',
  },
  ...{ place: 1, score: null, redFlags: [], reasons: [], ranking: [] },
};

const test5: BackTest = {
  ...{ kind: 'back-test', years: 5, companies: 218, from: '2021-10-26', to: '2026-10-26' },
  ...{ picks: [], bought: 2, losers: 0, delisted: 0, medianPercent: 40, aheadOfBenchmark: 2 },
  equalWeight: { percent: 44, annualPercent: 7.5 },
  benchmark: { percent: 61, annualPercent: 10 },
  months: [
    { date: '2021-10-26', equalWeight: 100, benchmark: 100 },
    { date: '2023-10-26', equalWeight: 120, benchmark: 110 },
    { date: '2024-10-26', equalWeight: 90, benchmark: 115 },
    { date: '2026-10-26', equalWeight: 144, benchmark: 161 },
  ],
};

const lines: (ScreenLine & { listed: readonly ScreenedCompany[] })[] = [
  {
    ...{ id: 'coffee-can', passed: 1, companies: 218, listed: [company], test: test5 },
    changes: { entries: 1, exits: 2 },
    worksWithoutPrices: true,
  },
  {
    ...{ id: 'piotroski', passed: 0, companies: 218, listed: [], test: null, changes: null },
    worksWithoutPrices: true,
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

test('figures of a back-test: its end, its distance from the market a year, its drawdown', () => {
  expect([endOf(test5), aheadOf(test5), fallOf(test5)]).toEqual([144, -2.5, -25]);
  expect([endOf(null), aheadOf(null), fallOf(null)]).toEqual([null, null, null]);
});

test('the file holds each screen, what is not known as an empty cell, and its notes first', () => {
  const rows = screensCsv(lines, picksScreens, ['=note'], picks.list.table.csv).split('\r\n');
  expect(rows[0]).toBe('"\'=note"');
  expect(rows[2]).toBe(Object.values(picks.list.table.csv).join());
  expect(rows[3]).toBe(
    'Coffee Can,Sales up 10% and ROCE 15% in each of ten years,1,218,1,2,144,-2.5,-25,0',
  );
  expect(rows[4]).toContain(',0,218,,,,,');
});

test('the list is sorted by any of its columns, what is not known last', () => {
  const idsBy = (by: string, order: 'ascending' | 'descending') =>
    sortedScreens(lines, { by, order }, picksScreens).map(({ id }) => id);
  const usual = lines.map(({ id }) => id);
  expect(sortedScreens(lines, null, picksScreens)).toBe(lines);
  for (const by of ['ahead', 'became', 'fall', 'entries', 'exits']) {
    // Only the first has been tested and has run twice.
    for (const order of ['ascending', 'descending'] as const) {
      expect([by, idsBy(by, order)[0]]).toEqual([by, usual[0]]);
    }
  }
  expect(idsBy('passed', 'descending')).toEqual(usual);
  expect(idsBy('passed', 'ascending')).toEqual(usual.toReversed());
  const names = lines.map(({ id }) => picksScreens[id].name).sort();
  const sorted = sortedScreens(lines, { by: 'screen', order: 'descending' }, picksScreens);
  expect(sorted.map(({ id }) => picksScreens[id].name)).toEqual(names.toReversed());
});
