import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { jumpInBackTest, readBackTest, runBackTest } from '@/lib/funds/domain/back-test-request';
import { calendarReturns } from '@/lib/funds/domain/calendar-returns';
import { compareFunds } from '@/lib/funds/domain/compare/comparison';
import { figuresCsv, navCsv } from '@/lib/funds/domain/list/fund-csv';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import {
  jumpBetween,
  longestPiece,
  navJumps,
  piecesBetweenJumps,
  sinceLastJump,
  fundDrawdowns,
  fundMaximumDrawdown,
} from '@/lib/funds/domain/nav-jumps';
import { drawnNavs } from '@/lib/funds/domain/nav-range';
import { planGap } from '@/lib/funds/domain/plan-gap';
import { planHistory } from '@/lib/funds/domain/plan-history';
import { monthlyReturns, riskOf } from '@/lib/funds/domain/risk';
import { trailingReturns } from '@/lib/funds/domain/trailing-returns';
import { leastCpuMs } from '@/tests/factories/cpu-time';

const first = dayNumberOf('2020-11-20');
/** Six years that grow by a tenth a year; on 3 Feb 2025 a unit of 1,000 becomes ten of 100. */
const splitOn = '2025-02-03';
const steady: DatedValue[] = Array.from({ length: 2_192 }, (_, day) => ({
  date: dateOfDayNumber(first + day),
  value: 1_000 * 1.1 ** (day / 365.25),
}));
const split: DatedValue[] = steady.map(({ date, value }) => ({
  date,
  value: date >= splitOn ? value / 10 : value,
}));
const points = (...values: [date: IsoDate, value: number][]): DatedValue[] =>
  values.map(([date, value]) => ({ date, value }));

describe('a jump', () => {
  it.each([
    ['of 35 % is none', 135, '2026-11-21', false],
    ['of 36 % is one', 136, '2026-11-21', true],
    ['down by 35 % is none', 65, '2026-11-21', false],
    ['down by 36 % is one', 64, '2026-11-21', true],
    ['over a long weekend is one', 10, '2026-11-30', true],
    ['over eleven days is none: a fund may have moved so far', 50, '2026-12-01', false],
  ] as const)('%s', (_, value, date, isJump) => {
    expect(navJumps(points(['2026-11-20', 100], [date, value]))).toHaveLength(isJump ? 1 : 0);
  });

  it('says from what to what, and when', () => {
    expect(navJumps(split)).toEqual([
      {
        before: expect.objectContaining({ date: '2025-02-02' }),
        after: expect.objectContaining({ date: splitOn }),
        percent: expect.closeTo(-89.997, 2),
      },
    ]);
  });

  it('cuts a history into pieces that are together the whole', () => {
    expect(piecesBetweenJumps(split).map(({ length }) => length)).toEqual([1_536, 656]);
    expect(piecesBetweenJumps(split).flat()).toEqual(split);
    expect(piecesBetweenJumps([])).toEqual([[]]);
    expect(sinceLastJump(split)[0]?.date).toBe(splitOn);
    expect(longestPiece(split).at(-1)?.date).toBe('2025-02-02');
  });

  it('lies between two days, or outside of them', () => {
    const jumps = navJumps(split);
    expect(jumpBetween(jumps, '2025-02-02', splitOn)).not.toBeNull();
    expect(jumpBetween(jumps, splitOn, '2026-01-01')).toBeNull();
    expect(jumpBetween(jumps, '2021-01-01', '2025-02-02')).toBeNull();
  });
});

describe('figures of a fund with a jump', () => {
  it('show no return across it, and the others as they are', () => {
    const rounded = (percent: number | null) => percent && Number(percent.toFixed(6));
    const expected = trailingReturns(steady).map(({ months, percent }) =>
      months === null || months > 12 ? null : rounded(percent),
    );
    expect(trailingReturns(split).map(({ percent }) => rounded(percent))).toEqual(expected);
    expect(expected.filter((percent) => percent !== null)).toHaveLength(4);
  });

  it('leave out the calendar year of it', () => {
    expect(calendarReturns(split).map(({ year }) => year)).toEqual([
      2020, 2021, 2022, 2023, 2024, 2026,
    ]);
  });

  it('have the risk of a fund without it', () => {
    const risk = riskOf(split, { risklessPercent: 6.5 });
    const right = riskOf(steady, { risklessPercent: 6.5 });
    expect(risk!.volatilityPercent).toBeLessThan(1);
    expect(risk!.volatilityPercent).toBeCloseTo(right!.volatilityPercent, 0);
    expect(monthlyReturns(split).some(({ value }) => Math.abs(value) > 5)).toBe(false);
    expect(monthlyReturns(split).length).toBeGreaterThan(monthlyReturns(steady).length - 4);
  });

  it('have no fall across it', () => {
    expect(fundMaximumDrawdown(split)?.percent).toBe(0);
    expect(Math.min(...fundDrawdowns(split).map(({ value }) => value))).toBe(0);
    const fallen = points(
      ['2026-11-02', 100],
      ['2026-11-03', 80],
      ['2026-11-04', 8],
      ['2026-11-05', 7.6],
    );
    expect(fundMaximumDrawdown(fallen)?.percent).toBeCloseTo(-20, 9);
  });

  it('compare funds since it', () => {
    const compared = compareFunds([split, steady]);
    expect(compared?.from).toBe(splitOn);
    expect(compared?.funds[0]?.growthPercent).toBeCloseTo(10, 6);
    expect(compared?.funds[0]?.deepestFall.percent).toBe(0);
  });

  it('hold direct against regular since it', () => {
    expect(planGap(split, steady, 1_00_000)?.directPercent).toBeCloseTo(10, 6);
  });

  it('take plans on the longest part without it', () => {
    const runs = planHistory(
      split,
      Array.from({ length: 12 }, () => 1_000),
    )!.runs;
    expect(runs.every(({ to }) => to < splitOn)).toBe(true);
    runs.forEach(({ xirrPercent }) => expect(xirrPercent).toBeCloseTo(10, 0));
  });

  it('work out a back-test on either side of it, none across it', () => {
    const ask = (from: string, to: string) =>
      readBackTest(readFundQuery({ way: 'lump-sum', amount: '1,000', from, to }), {
        first: split[0]!.date,
        last: split.at(-1)!.date,
      }).request!;
    const across = ask('2024-01-01', '2026-01-01');
    expect(runBackTest(split, across)).toBeNull();
    expect(jumpInBackTest(split, across)?.after.date).toBe(splitOn);
    expect(runBackTest(split, ask('2025-02-03', '2026-02-03'))?.xirrPercent).toBeCloseTo(10, 1);
    expect(runBackTest(split, ask('2023-01-01', '2025-02-02'))?.xirrPercent).toBeCloseTo(10, 1);
  });

  it('say it in the files', () => {
    const origin = {
      scheme: { code: 7, name: 'Udaharan Fund' },
      source: { name: 'mfapi.in', url: 'https://www.mfapi.in', attribution: null },
      ...{ asOf: '2026-11-20', fetchedAt: '2026-11-21T10:00:00.000Z', status: 'live' as const },
    };
    const note =
      /NAV changed by, %",-89\.99\d*,on,2025-02-03,Returns across this day are not shown/;
    expect(navCsv(origin, split)).toMatch(note);
    expect(figuresCsv(origin, split, 6.5)).toMatch(note);
    expect(figuresCsv(origin, split, 6.5)).toContain('all,,,a year');
    expect(navCsv(origin, steady)).not.toContain('changed');
  });

  it('break the drawn line, however few points are drawn', () => {
    const { points: drawn, breaks } = drawnNavs(split, undefined, 20);
    expect(breaks).toHaveLength(1);
    expect(drawn[breaks[0]!]?.date).toBe(splitOn);
    expect(drawn[breaks[0]! - 1]?.date).toBe('2025-02-02');
    expect(drawn.length).toBeLessThanOrEqual(22);
    expect(drawnNavs(steady, undefined, 20).breaks).toEqual([]);
  });
});

it('is found in linear time, also where every NAV jumps', () => {
  const wild = steady.map(({ date }, index) => ({ date, value: index % 2 === 0 ? 1 : 100 }));
  expect(piecesBetweenJumps(wild)).toHaveLength(wild.length);
  const readAll = () => {
    piecesBetweenJumps(wild);
    trailingReturns(wild);
    calendarReturns(wild);
    riskOf(wild, { risklessPercent: 6.5 });
  };
  expect(leastCpuMs(readAll, { enoughMs: 500 })).toBeLessThan(500);
});
