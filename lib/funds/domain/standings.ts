import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { meanOf } from '@/lib/cashflow/spread';
import { isDormant, type Scheme } from './scheme';

export const returnYears = [1, 3, 5] as const;
export type ReturnYears = (typeof returnYears)[number];

/** Percent a year; null where it is not known. */
export type Returns = Readonly<Record<ReturnYears, number | null>>;

export type Rank = {
  /** 1 is the highest return. */
  place: number;
  of: number;
};

/** The schemes of one category and plan that have a return. */
export type Peers = {
  meanPercent: number;
  /** From the highest on. */
  percents: readonly number[];
};

/** What a scheme's NAV was on an earlier day. */
export type EarlierNav = { code: number; nav: number; date: IsoDate };

/** Returns of all schemes, and where each stands among its own kind. */
export type Standings = {
  returnsOf: (code: number) => Returns;
  rankOf: (scheme: Scheme, years: ReturnYears) => Rank | null;
  /** Null for fewer schemes than can be ranked. */
  peersOf: (scheme: Scheme, years: ReturnYears) => Peers | null;
};

const noReturns: Returns = { 1: null, 3: null, 5: null };
/** A rank among fewer says nothing. */
const minRanked = 3;
/** Reports are of a week, and kept for one: a NAV may be so much nearer or farther than the whole years. */
const allowedDays = 31;
/**
 * Two NAVs do not show whether units were split between them. A scheme that grew three times as much as the middle one
 * of its kind, or a third of it, is taken for one; its page has the whole history.
 */
const mostTimesMedian = 3;

type Growth = { code: number; key: string; times: number; percent: number };

/**
 * Growth per year from NAVs of 1, 3 and 5 years ago to the newest. Only of growth options: other options pay out, which
 * lowers their NAV. @param earlier what is known of earlier NAVs, by years. @param today the day in India.
 */
export function standingsOf(
  schemes: readonly Scheme[],
  earlier: Partial<Readonly<Record<ReturnYears, readonly EarlierNav[]>>>,
  today: IsoDate,
): Standings {
  const current = new Map(
    schemes
      .filter((scheme) => scheme.option === 'growth' && !isDormant(scheme, today))
      .map((scheme) => [scheme.code, scheme]),
  );
  const returns = new Map<number, Record<ReturnYears, number | null>>();
  const peers = new Map<string, Peers>();
  for (const years of returnYears) {
    const byKind = new Map<string, Growth[]>();
    for (const growth of growthsOf(current, earlier[years] ?? [], years)) {
      const kind = byKind.get(growth.key);
      if (kind) kind.push(growth);
      else byKind.set(growth.key, [growth]);
    }
    for (const [key, growths] of byKind) {
      const known = withoutSplits(growths);
      for (const { code, percent } of known) {
        const own = returns.get(code) ?? { ...noReturns };
        own[years] = percent;
        returns.set(code, own);
      }
      if (known.length < minRanked) continue;
      const percents = known.map(({ percent }) => percent).sort((one, other) => other - one);
      peers.set(`${years}|${key}`, { meanPercent: meanOf(percents), percents });
    }
  }
  const returnsOf = (code: number) => returns.get(code) ?? noReturns;
  const peersOf = (scheme: Scheme, years: ReturnYears) =>
    peers.get(`${years}|${kindOf(scheme)}`) ?? null;
  return {
    returnsOf,
    peersOf,
    rankOf: (scheme, years) => {
      const own = returnsOf(scheme.code)[years];
      const kind = peersOf(scheme, years);
      if (own === null || !kind) return null;
      return { place: kind.percents.indexOf(own) + 1, of: kind.percents.length };
    },
  };
}

function growthsOf(
  current: ReadonlyMap<number, Scheme>,
  earlier: readonly EarlierNav[],
  years: ReturnYears,
): Growth[] {
  return earlier.flatMap(({ code, nav: start, date }) => {
    const scheme = current.get(code);
    if (!scheme || scheme.nav === null || scheme.navDate === null) return [];
    const days = daysBetween(date, scheme.navDate);
    if (Math.abs(days - years * 365.25) > allowedDays) return [];
    const percent = cagrPercent(start, scheme.nav, days / 365.25);
    return [{ code, key: kindOf(scheme), times: scheme.nav / start, percent }];
  });
}

function withoutSplits(growths: readonly Growth[]): readonly Growth[] {
  if (growths.length < minRanked) return growths;
  const sorted = growths.map(({ times }) => times).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return growths.filter(
    ({ times }) => times < median * mostTimesMedian && times > median / mostTimesMedian,
  );
}

function kindOf({ category, plan }: Scheme): string {
  return `${category}|${plan ?? ''}`;
}
