import 'server-only';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { onTrackOf } from '@/lib/dashboard/domain/plan-progress';
import { holdingsIn, watchedIn } from '@/lib/holdings/saved-holding';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';
import {
  loadAttention,
  loadChecks,
  loadAllocation,
  loadHoldings,
  loadRealised,
  loadTransactions,
  loadRealWorth,
  loadReturns,
  loadTopHoldings,
  loadWorth,
} from './household-cards';
import {
  listedTasks,
  loadLearning,
  loadLearningOrPaths,
  loadSessions,
  memberTasks,
} from './member-source';
import { loadFundCount, loadHeadlines, loadMood, loadStripCoins } from './source';
import { inSpan, nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays } from '@/lib/agenda/public-dates';
import { readAgenda } from './agenda-source';
import { fearGreedFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { loadMarket } from '@/lib/crypto/server/source';
import { watchListOf } from '@/lib/dashboard/data/market-lines';
import { navAllFeed } from '@/lib/funds/data/feeds';
import { loadDayChanges, loadFundValues, loadSchemes } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { papersIn } from '@/lib/picks/data/saved-paper';
import { recordPath } from '@/lib/picks/domain/company/paths';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadPapers } from '@/lib/picks/server/paper-source';
import { loadLastChanges } from '@/lib/picks/server/last-changes';
import { loadMarket as loadStocks } from '@/lib/picks/server/source';
import { health } from '@/lib/sources/load';
import { logFailure } from '@/lib/errors';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { answerOf } from '@/lib/sip/domain/answer';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { defaultYear, exampleInput } from '@/lib/tax/domain/inputs/input';
import { randomFrom } from '@/lib/random-from';

const { picksScreens } = messages();

/** The default SIP, calculated as in the calculator. */
function sipExample(today: IsoDate) {
  const { monthlyRupees, annualReturnPercent, years } = startInputs;
  const { projection } = answerOf(startInputs, today).main;
  return {
    monthlyRupees,
    years,
    returnPercent: annualReturnPercent,
    points: projection.months
      .filter(({ month }) => month % monthsPerYear === 0)
      .map(({ month, investedRupees, gainRupees }) => ({
        year: month / monthsPerYear,
        investedRupees,
        gainRupees,
      })),
  };
}

/** The default tax example, in both regimes. */
function taxExample() {
  const input = exampleInput(defaultYear);
  const { new: inNew, old: inOld } = compareRegimes(input);
  return {
    salaryRupees: input.salaryRupees.gross,
    yearLabel: inNew.year.value.label,
    newTaxRupees: inNew.taxRupees,
    oldTaxRupees: inOld.taxRupees,
  };
}

const exampleMonths = 60;
const exampleSeed = 7;
const exampleMonthlyGain = 0.009;

/** The shape of a net worth that is saved into every month; it has no unit and belongs to no person. */
function exampleLine(): number[] {
  const random = randomFrom(exampleSeed);
  const line: number[] = [];
  let value = 2;
  for (let month = 0; month < exampleMonths; month += 1) {
    const isLumpSum = month % 17 === 9;
    value = value * (1 + exampleMonthlyGain + (random() - 0.5) * 0.05) + (isLumpSum ? 8 : 1);
    line.push(Math.round(value * 10) / 10);
  }
  return line;
}

async function loadWatchlist({ items }: Viewer) {
  if (items === null) return null;
  const [market, list] = await Promise.all([
    watchedIn(items, 'coin').length > 0 ? loadMarket() : null,
    watchedIn(items, 'fund').length > 0 ? loadSchemes() : null,
  ]);
  const dayChanges = await loadDayChanges(items, list?.ok ? list.value.data.schemes : []);
  return watchListOf(items, market, list, dayChanges);
}

/** Companies that entered or left the screens. Members' content: not read for the sample household. */
async function loadScreenChanges({ kind, now }: Viewer) {
  if (kind !== 'member') return 'demo' as const;
  const market = await loadStocks(now);
  if (!market) return null;
  const changes = await loadLastChanges(market);
  const namesOf = (companies: readonly { name: string }[]) => companies.map(({ name }) => name);
  return {
    isSample: market.universe.kind === 'sample',
    changes: changes.flatMap(({ screenId, day, digest }) => {
      const screen = screens.find(({ id }) => id === screenId);
      if (!screen) return [];
      return {
        screenId,
        name: picksScreens[screen.id].name,
        path: `${recordPath}?screen=${screen.id}`,
        day,
        entries: namesOf(digest.entries),
        exits: namesOf(digest.exits),
      };
    }),
  };
}

const shownPapers = 5;

/** A member's newest paper portfolios; null where they cannot be computed now. The sample household has none. */
async function loadPaperLines({ kind, items, now }: Viewer) {
  const portfolios = kind === 'member' ? papersIn(items ?? []).slice(0, shownPapers) : [];
  if (portfolios.length === 0) return { isSample: false, lines: [] };
  const market = await loadStocks(now);
  if (!market) return null;
  const { papers } = await loadPapers(portfolios, market, loadFundValues);
  return {
    isSample: market.universe.kind === 'sample',
    lines: papers.map(({ portfolio: { id, title }, result }) => ({
      id,
      title,
      gainPercent: result?.figures?.paper.gainPercent ?? null,
      fundPercent: result?.figures?.fund?.gainPercent ?? null,
      valuedOn: result?.figures?.valuedOn ?? null,
    })),
  };
}

/** The feeds behind the cards of the dashboard. */
const feeds = [marketFeed, navAllFeed, fearGreedFeed];

/** Waits for the other cards' sources: a freshly started server has no states to report before that. */
async function loadSourceStates() {
  await Promise.allSettled([loadStripCoins(), loadFundCount(), loadMood()]);
  return health(feeds);
}

const shownDates = 5;

/** At most this many are a person's own dates: two instalments of one day leave room for a session. */
const shownOwnDates = 3;

async function loadDates(viewer: Viewer) {
  const span = spanFrom(viewer.today, pageDays);
  const { forAll, own } = await readAgenda(viewer, span);
  const mine = nearestOfEach(own, shownOwnDates);
  return inSpan([...nearestOfEach(forAll, shownDates - mine.length), ...mine], span);
}

/**
 * What each card of the dashboard shows, by its id; each waits for its own sources only. An id never changes: a member's
 * saved layout refers to it. components/dashboard/cards has the component of each.
 */
const cardLoaders = {
  worth: loadWorth,
  holdings: loadTopHoldings,
  allocation: loadAllocation,
  target: loadAllocation,
  'all-holdings': loadHoldings,
  entry: loadTransactions,
  realised: loadRealised,
  returns: loadReturns,
  growth: loadRealWorth,
  unavailable: () => null,
  checks: loadChecks,
  attention: loadAttention,
  plans: ({ items, today }: Viewer) => {
    const plans = (items ?? []).flatMap((item) => summariseSavedPlan(item) ?? []);
    const track = onTrackOf(plans, holdingsIn(items ?? [], 'fund'), today);
    const taxes = (items ?? []).flatMap((item) => summariseSavedCalculation(item) ?? []);
    return items && { plans, track, taxes };
  },
  calculators: () => null,
  sip: ({ today }: Viewer) => sipExample(today),
  tax: taxExample,
  welcome: exampleLine,
  start: async (viewer: Viewer) =>
    viewer.kind === 'guest' ? [] : (await memberTasks(viewer)).slice(0, listedTasks),
  learning: loadLearningOrPaths,
  'begun-learning': loadLearning,
  agenda: loadDates,
  sessions: loadSessions,
  coins: loadStripCoins,
  headlines: loadHeadlines,
  watchlist: loadWatchlist,
  screens: loadScreenChanges,
  paper: loadPaperLines,
  mood: loadMood,
  sources: loadSourceStates,
  funds: loadFundCount,
} satisfies Record<string, (viewer: Viewer) => unknown>;

type Loaders = typeof cardLoaders;

export type CardId = keyof Loaders;
export type CardData<Id extends CardId> = Awaited<ReturnType<Loaders[Id]>>;
/** `failed`: our own mistake, which is logged. */
export type LoadedCard<Id extends CardId> = CardData<Id> | 'failed';

/** Never rejects: a card that fails is the only one that does. */
export async function loadCard<Id extends CardId>(id: Id, viewer: Viewer): Promise<LoadedCard<Id>> {
  const loaders: {
    [Each in CardId]: (viewer: Viewer) => CardData<Each> | Promise<CardData<Each>>;
  } = cardLoaders;
  try {
    return await loaders[id](viewer);
  } catch (error) {
    logFailure(`Dashboard card ${id}`, error);
    return 'failed';
  }
}
