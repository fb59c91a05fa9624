import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import {
  backTestLumpSum,
  backTestPayments,
  backTestSip,
  growthOfBackTest,
  backTestSwp,
} from '@/lib/funds/domain/back-test';
import {
  calendarReturns,
  trailingReturns,
  monthlyReturns,
  riskOf,
} from '@/lib/funds/domain/returns-and-risk';
import { comparedSale, compareFunds, rollingComparison } from '@/lib/funds/domain/comparison';
import { otherPlanOf, planGap } from '@/lib/funds/domain/plan-gap';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { datedValues, growingNavs } from '@/tests/factories/dated-values';
import { schemeOf } from '@/tests/factories/scheme';

describe('trailing returns', () => {
  const series = growingNavs('2010-01-01', '2026-11-20', 12);
  const byMonths = new Map(trailingReturns(series).map((entry) => [entry.months, entry]));

  it('are twelve at twelve percent a year, and per year only above a year', () => {
    const long = [12, 36, 60, 84, 120].map((months) => byMonths.get(months as 12)!);
    for (const { percent } of long) expect(percent).toBeCloseTo(12, 1);
    expect(long.map(({ isPerYear }) => isPerYear)).toEqual([false, true, true, true, true]);
    expect(byMonths.get(6)).toMatchObject({ isPerYear: false, from: '2026-05-20' });
    expect(byMonths.get(1)?.percent).toBeCloseTo((1.12 ** (31 / 365) - 1) * 100, 8);
    expect(byMonths.get(null)).toMatchObject({ from: '2010-01-01', isPerYear: true });
  });

  it('of the whole history are per year of 365.25 days where it is longer than one', () => {
    const whole = (last: IsoDate) =>
      trailingReturns(growingNavs('2024-03-01', last, 12)).find(({ months }) => months === null);
    const perYear = (1.12 ** (365.25 / 365) - 1) * 100;
    expect(byMonths.get(null)?.percent).toBeCloseTo(perYear, 8);
    expect(whole('2025-03-02')).toMatchObject({ isPerYear: true });
    expect(whole('2025-03-02')?.percent).toBeCloseTo(perYear, 8);
    // 365 days are not longer than a year: the plain change.
    expect(whole('2025-03-01')).toMatchObject({ isPerYear: false });
    expect(whole('2025-03-01')?.percent).toBeCloseTo(12, 8);
    expect(whole('2024-03-01')).toEqual({
      ...{ months: null, from: null, percent: null, isPerYear: false },
    });
  });

  it.each([
    ['longer than the history', growingNavs('2026-01-01', '2026-11-20', 12)],
    // It would be of another period.
    ['over a gap', datedValues(['2020-01-01', 10], ['2026-05-01', 20], ['2026-11-20', 21])],
    ['of one NAV', datedValues(['2026-01-01', 10])],
  ])('of a year are not known %s', (_, history) => {
    const year = trailingReturns(history).find(({ months }) => months === 12);
    expect(year).toMatchObject({ percent: null, from: null });
  });
});

describe('calendar-year returns', () => {
  it('go from the last NAV of a year to the last of the next', () => {
    const series = datedValues(
      ['2023-06-01', 10],
      ['2023-12-29', 11],
      ['2024-03-01', 30],
      ['2024-12-31', 22],
      ['2025-01-15', 40],
      ['2025-12-30', 11],
      ['2026-03-01', 12.1],
    );
    expect(calendarReturns(series)).toEqual([
      { year: 2023, percent: expect.closeTo(10, 10), isWholeYear: false },
      { year: 2024, percent: expect.closeTo(100, 10), isWholeYear: true },
      { year: 2025, percent: expect.closeTo(-50, 10), isWholeYear: true },
      { year: 2026, percent: expect.closeTo(10, 10), isWholeYear: false },
    ]);
  });

  it('are not of another time where days are missing at the end of a year', () => {
    const series = datedValues(
      ['2024-12-31', 10],
      ['2025-12-31', 11],
      ['2026-08-18', 12.1],
      ['2027-01-04', 16],
      ['2027-02-01', 20],
      ['2029-05-02', 30],
      ['2029-12-21', 33],
      ['2030-01-01', 40],
    );
    expect(calendarReturns(series)).toEqual([
      { year: 2025, percent: expect.closeTo(10, 10), isWholeYear: true },
      { year: 2026, percent: expect.closeTo(10, 10), isWholeYear: false },
      { year: 2027, percent: expect.closeTo(25, 10), isWholeYear: false },
      { year: 2029, percent: expect.closeTo(10, 10), isWholeYear: false },
      { year: 2030, percent: expect.closeTo((40 / 33 - 1) * 100, 10), isWholeYear: false },
    ]);
  });

  it.each([
    ['2025-12-31', true],
    ['2025-12-30', false],
  ] as const)('up to %s are of a whole year: %s', (last, isWholeYear) => {
    const series = datedValues(['2024-12-31', 10], ['2025-06-30', 8], [last, 12]);
    const percent = expect.closeTo(20, 10) as number;
    expect(calendarReturns(series)).toEqual([{ year: 2025, percent, isWholeYear }]);
  });

  it('of less than two NAVs are none', () => {
    expect(calendarReturns(datedValues(['2026-01-01', 10]))).toEqual([]);
    expect([calendarReturns([]), trailingReturns([])]).toEqual([[], []]);
  });
});

describe('risk', () => {
  /** Month ends that alternate between +2 % and -1 %. */
  const alternating = Array.from({ length: 38 }, (_, month) => ({
    date: shiftMonths('2023-08-28', month),
    value: 100 * 1.02 ** Math.ceil(month / 2) * 0.99 ** Math.floor(month / 2),
  }));

  it('is the sample deviation of 36 months × √12, and the excess over it', () => {
    const [risk, overNothing] = [6, 0].map((risklessPercent) =>
      riskOf(alternating, { risklessPercent })!,
    );
    const yearly = 1.5 * Math.sqrt(36 / 35) * Math.sqrt(12);
    expect([risk!.months, risk!.volatilityPercent]).toEqual([36, expect.closeTo(yearly, 8)]);
    // The mean month is 0.5 %: no excess over 6 % a year.
    expect(risk!.sharpe).toBeCloseTo(0, 8);
    expect(overNothing!.sharpe).toBeCloseTo(6 / yearly, 8);
    // Half of the months lie 1 % below zero.
    expect(overNothing!.sortino).toBeCloseTo(6 / (Math.sqrt(0.5) * Math.sqrt(12)), 8);
    // And 1.25 % below a quarter of a percent a month.
    const fallen = riskOf(alternating, { risklessPercent: 3 })!;
    expect(fallen.sortino).toBeCloseTo(3 / (1.25 * Math.sqrt(0.5) * Math.sqrt(12)), 8);
  });

  it('takes the last months that it is asked for', () => {
    const early = alternating.map(({ date, value }, month) => {
      // Two years of months that rise by a half, before the last twelve.
      return { date, value: 1.5 ** Math.min(0, month - 24) * value };
    });
    const year = riskOf(early, { risklessPercent: 6, months: 12 })!;
    const yearly = 1.5 * Math.sqrt(12 / 11) * Math.sqrt(12);
    expect([year.months, year.volatilityPercent]).toEqual([12, expect.closeTo(yearly, 8)]);
  });

  it('of less than a year is not known, and of a NAV that never moves has no ratio', () => {
    // The newest month is not over: 14 month ends have 12 returns.
    expect(riskOf(alternating.slice(0, 13), { risklessPercent: 6 })).toBeNull();
    expect(riskOf(alternating.slice(0, 14), { risklessPercent: 6 })?.months).toBe(12);
    expect(riskOf([], { risklessPercent: 6 })).toBeNull();
    const still = alternating.map(({ date }) => ({ date, value: 10 }));
    const none = { volatilityPercent: 0, sharpe: null };
    expect(riskOf(still, { risklessPercent: 6 })).toMatchObject(none);
  });

  it('has the Sharpe ratio of a fund that moves by a tenth of a percent, over 36 of its 47 months', () => {
    const calm = Array.from({ length: 49 }, (_, month) => ({
      date: shiftMonths('2022-08-28', month),
      value: 100 * 1.007 ** Math.ceil(month / 2) * 1.005 ** Math.floor(month / 2),
    }));
    const yearly = 0.1 * Math.sqrt(36 / 35) * Math.sqrt(12);
    expect(riskOf(calm, { risklessPercent: 6 })).toMatchObject({
      ...{ months: 36, sharpe: expect.closeTo((12 * 0.6 - 6) / yearly, 8) },
    });
  });

  it('has no Sortino ratio where no month fell below the riskless rate', () => {
    const rising = alternating.map(({ date, value }, month) => {
      return { date, value: value * 1.02 ** month };
    });
    // Months of 1.02 × 1.02 and of 1.02 × 0.99: 4.04 % and 0.98 %, in the mean 2.51 %.
    const yearly = ((4.04 - 0.98) / 2) * Math.sqrt(36 / 35) * Math.sqrt(12);
    const risk = riskOf(rising, { risklessPercent: 6 })!;
    expect(risk.sortino).toBeNull();
    expect(risk.sharpe).toBeCloseTo((12 * 2.51 - 6) / yearly, 8);
  });

  it('leaves out the month that is not over and the one with a gap before it', () => {
    const series = datedValues(
      ['2026-01-31', 100],
      ['2026-02-27', 110],
      ['2026-04-30', 99],
      ['2026-05-04', 1],
    );
    expect(monthlyReturns(series)).toEqual([{ date: '2026-02-01', value: expect.closeTo(10, 10) }]);
  });

  it('counts no month of which the last days are missing', () => {
    // A provider that stood still from 18 August on, and the newest NAV from another one.
    const returnsWith = (day: IsoDate) =>
      monthlyReturns(
        datedValues(['2026-06-30', 100], ['2026-07-31', 110], [day, 99], ['2026-11-25', 130]),
      );
    const july = { date: '2026-07-01', value: expect.closeTo(10, 10) };
    expect(returnsWith('2026-08-18')).toEqual([july]);
    // Holidays before the end of a month are no gap.
    expect(returnsWith('2026-08-21').at(-1)?.value).toBeCloseTo(-10, 10);
  });
});

describe('back-tests', () => {
  const period = { from: '2015-01-05', to: '2025-01-05' } as const;

  it('is followed day by day: units at the NAV of each day, and what was paid in so far', () => {
    const series = datedValues(
      ['2026-01-01', 10],
      ['2026-01-20', 12],
      ['2026-02-01', 20],
      ['2026-02-10', 30],
      ['2026-03-01', 40],
    );
    const sip = backTestSip(series, 100, { from: '2026-01-01', to: '2026-02-10' })!;
    expect(growthOfBackTest(series, sip)).toEqual([
      { date: '2026-01-01', valueRupees: 100, investedRupees: 100 },
      { date: '2026-01-20', valueRupees: 120, investedRupees: 100 },
      { date: '2026-02-01', valueRupees: 300, investedRupees: 200 },
      { date: '2026-02-10', valueRupees: 450, investedRupees: 200 },
    ]);
    const swp = backTestSwp(
      series,
      { rupees: 1_000, monthlyRupees: 400 },
      { from: '2026-01-01', to: '2026-03-01' },
    )!;
    expect(growthOfBackTest(series, swp).map(({ investedRupees }) => investedRupees)).toEqual([
      1_000, 1_000, 1_000, 1_000, 1_000,
    ]);
    expect(growthOfBackTest(series, swp).at(-1)?.valueRupees).toBeCloseTo(swp.valueRupees, 6);
  });

  it('of a fund that grows by 12 % a year find 12 %', () => {
    const series = growingNavs('2014-01-01', '2026-11-20', 12);
    const sip = backTestSip(series, 5_000, period)!;
    expect(sip.deals).toHaveLength(120);
    expect(sip.investedRupees).toBe(6_00_000);
    expect(sip.xirrPercent).toBeCloseTo(12, 6);
    expect(backTestLumpSum(series, 1_00_000, period)!.xirrPercent).toBeCloseTo(12, 6);
    const swp = backTestSwp(series, { rupees: 10_00_000, monthlyRupees: 5_000 }, period)!;
    expect(swp.xirrPercent).toBeCloseTo(12, 6);
    expect(swp.withdrawnRupees).toBe(120 * 5_000);
  });

  it.each([
    ['2021-11-20', '2026-11-20', 60, '2026-10-20'],
    // 29 February ends five whole years that began on the 28th; 28 February a month that began on the 31st.
    ['2023-02-28', '2028-02-29', 60, '2028-01-28'],
    ['2027-01-31', '2027-02-28', 1, '2027-01-31'],
    ['2027-01-01', '2027-03-15', 3, '2027-03-01'],
  ] as const)('a SIP from %s to %s has %d instalments', (from, to, count, last) => {
    const { deals } = backTestSip(growingNavs('2020-01-01', '2029-01-01', 0), 1_000, { from, to })!;
    expect([deals.length, deals.at(-1)!.date]).toEqual([count, last]);
  });

  it('buy at the next NAV when the day has none', () => {
    const series = datedValues(
      ['2026-01-02', 10],
      ['2026-01-06', 20],
      ['2026-02-05', 40],
      ['2026-03-01', 40],
    );
    const sip = backTestSip(series, 1_000, { from: '2026-01-05', to: '2026-02-28' })!;
    expect(sip.deals.map(({ date, nav, units }) => [date, nav, units])).toEqual([
      ['2026-01-06', 20, 50],
      ['2026-02-05', 40, 25],
    ]);
    expect(sip.valueRupees).toBe(75 * 40);
    expect(sip.valueOn).toBe('2026-02-05');
  });

  it('buy nothing before the fund began, and nothing after the end', () => {
    const series = datedValues(['2026-02-10', 10], ['2026-03-10', 10]);
    const sip = backTestSip(series, 1_000, { from: '2026-01-15', to: '2026-03-01' })!;
    expect(sip).toBeNull();
    expect(backTestLumpSum(series, 1_000, { from: '2026-01-01', to: '2026-03-10' })).toBeNull();
  });

  it('withdraw the remaining amount at the end, never more', () => {
    const series = growingNavs('2020-01-01', '2026-01-01', 0);
    const years = { from: '2020-01-01', to: '2026-01-01' } as const;
    const swp = backTestSwp(series, { rupees: 10_000, monthlyRupees: 3_000 }, years)!;
    const rupees = swp.deals.map((deal) => Math.round(deal.rupees));
    expect(rupees).toEqual([10_000, -3_000, -3_000, -3_000, -1_000]);
    expect(swp.units).toBeCloseTo(0, 10);
  });

  it('sell parts of a unit to the last', () => {
    const series = datedValues(
      ...(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] as const).map(
        (date) => [date, 20_000] as const,
      ),
    );
    const period = { from: '2026-01-01', to: '2026-04-01' } as const;
    const swp = backTestSwp(series, { rupees: 10_000, monthlyRupees: 4_000 }, period)!;
    expect(swp.deals.map(({ rupees }) => Math.round(rupees))).toEqual([
      10_000, -4_000, -4_000, -2_000,
    ]);
    const early = { ...period, from: '2025-12-31' } as const;
    expect(backTestSwp(series, { rupees: 10_000, monthlyRupees: 4_000 }, early)).toBeNull();
  });

  it('of a plan leave out the months in which nothing is paid', () => {
    const series = growingNavs('2026-01-01', '2026-06-01', 0);
    const paid = backTestPayments(series, [1, 0, 200], { from: '2026-01-01', to: '2026-06-01' })!;
    expect(paid.deals.map(({ date, rupees }) => [date, rupees])).toEqual([
      ['2026-01-01', 1],
      ['2026-03-01', 200],
    ]);
  });

  it('of one day have no rate', () => {
    const day = { from: '2026-01-01', to: '2026-01-01' } as const;
    const bought = backTestLumpSum(datedValues(['2026-01-01', 10]), 1_000, day);
    expect(bought).toMatchObject({ valueRupees: 1_000, xirrPercent: null });
  });
});

describe('direct against regular', () => {
  it('is a difference of rates, and of rupees after 10 and 20 years', () => {
    const gap = planGap(
      growingNavs('2016-01-01', '2026-01-01', 12),
      growingNavs('2013-01-01', '2026-01-01', 11),
      1_00_000,
    )!;
    expect(gap.years).toBeCloseTo(10, 1);
    expect(gap.directPercent).toBeCloseTo(12, 1);
    expect(gap.regularPercent).toBeCloseTo(11, 1);
    expect(gap.costs.map(({ years }) => years)).toEqual([10, 20]);
    const [direct, regular] = [gap.directPercent, gap.regularPercent].map((p) => 1 + p / 100);
    expect(gap.costs[0]!.gapRupees).toBeCloseTo(1_00_000 * (direct! ** 10 - regular! ** 10), 6);
  });

  it('ends both plans on the last day that both have', () => {
    const series = growingNavs('2020-01-01', '2026-01-01', 12);
    // The market fell by a tenth on the day that only one plan has yet.
    const fallen = [...series, ...datedValues(['2026-01-02', series.at(-1)!.value * 0.9])];
    const gap = planGap(fallen, series, 1_000)!;
    expect(gap.directPercent).toBeCloseTo(gap.regularPercent, 8);
    expect(gap.past).toMatchObject({ from: '2020-01-01', to: '2026-01-01', gapRupees: 0 });
  });

  it('of less than a common year is not known', () => {
    const young = growingNavs('2025-06-01', '2026-01-01', 12);
    expect(planGap(young, growingNavs('2013-01-01', '2026-01-01', 11), 1_000)).toBeNull();
    expect(planGap([], young, 1_000)).toBeNull();
  });

  it('finds the same fund in the other plan, however the house writes it', () => {
    const named = (code: number, name: string, changes: Partial<Scheme> = {}) =>
      schemeOf({ code, name: `Udaharan ${name}`, plan: 'regular', ...changes });
    const direct = named(1, 'Flexi Cap Fund - Direct Plan - Growth', { plan: 'direct' });
    const regular = named(2, 'Flexi Cap Fund-Growth-Regular');
    // Its name is that of the growth option.
    const idcw = named(3, 'Flexi Cap Fund - Regular - Growth', { option: 'idcw' });
    const other = named(4, 'Large Cap Fund - Regular - Growth');
    expect(otherPlanOf(direct, [direct, regular, idcw, other])).toBe(regular);
    expect(otherPlanOf(regular, [direct, regular, idcw, other])).toBe(direct);
    expect(otherPlanOf(direct, [direct, idcw, other])).toBeNull();
    expect(otherPlanOf({ ...direct, plan: null }, [regular])).toBeNull();
    // Two that fit, and one of another house or category.
    expect(otherPlanOf(direct, [regular, { ...regular, code: 5 }])).toBeNull();
    expect(otherPlanOf(direct, [{ ...regular, house: 'Another' }])).toBeNull();
    expect(otherPlanOf(direct, [{ ...regular, category: 'Debt Scheme - Gilt Fund' }])).toBeNull();
    expect(otherPlanOf(direct, [{ ...regular, plan: null }])).toBeNull();
  });
});

describe('a comparison', () => {
  const monthly = (count: number, valueOf: (index: number) => number, from = 0): DatedValue[] =>
    Array.from({ length: count }, (_, index) => ({
      date: new Date(Date.UTC(2020, from + index, 25)).toISOString().slice(0, 10) as IsoDate,
      value: valueOf(index),
    }));

  /** NAVs of the weekdays to 29 Dec 2023 by a formula that the independent computation shares. */
  function weekdays(start: IsoDate, fund: number): DatedValue[] {
    const series: DatedValue[] = [];
    for (let day = dayNumberOf(start); day <= dayNumberOf('2023-12-29'); day += 1) {
      if ([2, 3].includes(day % 7)) continue;
      const since = day - 17_532;
      const value = Math.exp(
        0.0003 * since +
          0.12 * Math.sin(since / (37 + 9 * fund)) +
          0.05 * fund * Math.sin(since / 200 + fund),
      );
      series.push({ date: dateOfDayNumber(day), value });
    }
    return series;
  }

  describe('against a computation from the definitions in Python', () => {
    const three = [weekdays('2018-01-01', 0), weekdays('2018-03-05', 1), weekdays('2018-06-04', 2)];
    const comparison = compareFunds(three)!;
    const { funds } = comparison;
    const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

    it('grows from the first common day', () => {
      expect(comparison).toMatchObject({ from: '2018-06-04', to: '2023-12-29', isPerYear: true });
      const lines = funds.map(({ line }) => [line.length, line[0]!.value]);
      expect(lines).toEqual(Array(3).fill([1455, 10_000]));
      const growths = [14.94693942744172, 9.496119266706948, 12.882455353346156];
      expect(funds.map(({ growthPercent }) => growthPercent)).toEqual(near(growths));
    });

    it.each([
      [
        1,
        { windows: 1194, firstEnd: '2019-06-04', lastEnd: '2023-12-29' },
        [13.805078973137576, 11.68790498547969, 12.432451984017018],
        [41.017316561256514, 44.40197181013079, 37.43240339558789],
        [-11.7248957494418, -13.653006637229993, -7.57074577841702],
        [null, 48.743718592964825, 51.42378559463987],
      ],
      [
        3,
        { windows: 671, firstEnd: '2021-06-04', lastEnd: '2023-12-29' },
        [11.771253115542217, 12.373445664435442, 11.96866773757556],
        [18.84974629658227, 18.6401025119469, 19.456187628385614],
        [4.740480810539061, 5.69073133654121, 4.6370509761609835],
        [null, 46.19970193740686, 47.540983606557376],
      ],
      [
        5,
        { windows: 150, firstEnd: '2023-06-05', lastEnd: '2023-12-29' },
        [11.350632061988689, 11.249092038737002, 13.25001732362941],
        [13.948647210858557, 14.204557617852664, 16.925441286555156],
        [9.240093544671147, 6.844495482437751, 6.0377986632971],
        [null, 48, 26.666666666666668],
      ],
    ] as const)('rolls over %i years', (years, shape, averages, bests, worsts, above) => {
      const lines = funds.map(({ line }) => line);
      const rolling = rollingComparison(lines, years)!;
      expect(rolling).toMatchObject(shape);
      expect(rolling.funds.map(({ averagePercent }) => averagePercent)).toEqual(near(averages));
      expect(rolling.funds.map(({ bestPercent }) => bestPercent)).toEqual(near(bests));
      expect(rolling.funds.map(({ worstPercent }) => worstPercent)).toEqual(near(worsts));
      const [one, ...others] = above;
      expect(rolling.funds[0]!.abovePercents).toEqual([one, ...near(others)]);
    });

    it('falls and recovers', () => {
      const falls = funds.map(({ deepestFall }) => deepestFall);
      const percents = [-18.628898194216703, -20.705190613391057, -23.456782390605635];
      expect(falls.map(({ percent }) => percent)).toEqual(near(percents));
      expect(falls.map(({ peak, trough }) => [peak.date, trough.date])).toEqual([
        ['2020-01-30', '2020-05-18'],
        ['2018-12-28', '2019-05-21'],
        ['2022-01-04', '2022-07-01'],
      ]);
      expect(funds.map(({ recoveryDays }) => recoveryDays)).toEqual([84, 118, 423]);
    });

    it('correlates the monthly returns', () => {
      const ofFirst = comparison.correlations[0]!;
      expect(ofFirst.map(({ months }) => months)).toEqual([65, 65, 65]);
      const values = [1, -0.18092899339282348, -0.06166169357247196];
      expect(ofFirst.map(({ value }) => value)).toEqual(near(values));
      expect(comparison.correlations[2]![1]!.value).toBeCloseTo(0.03608556164386917, 9);
    });
  });

  it('gives the plain change for up to a year, and no volatility', () => {
    const comparison = compareFunds([monthly(7, (index) => 10 + index), monthly(7, () => 5)])!;
    expect(comparison.isPerYear).toBe(false);
    expect(comparison.funds[0]!.growthPercent).toBeCloseTo(60, 9);
    expect(comparison.funds[0]!.volatilityPercent).toBeNull();
    expect(rollingComparison([monthly(12, () => 5)], 1)).toBeNull();
  });

  it.each([
    ['25 months are too few', 25, { months: 23, value: null }],
    ['26 months are enough', 26, { months: 24, value: expect.closeTo(1, 9) as number }],
  ])('%s for a correlation', (_, count, expected) => {
    const wave = monthly(count, (index) => 100 + 10 * Math.sin(index));
    expect(compareFunds([wave, wave])!.correlations[0]![1]).toEqual(expected);
  });

  it('has the volatility of the same time as the growth, not of its last three years', () => {
    // Four years of plus and minus 10 %, then three without a move.
    const wild = monthly(85, (index) => (index <= 48 && index % 2 === 1 ? 110 : 100));
    const [fund] = compareFunds([wild, monthly(85, () => 5)])!.funds;
    expect(fund!.volatilityPercent).toBeGreaterThan(20);
  });

  it('has no correlation where a fund does not move, and no recovery where it is still below', () => {
    const still = monthly(40, () => 5);
    const falling = monthly(40, (index) => 100 - index);
    const { correlations, funds } = compareFunds([still, falling])!;
    expect(correlations[0]!.map(({ value }) => value)).toEqual([null, null]);
    expect(funds[0]).toMatchObject({ deepestFall: { percent: 0 } });
    expect(funds[1]).toMatchObject({ recoveryDays: null, deepestFall: { recoveredOn: null } });
  });

  it.each([
    ['nothing', []],
    ['no common day', [monthly(3, () => 1), monthly(3, () => 1, 12)]],
    ['one common day', [monthly(3, () => 1), monthly(3, () => 1, 2)]],
  ])('%s is no comparison', (_, histories) => {
    expect(compareFunds(histories)).toBeNull();
  });

  it.each([
    // (5,00,000 - 1,25,000) × 12.5 % = 46,875, and 4 % cess of 1,875.
    ['Equity - Flexi Cap Fund', { valueRupees: 1_500_000, taxRupees: 48_750 }],
    // Units of after March 2023 at the slab: 5,00,000 × 30 % and 4 % of it.
    ['Debt - Liquid Fund', { valueRupees: 1_500_000, taxRupees: 156_000 }],
    ['Hybrid - Multi Asset Allocation Fund', null],
  ])('has the tax on a sale of %s', (category, expected) => {
    const period = { from: '2023-11-15', to: '2026-11-20' } as const;
    const series = datedValues([period.from, 10], [period.to, 15]);
    expect(comparedSale({ category, name: 'Fund' }, series, period)).toEqual(expected);
  });
});
