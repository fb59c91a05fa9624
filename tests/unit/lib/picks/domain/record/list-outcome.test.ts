import { backTestScreens, listOutcome } from '@/lib/picks/domain/record/list-outcome';
import { datedValues } from '@/tests/factories/dated-values';
import { companyOf, universeOf, yearOf } from '../../universe-examples';

const period = { from: '2024-01-01', to: '2025-12-31' } as const; // 730 days: two years
const nav = datedValues(
  ['2024-01-01', 99],
  ['2024-01-02', 100],
  ['2025-01-01', 110],
  ['2025-12-31', 121],
);

const universe = universeOf([
  [companyOf('UP'), { '2024-01-01': 999, '2024-01-02': 100, '2025-01-01': 150, '2025-12-31': 200 }],
  [companyOf('DOWN'), { '2024-01-03': 50, '2025-12-30': 40 }],
  [
    companyOf('BUST', { delisted: { on: '2025-01-15', reason: 'insolvent', lastRupees: null } }),
    { '2024-01-02': 10, '2025-01-10': 2 },
  ],
  [
    companyOf('TAKEN', { delisted: { on: '2024-07-01', reason: 'merged', lastRupees: 130 } }),
    { '2024-01-02': 100, '2024-06-28': 125 },
  ],
  [companyOf('NEVER'), { '2024-03-01': 10, '2025-12-31': 100 }],
  [companyOf('QUIET'), { '2024-01-02': 20, '2024-08-01': 15 }],
]);
const pick = (...symbols: string[]) =>
  symbols.map((symbol) => ({ isin: `INE${symbol}`, symbol, name: `${symbol} Limited` }));
const row = (outcome: ReturnType<typeof listOutcome>, symbol: string) =>
  outcome.picks.find((each) => each.symbol === symbol)?.outcome;

const picks = pick('UP', 'DOWN', 'BUST', 'TAKEN', 'NEVER', 'QUIET');
const outcome = listOutcome(picks, universe, nav, period);

test('each pick is bought at the first close after the list and followed to its end', () => {
  // From 100 to 200, and from 50 to 40.
  expect(row(outcome, 'UP')).toEqual({ returnPercent: 100, ending: 'held' });
  expect(row(outcome, 'DOWN')).toEqual({ returnPercent: expect.closeTo(-20, 12), ending: 'held' });
});

test.each([
  // What was paid counts; without it a merger and an offer are worth the last close.
  ['merged', 130, 30, 'delisted'],
  ['merged', null, 25, 'delisted'],
  ['voluntary', null, 25, 'delisted'],
  ['unknown', null, -100, 'worthless'],
  ['insolvent', null, -100, 'worthless'],
] as const)('%s at %p returns %i percent', (reason, lastRupees, percent, ending) => {
  const gone = companyOf('GONE', { delisted: { on: '2024-07-01', reason, lastRupees } });
  const one = universeOf([[gone, { '2024-01-02': 100, '2024-06-28': 125 }]]);
  const result = listOutcome(pick('GONE'), one, nav, period);
  expect(row(result, 'GONE')).toEqual({ returnPercent: expect.closeTo(percent, 12), ending });
});

test('what had no close to buy at is named and left out of the mean; a silent one is worth its last close', () => {
  expect(row(outcome, 'NEVER')).toBeNull();
  // From 20 to 15.
  expect(row(outcome, 'QUIET')).toEqual({ returnPercent: -25, ending: 'silent' });
});

test('a pick that is worth what it cost is no loser', () => {
  const flat = universeOf([[companyOf('FLAT'), { '2024-01-02': 10, '2025-12-31': 10 }]]);
  expect(listOutcome(pick('FLAT'), flat, nav, period)).toMatchObject({ bought: 1, losers: 0 });
});

test('equal weight is the mean of all that were bought, losers included, beside the benchmark', () => {
  // +100, -20, -100, +30, -25: in all -15, so -3 each.
  expect(outcome.equalWeight?.percent).toBeCloseTo(-3, 10);
  expect(outcome.equalWeight?.annualPercent).toBeCloseTo((0.97 ** 0.5 - 1) * 100, 10);
  expect(outcome.medianPercent).toBeCloseTo(-20, 10);
  expect(outcome.benchmark?.percent).toBeCloseTo(21, 10);
  expect(outcome.benchmark?.annualPercent).toBeCloseTo(10, 10);
  expect(outcome).toMatchObject({ bought: 5, losers: 3, delisted: 2, aheadOfBenchmark: 2 });
  const order = ['BUST', 'QUIET', 'DOWN', 'TAKEN', 'UP', 'NEVER'];
  expect(outcome.picks.map(({ symbol }) => symbol)).toEqual(order);
});

test('picks of the same return, and those that could not be bought, stay in the order of the list', () => {
  const symbols = Array.from({ length: 60 }, (_, at) => `${['UP', 'DOWN', 'NOT'][at % 3]}${at}`);
  const many = universeOf(
    symbols.map((symbol) => {
      const end = symbol.startsWith('UP') ? 20 : 5;
      const closes = { '2024-01-02': 10, '2025-12-31': end };
      return [companyOf(symbol), symbol.startsWith('NOT') ? { '2025-06-02': 10 } : closes];
    }),
  );
  const sorted = listOutcome(pick(...symbols), many, nav, period).picks;
  const ofKind = (kind: string) => symbols.filter((symbol) => symbol.startsWith(kind));
  expect(sorted.map(({ symbol }) => symbol)).toEqual(['DOWN', 'UP', 'NOT'].flatMap(ofKind));
});

test('the months begin at 100 and end at the result; what is gone stays as cash', () => {
  expect(outcome.months[0]).toEqual({ date: '2024-01-01', equalWeight: 100, benchmark: 100 });
  expect(outcome.months).toHaveLength(25);
  // On 1 Jan 2025: 150/100, 50/50, 10/10, 130/100 and 15/20 of five.
  const january = outcome.months.find(({ date }) => date === '2025-01-01');
  expect(january?.equalWeight).toBeCloseTo((100 * (1.5 + 1 + 1 + 1.3 + 0.75)) / 5, 10);
  expect(january?.benchmark).toBeCloseTo(110, 10);
  expect(outcome.months.at(-1)?.date).toBe('2025-12-31');
  expect(outcome.months.at(-1)?.equalWeight).toBeCloseTo(97, 10);
});

test('a benchmark that begins too late or ends too early is no benchmark', () => {
  for (const series of [[], nav.slice(2), nav.slice(0, 3)]) {
    const { months, ...result } = listOutcome(pick('UP'), universe, series, period);
    expect(result).toMatchObject({ benchmark: null, aheadOfBenchmark: null });
    expect(months[0]?.benchmark).toBeNull();
  }
});

test('an empty list has no return, not zero', () => {
  const empty = listOutcome([], universe, nav, period);
  expect(empty).toMatchObject({ bought: 0, equalWeight: null, medianPercent: null, months: [] });
  expect(empty.benchmark?.percent).toBeCloseTo(21, 10);
});

test('a list newer than the newest price that may be shown has no outcome yet', () => {
  const coming = { from: '2025-12-20', to: '2025-11-30' } as const;
  const nothing = { bought: 0, equalWeight: null, benchmark: null, months: [] };
  expect(listOutcome(pick('UP'), universe, nav, coming)).toMatchObject(nothing);
});

test('a period of less than a year has no return a year', () => {
  const short = listOutcome(pick('UP'), universe, nav, { from: '2024-01-01', to: '2024-01-31' });
  expect(short.equalWeight).toEqual({ percent: 0, annualPercent: null });
});

describe('a back-test', () => {
  const late = companyOf('LATE', {
    years: [yearOf(2025, '2025-06-30', 5), yearOf(2026, '2026-06-30', 9)],
  });
  const gone = companyOf('GONE', {
    years: [yearOf(2023, '2023-06-01', 5)],
    delisted: { on: '2024-05-01', reason: 'insolvent', lastRupees: 0 },
  });
  const young = companyOf('YOUNG', {
    listedOn: '2024-06-03',
    years: [yearOf(2025, '2025-06-01', 5)],
  });
  const market = universeOf([
    [late, { '2021-11-22': 10, '2023-11-22': 20, '2025-11-24': 40, '2026-11-20': 50 }],
    [gone, { '2021-11-22': 100, '2023-11-20': 80, '2023-11-22': 80, '2024-04-30': 1 }],
    [young, { '2024-06-03': 10, '2025-11-24': 10, '2026-11-20': 30 }],
  ]);

  /** Companies with a profit in the newest public year. */
  const profitable = { id: 'profitable', ruleText: 'Net profit > 0 cr', ranking: null };
  const setting = { universe: market, benchmark: [], to: '2026-11-21', priceLagDays: 30 } as const;

  test('a screen picks what it could have seen, the later bankrupt included, and not what it could not', () => {
    const [one, three, five] = backTestScreens([profitable], setting).get('profitable')!;
    expect(one).toMatchObject({ years: 1, from: '2025-11-21', losers: 0 });
    expect(one?.picks.map(({ symbol }) => symbol).sort()).toEqual(['LATE', 'YOUNG']);
    // LATE had published nothing yet; GONE is the only one, and lost everything.
    expect(three).toMatchObject({ companies: 2, delisted: 1 });
    expect(three?.picks.map(({ symbol }) => symbol)).toEqual(['GONE']);
    expect(three?.equalWeight).toEqual({ percent: -100, annualPercent: -100 });
    // Neither LATE nor GONE had published a year.
    expect(five).toMatchObject({ from: '2021-11-21', picks: [], companies: 2, undecided: 2 });
    expect(five).toMatchObject({ equalWeight: null });
  });
});
