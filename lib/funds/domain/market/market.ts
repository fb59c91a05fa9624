import { groupBy } from '@/lib/group-by';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { oldestCurrentDay, type Plan } from '@/lib/funds/domain/scheme';
import { endOfDay, type Sourced, type DataOrigin } from '@/lib/sources/sourced';
import type { IndexFund } from './index-benchmark';
import type { MarketTable, PeerGroup, RankedFigures } from './market-table';
import { peerKeyOf } from './peers';
import type { Period } from './scheme-figures';

export type Rank = {
  /** 1 is the highest return. */
  place: number;
  of: number;
};

/** The figures of all schemes, looked up by code. */
export type Market = {
  /** Null before the first run of the job. */
  table: MarketTable | null;
  figuresOf: (code: number) => RankedFigures | null;
  groupOf: (code: number) => PeerGroup | null;
  /** The schemes of a category and plan; null where they are no peers of each other. */
  peersOf: (category: string, plan: Plan) => PeerGroup | null;
  rankOf: (code: number, months: Period) => Rank | null;
  /** The schemes of a group that are offered today. */
  codesOf: (group: PeerGroup) => readonly number[];
  /** The returns of a scheme's peers, from the highest on; empty where there are too few to compare. */
  peerReturnsOf: (code: number, months: Period) => readonly number[];
};

/** @param table as the job stored it; null where there is none: nothing is known then. */
export function marketOf(table: MarketTable | null): Market {
  const groups = new Map(table?.peerGroups.map((group) => [peerKeyOf(group), group]));
  const byCode = new Map(table?.schemes.map((figures) => [figures.code, figures]));
  const members = groupBy(table?.schemes ?? [], ({ peerGroup }) => peerGroup);
  const peerReturns = new Map<string, readonly number[]>();
  const figuresOf = (code: number) => byCode.get(code) ?? null;
  const groupOf = (code: number) => {
    const index = byCode.get(code)?.peerGroup ?? null;
    return index === null ? null : (table?.peerGroups[index] ?? null);
  };
  return {
    table,
    figuresOf,
    groupOf,
    peersOf: (category, plan) => groups.get(peerKeyOf({ category, plan })) ?? null,
    rankOf: (code, months) => {
      const place = figuresOf(code)?.places[months] ?? null;
      const of = groupOf(code)?.returns[months]?.count ?? null;
      return place === null || of === null ? null : { place, of };
    },
    codesOf: (group) =>
      (members.get(table?.peerGroups.indexOf(group) ?? -1) ?? []).map(({ code }) => code),
    peerReturnsOf: (code, months) => {
      if (!groupOf(code)?.returns[months]) return [];
      const { peerGroup } = figuresOf(code)!;
      const key = `${peerGroup} ${months}`;
      const known = peerReturns.get(key);
      if (known) return known;
      const sorted = members
        .get(peerGroup)!
        .flatMap(({ returns }) => returns[months] ?? [])
        .sort((one, other) => other - one);
      peerReturns.set(key, sorted);
      return sorted;
    },
  };
}

/**
 * Whether a fund's newest NAV is so old that its returns are of another time than those of the market: it was merged, wound
 * up or suspended. @param newest null where it has none
 */
export function endsBefore({ table }: Pick<Market, 'table'>, newest: IsoDate | null): boolean {
  return table !== null && newest !== null && newest < oldestCurrentDay(table.asOf);
}

/** The returns of an index fund beside those of another fund; null where they would be of another time. */
export function indexReturnsBeside(
  market: Market,
  index: IndexFund | null | undefined,
  newest: IsoDate | null,
): RankedFigures['returns'] | null {
  if (!index || newest === null || endsBefore(market, newest)) return null;
  return market.figuresOf(index.code)?.returns ?? null;
}

/** A run of the nightly job may fail, and long weekends have no NAV; what is older is marked. */
const maxDaysOld = 7;

/**
 * Where the figures come from that the nightly job computed, and of which day they are: the job may have stopped while the
 * list itself is of today. @param asOf the day of the NAVs that they end with.
 */
export function originOfFigures(
  { source, status }: Pick<Sourced<unknown>, 'source' | 'status'>,
  asOf: IsoDate,
  today: IsoDate,
): DataOrigin {
  const isOld = daysBetween(asOf, today) > maxDaysOld;
  return {
    source,
    asOf,
    // When the job ran is not known here, and no page prints it.
    fetchedAt: asOf + endOfDay,
    status: status !== 'sample' && isOld ? 'stale' : status,
  };
}
