import type { JoinedHistory } from '@/lib/funds/domain/join-newest';
import type { PlanHistory } from '@/lib/funds/domain/plan-history';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { SourceProblem, Sourced } from '@/lib/sources/sourced';

export type PlanOnFund = {
  history: PlanHistory | null;
  navs: Sourced<JoinedHistory>;
};

/** What is known of the fund that an address asks for. */
export type FundChoice = {
  scheme: Scheme | null;
  /** Search results, best match first; null where no search was made. */
  found: readonly Scheme[] | null;
  /** Why the list of schemes could not be read. */
  problem: SourceProblem | null;
  isUnknown: boolean;
  /** The plan on the fund's NAVs, or why they are missing; null where no fund is chosen. */
  planOnFund: PlanOnFund | SourceProblem | null;
};
