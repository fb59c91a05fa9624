import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { type IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { valueFrom, valueOn, type DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { indexedFromCommonStart } from '@/lib/cashflow/indexed';
import { medianOf, rollingReturns } from '@/lib/cashflow/rolling-returns';
import { correlationOf, meanOf, standardDeviation } from '@/lib/cashflow/spread';
import { downsample } from '@/lib/cashflow/downsample';
import { balanceAfter, instalmentOf, monthsUntilEmpty } from '@/lib/cashflow/annuity';

describe('series', () => {
  const series = (...points: [IsoDate, number][]): DatedValue[] =>
    points.map(([date, value]) => ({ date, value }));

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

  describe('the value of a day', () => {
    const list = series(['2026-01-02', 10], ['2026-01-05', 11], ['2026-01-06', 12]);

    it.each([
      ['2026-01-01', null, '2026-01-02'],
      ['2026-01-02', '2026-01-02', '2026-01-02'],
      ['2026-01-03', '2026-01-02', '2026-01-05'],
      ['2026-01-06', '2026-01-06', '2026-01-06'],
      ['2026-01-07', '2026-01-06', null],
    ] as [IsoDate, IsoDate | null, IsoDate | null][])('%s: %s or %s', (day, before, after) => {
      expect(valueOn(list, day)?.date ?? null).toBe(before);
      expect(valueFrom(list, day)?.date ?? null).toBe(after);
    });

    it('is the same as by looking through all', () => {
      fc.assert(
        fc.property(anySeries, fc.integer({ min: 10_000, max: 21_000 }), (list, number) => {
          const day = dateOfDayNumber(number);
          expect(valueOn(list, day)).toEqual(list.findLast(({ date }) => date <= day) ?? null);
          expect(valueFrom(list, day)).toEqual(list.find(({ date }) => date >= day) ?? null);
        }),
      );
    });
  });

  describe('growth per year', () => {
    it.each([
      [1_00_000, 3_10_584.82, 10, 12],
      [100, 100, 3, 0],
      [100, 50, 1, -50],
      [100, 0, 5, -100],
    ])('%d to %d in %d years is %d %%', (start, end, years, percent) => {
      expect(cagrPercent(start, end, years)).toBeCloseTo(percent, 6);
    });

    it('of nothing is our mistake', () => {
      expect(() => cagrPercent(0, 100, 1)).toThrow('No growth');
      expect(() => cagrPercent(100, 100, 0)).toThrow('No growth');
    });
  });

  describe('rolling returns', () => {
    const list = series(
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
        averagePercent: expect.closeTo(50 / 3, 10),
        negativePercent: expect.closeTo(100 / 3, 10),
        worstEnd: '2022-01-01',
        bestEnd: '2023-01-01',
      });
    });

    it('begin at the nearest earlier value, also from 29 February', () => {
      const leap = series(['2023-02-27', 100], ['2023-03-01', 500], ['2024-02-29', 110]);
      expect(rollingReturns(leap, 1)?.maxPercent).toBeCloseTo(10, 10);
    });

    it('of a longer time than the history are none', () => {
      expect(rollingReturns(list, 5)).toBeNull();
      expect(rollingReturns([], 1)).toBeNull();
    });

    it('are those of each window looked up by itself', () => {
      fc.assert(
        fc.property(anySeries, fc.constantFrom(1, 3, 5), (list, years) => {
          const expected = list.flatMap(({ date, value }) => {
            const from = `${Number(date.slice(0, 4)) - years}${date.slice(4)}` as IsoDate;
            const start = list.findLast((point) => point.date <= from);
            return start ? [cagrPercent(start.value, value, years)] : [];
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

    it('have the middle of an even count between the two in the middle', () => {
      expect(medianOf([1, 2, 4, 9])).toBe(3);
      expect(medianOf([1, 2, 9])).toBe(2);
    });
  });

  describe('drawdown', () => {
    it('is the deepest fall, with the day on which it was made good', () => {
      const list = series(
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

    it('of a series that only rises is 0, and of none is none', () => {
      const list = series(['2020-01-01', 100], ['2020-02-01', 101]);
      expect(maximumDrawdown(list)?.percent).toBe(0);
      expect(maximumDrawdown([])).toBeNull();
    });

    it('is the lowest point of the curve of drawdowns, never above 0 or below -100 %', () => {
      fc.assert(
        fc.property(anySeries, (list) => {
          const lowest = Math.min(...drawdowns(list).map(({ value }) => value));
          expect(maximumDrawdown(list)!.percent).toBe(lowest);
          expect(lowest).toBeGreaterThan(-100);
          expect(lowest).toBeLessThanOrEqual(0);
        }),
      );
    });
  });

  describe('series from a common start', () => {
    it('are 100 on their first common day, on common days only', () => {
      const one = series(['2020-01-01', 5], ['2020-01-02', 10], ['2020-01-03', 20]);
      const other = series(['2020-01-02', 200], ['2020-01-03', 100], ['2020-01-06', 1]);
      expect(indexedFromCommonStart([one, other])).toEqual([
        series(['2020-01-02', 100], ['2020-01-03', 200]),
        series(['2020-01-02', 100], ['2020-01-03', 50]),
      ]);
    });

    it('without a common day are none', () => {
      expect(indexedFromCommonStart([series(['2020-01-01', 5]), []])).toBeNull();
      expect(indexedFromCommonStart([])).toBeNull();
    });
  });

  describe('spread', () => {
    it('is the sample deviation of a textbook: 2, 4, 4, 4, 5, 5, 7, 9 have 2.13809', () => {
      expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
      expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
    });

    it('of one value is not known', () => {
      expect(standardDeviation([3])).toBeNull();
      expect(() => meanOf([])).toThrow('No mean');
    });

    it('goes together from -1 to 1', () => {
      expect(correlationOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
      expect(correlationOf([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 12);
      expect(correlationOf([1, 2, 3], [5, 5, 5])).toBeNull();
      expect(() => correlationOf([1], [1, 2])).toThrow('different length');
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
      fc.property(numbers, fc.integer({ min: 4, max: 120 }), (values, most) => {
        const sample = downsample(values, ofOne, most);
        expect(sample.length).toBeLessThanOrEqual(most);
        expect(sample[0]).toBe(values[0]);
        expect(sample.at(-1)).toBe(values.at(-1));
        expect(sample).toContain(Math.min(...values));
        expect(sample).toContain(Math.max(...values));
        expect(values.filter((value) => sample.includes(value))).toEqual(sample);
      }),
    );
  });

  it('keeps all that there is where it is not too much, none twice', () => {
    expect(downsample([], ofOne)).toEqual([]);
    expect(downsample([3, 3, 3], ofOne, 4)).toEqual([3, 3, 3]);
    const same = Array.from({ length: 500 }, (_, place) => ({ place }));
    const sample = downsample(same, () => [1]);
    expect(new Set(sample).size).toBe(sample.length);
  });

  it('loses no fall of one day among thousands, early or late', () => {
    const worst = [7, 1_203, 1_204, 3_990];
    const values = Array.from(
      { length: 4_000 },
      (_, day) => 1_000 + day - (worst.includes(day) ? 500 : 0),
    );
    const sample = downsample(values, ofOne);
    for (const day of [7, 1_203, 3_990]) expect(sample).toContain(values[day]);
  });

  it('keeps the extremes of every series, also of one with gaps', () => {
    const rows = Array.from({ length: 900 }, (_, day) => ({
      day,
      values: [day, day === 450 ? -1 : 10, day % 2 === 0 ? null : 900 - day],
    }));
    const sample = downsample(rows, ({ values }) => values, 60).map(({ day }) => day);
    expect(sample.length).toBeLessThanOrEqual(60);
    expect(sample).toContain(450);
    expect(sample).toContain(1);
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
});
