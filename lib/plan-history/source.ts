import 'server-only';
import { redirect } from 'next/navigation';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { env } from '@/lib/env';
import { originOfFigures } from '@/lib/funds/domain/market/market';
import { planInPeers } from '@/lib/funds/domain/market/peer-outcomes';
import { monthEndPlanHistory, monthEndsInRow, planHistory } from '@/lib/funds/domain/plan-history';
import { readSchemeCode, type Plan, type Scheme } from '@/lib/funds/domain/scheme';
import {
  findSchemes,
  loadMarket,
  loadNavHistory,
  loadScheme,
  loadSchemes,
  loadSeries,
} from '@/lib/funds/server/source';
import type { Language } from '@/lib/messages/language';
import { type SearchParams, readQuery } from '@/lib/query-values';
import {
  pathOfSentPlan,
  readSipPageQuery,
  type HistoryQuery,
} from '@/lib/sip/domain/inputs/history-query';
import { paymentsOf, type DetailedPlan } from '@/lib/sip/domain/plan';
import type { Sourced } from '@/lib/sources/sourced';
import type { FundChoice, PlanOnCategory } from './fund-choice';

const maxFound = 8;

const nothing: FundChoice = {
  scheme: null,
  found: null,
  problem: null,
  isUnknown: false,
  planOnFund: null,
  categories: [],
  planOnCategory: null,
};

/**
 * What the SIP page shows: its query and, where the query asks for it, the fund. A sent plan is redirected to its
 * address.
 */
export async function loadSipPage(searchParams: SearchParams, language: Language) {
  const values = await readQuery(searchParams);
  const now = new Date();
  const today = dateInIndia(now);
  const sentPlan = pathOfSentPlan(values, today, language);
  if (sentPlan) redirect(sentPlan);
  const query = readSipPageQuery(values, today);
  const choice = query.showsHistory
    ? await loadFundChoice(query.asked, query.answer.main.plan, now)
    : null;
  return { query, language, fundHistory: choice && { choice, now } };
}

/** The same without a query, for the page that is prerendered. */
export function plainSipPage(language: Language) {
  return { query: readSipPageQuery({}, dateInIndia(new Date())), language, fundHistory: null };
}

/**
 * The fund or category that an address asks for, with the plan on its NAVs. No provider is asked before it names words or a
 * fund; the averages of the categories are stored.
 */
export async function loadFundChoice(
  asked: HistoryQuery,
  plan: DetailedPlan,
  now: Date,
): Promise<FundChoice> {
  const [choice, categories] = await Promise.all([choose(asked, plan, now), loadCategories()]);
  return { ...choice, categories };
}

async function loadCategories(): Promise<readonly string[]> {
  // Averages of NAVs are not shown where the operator has switched the NAVs off.
  const { table } = env.amfi.navs ? await loadMarket() : { table: null };
  const { compare } = new Intl.Collator('en');
  return [...new Set(table?.peerGroups.map(({ category }) => category))].sort(compare);
}

async function choose(
  { words, fundCode, category, fundPlan }: HistoryQuery,
  plan: DetailedPlan,
  now: Date,
): Promise<FundChoice> {
  if (category) {
    // The averages are stored; the list says whether the NAVs may be shown, and whom to credit.
    const list = await loadSchemes();
    if (!list.ok) return { ...nothing, problem: list.problem };
    const chosen = { category, fundPlan, list: list.value };
    return { ...nothing, planOnCategory: await loadPlanOnCategory(chosen, plan, now) };
  }
  if (fundCode) return chooseFund(fundCode, plan);
  if (!words) return nothing;
  const found = await findSchemes(words, maxFound);
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
  const listDay = readIsoDate(loaded.value.asOf);
  return { ...nothing, scheme, planOnFund: await loadPlanOnFund(scheme, plan, listDay) };
}

async function loadPlanOnFund(
  scheme: Scheme,
  plan: DetailedPlan,
  listDay: IsoDate | null,
): Promise<FundChoice['planOnFund']> {
  const navs = await loadNavHistory(scheme);
  if (!navs.ok) return navs.problem;
  const history = planHistory(navs.value.data.series, allPayments(plan));
  return { listDay, history, navs: navs.value };
}

/** The lump sum is paid with the first instalment. */
function allPayments(plan: DetailedPlan): number[] {
  const payments = paymentsOf(plan);
  payments[0] = (payments[0] ?? 0) + plan.lumpSumRupees;
  return payments;
}

type ChosenCategory = {
  category: string;
  fundPlan: Plan;
  list: Pick<Sourced<unknown>, 'source' | 'status'>;
};

async function loadPlanOnCategory(
  { category, fundPlan, list }: ChosenCategory,
  plan: DetailedPlan,
  now: Date,
): Promise<PlanOnCategory> {
  const [series, market] = await Promise.all([loadSeries(), loadMarket()]);
  const sips = market.peersOf(category, fundPlan)?.sips ?? [];
  const lastEnd = market.table?.monthEnds?.last;
  const growth = monthEndsInRow(series.categoryGrowthOf(category, fundPlan));
  const [first, last] = [growth[0], growth.at(-1)];
  const { asOf, days } = series;
  // The value of the first day is the starting one, not an average.
  const averaged = new Set(growth.slice(1).map(({ date }) => date));
  const counts = series.categoryOf(category, fundPlan)?.counts ?? [];
  const used = counts.filter((_, index) => averaged.has(days[index]!));
  return {
    category,
    fundPlan,
    peers: lastEnd ? planInPeers(sips, allPayments(plan), lastEnd) : null,
    history: monthEndPlanHistory(growth, allPayments(plan)),
    months: first && last ? { first: first.date, last: last.date } : null,
    funds: used.length > 0 ? { min: Math.min(...used), max: Math.max(...used) } : null,
    origin: asOf && originOfFigures(list, asOf, dateInIndia(now)),
  };
}
