import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { backTestLumpSum, backTestSip, backTestSwp } from '@/lib/funds/domain/back-test';
import { calendarReturns } from '@/lib/funds/domain/calendar-returns';
import { otherPlanOf, planGap } from '@/lib/funds/domain/plan-gap';
import { monthlyReturns, riskOf } from '@/lib/funds/domain/risk';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { trailingReturns } from '@/lib/funds/domain/trailing-returns';

/** A NAV on every day that grows by so many percent a year of 365 days. */
const growing = (from: IsoDate, to: IsoDate, percent: number): DatedValue[] => {
  const first = dayNumberOf(from);
  return Array.from({ length: dayNumberOf(to) - first + 1 }, (_, day) => ({
    date: dateOfDayNumber(first + day),
    value: 10 * (1 + percent / 100) ** (day / 365),
  }));
};
const points = (...list: [IsoDate, number][]): DatedValue[] =>
  list.map(([date, value]) => ({ date, value }));

describe('trailing returns', () => {
  const series = growing('2010-01-01', '2026-11-20', 12);
  const byMonths = new Map(trailingReturns(series).map((entry) => [entry.months, entry]));

  it.each([12, 36, 60, 84, 120] as const)(
    'of %d months at twelve percent a year are twelve',
    (months) => {
      expect(byMonths.get(months)?.percent).toBeCloseTo(12, 1);
    },
  );

  it('are per year only above a year', () => {
    expect(byMonths.get(6)).toMatchObject({ isPerYear: false, from: '2026-05-20' });
    expect(byMonths.get(12)).toMatchObject({ isPerYear: false });
    expect(byMonths.get(36)).toMatchObject({ isPerYear: true });
    expect(byMonths.get(1)?.percent).toBeCloseTo((1.12 ** (31 / 365) - 1) * 100, 8);
  });

  it('since the beginning name that day', () => {
    expect(byMonths.get(null)).toMatchObject({ from: '2010-01-01', isPerYear: true });
  });

  it('of a longer time than the history are not known', () => {
    const young = trailingReturns(growing('2026-01-01', '2026-11-20', 12));
    expect(young.find(({ months }) => months === 12)).toMatchObject({ percent: null, from: null });
  });

  it('over a gap are not known: they would be of another period', () => {
    const gap = points(['2020-01-01', 10], ['2026-05-01', 20], ['2026-11-20', 21]);
    expect(trailingReturns(gap).find(({ months }) => months === 12)?.percent).toBeNull();
  });

  it('of nothing are none', () => {
    expect(trailingReturns([])).toEqual([]);
    expect(
      trailingReturns(points(['2026-01-01', 10])).every(({ percent }) => percent === null),
    ).toBe(true);
  });
});

describe('calendar-year returns', () => {
  it('go from the last NAV of a year to the last of the next', () => {
    const series = points(
      ['2023-06-01', 10],
      ['2023-12-29', 11],
      ['2024-03-01', 99],
      ['2024-12-31', 22],
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

  it('multiply up to the whole change', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 40, noNaN: true }), (percent) => {
        const series = growing('2015-05-05', '2026-11-20', percent);
        const product = calendarReturns(series).reduce(
          (all, year) => all * (1 + year.percent / 100),
          1,
        );
        expect(product).toBeCloseTo(series.at(-1)!.value / series[0]!.value, 8);
      }),
      { numRuns: 20 },
    );
  });

  it('of less than two NAVs are none', () => {
    expect(calendarReturns(points(['2026-01-01', 10]))).toEqual([]);
    expect(calendarReturns([])).toEqual([]);
  });
});

describe('risk', () => {
  /** Month ends that alternate between +2 % and -1 %. */
  const alternating = Array.from({ length: 38 }, (_, month) => ({
    date: shiftMonths('2023-08-28', month),
    value: 100 * 1.02 ** Math.ceil(month / 2) * 0.99 ** Math.floor(month / 2),
  }));

  it('is the sample deviation of 36 months × √12, and the excess over it', () => {
    const risk = riskOf(alternating, { risklessPercent: 6 })!;
    const deviation = 1.5 * Math.sqrt(36 / 35);
    expect(risk.months).toBe(36);
    expect(risk.volatilityPercent).toBeCloseTo(deviation * Math.sqrt(12), 8);
    // The mean month is 0.5 %: no excess over 6 % a year.
    expect(risk.sharpe).toBeCloseTo(0, 8);
    expect(riskOf(alternating, { risklessPercent: 0 })!.sharpe).toBeCloseTo(
      6 / (deviation * Math.sqrt(12)),
      8,
    );
    // Half of the months lie 1 % below zero.
    expect(riskOf(alternating, { risklessPercent: 0 })!.sortino).toBeCloseTo(
      6 / (Math.sqrt(0.5) * Math.sqrt(12)),
      8,
    );
  });

  it('of less than a year is not known', () => {
    expect(riskOf(alternating.slice(0, 12), { risklessPercent: 6 })).toBeNull();
    expect(riskOf([], { risklessPercent: 6 })).toBeNull();
  });

  it('leaves out the month that is not over and the one with a gap before it', () => {
    const series = points(
      ['2026-01-31', 100],
      ['2026-02-27', 110],
      ['2026-04-30', 99],
      ['2026-05-04', 1],
    );
    expect(monthlyReturns(series)).toEqual([{ date: '2026-02-01', value: expect.closeTo(10, 10) }]);
  });

  it('of a NAV that never moves has no ratio', () => {
    const still = alternating.map(({ date }) => ({ date, value: 10 }));
    expect(riskOf(still, { risklessPercent: 6 })).toMatchObject({
      volatilityPercent: 0,
      sharpe: null,
    });
  });
});

describe('back-tests', () => {
  const period = { from: '2015-01-05', to: '2025-01-05' } as const;

  it('of a fund that grows by 12 % a year find 12 %', () => {
    const series = growing('2014-01-01', '2026-11-20', 12);
    const sip = backTestSip(series, 5_000, period)!;
    expect(sip.deals).toHaveLength(121);
    expect(sip.investedRupees).toBe(6_05_000);
    expect(sip.xirrPercent).toBeCloseTo(12, 6);
    expect(backTestLumpSum(series, 1_00_000, period)!.xirrPercent).toBeCloseTo(12, 6);
    const swp = backTestSwp(series, { rupees: 10_00_000, monthlyRupees: 5_000 }, period)!;
    expect(swp.xirrPercent).toBeCloseTo(12, 6);
    expect(swp.withdrawnRupees).toBe(120 * 5_000);
  });

  it('buy at the next NAV when the day has none', () => {
    const series = points(
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
    const series = points(['2026-02-10', 10], ['2026-03-10', 10]);
    const sip = backTestSip(series, 1_000, { from: '2026-01-15', to: '2026-03-01' })!;
    expect(sip).toBeNull();
    expect(backTestLumpSum(series, 1_000, { from: '2026-01-01', to: '2026-03-10' })).toBeNull();
  });

  it('withdraw what is left at last, never more', () => {
    const series = growing('2020-01-01', '2026-01-01', 0);
    const swp = backTestSwp(
      series,
      { rupees: 10_000, monthlyRupees: 3_000 },
      { from: '2020-01-01', to: '2026-01-01' },
    )!;
    expect(swp.deals.map(({ rupees }) => Math.round(rupees))).toEqual([
      10_000, -3_000, -3_000, -3_000, -1_000,
    ]);
    expect(swp.units).toBeCloseTo(0, 10);
  });

  it('of one day have no rate', () => {
    const series = points(['2026-01-01', 10]);
    expect(backTestLumpSum(series, 1_000, { from: '2026-01-01', to: '2026-01-01' })).toMatchObject({
      valueRupees: 1_000,
      xirrPercent: null,
    });
  });

  it('never lose or make units: what came in is worth what it is worth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 1_00_000 }),
        (percent, rupees) => {
          const series = growing('2022-01-01', '2025-06-01', percent);
          const test = backTestSip(series, rupees, { from: '2022-01-01', to: '2025-06-01' })!;
          const units = test.deals.reduce((sum, deal) => sum + deal.rupees / deal.nav, 0);
          expect(test.units).toBeCloseTo(units, 6);
          expect(test.xirrPercent).toBeCloseTo(percent, 4);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('direct against regular', () => {
  it('is a difference of rates, and of rupees after 10 and 20 years', () => {
    const gap = planGap(
      growing('2016-01-01', '2026-01-01', 12),
      growing('2013-01-01', '2026-01-01', 11),
      1_00_000,
    )!;
    expect(gap.years).toBeCloseTo(10, 1);
    expect(gap.directPercent).toBeCloseTo(12, 1);
    expect(gap.regularPercent).toBeCloseTo(11, 1);
    expect(gap.costs.map(({ years }) => years)).toEqual([10, 20]);
    expect(gap.costs[0]!.gapRupees).toBeCloseTo(
      1_00_000 * ((1 + gap.directPercent / 100) ** 10 - (1 + gap.regularPercent / 100) ** 10),
      6,
    );
  });

  it('of less than a common year is not known', () => {
    const young = growing('2025-06-01', '2026-01-01', 12);
    expect(planGap(young, growing('2013-01-01', '2026-01-01', 11), 1_000)).toBeNull();
    expect(planGap([], young, 1_000)).toBeNull();
  });

  const scheme = (changes: Partial<Scheme>): Scheme => ({
    ...{ code: 1, house: 'Udaharan Mutual Fund', structure: 'open-ended', category: 'Equity' },
    ...{ name: 'Udaharan Flexi Cap Fund - Direct Plan - Growth', plan: 'direct', option: 'growth' },
    ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
    ...{ isin: null, reinvestmentIsin: null, nav: 10, navDate: '2026-11-20' },
    ...changes,
  });

  it('finds the same fund in the other plan, however the house writes it', () => {
    const direct = scheme({});
    const regular = scheme({
      code: 2,
      name: 'Udaharan Flexi Cap Fund-Growth-Regular',
      plan: 'regular',
    });
    const idcw = scheme({
      code: 3,
      name: 'Udaharan Flexi Cap Fund - Regular - IDCW',
      plan: 'regular',
      option: 'idcw',
    });
    const other = scheme({
      code: 4,
      name: 'Udaharan Large Cap Fund - Regular - Growth',
      plan: 'regular',
    });
    expect(otherPlanOf(direct, [direct, regular, idcw, other])).toBe(regular);
    expect(otherPlanOf(regular, [direct, regular, idcw, other])).toBe(direct);
    expect(otherPlanOf(direct, [direct, idcw, other])).toBeNull();
    expect(otherPlanOf(scheme({ plan: null }), [regular])).toBeNull();
  });
});
