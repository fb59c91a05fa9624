import { z } from 'zod';
import { monthCountOf, monthsPerYear, yearOf } from '@/lib/calendar/date-parts';
import { lastOfMonth, firstOfMonth, shiftMonths } from '@/lib/calendar/months';
import { cagrPercent } from '@/lib/cashflow/cagr';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { quantileOf, sumOf, medianOf } from '@/lib/cashflow/statistics';
import { endsOf } from '@/lib/ends-of';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { minPeers } from './peers';
import { piecesOf, type MarketNavs } from './scheme-figures';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { annualRatePercent } from '@/lib/cashflow/xirr';
import { bandPlaces, monthEndRows, type BandPlace } from '@/lib/funds/domain/plan-history';

/** How many rolling returns lie between two figures. */
const rollingBinSchema = z.object({
  /** Included. */
  from: z.number(),
  /** Left out. */
  to: z.number(),
  count: z.int().nonnegative(),
});
export type RollingBin = z.infer<typeof rollingBinSchema>;

/** The returns of every period of a number of years, of all schemes of a category and plan: percent a year. */
export const peerRollingSchema = z.object({
  years: z.int().positive(),
  /** The periods, one ending at each month end of each scheme. */
  windows: z.int().positive(),
  /** The schemes that have such a period, and how many of them have ended since. */
  funds: z.int().positive(),
  ended: z.int().nonnegative(),
  worst: z.number(),
  median: z.number(),
  best: z.number(),
  /** The share of periods that ended below their beginning. */
  lossPercent: z.number(),
  bins: z.array(rollingBinSchema).readonly(),
});
export type PeerRolling = z.infer<typeof peerRollingSchema>;

const years = 3;
const binWidths = [1, 2, 5, 10, 20];
const maxBins = 16;

/**
 * @param members of one category and plan, wound-up ones included: without them the category would look better than it was.
 * @param isOffered whether a scheme is still offered.
 */
export function peerRolling(
  members: readonly Scheme[],
  navs: MarketNavs,
  isOffered: (code: number) => boolean,
): PeerRolling | null {
  const percents: number[] = [];
  let [funds, ended] = [0, 0];
  for (const { code } of members) {
    const own = piecesOf(code, navs).flatMap(monthEndWindows);
    if (own.length === 0) continue;
    funds += 1;
    if (!isOffered(code)) ended += 1;
    percents.push(...own);
  }
  if (funds < minPeers) return null;
  percents.sort((one, other) => one - other);
  const { first: worst, last: best } = endsOf(percents);
  const losses = percents.filter((percent) => percent < 0).length;
  return {
    years,
    funds,
    ended,
    windows: percents.length,
    worst,
    median: medianOf(percents),
    best,
    lossPercent: (100 * losses) / percents.length,
    bins: binsOf(percents),
  };
}

/** From one month end to the same one years later; `rollingReturns` would take January for a 29 February that ends it. */
function monthEndWindows(piece: readonly DatedValue[]): number[] {
  const ends = piece.filter(({ date }) => date === lastOfMonth(date));
  const byMonth = new Map(ends.map(({ date, value }) => [date.slice(0, 7), value]));
  return ends.flatMap(({ date, value }) => {
    const start = byMonth.get(`${yearOf(date) - years}${date.slice(4, 7)}`);
    return start === undefined ? [] : cagrPercent(start, value, years);
  });
}

/** Bins of one round width. @param sorted not empty, in ascending order. */
function binsOf(sorted: readonly number[]): RollingBin[] {
  const { first: lowest, last: highest } = endsOf(sorted);
  const countOf = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = binWidths.find((each) => countOf(each) <= maxBins) ?? endsOf(binWidths).last;
  const first = Math.floor(lowest / width);
  const counts = Array.from({ length: countOf(width) }, () => 0);
  for (const percent of sorted) counts[Math.floor(percent / width) - first]! += 1;
  return counts.map((count, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count,
  }));
}

/**
 * SIPs of a number of years in every scheme of a category and plan, begun at each month end: equal instalments at month
 * ends, valued a month after the last one.
 */
export const peerSipsSchema = z.object({
  years: z.int().positive(),
  /** SIPs that were completed. */
  windows: z.int().positive(),
  /** Schemes that have such a SIP, and how many of them have ended since. */
  funds: z.int().positive(),
  ended: z.int().nonnegative(),
  /** SIPs that a scheme which has ended broke off: their outcome counts in no figure. */
  brokenOff: z.int().nonnegative(),
  /** The share of completed SIPs that ended below what was paid in. */
  lossPercent: z.number(),
  /** Value for each rupee paid in, in the order of `bandPlaces`. */
  multiples: z.array(z.number().positive()).length(bandPlaces.length).readonly(),
});
export type PeerSips = z.infer<typeof peerSipsSchema>;

const sipYears = [1, 3, 5, 10, 15] as const;

/**
 * @param members of one category and plan, wound-up ones included: without them the category would look better than it was.
 * @param isOffered whether a scheme is still offered.
 */
export function peerSips(
  members: readonly Scheme[],
  navs: MarketNavs,
  isOffered: (code: number) => boolean,
): PeerSips[] {
  const histories = members.map(({ code }) => ({
    isOffered: isOffered(code),
    pieces: piecesOf(code, navs).flatMap(monthEndRows),
  }));
  const lastEnd = (navs.monthEnds.at(-1) ?? navs.latest).date;
  return sipYears.flatMap((years) => {
    const multiples: number[] = [];
    let [funds, ended, brokenOff] = [0, 0, 0];
    for (const { isOffered: isThere, pieces } of histories) {
      const before = multiples.length;
      for (const piece of pieces) addMultiples(piece, years * monthsPerYear, multiples);
      const last = pieces.at(-1);
      if (!isThere && last) brokenOff += brokenOffIn(last, years * monthsPerYear, lastEnd);
      if (multiples.length === before) continue;
      funds += 1;
      if (!isThere) ended += 1;
    }
    if (funds < minPeers) return [];
    const sorted = Float64Array.from(multiples).sort();
    return {
      years,
      funds,
      ended,
      brokenOff,
      windows: sorted.length,
      lossPercent: (100 * sorted.filter((multiple) => multiple < 1).length) / sorted.length,
      multiples: bandPlaces.map((_, index) => quantileOf(sorted, index / (bandPlaces.length - 1))),
    };
  });
}

/** Sums of units from the beginning on, whose differences are the units of each window. */
function addMultiples(piece: readonly DatedValue[], months: number, multiples: number[]): void {
  if (piece.length <= months) return;
  const units = [0];
  for (const { value } of piece) units.push(units.at(-1)! + 1 / value);
  for (let start = 0; start + months < piece.length; start += 1) {
    multiples.push(
      (piece[start + months]!.value * (units[start + months]! - units[start]!)) / months,
    );
  }
}

/** The month ends from which a SIP would be complete by now, had the scheme not ended. */
function brokenOffIn(piece: readonly DatedValue[], months: number, lastEnd: IsoDate): number {
  const ends = endsOf(piece);
  const first = monthCountOf(ends.first.date);
  const last = monthCountOf(ends.last.date);
  const firstBroken = Math.max(first, last - months + 1);
  const lastBroken = Math.min(last, monthCountOf(lastEnd) - months);
  return Math.max(0, lastBroken - firstBroken + 1);
}

/** A plan at the returns that SIPs in the schemes of a category gave. */
export type PlanInPeers = Omit<PeerSips, 'multiples'> & {
  investedRupees: number;
  /** XIRR in percent a year, and what the plan becomes at it. */
  outcomes: Readonly<Record<BandPlace, { xirrPercent: number; valueRupees: number }>>;
};

/**
 * The plan at the rates of the longest stored SIPs that it is not shorter than; of a longer plan its first years. Instalments
 * that grow are reckoned at the rate of equal ones.
 * @param paymentsRupees what is paid in each month, the first month first
 * @param lastEnd the last stored month end, on which the plan is valued
 * @returns null for a plan of less than a year, and where nothing is known or paid
 */
export function planInPeers(
  sips: readonly PeerSips[],
  paymentsRupees: readonly number[],
  lastEnd: IsoDate,
): PlanInPeers | null {
  const longest = sips.findLast(({ years }) => years * monthsPerYear <= paymentsRupees.length);
  if (!longest) return null;
  const { multiples, ...counts } = longest;
  const months = counts.years * monthsPerYear;
  const payments = paymentsRupees.slice(0, months);
  const days = payments.map((_, month) =>
    lastOfMonth(shiftMonths(firstOfMonth(lastEnd), month - months)),
  );
  const outcomes = multiples.map((multiple) => {
    const xirrPercent = annualRatePercent([
      ...days.map((date) => ({ date, rupees: -1 })),
      { date: lastEnd, rupees: multiple * months },
    ]);
    if (xirrPercent === null) return null;
    const valueRupees = payments.reduce(
      (sum, rupees, month) =>
        sum + rupees * (1 + xirrPercent / 100) ** (daysBetween(days[month]!, lastEnd) / 365),
      0,
    );
    return { xirrPercent, valueRupees };
  });
  const [worst, low, middle, high, best] = outcomes;
  const investedRupees = sumOf(payments);
  if (!worst || !low || !middle || !high || !best || investedRupees <= 0) return null;
  return { ...counts, investedRupees, outcomes: { worst, low, middle, high, best } };
}
