import 'server-only';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { sipExample, taxExample, exampleLine } from '@/lib/dashboard/domain/calculator-examples';
import { onTrackOf } from '@/lib/dashboard/domain/plan-progress';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';
import {
  loadAttention,
  loadChecks,
  loadAllocation,
  loadHoldings,
  loadOwnPositions,
  loadRealWorth,
  loadReturns,
  loadTopHoldings,
  loadWorth,
} from './cards/household-cards';
import {
  loadPaperLines,
  loadScreenChanges,
  loadSourceStates,
  loadWatchlist,
} from './cards/market-cards';
import { listedTasks, loadLearning, loadSessions, memberTasks } from './member-source';
import { loadFundCount, loadHeadlines, loadMood, loadStripCoins } from './source';
import { inSpan, nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays } from '@/lib/agenda/public-dates';
import { readAgenda } from './agenda-source';

/** Half of them are a person's own, where there are so many. */
const shownDates = 4;

const shownOwnDates = 2;

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
  entry: loadOwnPositions,
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
  learning: loadLearning,
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
    console.error(`Dashboard card ${id}:`, error);
    return 'failed';
  }
}
