import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { backTestSip } from '@/lib/funds/domain/back-test';
import { planHistory } from '@/lib/funds/domain/plan-history';

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
