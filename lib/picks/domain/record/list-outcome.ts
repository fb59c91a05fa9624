import { daysBetween, shiftDays } from '@/lib/calendar/day-count';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { shiftMonths } from '@/lib/calendar/months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { type DatedValue, valueFrom, valueOn } from '@/lib/cashflow/dated-value';
import { meanOf, medianOf } from '@/lib/cashflow/statistics';
import type { CompanyName, Delisting } from '@/lib/picks/domain/company/company';
import { closesUntil, type Universe } from '@/lib/picks/domain/company/universe';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Screen } from '@/lib/picks/domain/screen/screen';

export type Picked = Pick<CompanyName, 'isin' | 'symbol' | 'name'>;

/** The outcome of one pick; null if it could not be bought. */
type PickOutcome = Picked & { outcome: Pick<HoldingOutcome, 'returnPercent' | 'ending'> | null };

/** A return over the whole period and per year, in percent; per year only from a year on. */
type Growth = { percent: number; annualPercent: number | null };

type ListOutcome = DaySpan & {
  /** Every pick, the worst first, those that could not be bought last. */
  picks: readonly PickOutcome[];
  bought: number;
  /** Bought and worth less than paid. */
  losers: number;
  /** How many of those bought ended by delisting. */
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
  period: DaySpan,
): ListOutcome {
  const delistings = new Map(companies.map(({ isin, delisted }) => [isin, delisted]));
  const all = picked.map(({ isin, symbol, name }) => {
    const closes = closesUntil(prices.get(isin));
    const outcome = holdingOutcome(closes, delistings.get(isin) ?? null, period);
    return { isin, symbol, name, outcome };
  });
  const bought = all.flatMap(({ outcome }) => outcome ?? []);
  const returns = bought.map(({ returnPercent }) => returnPercent);
  const index = benchmarkOutcome(benchmark, period);
  return {
    ...period,
    picks: worstFirst(all.map(({ outcome, ...pick }) => ({ ...pick, outcome: rowOf(outcome) }))),
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

/** Without the closes behind it, which a cached back-test would hold in memory. */
function rowOf(outcome: HoldingOutcome | null): PickOutcome['outcome'] {
  return outcome && { returnPercent: outcome.returnPercent, ending: outcome.ending };
}

function worstFirst(picks: PickOutcome[]): PickOutcome[] {
  const order = ({ outcome }: PickOutcome) => outcome?.returnPercent ?? Infinity;
  return picks.sort((one, other) => {
    const [first, second] = [order(one), order(other)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

function growthOf(percent: number, period: DaySpan): Growth {
  return { percent, annualPercent: annualPercent(1 + percent / 100, period) };
}

/** The growth per year; null for less than a year. @param times what one rupee became */
export function annualPercent(times: number, { from, to }: DaySpan): number | null {
  const years = daysBetween(from, to) / 365;
  // A loss of everything may come out a hair below it.
  return years >= 1 ? cagrPercent(1, Math.max(0, times), years) : null;
}

function monthsOf(bought: HoldingOutcome[], index: HoldingOutcome | null, { from, to }: DaySpan) {
  const days: IsoDate[] = [];
  for (let month = 0; shiftMonths(from, month) < to; month += 1)
    days.push(shiftMonths(from, month));
  return [...days, to].map((date) => ({
    date,
    equalWeight: 100 * meanOf(bought.map(({ growthOn }) => growthOn(date))),
    benchmark: index && 100 * index.growthOn(date),
  }));
}

/** A price further than this from the requested day is not used. */
export const maxDaysAway = 35;

type HoldingEnding =
  /** Worth the last close. */
  | 'held'
  /** Delisted; what it was worth at the end stays as cash, without interest. */
  | 'delisted'
  /** Delisted, without a payment or with an unknown one. */
  | 'worthless'
  /** Listed, and yet no close for more than 35 days: the last one is taken, and said so. */
  | 'silent';

type HoldingOutcome = {
  returnPercent: number;
  ending: HoldingEnding;
  /** How many times the purchase it is worth on a day of the period. */
  growthOn: (day: IsoDate) => number;
};

/**
 * The outcome of one purchase: bought at the first close after the day of the list (the list appears too late to buy
 * on that day itself), held to the end of the period or to the delisting. Without costs and taxes.
 * @returns null when there was no close to buy at within 35 days.
 */
function holdingOutcome(
  closes: readonly DatedValue[],
  delisted: Delisting | null,
  { from, to }: DaySpan,
): HoldingOutcome | null {
  const bought = firstAfter(closes, from);
  if (!bought || bought.date > to || (delisted && delisted.on <= bought.date)) return null;
  const end = endOf(closes, delisted, to, bought);
  return {
    returnPercent: (end.rupees / bought.value - 1) * 100,
    ending: end.ending,
    growthOn: (day) => {
      if (day <= bought.date) return 1;
      const rupees = day >= end.on ? end.rupees : valueOn(closes, day)!.value;
      return rupees / bought.value;
    },
  };
}

/** The same for a fund: its NAV in place of closes, and no figure where the series does not reach. */
function benchmarkOutcome(series: readonly DatedValue[], period: DaySpan): HoldingOutcome | null {
  const outcome = holdingOutcome(series, null, period);
  return outcome?.ending === 'held' ? outcome : null;
}

/** The first value after a day, within the days in which one says something about it. */
export function firstAfter(closes: readonly DatedValue[], day: IsoDate): DatedValue | null {
  const next = valueFrom(closes, shiftDays(day, 1));
  return next && daysBetween(day, next.date) <= maxDaysAway ? next : null;
}

function endOf(
  closes: readonly DatedValue[],
  delisted: Delisting | null,
  to: IsoDate,
  bought: DatedValue,
): { on: IsoDate; rupees: number; ending: HoldingEnding } {
  const last = valueOn(closes, to) ?? bought;
  if (!delisted || delisted.on > to) {
    const isSilent = daysBetween(last.date, to) > maxDaysAway;
    return { on: last.date, rupees: last.value, ending: isSilent ? 'silent' : 'held' };
  }
  const rupees = worthAtDelisting(delisted, valueOn(closes, delisted.on) ?? bought);
  return { on: delisted.on, rupees, ending: rupees > 0 ? 'delisted' : 'worthless' };
}

/**
 * A merger and an offer pay about the last price; for an end without further details, the worst case is assumed.
 */
export function worthAtDelisting({ lastRupees, reason }: Delisting, last: DatedValue): number {
  if (lastRupees !== null) return lastRupees;
  return reason === 'merged' || reason === 'voluntary' ? last.value : 0;
}

const backTestYears = [1, 3, 5] as const;

/** Computed today, with a rule whose author knew the later prices. It is not part of the record and labelled so. */
export type BackTest = ListOutcome & {
  years: (typeof backTestYears)[number];
  /** How many companies the screen looked at, those that are gone since among them. */
  companies: number;
  /** Of which a number that decides is not known. */
  undecided: number;
};

type BackTestSetting = {
  universe: Universe;
  /** An index fund's NAV, or the sample's market. */
  benchmark: readonly DatedValue[];
  /** The newest day whose prices may be shown. */
  to: IsoDate;
  /** As in the runs that go on record: the past is screened as the present is. */
  priceLagDays: number;
};

/**
 * What each screen would have picked 1, 3 and 5 years before `to`, from what was public then (`ratioRows`), and the
 * outcome of those lists, by the screen's id. Of a restated year the first filing counts, where both were imported. All
 * lists are of one universe. The ratios of a whole market take longest, so that they are computed once for all screens.
 */
export function backTestScreens(
  screens: readonly Screen[],
  { universe, benchmark, to, priceLagDays }: BackTestSetting,
): ReadonlyMap<string, readonly BackTest[]> {
  const pasts = backTestYears.map((years) => {
    const from = shiftMonths(to, -monthsPerYear * years);
    return { years, from, rows: ratioRows(universe, { asOf: from, priceLagDays }) };
  });
  return new Map(
    screens.map((screen) => [
      screen.id,
      pasts.map(({ years, from, rows }) => {
        const { companies, undecided, passed } = runScreen(screen, rows, from);
        return {
          years,
          companies,
          undecided,
          ...listOutcome(passed, universe, benchmark, { from, to }),
        };
      }),
    ]),
  );
}
