import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { balanceAfter, instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { valueFrom, valueOn, indexedFromCommonStart } from '@/lib/cashflow/dated-value';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { rollingReturns, rollingReturnsOfPieces } from '@/lib/cashflow/rolling-returns';
import { correlationOf, meanOf, medianOf, standardDeviation } from '@/lib/cashflow/statistics';
import { timeWeightedReturn, type Valuation } from '@/lib/cashflow/time-weighted';
import { annualRatePercent, type Flow, periodReturns, xirr } from '@/lib/cashflow/xirr';
import { timed } from '@/tests/factories/cpu-time';
import { datedValues } from '@/tests/factories/dated-values';
import { valueOf } from '@/tests/factories/value-of';

describe('series', () => {
  /** Series of distinct days with values above zero, in order. */
  const anySeries = fc
    .uniqueArray(
      fc.tuple(
        fc.integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2026-11-21') }),
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      ),
      { minLength: 1, maxLength: 200, selector: ([day]) => day },
    )
    .map((points) =>
      points
        .sort(([one], [other]) => one - other)
        .map(([day, value]) => ({ date: dateOfDayNumber(day), value })),
    );

  it('finds the value of a day as by looking through all', () => {
    const anyDay = fc.integer({ min: 10_000, max: 21_000 }).map(dateOfDayNumber);
    fc.assert(
      fc.property(anySeries, anyDay, (list, other) => {
        for (const day of [other, ...list.map(({ date }) => date)]) {
          expect(valueOn(list, day)).toEqual(list.findLast(({ date }) => date <= day) ?? null);
          expect(valueFrom(list, day)).toEqual(list.find(({ date }) => date >= day) ?? null);
        }
      }),
      { numRuns: 30 },
    );
  });

  describe('growth per year', () => {
    it.each([
      [1_00_000, 3_10_584.82, 10, 12],
      [100, 50, 1, -50],
      [100, 0, 5, -100],
    ])('%d to %d in %d years is %d %%', (start, end, years, percent) => {
      expect(cagrPercent(start, end, years)).toBeCloseTo(percent, 6);
    });

    it('is refused where nothing was put in or no time has passed', () => {
      expect(() => cagrPercent(0, 100, 1)).toThrow('No growth');
      expect(() => cagrPercent(100, 100, 0)).toThrow('No growth');
      expect(() => cagrPercent(100, -1, 1)).toThrow('No growth');
    });
  });

  describe('rolling returns', () => {
    const list = datedValues(
      ['2020-01-01', 100],
      ['2021-01-01', 110],
      ['2022-01-01', 99],
      ['2023-01-01', 148.5],
    );

    it('of one year', () => {
      expect(rollingReturns(list, 1)).toEqual({
        years: 1,
        windows: 3,
        minPercent: expect.closeTo(-10, 10),
        medianPercent: expect.closeTo(10, 10),
        maxPercent: expect.closeTo(50, 10),
        negativePercent: expect.closeTo(100 / 3, 10),
        worstEnd: '2022-01-01',
      });
    });

    it('begin at the nearest earlier value, also from 29 February', () => {
      const leap = datedValues(['2023-02-27', 100], ['2023-03-01', 500], ['2024-02-29', 110]);
      expect(rollingReturns(leap, 1)?.maxPercent).toBeCloseTo(10, 10);
    });

    it('are none where days are missing at their beginning', () => {
      const gap = datedValues(['2018-01-01', 100], ['2021-06-01', 200], ['2022-06-01', 210]);
      expect(rollingReturns(gap, 1)).toMatchObject({
        windows: 1,
        maxPercent: expect.closeTo(5, 10),
      });
      const tenDays = datedValues(['2020-01-01', 100], ['2021-01-11', 110], ['2021-01-12', 110]);
      expect(rollingReturns(tenDays, 1)?.windows).toBe(1);
    });

    it('of a longer time than the history are none', () => {
      expect(rollingReturns(list, 5)).toBeNull();
      expect(rollingReturns([], 1)).toBeNull();
    });

    it('of which several are equally bad name the end of the first, and a standstill is no loss', () => {
      const equal = datedValues(
        ['2020-01-01', 100],
        ['2021-01-01', 80],
        ['2022-01-01', 80],
        ['2023-01-01', 64],
      );
      expect(rollingReturns(equal, 1)).toMatchObject({
        worstEnd: '2021-01-01',
        negativePercent: expect.closeTo(200 / 3, 10),
      });
    });

    it('of a history in pieces cross no gap between two of them', () => {
      const pieces = [list.slice(0, 2), list.slice(2)];
      expect(rollingReturnsOfPieces(pieces, 1)).toMatchObject({
        windows: 2,
        minPercent: expect.closeTo(10, 10),
        maxPercent: expect.closeTo(50, 10),
      });
    });

    it('are those of each window looked up by itself', () => {
      fc.assert(
        fc.property(anySeries, fc.constantFrom(1, 3, 5), (list, years) => {
          const expected = list.flatMap(({ date, value }) => {
            const from = `${Number(date.slice(0, 4)) - years}${date.slice(4)}` as IsoDate;
            const start = list.findLast((point) => point.date <= from);
            const isNear = start && daysBetween(start.date, shiftMonths(date, -12 * years)) <= 10;
            return isNear ? [cagrPercent(start.value, value, years)] : [];
          });
          const rolling = rollingReturns(list, years);
          expect(rolling?.windows ?? 0).toBe(expected.length);
          if (!rolling) return;
          expect(rolling.minPercent).toBe(Math.min(...expected));
          expect(rolling.maxPercent).toBe(Math.max(...expected));
          expect(rolling.minPercent).toBeLessThanOrEqual(rolling.medianPercent);
          expect(rolling.medianPercent).toBeLessThanOrEqual(rolling.maxPercent);
        }),
      );
    });
  });

  describe('drawdown', () => {
    it('is the deepest fall, with the day on which it was made good', () => {
      const list = datedValues(
        ['2020-01-01', 100],
        ['2020-02-01', 90],
        ['2020-03-01', 120],
        ['2020-04-01', 60],
        ['2020-05-01', 119],
        ['2020-06-01', 121],
      );
      expect(maximumDrawdown(list)).toEqual({
        percent: -50,
        peak: list[2],
        trough: list[3],
        recoveredOn: '2020-06-01',
      });
      expect(maximumDrawdown(list.slice(0, 5))?.recoveredOn).toBeNull();
      expect(drawdowns(list)[1]?.value).toBeCloseTo(-10, 10);
    });

    it('of two equal depths is the first', () => {
      const list = datedValues(
        ['2020-01-01', 100],
        ['2020-02-01', 50],
        ['2020-03-01', 100],
        ['2020-04-01', 50],
      );
      const first = { peak: list[0], trough: list[1], recoveredOn: '2020-03-01' };
      expect(maximumDrawdown(list)).toMatchObject(first);
      expect(maximumDrawdown(list.slice(2))?.recoveredOn).toBeNull();
    });

    it('of a series that only rises is 0, and of none is none', () => {
      const list = datedValues(['2020-01-01', 100], ['2020-02-01', 101]);
      expect(maximumDrawdown(list)?.percent).toBe(0);
      expect(maximumDrawdown([])).toBeNull();
    });
  });

  describe('series from a common start', () => {
    it('are 100 on their first common day, on common days only', () => {
      const one = datedValues(['2020-01-01', 5], ['2020-01-02', 10], ['2020-01-03', 20]);
      const other = datedValues(['2020-01-02', 200], ['2020-01-03', 100], ['2020-01-06', 1]);
      expect(indexedFromCommonStart([one, other])).toEqual([
        datedValues(['2020-01-02', 100], ['2020-01-03', 200]),
        datedValues(['2020-01-02', 100], ['2020-01-03', 50]),
      ]);
      const third = datedValues(['2020-01-01', 7], ['2020-01-03', 8]);
      expect(indexedFromCommonStart([one, other, third])).toEqual(
        Array(3).fill(datedValues(['2020-01-03', 100])),
      );
    });

    it('without a common day are none', () => {
      expect(indexedFromCommonStart([datedValues(['2020-01-01', 5]), []])).toBeNull();
      expect(indexedFromCommonStart([])).toBeNull();
    });
  });

  describe('spread', () => {
    it('is the sample deviation of a textbook: 2, 4, 4, 4, 5, 5, 7, 9 have 2.13809', () => {
      expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
      expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
    });

    it('has a median between the two middle values of an even count', () => {
      expect(medianOf([1, 2, 4])).toBe(2);
      expect(medianOf([1, 2, 4, 9])).toBe(3);
      expect(() => medianOf([])).toThrow('No median');
    });

    it('of one value is not known', () => {
      expect(standardDeviation([3])).toBeNull();
      expect(standardDeviation([1, 3])).toBeCloseTo(Math.SQRT2, 12);
      expect(() => meanOf([])).toThrow('No mean');
    });

    it('has a correlation of -1 to 1, and none where a series does not move', () => {
      expect(correlationOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
      // 6 of the products of deviations, 10 and 6 of their squares: 6 / √60.
      expect(correlationOf([1, 2, 3, 4, 5], [2, 4, 5, 4, 5])).toBeCloseTo(6 / Math.sqrt(60), 12);
      expect(correlationOf([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 12);
      expect(correlationOf([1, 2, 3], [5, 5, 5])).toBeNull();
      expect(correlationOf([5, 5, 5], [1, 2, 3])).toBeNull();
      expect(() => correlationOf([1], [1, 2])).toThrow('different length');
      const numbers = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 2, maxLength: 9 });
      fc.assert(
        fc.property(numbers, fc.constantFrom(0.1, -0.3), (list, factor) => {
          const found = correlationOf(
            list,
            list.map((value) => value * factor),
          );
          expect(Math.abs(found ?? 0)).toBeLessThanOrEqual(1);
        }),
      );
    });
  });
});

describe('downsample', () => {
  const ofOne = (value: number | null) => [value];

  it('keeps ends, lowest and highest, in order, and no more than was asked for', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), {
      minLength: 1,
      maxLength: 400,
    });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 4, max: 120 }), (values, max) => {
        const sample = downsample(values, ofOne, max);
        expect(sample.length).toBeLessThanOrEqual(max);
        expect(sample[0]).toBe(values[0]);
        expect(sample.at(-1)).toBe(values.at(-1));
        expect(sample).toContain(Math.min(...values));
        expect(sample).toContain(Math.max(...values));
        expect(values.filter((value) => sample.includes(value))).toEqual(sample);
      }),
    );
  });

  it('loses no fall of one day among thousands, early or late', () => {
    const values = Array.from({ length: 4_000 }, (_, day) => 1_000 + day);
    for (const day of [7, 1_203, 1_204, 3_990]) values[day]! -= 500;
    const sample = downsample(values, ofOne);
    for (const day of [7, 1_203, 3_990]) expect(sample).toContain(values[day]);
  });

  it('measures each series against its own range, so that a low one keeps its corners', () => {
    const cornersOf = (day: number) => {
      if (day <= 60) return day / 60;
      if (day <= 150) return 1 - (day - 60) / 180;
      return day <= 240 ? 0.5 : 0.5 - (day - 240) / 118;
    };
    const rows = Array.from({ length: 300 }, (_, day) => ({
      day,
      values: [1_000 * day + 50 * Math.sin(day), cornersOf(day)],
    }));
    const sample = downsample(rows, ({ values }) => values, 7).map(({ day }) => day);
    expect(sample).toEqual(expect.arrayContaining([0, 60, 150, 240, 299]));
  });

  it('keeps the highest value before one that the line misses by more', () => {
    expect(downsample([10, 12, 10, 0, 4, 10], ofOne, 4)).toEqual([10, 12, 0, 10]);
  });

  it('spreads the points of a straight line over its length', () => {
    const straight = Array.from({ length: 901 }, (_, day) => day);
    const sample = downsample(straight, ofOne, 20);
    const gaps = sample.slice(1).map((day, index) => day - sample[index]!);
    expect(Math.max(...gaps)).toBeLessThan(100);
  });

  it('leaves a line as it is up to 200 points, and several lines up to 120', () => {
    const unsteady = (count: number) => Array.from({ length: count }, (_, day) => day ** 1.5 % 97);
    const pairOf = (value: number) => [value, value % 11];
    expect(downsample(unsteady(200), ofOne)).toHaveLength(200);
    expect(downsample(unsteady(900), ofOne)).toHaveLength(200);
    expect(downsample(unsteady(900), pairOf)).toHaveLength(120);
  });

  it('gives the entries of a chart over days their place, name and values', () => {
    const entries = datedValues(['1970-01-02', 5]);
    expect(datedPlaces(entries, ({ value }) => [value, null])).toEqual([
      { day: dayNumberOf('1970-01-02'), text: '2 Jan 1970', values: [5, null] },
    ]);
  });

  it('draws three unsteady series closely, with no long stretch between two points', () => {
    const steps = [0.9, 1.7, 2.3].map((pace) => (day: number) => {
      return day / 40 + 9 * Math.sin(day / (31 * pace)) + 3 * Math.sin(day / (7 * pace));
    });
    const rows = Array.from({ length: 1_500 }, (_, day) => ({
      day,
      values: steps.map((step) => step(day)),
    }));
    const sample = downsample(rows, ({ values }) => values, 122);
    expect(sample).toHaveLength(122);
    const gaps = sample.slice(1).map(({ day }, index) => day - sample[index]!.day);
    expect(Math.max(...gaps)).toBeLessThan(40);
    const off = sample.slice(1).flatMap((to, index) => {
      const from = sample[index]!;
      return rows.slice(from.day, to.day).flatMap(({ day, values }) => {
        const share = (day - from.day) / (to.day - from.day);
        return values.map((value, at) =>
          Math.abs(value - from.values[at]! - share * (to.values[at]! - from.values[at]!)),
        );
      });
    });
    // The series are about 60 high.
    expect(Math.max(...off)).toBeLessThan(5);
  });

  it('keeps the extremes of every series, also of one with gaps', () => {
    const rows = Array.from({ length: 900 }, (_, day) => ({
      day,
      values: [day, day === 450 ? -1 : 10, day % 2 === 0 ? null : 900 - day],
    }));
    const sample = downsample(rows, ({ values }) => values, 60).map(({ day }) => day);
    expect(sample.length).toBeLessThanOrEqual(60);
    expect(sample).toEqual(expect.arrayContaining([1, 450]));
    // The lowest known value is not below a gap.
    const gaps = rows.map(({ day }) => (day % 2 === 0 ? null : Math.abs(day - 451) + 5));
    expect(downsample(gaps, ofOne, 60)).toContain(5);
    expect(downsample([], ofOne)).toEqual([]);
  });
});

describe('annuity', () => {
  test('a loan is paid back by its last instalment, and half of it later than half of its time', () => {
    const emi = instalmentOf(800_000, 10.5, 60);
    expect(balanceAfter(800_000, 10.5, emi, 0)).toBe(800_000);
    // One month: the sum with a twelfth of the yearly rate, less the instalment.
    expect(balanceAfter(800_000, 10.5, emi, 1)).toBeCloseTo(800_000 * 1.00875 - emi, 6);
    expect(balanceAfter(800_000, 10.5, emi, 30)).toBeGreaterThan(400_000);
    expect(balanceAfter(800_000, 10.5, emi, 60)).toBeCloseTo(0, 4);
  });

  test('savings are gone when they are said to be, and never below zero', () => {
    const months = monthsUntilEmpty(5_000_000, 50_000, 8);
    expect(balanceAfter(5_000_000, 8, 50_000, Math.floor(months))).toBeGreaterThan(0);
    expect(balanceAfter(5_000_000, 8, 50_000, Math.ceil(months))).toBe(0);
    expect(balanceAfter(120_000, 0, 10_000, 5)).toBe(70_000);
  });

  test('without a rate it is division; a return that pays it all never ends', () => {
    expect(instalmentOf(120_000, 0, 12)).toBe(10_000);
    expect(monthsUntilEmpty(120_000, 10_000, 0)).toBe(12);
    // A twelfth of 12 % of 10,00,000 is 10,000.
    expect(monthsUntilEmpty(1_000_000, 10_000, 12)).toBe(Infinity);
    expect(monthsUntilEmpty(1_000_000, 10_001, 12)).toBeLessThan(1_000);
  });

  test.each([
    [0, 10, 12],
    [-1, 10, 12],
    [NaN, 10, 12],
    [1, -0.1, 12],
    [1, 10, 0],
    [1, 10, 1.5],
    [1, 10, -1],
  ])('no loan of %d at %d %% for %d months', (rupees, percent, months) => {
    expect(() => instalmentOf(rupees, percent, months)).toThrow('No loan');
  });

  test.each([
    [0, 1, 8],
    [1, 0, 8],
    [1, 1, -0.1],
    [1, NaN, 8],
  ])('no withdrawals from %d of %d at %d %%', (corpus, monthly, percent) => {
    expect(() => monthsUntilEmpty(corpus, monthly, percent)).toThrow('No withdrawals');
  });
});

describe('the time-weighted return', () => {
  function percentOf(valuations: readonly Valuation[]): number {
    return valueOf(timeWeightedReturn(valuations)).percent;
  }

  // Investopedia, "Time-Weighted Rate of Return": 1,000,000 in, 1,162,484 by 15 August, then 100,000 in or out; both
  // investors earn 9.79 % though their money ends up worth different sums.
  test.each([
    [100_000, 1_192_328],
    [-100_000, 1_003_440],
  ])(
    'the investor of the published example who moves %d earns 9.79 %%',
    (flowRupees, worthRupees) => {
      const percent = percentOf([
        { date: '2023-12-31', worthRupees: 0, flowRupees: 1_000_000 },
        { date: '2024-08-15', worthRupees: 1_162_484, flowRupees },
        { date: '2024-12-31', worthRupees, flowRupees: 0 },
      ]);
      expect(percent).toBeCloseTo(9.79, 2);
    },
  );

  // CFA Program, Quantitative Methods, money- and time-weighted return: one share at 200, another at 225 a year later,
  // each paying a dividend of 5 a year, both sold at 235: 15 % and 6.67 %, together 10.76 % a year (from the
  // rounded 6.67 %).
  test('the shares of the CFA curriculum give 10.76 % a year', () => {
    const result = timeWeightedReturn([
      { date: '2023-01-01', worthRupees: 0, flowRupees: 200 },
      { date: '2024-01-01', worthRupees: 225 + 5, flowRupees: 225 - 5 },
      { date: '2024-12-31', worthRupees: 2 * (235 + 5), flowRupees: 0 },
    ]);
    expect(result.ok && result.value.annualPercent).toBeCloseTo(10.76, 1);
    expect(result.ok && result.value.percent).toBeCloseTo((1.15 * (480 / 450) - 1) * 100, 10);
  });

  test.each([
    ['2024-01-01', '2024-12-30', { annualPercent: null, days: 364 }],
    ['2023-01-01', '2024-01-01', { annualPercent: 50, days: 365 }],
  ] as const)('has a rate a year from a year on: %s to %s', (from, to, expected) => {
    const result = timeWeightedReturn([
      { date: from, worthRupees: 0, flowRupees: 100 },
      { date: to, worthRupees: 150, flowRupees: 0 },
    ]);
    expect(result).toMatchObject({ value: { percent: 50, ...expected } });
  });

  test('the time in which nothing was invested does not count; more out than there was is refused', () => {
    const gap = (flowRupees: number): Valuation[] => [
      { date: '2024-01-01', worthRupees: 0, flowRupees: 100 },
      { date: '2024-02-01', worthRupees: 110, flowRupees },
      { date: '2024-03-01', worthRupees: 0, flowRupees: 50 },
      { date: '2024-04-01', worthRupees: 55, flowRupees: 0 },
    ];
    expect(percentOf(gap(-110))).toBeCloseTo(21, 10);
    expect(timeWeightedReturn(gap(-110))).toMatchObject({ value: { days: 31 + 31 } });
    const years: Valuation[] = [
      { date: '2020-01-01', worthRupees: 0, flowRupees: 100 },
      { date: '2020-12-31', worthRupees: 110, flowRupees: -110 },
      { date: '2025-01-01', worthRupees: 0, flowRupees: 50 },
      { date: '2026-01-01', worthRupees: 55, flowRupees: 0 },
    ];
    const read = timeWeightedReturn(years);
    expect(read.ok && read.value.annualPercent).toBeCloseTo(10, 10);
    const never: Valuation[] = [
      { date: '2024-01-01', worthRupees: 0, flowRupees: 0 },
      { date: '2024-02-01', worthRupees: 0, flowRupees: 0 },
    ];
    expect(timeWeightedReturn(never)).toEqual({ ok: false, problem: 'nothing-invested' });
    expect(timeWeightedReturn(gap(-111))).toEqual({ ok: false, problem: 'nothing-invested' });
    const fromNothing: Valuation[] = [
      { date: '2024-01-01', worthRupees: 0, flowRupees: 0 },
      { date: '2024-02-01', worthRupees: 1, flowRupees: 0 },
    ];
    expect(timeWeightedReturn(fromNothing)).toEqual({ ok: false, problem: 'nothing-invested' });
    for (const few of [[], fromNothing.slice(1)]) {
      expect(timeWeightedReturn(few)).toEqual({ ok: false, problem: 'too-few' });
    }
  });
});

describe('xirr', () => {
  const flow = (date: IsoDate, rupees: number): Flow => ({ date, rupees });

  const ratesOf = (flows: readonly Flow[]) => {
    return valueOf(xirr(flows));
  };

  /** Net present value at a rate in percent. */
  const valueAt = (flows: readonly Flow[], ratePercent: number) => {
    const first = flows.map(({ date }) => date).sort()[0]!;
    return flows.reduce(
      (sum, { date, rupees }) =>
        sum + rupees / (1 + ratePercent / 100) ** (daysBetween(first, date) / 365),
      0,
    );
  };

  describe('published values', () => {
    const excel = [
      flow('2008-01-01', -10_000),
      flow('2008-03-01', 2_750),
      flow('2008-10-30', 4_250),
      flow('2009-02-15', 3_250),
      flow('2009-04-01', 2_750),
    ];

    it("is 37.3362535 % in Microsoft's example for XIRR (exact root 0.37336253352)", () => {
      expect(ratesOf(excel)).toEqual([expect.closeTo(37.336253352, 7)]);
    });

    it.each([
      ['9.971 % over the leap year 2024: 366 days over 365', '2024-01-01', '2025-01-01', 9.971, 3],
      ['10 % over 365 days', '2025-01-01', '2026-01-01', 10, 10],
    ] as const)(
      'is %s, whatever the order, and sums what falls on one day',
      (_, from, to, percent, digits) => {
        const flows = [flow(to, 1_100), flow(from, -600), flow(from, -400)];
        expect(ratesOf(flows)).toEqual([expect.closeTo(percent, digits)]);
      },
    );
  });

  it.each([
    [90_000, -10],
    [200_000, 100],
  ])('a lakh that is %d a day later made %d %%, and has no annual rate', (rupees, percent) => {
    const overnight = [flow('2026-11-20', -100_000), flow('2026-11-21', rupees)];
    expect(annualRatePercent(overnight)).toBeNull();
    const value = { percents: [expect.closeTo(percent, 8)], days: 1 };
    expect(periodReturns(overnight)).toEqual({ ok: true, value });
  });

  describe('several rates', () => {
    it.each([
      // (x - 1.1)(x - 1.2) = x² - 2.3 x + 1.32 in x = 1 + r, over two years of 365 days.
      ['are all found', [1, -2.3, 1.32], [10, 20]],
      ['that coincide are one', [1, -2.2, 1.21], [10]],
      // (x - 1.1)³ crosses zero where it touches it.
      ['are one where three coincide', [1, -3.3, 3.63, -1.331], [10]],
    ])('%s', (_, amounts, rates) => {
      const flows = amounts.map((rupees, year) => flow(`${2025 + year}-01-01` as IsoDate, rupees));
      expect(ratesOf(flows)).toEqual(rates.map((rate) => expect.closeTo(rate, 4) as number));
      // Several describe nothing.
      expect(annualRatePercent(flows) === null).toBe(rates.length > 1);
    });

    it('may be none although money flows both ways', () => {
      const flows = [flow('2025-01-01', 1), flow('2026-01-01', -2), flow('2027-01-01', 1.5)];
      expect(xirr(flows)).toEqual({ ok: false, problem: 'no-rate' });
    });
  });

  test('the growth of a few days within years is found', () => {
    const growths = periodReturns([
      flow('1995-01-01', -1),
      flow('1995-01-02', 1),
      flow('1997-12-13', 7),
      flow('1997-12-14', -1),
    ]);
    // Below the largest rate lies one near ln 7 a day downwards, where the last two flows alone decide.
    expect(growths.ok && growths.value.percents).toHaveLength(2);
  });

  describe('what is refused', () => {
    it.each([
      ['nothing', [], 'too-few'],
      ['one flow', [flow('2025-01-01', -5)], 'too-few'],
      ['one day', [flow('2025-01-01', -5), flow('2025-01-01', 6)], 'too-few'],
      ['only zeros', [flow('2025-01-01', 0), flow('2026-01-01', 0)], 'too-few'],
      ['only paid in', [flow('2025-01-01', -5), flow('2026-01-01', -6)], 'one-sided'],
      ['only received', [flow('2025-01-01', 5), flow('2026-01-01', 6)], 'one-sided'],
    ] as [string, Flow[], string][])('is %s', (_, flows, problem) => {
      expect(xirr(flows)).toEqual({ ok: false, problem });
    });

    it('throws for an amount that is no number', () => {
      expect(() => xirr([flow('2025-01-01', NaN)])).toThrow('No amount');
    });
  });

  it('finds a loss of nearly everything and a gain of a thousandfold in a month', () => {
    const lost = ratesOf([flow('2025-01-01', -1_00_000), flow('2026-01-01', 1)]);
    expect(lost).toEqual([expect.closeTo(-99.999, 6)]);
    const won = ratesOf([flow('2025-01-01', -1), flow('2025-02-01', 1_000)]);
    expect(won[0]! / 100).toBeCloseTo(1_000 ** (365 / 31) - 1, -25);
  });

  const amounts = fc.integer({ min: 1, max: 1_00_00_000 });
  const someDay = fc.integer({ min: dayNumberOf('1995-01-01'), max: dayNumberOf('2045-12-31') });
  const anyFlow = fc.record({
    date: someDay.map(dateOfDayNumber),
    rupees: fc.tuple(amounts, fc.boolean()).map(([amount, isIn]) => (isIn ? -amount : amount)),
  });

  test('whatever it answers balances the flows', () => {
    fc.assert(
      fc.property(fc.array(anyFlow, { minLength: 2, maxLength: 25 }), (flows) => {
        const answer = xirr(flows);
        fc.pre(answer.ok);
        for (const rate of answer.value) {
          if (rate < -99 || rate > 1e5) continue; // where a float's last digit moves lakhs
          const size = flows.reduce((sum, { date, rupees }) => {
            return sum + Math.abs(valueAt([flow(date, rupees), flow('1995-01-01', 0)], rate));
          }, 0);
          const value = valueAt([...flows, flow('1995-01-01', 0)], rate);
          expect(Math.abs(value)).toBeLessThanOrEqual(1e-9 * size);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('no root is missed: a change of sign on a fine grid always has one between', () => {
    fc.assert(
      fc.property(fc.array(anyFlow, { minLength: 2, maxLength: 8 }), (flows) => {
        const answer = xirr(flows);
        const rates = answer.ok ? answer.value : [];
        const from = Math.log(0.05);
        const grid = Array.from({ length: 120 }, (_, index) =>
          Math.expm1(from + (index / 119) * (Math.log(20) - from)),
        );
        for (const [index, rate] of grid.entries()) {
          const before = grid[index - 1];
          if (before === undefined) continue;
          const changes = valueAt(flows, before * 100) > 0 !== valueAt(flows, rate * 100) > 0;
          if (!changes) continue;
          const isFound = rates.some(
            (found) => found >= before * 100 - 1e-6 && found <= rate * 100 + 1e-6,
          );
          expect(isFound).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
  });

  describe('of many payouts between the purchases', () => {
    /** ₹1,000 goes in and ₹900 comes out, day by day; what is left of it is worth more at the end. */
    const paying = (count: number) => [
      ...Array.from({ length: count }, (_, index): Flow => {
        const date = dateOfDayNumber(dayNumberOf('2010-01-01') + index);
        return { date, rupees: index % 2 === 0 ? -1_000 : 900 };
      }),
      { date: dateOfDayNumber(dayNumberOf('2010-01-01') + count), rupees: count * 80 },
    ];

    test('the rate is the same as with few of them', () => {
      // Eleven changes of sign take the derivatives, thirteen do not.
      for (const count of [10, 12, 14, 40]) {
        const rates = xirr(paying(count));
        const [rate, another] = rates.ok ? rates.value : [];
        expect(another).toBeUndefined();
        expect(valueAt(paying(count), rate ?? NaN)).toBeCloseTo(0, 4);
      }
    });

    test('thousands are answered at once', () => {
      const flows = paying(3_000);
      const { result, ms } = timed(() => annualRatePercent(flows), 500);
      expect(result).toBeCloseTo(11.183543, 5);
      expect(ms).toBeLessThan(500);
    });

    test('what is lost is a rate below zero', () => {
      const lost = paying(60).with(-1, { date: '2011-01-01', rupees: 1_500 });
      const rate = annualRatePercent(lost) ?? NaN;
      expect(rate).toBeLessThan(0);
      expect(valueAt(lost, rate)).toBeCloseTo(0, 4);
    });

    test('there is none where it is not sure that there is only one', () => {
      const swinging = Array.from({ length: 80 }, (_, index): Flow => {
        const date = dateOfDayNumber(dayNumberOf('2010-01-01') + 100 * index);
        return { date, rupees: (index % 2 === 0 ? -1 : 1) * (1_000 + 100 * index) };
      });
      expect(xirr(swinging)).toEqual({ ok: false, problem: 'no-rate' });
    });
  });
});
