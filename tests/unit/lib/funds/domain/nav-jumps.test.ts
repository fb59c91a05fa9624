import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { backTestSip, jumpInBackTest, runBackTest } from '@/lib/funds/domain/back-test';
import {
  calendarReturns,
  trailingReturns,
  monthlyReturns,
  riskOf,
} from '@/lib/funds/domain/returns-and-risk';
import { compareFunds } from '@/lib/funds/domain/comparison';
import { figuresCsv, navCsv } from '@/lib/funds/domain/list/fund-csv';
import {
  dayChangePercent,
  fundDrawdowns,
  fundMaximumDrawdown,
  fundRollingReturns,
  hasJumpWithin,
  jumpBetween,
  longestPiece,
  navJumps,
  piecesBetweenJumps,
  sinceLastJump,
  drawnNavs,
} from '@/lib/funds/domain/nav-series';
import { planGap } from '@/lib/funds/domain/plan-gap';
import { monthEndPlanHistory, monthEndsInRow, planHistory } from '@/lib/funds/domain/plan-history';
import { nothingBeside } from '@/tests/factories/market';
import { minCpuMs } from '@/tests/factories/cpu-time';
import { dailyValues, datedValues } from '@/tests/factories/dated-values';

/** Six years that grow by a tenth a year; on 3 Feb 2025 a unit of 1,000 becomes ten of 100. */
const splitOn = '2025-02-03';
const steady = dailyValues('2020-11-20', '2026-11-20', (day) => 1_000 * 1.1 ** (day / 365.25));
const split: DatedValue[] = steady.map(({ date, value }) => ({
  date,
  value: date >= splitOn ? value / 10 : value,
}));

test.each([
  [12, false],
  [36, true],
])('a return of the last %d months goes across the split: %s', (months, isAcross) => {
  expect(hasJumpWithin(split, months)).toBe(isAcross);
  expect(hasJumpWithin(steady, months)).toBe(false);
  expect(hasJumpWithin([], months)).toBe(false);
});

test('a return that begins with the NAV before a weekend goes across a jump after it', () => {
  // 22 Nov 2025 was a Saturday.
  const series = datedValues(['2025-11-21', 100], ['2025-11-24', 10], ['2026-11-22', 11]);
  expect(trailingReturns(series).find(({ months }) => months === 12)?.percent).toBeNull();
  expect(hasJumpWithin(series, 12)).toBe(true);
});

describe('a jump', () => {
  it.each([
    ['of 35 % is none', 135, '2026-11-21', false],
    ['of 36 % is one', 136, '2026-11-21', true],
    ['down by 35 % is none', 65, '2026-11-21', false],
    ['down by 36 % is one', 64, '2026-11-21', true],
    ['over a long weekend is one', 10, '2026-11-30', true],
    ['by half over ten days is one', 50, '2026-11-30', true],
    ['over eleven days is none: a fund may have moved so far', 50, '2026-12-01', false],
    // A provider stood still for three months, in which the face value went from 100 to 10.
    ['to a tenth over days that are missing is one', 10, '2027-02-26', true],
    ['to three times over days that are missing is one', 300, '2027-02-26', true],
    ['to less than three times over them is none', 299, '2027-02-26', false],
    ['to a tenth over 183 days is one', 10, '2027-05-22', true],
    ['over more than half a year is none', 10, '2027-05-23', false],
  ] as const)('%s', (_, value, date, isJump) => {
    expect(navJumps(datedValues(['2026-11-20', 100], [date, value]))).toHaveLength(isJump ? 1 : 0);
  });

  it('says from what to what, and when', () => {
    const [jump] = navJumps(split);
    expect([jump!.before.date, jump!.after.date]).toEqual(['2025-02-02', splitOn]);
    expect(jump!.percent).toBeCloseTo(-89.997, 2);
  });

  it('cuts a history into pieces that are together the whole', () => {
    expect(piecesBetweenJumps(split).map(({ length }) => length)).toEqual([1_536, 656]);
    expect(piecesBetweenJumps(split).flat()).toEqual(split);
    expect(piecesBetweenJumps([])).toEqual([[]]);
    expect(sinceLastJump(split)[0]?.date).toBe(splitOn);
    expect(longestPiece(split).at(-1)?.date).toBe('2025-02-02');
  });

  it('cuts off what is young, falls deepest after it, or lies between two others', () => {
    const navs = [100, 99, 10, 9, 6, 60, 61];
    const twice = dailyValues('2026-11-01', '2026-11-07', (day) => navs[day]!);
    const [first, second, third] = piecesBetweenJumps(twice);
    expect([first, second, third].map((piece) => piece?.length)).toEqual([2, 3, 2]);
    expect(longestPiece(twice)).toEqual(second);
    expect(sinceLastJump(twice)).toEqual(third);
    // From 10 to 6, and from 100 to 99.
    expect(fundMaximumDrawdown(twice)?.percent).toBeCloseTo(-40, 9);
    expect(longestPiece([])).toEqual([]);
    expect(longestPiece(twice.slice(1, 3))).toEqual(twice.slice(1, 2));
  });

  it('lies in no window of the rolling returns', () => {
    const rolling = fundRollingReturns(split, 1)!;
    const whole = fundRollingReturns(steady, 1)!;
    for (const { minPercent, maxPercent } of [rolling, whole]) {
      expect([minPercent, maxPercent]).toEqual([expect.closeTo(10, 1), expect.closeTo(10, 1)]);
    }
    expect(rolling.windows).toBeLessThan(whole.windows - 360);
    expect(fundRollingReturns(split, 5)).toBeNull();
    expect(fundRollingReturns(split, 1)).toBe(rolling);
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

  it('leave out the calendar year of it, and have the risk of a fund without it', () => {
    const years = calendarReturns(split).map(({ year }) => year);
    expect(years).toEqual([2020, 2021, 2022, 2023, 2024, 2026]);
    const [risk, right] = [split, steady].map((each) => riskOf(each, { risklessPercent: 6.5 })!);
    expect(risk!.volatilityPercent).toBeLessThan(1);
    expect(risk!.volatilityPercent).toBeCloseTo(right!.volatilityPercent, 0);
    expect(monthlyReturns(split).length).toBeGreaterThan(monthlyReturns(steady).length - 4);
  });

  it('have no fall across it', () => {
    expect(fundMaximumDrawdown(split)?.percent).toBe(0);
    expect(Math.min(...fundDrawdowns(split).map(({ value }) => value))).toBe(0);
    const navs = [100, 80, 8, 7.6];
    const fallen = dailyValues('2026-11-01', '2026-11-04', (day) => navs[day]!);
    expect(fundMaximumDrawdown(fallen)?.percent).toBeCloseTo(-20, 9);
  });

  it('compare funds and plans since it, and take plans on the longest part without it', () => {
    const compared = compareFunds([split, steady])!;
    expect(compared.from).toBe(splitOn);
    expect(compared.funds[0]!.growthPercent).toBeCloseTo(10, 6);
    expect(planGap(split, steady, 1_00_000)?.directPercent).toBeCloseTo(10, 6);
    const { runs } = planHistory(split, Array<number>(12).fill(1_000))!;
    expect(runs.every(({ to }) => to < splitOn)).toBe(true);
    runs.forEach(({ xirrPercent }) => expect(xirrPercent).toBeCloseTo(10, 0));
  });

  it('work out a back-test on either side of it, none across it', () => {
    const ask = (from: IsoDate, to: IsoDate) =>
      ({ way: 'lump-sum', monthlyRupees: 0, rupees: 1_000, from, to }) as const;
    const across = ask('2024-01-01', '2026-01-01');
    expect(runBackTest(split, across)).toBeNull();
    expect(jumpInBackTest(split, across)?.after.date).toBe(splitOn);
    const [since, before] = [ask(splitOn, '2026-02-03'), ask('2023-01-01', '2025-02-02')];
    for (const side of [since, before]) {
      expect(runBackTest(split, side)?.xirrPercent).toBeCloseTo(10, 1);
    }
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
    expect(figuresCsv(origin, split, 6.5, nothingBeside)).toMatch(note);
    expect(figuresCsv(origin, split, 6.5, nothingBeside)).toContain('all,,,a year');
    expect(navCsv(origin, steady)).not.toContain('changed');
  });

  it('break the drawn line, however few points are drawn', () => {
    const { points: drawn, breaks } = drawnNavs(split, undefined, 20);
    expect(breaks).toHaveLength(1);
    expect(drawn[breaks[0]!]?.date).toBe(splitOn);
    expect(drawn[breaks[0]! - 1]?.date).toBe('2025-02-02');
    expect(drawn.length).toBeLessThanOrEqual(22);
    expect(drawnNavs(steady, undefined, 20).breaks).toEqual([]);
    // A rise above the NAV before the jump and a fall below that after it, both slower than a jump.
    const wild = steady.slice(0, 200).map(({ date }, day) => {
      const fallen = 10 * 1.03 ** Math.min(day - 5, 105) * 0.94 ** Math.max(0, day - 110);
      return { date, value: day < 5 ? 100 : fallen };
    });
    expect(drawnNavs(wild, undefined, 4).breaks).toHaveLength(1);
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
  expect(minCpuMs(readAll, { enoughMs: 500 })).toBeLessThan(500);
});

describe('a plan on the history of a fund', () => {
  /** A NAV on every weekday; `levelOf` gives it by the days since the first. */
  const weekdays = (
    from: IsoDate,
    to: IsoDate,
    levelOf: (day: number) => number,
  ): readonly DatedValue[] =>
    dailyValues(from, to, levelOf).filter(
      ({ date }) => ![0, 6].includes(new Date(date).getUTCDay()),
    );
  const steady = (day: number) => 10 * 1.1 ** (day / 365);
  const waves = (day: number) => steady(day) * (1 + 0.3 * Math.sin(day / 400));
  const monthly = (months: number, rupees = 1_000) => Array.from({ length: months }, () => rupees);

  const long = weekdays('2015-01-01', '2026-01-02', steady);

  it('begins once a month, as often as the history allows, and of a steady fund has a band without width', () => {
    const { runs, months, band } = planHistory(long, monthly(60))!;
    expect([months, runs.length]).toEqual([60, 73]);
    expect(runs[0]).toMatchObject({ from: '2015-01-02', to: '2020-01-02' });
    expect(runs.at(-1)).toMatchObject({ from: '2021-01-02', to: '2026-01-02' });
    for (const { xirrPercent } of Object.values(band)) expect(xirrPercent).toBeCloseTo(10, 0);
  });

  it('is the back-test of each beginning, sorted by its XIRR', () => {
    const series = weekdays('2010-01-01', '2026-01-02', waves);
    const { runs, band } = planHistory(series, monthly(36, 2_500))!;
    const run = runs[40]!;
    // The one of a SIP has its instalments up to the last day, the plan's end a month before it.
    const last = shiftDays(run.to, -1);
    const sip = backTestSip(series, 2_500, { from: run.from, to: last })!;
    expect([run.investedRupees, sip.investedRupees]).toEqual([36 * 2_500, 36 * 2_500]);
    expect(run.valueRupees).toBeCloseTo(sip.units * valueOf(series, run.to), 6);
    const rates = runs.map(({ xirrPercent }) => xirrPercent).sort((one, other) => one - other);
    expect(band.worst.xirrPercent).toBe(rates[0]);
    expect(band.best.xirrPercent).toBe(rates.at(-1));
    expect(band.middle.xirrPercent).toBe(rates[Math.round((rates.length - 1) / 2)]);
    expect(band.best.xirrPercent - band.worst.xirrPercent).toBeGreaterThan(5);
  });

  it('pays what the plan says: a lump sum, a step-up, a pause', () => {
    const payments = [51_000, 1_000, 0, ...monthly(9), ...monthly(12, 1_100)];
    const { runs } = planHistory(long, payments)!;
    for (const { investedRupees } of runs)
      expect(investedRupees).toBeCloseTo(50_000 + 11_000 + 13_200);
  });

  it.each([
    ['2014-01-01', 11],
    ['2020-06-01', 4],
    ['2024-01-01', 1],
  ] as const)('tests the years of a long plan that a history from %s covers: %d', (from, years) => {
    const history = planHistory(weekdays(from, '2026-01-02', steady), monthly(240))!;
    expect(history.months).toBe(years * 12);
    expect(Math.abs(history.runs.length - 18)).toBeLessThanOrEqual(6);
  });

  it('is nothing for a young fund, an empty history, and a plan that pays nothing so early', () => {
    expect(planHistory(weekdays('2024-06-01', '2026-01-02', steady), monthly(240))).toBeNull();
    expect(planHistory([], monthly(12))).toBeNull();
    const late = [...monthly(100, 0), ...monthly(140)];
    expect(planHistory(long.slice(1_300), late)).toBeNull();
  });

  function valueOf(series: readonly DatedValue[], date: IsoDate): number {
    return series.filter((point) => point.date <= date).at(-1)!.value;
  }

  describe('on month ends', () => {
    const ends = Array.from({ length: 48 }, (_, month) => ({
      date: lastOfMonth(shiftMonths('2021-01-01', month)),
      value: 100 * Math.exp(0.01 * month + 0.1 * Math.sin(month / 3)),
    }));
    const payments = [1_500, ...monthly(11, 500), ...monthly(12, 550)];

    it('is the same as a computation from the definition in Python', () => {
      const { runs, band, months } = monthEndPlanHistory(ends, payments)!;
      expect([months, runs.length]).toEqual([24, 24]);
      expect(runs[0]).toEqual({
        ...{ from: '2021-01-31', to: '2023-01-31', investedRupees: 13_600 },
        valueRupees: expect.closeTo(17_012.77735109029, 9),
        xirrPercent: expect.closeTo(21.90296045920633, 9),
      });
      expect(runs.at(-1)).toMatchObject({ from: '2022-12-31', to: '2024-12-31' });
      expect(runs.at(-1)!.valueRupees).toBeCloseTo(15_282.331495525417, 9);
      expect([band.worst, band.middle, band.best].map(({ from }) => from)).toEqual([
        ...['2021-09-30', '2021-04-30', '2022-07-31'],
      ]);
      expect(band.worst.xirrPercent).toBeCloseTo(3.759020455715666, 9);
      expect(band.middle.valueRupees).toBeCloseTo(15_848.731073844578, 9);
      expect(band.best.valueRupees).toBeCloseTo(17_125.725076970368, 9);
    });

    it('leaves out the newest day inside a month, and the months before a gap', () => {
      const newest = { date: '2025-01-20', value: 1 } as const;
      expect(monthEndsInRow([...ends, newest])).toEqual(ends);
      const gapped = [...ends.slice(0, 5), ...ends.slice(6), newest];
      expect(monthEndsInRow(gapped)).toEqual(ends.slice(6));
    });

    it('tests as many years as the months cover, and is nothing for too few', () => {
      expect(monthEndPlanHistory(ends, monthly(240))?.months).toBe(36);
      expect(monthEndPlanHistory(ends.slice(0, 23), monthly(240))).toBeNull();
      expect(monthEndPlanHistory([], monthly(12))).toBeNull();
    });
  });
});

describe('the change of a day', () => {
  const before = { date: '2026-11-26', value: 20 } as const;
  it.each([
    ['is in percent', [before, { date: '2026-11-27', value: 20.5 }], 2.5],
    ['is not known of one NAV', [before], null],
    ['is not shown across a jump', [before, { date: '2026-11-27', value: 40 }], null],
    ['is not shown over missing weeks', [before, { date: '2026-12-27', value: 21 }], null],
  ] as const)('%s', (_, series, expected) => {
    expect(dayChangePercent(series)).toBe(expected);
  });
});
