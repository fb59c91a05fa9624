import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import {
  lognormalShare,
  pastMoves,
  pastOutcome,
  windowDaysOf,
} from '@/lib/options/domain/history/past-moves';
import { analyse } from '@/lib/options/domain/position/analysis';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';

const days = tradingDaysAfter('2026-05-31', '2026-07-03');
const closes = days.map((date, index) => ({ date, close: 100 * 1.01 ** index }));
const nse = { exchange: 'nse' } as const;

test('windows that overlap begin on every day, separate ones where the last one ended', () => {
  const overlapping = pastMoves(closes.toReversed(), 5, { ...nse, isOverlapping: true });
  expect(days).toHaveLength(24);
  expect(overlapping).toMatchObject({
    closes: 24,
    firstDay: '2026-06-01',
    lastDay: '2026-07-03',
    skipped: { gaps: 0, jumps: 0 },
  });
  expect(overlapping.moves).toHaveLength(19);
  const separate = pastMoves(closes, 5, { ...nse, isOverlapping: false });
  expect(separate.moves.map(({ from, to }) => [from, to])).toEqual([
    ['2026-06-01', '2026-06-08'],
    ['2026-06-08', '2026-06-15'],
    ['2026-06-15', '2026-06-22'],
    // Friday the 26th was a holiday.
    ['2026-06-22', '2026-06-30'],
  ]);
  for (const { factor } of [...overlapping.moves, ...separate.moves]) {
    expect(factor).toBeCloseTo(1.01 ** 5, 10);
  }
});

test('windows across a missing day or a split are left out and counted', () => {
  const missing = closes.filter(({ date }) => date !== '2026-06-10');
  const gaps = pastMoves(missing, 5, { ...nse, isOverlapping: true });
  expect(gaps.skipped).toEqual({ gaps: 5, jumps: 0 });
  expect(gaps.moves).toHaveLength(13);
  const split = closes.map(({ date, close }) => ({
    date,
    close: date < '2026-06-10' ? close : close / 2,
  }));
  expect(pastMoves(split, 5, { ...nse, isOverlapping: true }).skipped).toEqual({
    gaps: 0,
    jumps: 5,
  });
});

test('in years without a list of holidays up to two weekdays between closes may have been some', () => {
  const of = (...dates: string[]) => dates.map((date) => ({ date, close: 1 })) as typeof closes;
  const short = of('2021-10-14', '2021-10-18', '2021-10-19');
  expect(pastMoves(short, 2, { ...nse, isOverlapping: true }).moves).toHaveLength(1);
  const long = of('2021-10-14', '2021-10-20', '2021-10-21');
  expect(pastMoves(long, 2, { ...nse, isOverlapping: true }).skipped.gaps).toBe(1);
});

test.each([[[]], [closes.slice(0, 5)]])('too few closes make no window', (few) => {
  expect(pastMoves(few, 5, { ...nse, isOverlapping: true }).moves).toEqual([]);
});

const analysis = analyse(
  readStrategy(
    typedFromQuery(
      new URLSearchParams('v=1&l=b_c_1_65_100_2026-11-30_24000_0.1&s=24000&date=2026-11-20'),
      '2026-11-20',
    ).typed,
  ).strategy!,
);

test('the position is settled at today’s spot moved as in each window', () => {
  expect(windowDaysOf(analysis)).toBe(5);
  const move = (factor: number) => ({ from: '2026-06-01', to: '2026-06-08', factor }) as const;
  const outcome = pastOutcome(analysis, {
    ...pastMoves([], 5, { ...nse, isOverlapping: true }),
    moves: [move(0.98), move(1), move(1.0041667), move(1.00418), move(1.02)],
  });
  // 24,100 breaks even before charges, 24,100.56 with them: 24,100.0008 and 24,100.32 are between the two.
  expect(outcome).toMatchObject({ windows: 5, profitable: 3, netProfitable: 1 });
  // 65 × 380 at 24,480, and the premium of 6,500 lost twice.
  expect(outcome?.highRupees).toBeCloseTo(24_700, 6);
  expect(outcome?.lowRupees).toBe(-6_500);
  expect(outcome?.medianRupees).toBeCloseTo(0.052, 2);
  expect(outcome?.meanRupees).toBeCloseTo((24_700 - 13_000 + 0.052 + 20.8) / 5, 1);
});

test('shares of the lognormal add up to all of it', () => {
  const share = (fromSpot: number, toSpot: number | null) =>
    lognormalShare(analysis.strategy, '2026-11-30', { fromSpot, toSpot })!;
  expect(share(0, 23_000) + share(23_000, 24_100) + share(24_100, null)).toBeCloseTo(1, 12);
  expect(share(24_100, null)).toBeCloseTo(analysis.probability!, 12);
});
