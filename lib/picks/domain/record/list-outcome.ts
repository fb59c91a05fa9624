import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { medianOf } from '@/lib/cashflow/rolling-returns';
import type { CompanyName } from '@/lib/picks/domain/company/company';
import {
  benchmarkOutcome,
  holdingOutcome,
  type HoldingOutcome,
  type Period,
} from './holding-outcome';
import type { Universe } from '@/lib/picks/domain/company/universe';

export type Picked = Pick<CompanyName, 'isin' | 'symbol' | 'name'>;

/** What became of one pick; null where it could not be bought. */
export type PickOutcome = Picked & { outcome: Omit<HoldingOutcome, 'growthOn'> | null };

/** A return over the whole period and per year, in percent; per year only from a year on. */
type Growth = { percent: number; annualPercent: number | null };

export type ListOutcome = Period & {
  /** Every pick, the worst first, those that could not be bought last. */
  picks: readonly PickOutcome[];
  bought: number;
  /** Bought and worth less than paid. */
  losers: number;
  /** Of those bought, the ones that ended by delisting. */
  delisted: number;
  /** The same amount in each that could be bought, never shifted afterwards; null when nothing was bought. */
  equalWeight: Growth | null;
  medianPercent: number | null;
  /** Null where the series does not reach over the period. */
  benchmark: Growth | null;
  /** Bought and ahead of the benchmark; null without one. */
  aheadOfBenchmark: number | null;
  /** For the chart: 100 at the start, one point a month and the end. */
  months: readonly { date: IsoDate; equalWeight: number; benchmark: number | null }[];
};

/** @param benchmark an index fund's NAV. The picks are those of a list dated `from`. */
export function listOutcome(
  picked: readonly Picked[],
  { companies, prices }: Universe,
  benchmark: readonly DatedValue[],
  period: Period,
): ListOutcome {
  const delistings = new Map(companies.map(({ isin, delisted }) => [isin, delisted]));
  const all = picked.map(({ isin, symbol, name }) => {
    const closes = (prices.get(isin) ?? []).map(({ date, closeRupees }) => ({
      date,
      value: closeRupees,
    }));
    return {
      pick: { isin, symbol, name },
      outcome: holdingOutcome(closes, delistings.get(isin) ?? null, period),
    };
  });
  const bought = all.flatMap(({ outcome }) => outcome ?? []);
  const returns = bought.map(({ returnPercent }) => returnPercent);
  const index = benchmarkOutcome(benchmark, period);
  return {
    ...period,
    picks: worstFirst(all.map(({ pick, outcome }) => ({ ...pick, outcome: rowOf(outcome) }))),
    bought: bought.length,
    losers: returns.filter((percent) => percent < 0).length,
    delisted: bought.filter(({ ending }) => ending === 'delisted' || ending === 'worthless').length,
    equalWeight: returns.length > 0 ? growthOf(meanOf(returns), period) : null,
    medianPercent: returns.length > 0 ? medianOf([...returns].sort((a, b) => a - b)) : null,
    benchmark: index && growthOf(index.returnPercent, period),
    aheadOfBenchmark: index && returns.filter((percent) => percent > index.returnPercent).length,
    months: bought.length === 0 ? [] : monthsOf(bought, index, period),
  };
}

function rowOf(outcome: HoldingOutcome | null): PickOutcome['outcome'] {
  if (!outcome) return null;
  const { boughtOn, boughtAtRupees, endedOn, worthRupees, returnPercent, ending } = outcome;
  return { boughtOn, boughtAtRupees, endedOn, worthRupees, returnPercent, ending };
}

function worstFirst(picks: PickOutcome[]): PickOutcome[] {
  const order = ({ outcome }: PickOutcome) => outcome?.returnPercent ?? Infinity;
  return picks.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

function growthOf(percent: number, { from, to }: Period): Growth {
  const years = daysBetween(from, to) / 365;
  // A loss of everything may come out a hair below it.
  const end = Math.max(0, 1 + percent / 100);
  return { percent, annualPercent: years >= 1 ? cagrPercent(1, end, years) : null };
}

function monthsOf(bought: HoldingOutcome[], index: HoldingOutcome | null, { from, to }: Period) {
  const days: IsoDate[] = [];
  for (let month = 0; shiftMonths(from, month) < to; month += 1)
    days.push(shiftMonths(from, month));
  return [...days, to].map((date) => ({
    date,
    equalWeight: 100 * meanOf(bought.map(({ growthOn }) => growthOn(date))),
    benchmark: index && 100 * index.growthOn(date),
  }));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
