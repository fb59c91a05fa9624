import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundGroupOf } from '@/lib/funds/domain/category';
import type { IndexFund } from '@/lib/funds/domain/market/index-benchmark';
import { hasPeers } from '@/lib/funds/domain/market/peer-groups';
import type { SeriesLookup, PeriodRank } from '@/lib/funds/domain/market/series-lookup';
import type { Scheme } from '@/lib/funds/domain/scheme';

/** What a fund's page compares it with. */
export type Comparators = {
  /** What 100 in the average of its category became; empty where it has no peers. */
  category: readonly DatedValue[];
  /** Month-end NAVs of the index fund; null where there is none. */
  index: { fund: IndexFund; navs: readonly DatedValue[] } | null;
  /** Whether the fund follows an index itself: how closely it does says whether it is good. */
  isTracker: boolean;
  /** From the earliest year on. */
  yearRanks: readonly PeriodRank[];
  /** The same by calendar quarters. */
  quarterRanks: readonly PeriodRank[];
};

/** Nothing for an option that pays out: its NAV leaves the payments out. */
export function comparatorsOf(scheme: Scheme, series: SeriesLookup): Comparators {
  const { category, plan, option } = scheme;
  const paysOut = option === 'idcw' || option === 'bonus';
  const fund = paysOut ? null : series.indexFundOf(scheme);
  const navs = fund ? series.indexNavsOf(fund.code) : [];
  const isRanked = hasPeers(scheme);
  return {
    category: isRanked ? series.categoryGrowthOf(category, plan) : [],
    index: fund && navs.length > 0 ? { fund, navs } : null,
    isTracker: fundGroupOf(category) === 'index',
    yearRanks: isRanked ? series.yearRanksOf(scheme) : [],
    quarterRanks: isRanked ? series.quarterRanksOf(scheme) : [],
  };
}
