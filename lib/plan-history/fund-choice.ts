import type { JoinedHistory } from '@/lib/funds/domain/nav-series';
import type { PlanInPeers } from '@/lib/funds/domain/market/peer-outcomes';
import type { PlanHistory } from '@/lib/funds/domain/plan-history';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import type { SourceProblem, Sourced, DataOrigin } from '@/lib/sources/sourced';

export type PlanOnFund = {
  /** The day of the list that names the fund. */
  listDay: IsoDate | null;
  history: PlanHistory | null;
  navs: Sourced<JoinedHistory>;
};

/** The plan in the funds of a category: in each of them, and on their average. */
export type PlanOnCategory = {
  category: string;
  fundPlan: Plan;
  /** Null where too few funds have SIPs so long. */
  peers: PlanInPeers | null;
  /** On the average; null where the stored months are too few. */
  history: PlanHistory | null;
  /** The month ends that it comes from; null for none. */
  months: { first: IsoDate; last: IsoDate } | null;
  /** The fewest and the most funds that a month is the average of. */
  funds: { min: number; max: number } | null;
  origin: DataOrigin | null;
};

/** The fund or category of the query, with its results. */
export type FundChoice = {
  scheme: Scheme | null;
  /** Search results, best match first; null where no search was made. */
  found: readonly Scheme[] | null;
  /** Why the list of schemes could not be read. */
  problem: SourceProblem | null;
  isUnknown: boolean;
  /** The plan on the fund's NAVs, or why they are missing; null where no fund is chosen. */
  planOnFund: PlanOnFund | SourceProblem | null;
  /** The categories whose funds are peers of each other, in the order of the alphabet. */
  categories: readonly string[];
  /** Null where no category is chosen. */
  planOnCategory: PlanOnCategory | null;
};
