import type { IsoDate } from '@/lib/calendar/iso-date';
import { asKnownOn } from '@/lib/picks/as-known-on';
import { backTestScreen } from '@/lib/picks/back-test';
import type { RatioRow } from '@/lib/picks/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/screen';
import type { Universe } from '@/lib/picks/universe';
import { companyOf, universeOf, yearOf } from './universe-examples';

const at = <T>(value: T, asOf: IsoDate, publishedOn: IsoDate) => ({ value, asOf, publishedOn });
const late = companyOf('LATE', {
  years: [yearOf(2025, '2025-06-30', 5), yearOf(2026, '2026-06-30', 9)],
});
const gone = companyOf('GONE', {
  years: [yearOf(2023, '2023-06-01', 5)],
  delisted: { on: '2024-05-01', reason: 'insolvent', lastRupees: 0 },
  governance: {
    ...companyOf('x').governance,
    pledgedPercent: [at(10, '2023-03-31', '2023-04-20'), at(90, '2023-12-31', '2024-01-20')],
  },
});
const young = companyOf('YOUNG', {
  listedOn: '2024-06-03',
  years: [yearOf(2021, '2024-06-01', 5)],
});
const universe = universeOf([
  [late, { '2021-11-22': 10, '2023-11-22': 20, '2025-11-24': 40, '2026-11-20': 50 }],
  [gone, { '2021-11-22': 100, '2023-11-20': 80, '2023-11-22': 80, '2024-04-30': 1 }],
  [young, { '2024-06-03': 10, '2025-11-24': 10, '2026-11-20': 30 }],
]);

describe('the universe as known on a day', () => {
  const known = asKnownOn(universe, '2023-11-21');

  it('has the companies then listed, those that are gone since among them, and not how they ended', () => {
    expect(known.companies.map(({ symbol }) => symbol)).toEqual(['LATE', 'GONE']);
    expect(known.companies.map(({ delisted }) => delisted)).toEqual([null, null]);
    expect(asKnownOn(universe, '2024-05-01').companies.map(({ symbol }) => symbol)).toEqual([
      'LATE',
    ]);
  });

  it('has no figure, no pledge and no price of a later day, by the day of publication', () => {
    const [, before] = known.companies;
    expect(before?.years.map(({ year }) => year)).toEqual([2023]);
    expect(before?.governance.pledgedPercent.map(({ value }) => value)).toEqual([10]);
    const thenGone = asKnownOn(universe, '2024-01-10').companies[1];
    expect(thenGone?.governance.pledgedPercent).toHaveLength(1);
    expect(known.prices.get('INEGONE')?.map(({ date }) => date)).toEqual([
      ...['2021-11-22', '2023-11-20'],
    ]);
    expect(known.prices.has('INEYOUNG')).toBe(false);
  });

  it('shows a year from the day it was published, not from the day it ended', () => {
    const years = (day: IsoDate) => asKnownOn(universe, day).companies[0]?.years.length;
    expect([years('2025-06-29'), years('2025-06-30')]).toEqual([0, 1]);
  });
});

/** Picks whoever earned something in the newest year it is shown. */
const profitable = { id: 'profitable', ruleText: 'Net profit > 0', ranking: null };
const seen: Universe[] = [];
const tools = {
  rowsOn: (shown: Universe) => {
    seen.push(shown);
    return shown.companies
      .filter(({ years }) => (years.at(-1)?.figures.netProfit ?? 0) > 0)
      .map((company) => company as unknown as RatioRow);
  },
  run: (_: unknown, rows: readonly RatioRow[], asOf: IsoDate) => ({
    screenId: 'profitable',
    ruleText: 'Net profit > 0',
    asOf,
    companies: rows.length,
    failed: 0,
    undecided: 0,
    passed: rows.map(({ isin, symbol, name }) => ({ isin, symbol, name }) as ScreenedCompany),
  }),
};

test('a screen picks what it could have seen, the later bankrupt included, and not what it could not', () => {
  const [one, three, five] = backTestScreen(
    profitable,
    { universe, benchmark: [], to: '2026-11-21' },
    tools,
  );
  expect(one).toMatchObject({ kind: 'back-test', years: 1, from: '2025-11-21', losers: 0 });
  expect(one?.picks.map(({ symbol }) => symbol).sort()).toEqual(['LATE', 'YOUNG']);
  // LATE had published nothing yet; GONE is the only one, and lost everything.
  expect(three?.picks.map(({ symbol }) => symbol)).toEqual(['GONE']);
  expect(three?.equalWeight).toEqual({ percent: -100, annualPercent: -100 });
  expect(five).toMatchObject({ from: '2021-11-21', picks: [], equalWeight: null });
});

test('what the screen is shown holds nothing of a later day', () => {
  seen.length = 0;
  backTestScreen(profitable, { universe, benchmark: [], to: '2026-11-21' }, tools);
  expect(seen).toHaveLength(3);
  ['2025-11-21', '2023-11-21', '2021-11-21'].forEach((day, index) => {
    const shown = seen[index]!;
    const days = [
      ...shown.companies.flatMap(({ years }) => years.map(({ publishedOn }) => publishedOn)),
      ...[...shown.prices.values()].flat().map(({ date }) => date),
    ];
    expect(days.filter((each) => each > day)).toEqual([]);
  });
});
