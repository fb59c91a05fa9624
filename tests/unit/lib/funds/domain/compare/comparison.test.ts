import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import {
  compareFunds,
  comparedSale,
  rollingComparison,
} from '@/lib/funds/domain/compare/comparison';

const monthly = (count: number, valueOf: (index: number) => number, from = 0): DatedValue[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2020, from + index, 15)).toISOString().slice(0, 10) as IsoDate,
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
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

  it('grows from the first common day', () => {
    expect(comparison).toMatchObject({ from: '2018-06-04', to: '2023-12-29', isPerYear: true });
    expect(comparison.funds.map(({ line }) => line.length)).toEqual([1455, 1455, 1455]);
    expect(comparison.funds.map(({ growthPercent }) => growthPercent)).toEqual(
      near([14.94693942744172, 9.496119266706948, 12.882455353346156]),
    );
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
    const rolling = rollingComparison(
      comparison.funds.map(({ line }) => line),
      years,
    )!;
    expect(rolling).toMatchObject(shape);
    expect(rolling.funds.map(({ averagePercent }) => averagePercent)).toEqual(near(averages));
    expect(rolling.funds.map(({ bestPercent }) => bestPercent)).toEqual(near(bests));
    expect(rolling.funds.map(({ worstPercent }) => worstPercent)).toEqual(near(worsts));
    const [one, ...others] = above;
    expect(rolling.funds[0]!.abovePercents).toEqual([one, ...near(others)]);
  });

  it('falls and recovers', () => {
    const falls = comparison.funds.map(({ deepestFall }) => deepestFall);
    expect(falls.map(({ percent }) => percent)).toEqual(
      near([-18.628898194216703, -20.705190613391057, -23.456782390605635]),
    );
    expect(falls.map(({ peak, trough }) => [peak.date, trough.date])).toEqual([
      ['2020-01-30', '2020-05-18'],
      ['2018-12-28', '2019-05-21'],
      ['2022-01-04', '2022-07-01'],
    ]);
    expect(comparison.funds.map(({ recoveryDays }) => recoveryDays)).toEqual([84, 118, 423]);
  });

  it('correlates the monthly returns', () => {
    const [own, one, other] = comparison.correlations[0]!;
    expect([own, one, other].map((each) => each!.months)).toEqual([65, 65, 65]);
    expect([own, one, other].map((each) => each!.value)).toEqual(
      near([1, -0.18092899339282348, -0.06166169357247196]),
    );
    expect(comparison.correlations[2]![1]!.value).toBeCloseTo(0.03608556164386917, 9);
  });
});

it('begins where all of them have a NAV, each with ₹10,000', () => {
  const early = monthly(37, (index) => 10 + index);
  const late = monthly(25, (index) => 50 * 2 ** (index / 12), 12);
  const comparison = compareFunds([early, late])!;
  expect(comparison).toMatchObject({ from: '2021-01-15', to: '2023-01-15', isPerYear: true });
  expect(comparison.funds.map(({ line }) => line[0]!.value)).toEqual([10_000, 10_000]);
  expect(comparison.funds[1]!.line.at(-1)!.value).toBeCloseTo(40_000, 9);
});

it('gives the plain change for up to a year, and no volatility', () => {
  const comparison = compareFunds([monthly(7, (index) => 10 + index), monthly(7, () => 5)])!;
  expect(comparison.isPerYear).toBe(false);
  expect(comparison.funds[0]!.growthPercent).toBeCloseTo(60, 9);
  expect(comparison.funds[0]!.volatilityPercent).toBeNull();
});

it.each([
  ['25 months are too few', 25, { months: 23, value: null }],
  ['26 months are enough', 26, { months: 24, value: expect.closeTo(1, 9) as number }],
])('%s for a correlation', (_, count, expected) => {
  const wave = monthly(count, (index) => 100 + 10 * Math.sin(index));
  expect(compareFunds([wave, wave])!.correlations[0]![1]).toEqual(expected);
});

it('has no correlation where a fund does not move, and no recovery where it is still below', () => {
  const still = monthly(40, () => 5);
  const falling = monthly(40, (index) => 100 - index);
  const { correlations, funds } = compareFunds([still, falling])!;
  expect(correlations[0]!.map(({ value }) => value)).toEqual([null, null]);
  expect(funds[0]).toMatchObject({ deepestFall: { percent: 0 } });
  expect(funds[1]).toMatchObject({ recoveryDays: null, deepestFall: { recoveredOn: null } });
});

it('has no rolling return where the funds have less than a window in common', () => {
  expect(rollingComparison([monthly(12, () => 5), monthly(12, () => 6)], 1)).toBeNull();
});

it.each([
  ['nothing', []],
  ['no common day', [monthly(3, () => 1), monthly(3, () => 1, 12)]],
  ['one common day', [monthly(3, () => 1), monthly(3, () => 1, 2)]],
])('%s is no comparison', (_, histories) => {
  expect(compareFunds(histories)).toBeNull();
});

describe('the tax on a sale', () => {
  const period = { from: '2023-11-15', to: '2026-11-20' } as const;
  const series: DatedValue[] = [
    { date: '2023-11-15', value: 10 },
    { date: '2026-11-20', value: 15 },
  ];
  const sale = (category: string) => comparedSale({ category, name: 'Fund' }, series, period);

  it.each([
    // (5,00,000 - 1,25,000) × 12.5 % = 46,875, and 4 % cess of 1,875.
    ['Equity - Flexi Cap Fund', { kind: 'equity', valueRupees: 1_500_000, taxRupees: 48_750 }],
    // Units of after March 2023 at the slab: 5,00,000 × 30 % and 4 % of it.
    ['Debt - Liquid Fund', { kind: 'debt', valueRupees: 1_500_000, taxRupees: 156_000 }],
    ['Hybrid - Multi Asset Allocation Fund', null],
  ])('%s', (category, expected) => {
    expect(sale(category)).toEqual(expected);
  });
});
