import 'server-only';
import { type Member } from '@/lib/auth/server/session';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { withFallback } from '@/lib/errors';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { memoizeByObject, memoizeRecent } from '@/lib/memoize';
import { success, type Result } from '@/lib/result';
import { papersIn } from '@/lib/picks/data/saved-paper';
import {
  presentIsin,
  underPresentIsins,
  universeKnownOn,
  type Universe,
} from '@/lib/picks/domain/company/universe';
import {
  listsToFollow,
  ownListDays,
  paperLimits,
  type PaperList,
  type PaperPortfolio,
} from '@/lib/picks/domain/paper/paper-portfolio';
import { paperResult, type PaperResult } from '@/lib/picks/domain/paper/paper-result';
import { daysOfPriceRatios } from '@/lib/picks/domain/ratios/price-ratios';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import type { Picked } from '@/lib/picks/domain/record/list-outcome';
import { isOfUniverse } from '@/lib/picks/domain/record/recorded-list';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listSavedItemsOf } from '@/lib/saved/store';
import { loadBenchmark, type Benchmark } from './benchmark';
import { readRecordOf } from './record-store';
import { loadMarket, type Market } from './source';

type LoadedPaper = {
  portfolio: PaperPortfolio;
  /** Null while the record, which holds the lists of a screen, cannot be read. */
  result: PaperResult | null;
};

/** This member's paper portfolios, the newest start first. */
export async function readMyPapers(
  member: Pick<Member, 'uid'>,
): Promise<Result<PaperPortfolio[], AccountProblem>> {
  const items = await listSavedItemsOf(member);
  return items.ok ? success(papersIn(items.value)) : items;
}

/** The companies of a member's watchlist that the market has. */
export async function watchedCompanies(items: readonly SavedItem[], now: Date): Promise<Picked[]> {
  const market = await loadMarket(now);
  if (!market) return [];
  const { rows, universe } = market;
  const watched = new Set(
    watchedIn(items, 'share').map(({ instrumentId }) => presentIsin(universe, instrumentId)),
  );
  return rows.flatMap(({ isin, symbol, name }) =>
    watched.has(isin) ? [{ isin, symbol, name }] : [],
  );
}

/**
 * The results of paper portfolios, in their order. Computed for each request, in bounded time: lists of own rules take
 * longest and are computed once for each market, rule and day. @param loadFund as `loadBenchmark` takes it
 */
export async function loadPapers(
  portfolios: readonly PaperPortfolio[],
  market: Market,
  loadFund: Parameters<typeof loadBenchmark>[1],
): Promise<{ papers: LoadedPaper[]; benchmark: Benchmark }> {
  const [benchmark, lists] = await Promise.all([
    loadBenchmark(market, loadFund),
    Promise.all(portfolios.map((portfolio) => readLists(portfolio, market))),
  ]);
  const { universe, pricesTo } = market;
  const papers = portfolios.map((portfolio, index): LoadedPaper => {
    const found = lists[index] ?? null;
    const to = earlier(pricesTo, shiftMonths(portfolio.startsOn, paperLimits.months));
    const setting = { universe, fund: benchmark.values, to };
    if (found && !hasItsCloses(portfolio, market)) {
      return { portfolio, result: { pending: found.map(({ day }) => day), figures: null } };
    }
    return { portfolio, result: found && resultOf(portfolio, found, setting) };
  });
  return { papers, benchmark };
}

/**
 * Whether the closes are still read with which the portfolio began, and on which its first list was made. Without them it
 * would seem to have begun later, or with other companies.
 */
function hasItsCloses({ source, startsOn }: PaperPortfolio, { universe, lag }: Market): boolean {
  const isMadeOfPrices = source.kind === 'own' && !worksWithoutPrices(source);
  const daysBefore = isMadeOfPrices ? lag.days + daysOfPriceRatios : 0;
  return !universe.closesFrom || universe.closesFrom <= shiftDays(startsOn, -daysBefore);
}

/** Results by portfolio, lists and fund. They go with the universe: another one each day and after each import. */
const resultsIn = memoizeByObject((_universe: Universe) => memoizeRecent<PaperResult>(200));

function resultOf(
  portfolio: PaperPortfolio,
  lists: readonly PaperList[],
  setting: Parameters<typeof paperResult>[2],
): PaperResult {
  const { fund, to } = setting;
  const days = lists.map(({ day }) => day);
  const key = JSON.stringify([portfolio, days, to, fund.length, fund.at(-1)]);
  return resultsIn(setting.universe)(key, () => paperResult(portfolio, lists, setting));
}

/** Null while the record cannot be read. */
async function readLists(
  { source, startsOn }: PaperPortfolio,
  market: Market,
): Promise<PaperList[] | null> {
  const until = earlier(market.asOf, shiftMonths(startsOn, paperLimits.months));
  if (source.kind === 'watchlist') {
    const picks = underPresentIsins(source.companies, market.universe);
    return startsOn <= until ? [{ day: startsOn, picks }] : [];
  }
  if (source.kind === 'own') {
    return ownListDays(startsOn, until).map((day) => ({
      day,
      picks: ownPicks(source, market, day),
    }));
  }
  return withFallback('The record of the screens could not be read', null, async () => {
    const entries = await readRecordOf(source.screenId);
    const lists = entries
      .filter(({ list }) => isOfUniverse(list, market.universe))
      .map(({ list }) => ({
        day: list.ranOn,
        picks: underPresentIsins(list.picks, market.universe).map(({ isin, symbol, name }) => ({
          isin,
          symbol,
          name,
        })),
      }));
    return listsToFollow(lists, startsOn, until);
  });
}

/** Lists of own rules by rule and day. They go with the universe: another one each day and after each import. */
const ownListsIn = memoizeByObject((_universe: Universe) => memoizeRecent<readonly Picked[]>(500));

function ownPicks(
  { ruleText, ranking }: Extract<PaperPortfolio['source'], { kind: 'own' }>,
  { universe, lag }: Market,
  day: IsoDate,
): readonly Picked[] {
  return ownListsIn(universe)(JSON.stringify([day, ruleText, ranking]), () => {
    const rows = ratioRows(universeKnownOn(universe, day), { asOf: day, priceLagDays: lag.days });
    const { passed } = runScreen({ id: 'own', ruleText, ranking }, rows, day);
    return passed
      .slice(0, paperLimits.companies)
      .map(({ isin, symbol, name }) => ({ isin, symbol, name }));
  });
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}
