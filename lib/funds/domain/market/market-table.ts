import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { meanOf, medianOf } from '@/lib/cashflow/statistics';
import { isDormant, type Plan, type Scheme } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { indexFundOf, type IndexFund } from './index-benchmark';
import type { NavDay } from './nav-month';
import { hasPeers, inReturnOrder, minPeers, peerKeyOf, peersOf } from './peers';
import { peerRolling, type PeerRolling, peerSips, type PeerSips } from './peer-outcomes';
import {
  byPeriod,
  piecesOf,
  schemeFigures,
  sinceOf,
  wholeYears,
  type MarketNavs,
  type Period,
  type PeriodValues,
  type SchemeFigures,
} from './scheme-figures';

export type RankedFigures = SchemeFigures & {
  code: number;
  /** Its peers: an index of `MarketTable.peerGroups`; null where it has none. */
  peerGroup: number | null;
  /** 1 is the highest return among the peers that have one; null where there is no rank. */
  places: PeriodValues<number | null>;
};

/** The returns of peers over one period; growth options of schemes that are offered today. Percentages. */
export const peerReturnsSchema = z.object({
  count: z.int().positive(),
  average: z.number(),
  median: z.number(),
  best: z.number(),
  worst: z.number(),
  /** How many were above the index fund; null where there is none with such a return. */
  aboveIndex: z.int().nonnegative().nullable(),
});
type PeerReturns = z.infer<typeof peerReturnsSchema>;

export const peerYearSchema = z.object({
  year: z.int(),
  average: z.number(),
  /** Schemes with a whole year, those of them that have ended since included. */
  count: z.int(),
  ended: z.int(),
});
export type PeerYear = z.infer<typeof peerYearSchema>;

/** The schemes of one category and plan. */
export type PeerGroup = {
  category: string;
  plan: Plan | null;
  indexFund: IndexFund | null;
  /** Null where fewer schemes have a return than can be compared. */
  returns: PeriodValues<PeerReturns | null>;
  /** From the earliest on; empty without month ends. */
  years: readonly PeerYear[];
  /** Null with too few schemes, and without month ends. */
  rolling: PeerRolling | null;
  /** SIPs in each of its schemes, by their years; without those that fewer than three schemes have. */
  sips: readonly PeerSips[];
};

/** The figures of all schemes of AMFI's list that are offered today. */
export type MarketTable = {
  /** The day of the newest NAVs. */
  asOf: IsoDate;
  /** The stored month ends, which volatility, drawdown and calendar years come from; null for none. */
  monthEnds: { first: IsoDate; last: IsoDate } | null;
  /** The first of the stored days, every one of which counts in the drawdowns; null where they are not stored. */
  daysSince: IsoDate | null;
  schemes: readonly RankedFigures[];
  peerGroups: readonly PeerGroup[];
};

/**
 * Without month ends a split shows only as a growth that is this many times the median of its kind, or more, or the
 * same fraction of it.
 */
const maxTimesMedian = 3;

const noFigures: Omit<SchemeFigures, 'since'> = {
  returns: byPeriod(() => null),
  volatilityPercent: null,
  drawdownPercent: null,
  worstYear: null,
};

/**
 * Computes returns, risk and ranks of the whole market.
 * @param schemes of AMFI's list, wound-up ones included: they count in the averages of their years.
 * @param listDay the day of the list: schemes that had no NAV in the ten days before it are not ranked.
 */
export function marketTable(
  schemes: readonly Scheme[],
  navs: MarketNavs,
  listDay: IsoDate,
): MarketTable {
  const groups = peersOf(schemes);
  const groupIndex = new Map(groups.map((group, index) => [peerKeyOf(group), index]));
  const figures = new Map<number, SchemeFigures>();
  for (const scheme of schemes) {
    if (isDormant(scheme, listDay)) continue;
    const { code, option } = scheme;
    figures.set(
      code,
      option === 'growth'
        ? schemeFigures(code, navs)
        : { ...noFigures, since: sinceOf(code, navs) },
    );
  }
  const members = groups.map((group) => group.members);
  if (navs.monthEnds.length === 0) withoutSplits(members, figures);
  const indexFunds = new Map<string, IndexFund | null>();
  const peerGroups = groups.map(({ category, plan, members: group }): PeerGroup => {
    if (!indexFunds.has(category)) indexFunds.set(category, indexFundOf(category, schemes, navs));
    const indexFund = indexFunds.get(category)!;
    return {
      category,
      plan,
      indexFund,
      returns: byPeriod((months) => peerReturns(group, months, indexFund, figures)),
      years: peerYears(group, navs, figures),
      rolling: peerRolling(group, navs, (code) => figures.has(code)),
      sips: peerSips(group, navs, (code) => figures.has(code)),
    };
  });
  const placesOf = ranks(members, figures);
  return {
    asOf: navs.latest.date,
    monthEnds: monthsOf(navs.monthEnds),
    daysSince: navs.daily?.first ?? null,
    schemes: schemes.flatMap((scheme) => {
      const own = figures.get(scheme.code);
      if (!own) return [];
      return {
        ...own,
        code: scheme.code,
        peerGroup: hasPeers(scheme) ? (groupIndex.get(peerKeyOf(scheme)) ?? null) : null,
        places: byPeriod((months) => placesOf.get(scheme.code)?.[months] ?? null),
      };
    }),
    peerGroups,
  };
}

function monthsOf(monthEnds: readonly NavDay[]): MarketTable['monthEnds'] {
  const [first] = monthEnds;
  if (!first) return null;
  return { first: first.date, last: monthEnds.at(-1)!.date };
}

type Figures = Map<number, SchemeFigures>;

/** The schemes of a group that have a return, the highest first, with their places. */
function byReturn(group: readonly Scheme[], months: Period, figures: Figures) {
  return inReturnOrder(
    group.flatMap(({ code }) => {
      const percent = figures.get(code)?.returns[months] ?? null;
      return percent === null ? [] : [{ code, percent }];
    }),
  );
}

function peerReturns(
  group: readonly Scheme[],
  months: Period,
  indexFund: IndexFund | null,
  figures: Figures,
): PeerReturns | null {
  const percents = byReturn(group, months, figures).map(({ percent }) => percent);
  if (percents.length < minPeers) return null;
  const indexPercent = (indexFund && figures.get(indexFund.code)?.returns[months]) ?? null;
  return {
    count: percents.length,
    average: meanOf(percents),
    median: medianOf(percents),
    best: percents[0]!,
    worst: percents.at(-1)!,
    aboveIndex:
      indexPercent === null ? null : percents.filter((percent) => percent > indexPercent).length,
  };
}

function ranks(groups: readonly (readonly Scheme[])[], figures: Figures) {
  const places = new Map<number, Partial<Record<Period, number>>>();
  for (const group of groups) {
    for (const months of trailingPeriods) {
      const inOrder = byReturn(group, months, figures);
      if (inOrder.length < minPeers) continue;
      for (const { code, place } of inOrder) {
        places.set(code, { ...places.get(code), [months]: place });
      }
    }
  }
  return places;
}

/** Removes returns that are most likely caused by a split. */
function withoutSplits(groups: readonly (readonly Scheme[])[], figures: Figures): void {
  for (const group of groups) {
    for (const months of trailingPeriods) {
      const inOrder = byReturn(group, months, figures);
      if (inOrder.length < minPeers) continue;
      const years = Math.max(1, months / monthsPerYear);
      const timesOf = (percent: number) => (1 + percent / 100) ** years;
      const median = timesOf(medianOf(inOrder.map(({ percent }) => percent)));
      for (const { code, percent } of inOrder) {
        const ratio = timesOf(percent) / median;
        if (ratio < maxTimesMedian && ratio > 1 / maxTimesMedian) continue;
        const own = figures.get(code)!;
        figures.set(code, { ...own, returns: { ...own.returns, [months]: null } });
      }
    }
  }
}

function peerYears(group: readonly Scheme[], navs: MarketNavs, current: Figures): PeerYear[] {
  const byYear = new Map<number, { percents: number[]; ended: number }>();
  for (const { code } of group) {
    for (const { year, percent } of wholeYears(piecesOf(code, navs))) {
      const known = byYear.get(year) ?? { percents: [], ended: 0 };
      known.percents.push(percent);
      if (!current.has(code)) known.ended += 1;
      byYear.set(year, known);
    }
  }
  return [...byYear]
    .filter(([, { percents }]) => percents.length >= minPeers)
    .sort(([one], [other]) => one - other)
    .map(([year, { percents, ended }]) => ({
      year,
      average: meanOf(percents),
      count: percents.length,
      ended,
    }));
}
