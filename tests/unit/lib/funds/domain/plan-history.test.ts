import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/month-bounds';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { backTestSip } from '@/lib/funds/domain/back-test';
import { monthEndPlanHistory, monthEndsInRow, planHistory } from '@/lib/funds/domain/plan-history';

/** A NAV on every weekday; `levelOf` gives it by the days since the first. */
const weekdays = (
  from: IsoDate,
  to: IsoDate,
  levelOf: (day: number) => number,
): readonly DatedValue[] => {
  const first = dayNumberOf(from);
  return Array.from({ length: dayNumberOf(to) - first + 1 }, (_, day) => ({
    date: dateOfDayNumber(first + day),
    value: levelOf(day),
  })).filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()));
};
const steady = (day: number) => 10 * 1.1 ** (day / 365);
const waves = (day: number) => steady(day) * (1 + 0.3 * Math.sin(day / 400));
const monthly = (months: number, rupees = 1_000) => Array.from({ length: months }, () => rupees);

it('begins once a month, as often as the history allows, and ends with it', () => {
  const { runs, months } = planHistory(weekdays('2015-01-01', '2026-01-02', steady), monthly(60))!;
  expect(months).toBe(60);
  expect(runs).toHaveLength(73);
  expect(runs[0]).toMatchObject({ from: '2015-01-02', to: '2020-01-02' });
  expect(runs.at(-1)).toMatchObject({ from: '2021-01-02', to: '2026-01-02' });
});

it('of a steady fund is a band without width', () => {
  const { band } = planHistory(weekdays('2015-01-01', '2026-01-02', steady), monthly(60))!;
  for (const { xirrPercent } of Object.values(band)) expect(xirrPercent).toBeCloseTo(10, 0);
});

it('is the back-test of each beginning, sorted by its XIRR', () => {
  const series = weekdays('2010-01-01', '2026-01-02', waves);
  const { runs, band } = planHistory(series, monthly(36, 2_500))!;
  const run = runs[40]!;
  // The one of a SIP has its instalments up to the last day, the plan's end a month before it.
  const last = dateOfDayNumber(dayNumberOf(run.to) - 1);
  const sip = backTestSip(series, 2_500, { from: run.from, to: last })!;
  expect(run.investedRupees).toBe(36 * 2_500);
  expect(run.investedRupees).toBe(sip.investedRupees);
  expect(run.valueRupees).toBeCloseTo(sip.units * valueOf(series, run.to), 6);
  const rates = runs.map(({ xirrPercent }) => xirrPercent).sort((one, other) => one - other);
  expect(band.worst.xirrPercent).toBe(rates[0]);
  expect(band.best.xirrPercent).toBe(rates.at(-1));
  expect(band.middle.xirrPercent).toBe(rates[Math.round((rates.length - 1) / 2)]);
  expect(band.best.xirrPercent - band.worst.xirrPercent).toBeGreaterThan(5);
});

it('pays what the plan says: a lump sum, a step-up, a pause', () => {
  const payments = [51_000, 1_000, 0, ...monthly(9), ...monthly(12, 1_100)];
  const { runs } = planHistory(weekdays('2020-01-01', '2026-01-02', steady), payments)!;
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
  expect(history.runs.length).toBeGreaterThanOrEqual(12);
  expect(history.runs.length).toBeLessThan(25);
});

it('is nothing for a young fund, an empty history, and a plan that pays nothing so early', () => {
  expect(planHistory(weekdays('2024-06-01', '2026-01-02', steady), monthly(240))).toBeNull();
  expect(planHistory([], monthly(12))).toBeNull();
  const late = [...monthly(100, 0), ...monthly(140)];
  expect(planHistory(weekdays('2020-01-01', '2026-01-02', steady), late)).toBeNull();
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
