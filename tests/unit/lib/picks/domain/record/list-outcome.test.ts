import fc from 'fast-check';
import { listOutcome } from '@/lib/picks/domain/record/list-outcome';
import { companyOf, universeOf } from '../../universe-examples';

const period = { from: '2024-01-01', to: '2025-12-31' } as const; // 730 days: two years
const nav = [
  { date: '2024-01-01', value: 99 },
  { date: '2024-01-02', value: 100 },
  { date: '2025-01-01', value: 110 },
  { date: '2025-12-31', value: 121 },
] as const;

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

const outcome = listOutcome(
  pick('UP', 'DOWN', 'BUST', 'TAKEN', 'NEVER', 'QUIET'),
  universe,
  nav,
  period,
);

test('each pick is bought at the first close after the list and followed to its end', () => {
  expect(row(outcome, 'UP')).toEqual({
    boughtOn: '2024-01-02',
    boughtAtRupees: 100,
    endedOn: '2025-12-31',
    worthRupees: 200,
    returnPercent: 100,
    ending: 'held',
  });
  expect(row(outcome, 'DOWN')).toMatchObject({ boughtAtRupees: 50, worthRupees: 40 });
  expect(row(outcome, 'DOWN')?.returnPercent).toBeCloseTo(-20, 12);
});

test('a delisted share counts at the price paid, or at zero after an insolvency without payment', () => {
  const taken = { endedOn: '2024-07-01', worthRupees: 130, ending: 'delisted' };
  expect(row(outcome, 'TAKEN')).toMatchObject(taken);
  const bust = { endedOn: '2025-01-15', worthRupees: 0, returnPercent: -100, ending: 'worthless' };
  expect(row(outcome, 'BUST')).toMatchObject(bust);
});

test.each([
  ['merged', 125, 'delisted'],
  ['voluntary', 125, 'delisted'],
  ['unknown', 0, 'worthless'],
  ['insolvent', 0, 'worthless'],
] as const)('%s without a known worth counts as %i', (reason, worthRupees, ending) => {
  const gone = companyOf('GONE', { delisted: { on: '2024-07-01', reason, lastRupees: null } });
  const one = universeOf([[gone, { '2024-01-02': 100, '2024-06-28': 125 }]]);
  const result = listOutcome(pick('GONE'), one, nav, period);
  expect(row(result, 'GONE')).toMatchObject({ worthRupees, ending });
});

test('what had no close to buy at is named and left out of the mean; a silent one is worth its last close', () => {
  expect(row(outcome, 'NEVER')).toBeNull();
  expect(row(outcome, 'QUIET')).toMatchObject({ worthRupees: 15, ending: 'silent' });
});

test('equal weight is the mean of all that were bought, losers included, beside the benchmark', () => {
  // +100, -20, -100, +30, -25: in all -15, so -3 each.
  expect(outcome.equalWeight?.percent).toBeCloseTo(-3, 10);
  expect(outcome.equalWeight?.annualPercent).toBeCloseTo((0.97 ** 0.5 - 1) * 100, 10);
  expect(outcome.medianPercent).toBeCloseTo(-20, 10);
  expect(outcome.benchmark?.percent).toBeCloseTo(21, 10);
  expect(outcome.benchmark?.annualPercent).toBeCloseTo(10, 10);
  expect(outcome).toMatchObject({ bought: 5, losers: 3, delisted: 2, aheadOfBenchmark: 2 });
  expect(outcome.picks.map(({ symbol }) => symbol)).toEqual([
    ...['BUST', 'QUIET', 'DOWN', 'TAKEN', 'UP', 'NEVER'],
  ]);
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
    const { benchmark, aheadOfBenchmark, months } = listOutcome(
      pick('UP'),
      universe,
      series,
      period,
    );
    expect([benchmark, aheadOfBenchmark, months[0]?.benchmark]).toEqual([null, null, null]);
  }
});

test('an empty list has no return, not zero', () => {
  const empty = listOutcome([], universe, nav, period);
  expect(empty).toMatchObject({ bought: 0, equalWeight: null, medianPercent: null, months: [] });
  expect(empty.benchmark?.percent).toBeCloseTo(21, 10);
});

test('a list newer than the newest price that may be shown has no outcome yet', () => {
  const coming = { from: '2025-12-20', to: '2025-11-30' } as const;
  const { bought, equalWeight, benchmark, months } = listOutcome(pick('UP'), universe, nav, coming);
  expect([bought, equalWeight, benchmark, months]).toEqual([0, null, null, []]);
});

test('less than a year is not blown up to a year', () => {
  const short = listOutcome(pick('UP'), universe, nav, { from: '2024-01-01', to: '2024-01-31' });
  expect(short.equalWeight).toEqual({ percent: 0, annualPercent: null });
});

test('the mean never lies outside the picks, and the last month is the result', () => {
  const close = fc.double({ min: 0.05, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(close, close), { minLength: 1, maxLength: 8 }), (pairs) => {
      const symbols = pairs.map((_, index) => `S${index}`);
      const made = universeOf(
        pairs.map(([bought, end], index) => [
          companyOf(`S${index}`),
          { '2024-01-02': bought, '2025-12-31': end },
        ]),
      );
      const { equalWeight, months } = listOutcome(pick(...symbols), made, nav, period);
      const returns = pairs.map(([bought, end]) => (end / bought - 1) * 100);
      expect(equalWeight!.percent).toBeGreaterThanOrEqual(Math.min(...returns) - 1e-6);
      expect(equalWeight!.percent).toBeLessThanOrEqual(Math.max(...returns) + 1e-6);
      const end = months.at(-1)!.equalWeight;
      expect(end).toBeCloseTo(100 + equalWeight!.percent, 3);
    }),
  );
});
