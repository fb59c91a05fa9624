import 'server-only';
import { readSchemeCode } from '@/lib/funds/domain/fund-query';
import { planHistory } from '@/lib/funds/domain/plan-history';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { findSchemes, loadNavHistory, loadScheme } from '@/lib/funds/server/source';
import type { HistoryQuery } from '@/lib/sip/domain/inputs/history-query';
import { paymentsOf, type DetailedPlan } from '@/lib/sip/domain/schedule';
import type { FundChoice } from './fund-choice';

const mostFound = 8;

const nothing: FundChoice = {
  scheme: null,
  found: null,
  problem: null,
  isUnknown: false,
  planOnFund: null,
};

/** The fund that an address asks for, with the plan on its NAVs. No source is asked before it names words or a fund. */
export async function loadFundChoice(
  { words, fundCode }: HistoryQuery,
  plan: DetailedPlan,
): Promise<FundChoice> {
  if (fundCode) return chooseFund(fundCode, plan);
  if (!words) return nothing;
  const found = await findSchemes(words, mostFound);
  return found.ok
    ? { ...nothing, found: found.value.data }
    : { ...nothing, problem: found.problem };
}

async function chooseFund(codeText: string, plan: DetailedPlan): Promise<FundChoice> {
  const code = readSchemeCode(codeText);
  const loaded = code === null ? null : await loadScheme(code);
  if (!loaded || (!loaded.ok && loaded.problem === 'not-found')) {
    return { ...nothing, isUnknown: true };
  }
  if (!loaded.ok) return { ...nothing, problem: loaded.problem };
  const scheme = loaded.value.data;
  return { ...nothing, scheme, planOnFund: await loadPlanOnFund(scheme, plan) };
}

async function loadPlanOnFund(
  scheme: Scheme,
  plan: DetailedPlan,
): Promise<FundChoice['planOnFund']> {
  const navs = await loadNavHistory(scheme);
  if (!navs.ok) return navs.problem;
  const payments = paymentsOf(plan);
  payments[0] = (payments[0] ?? 0) + plan.lumpSumRupees;
  return { history: planHistory(navs.value.data.series, payments), navs: navs.value };
}
