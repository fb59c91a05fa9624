import type { CardPlace } from '@/components/dashboard/frame/card-columns';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { assetClasses } from '@/lib/holdings/holding';
import type { Viewer } from '@/lib/dashboard/viewer';
import type { DashboardCard } from './card';
import { agendaCard, sessionsCard } from './cards/date-cards';
import { attentionCard, checksCard } from './cards/household-cards';
import {
  coinsCard,
  fundsCard,
  headlinesCard,
  moodCard,
  screensCard,
  sourcesCard,
  watchlistCard,
} from './cards/market-cards';
import { calculatorsCard, plansCard, sipCard, taxCard } from './cards/plan-cards';
import {
  allocationCard,
  entryCard,
  growthCard,
  holdingsCard,
  returnsCard,
  targetCard,
  topHoldingsCard,
  unavailableCard,
  worthCard,
} from './cards/portfolio-cards';
import { learningCard, startCard, welcomeCard } from './cards/start-cards';

export type View = Readonly<Record<CardPlace, readonly DashboardCard[]>>;

/** What a page of the dashboard shows, place by place. A feature adds its own card with one line here. */
const views = {
  guest: {
    main: [worthCard],
    side: [sipCard, taxCard],
    row: [coinsCard, agendaCard, headlinesCard],
  },
  new: {
    main: [welcomeCard],
    side: [startCard],
    row: [plansCard, watchlistCard, coinsCard, agendaCard, learningCard, headlinesCard],
  },
  unavailable: {
    main: [unavailableCard],
    side: [agendaCard],
    row: [coinsCard, headlinesCard],
  },
  overview: {
    main: [worthCard, topHoldingsCard],
    side: [allocationCard, attentionCard, agendaCard],
    row: [coinsCard, learningCard, headlinesCard],
  },
  holdings: { main: [holdingsCard, entryCard, growthCard], side: [returnsCard], row: [] },
  plans: { main: [plansCard], side: [targetCard, calculatorsCard], row: [] },
  checks: { main: [checksCard], side: [sessionsCard], row: [] },
  // A guest's checks stand beside the first steps and the calculators.
  start: { main: [checksCard], side: [startCard, calculatorsCard], row: [] },
  watchlist: { main: [watchlistCard], side: [screensCard, moodCard], row: [] },
  data: { main: [sourcesCard], side: [fundsCard], row: [] },
} as const satisfies Record<string, View>;

export type ViewId = keyof typeof views;

/** Which page a viewer sees. A guest has the sample household, so that only two of the parts are theirs. */
export function viewIdOf({ kind, tab, items }: Pick<Viewer, 'kind' | 'tab' | 'items'>): ViewId {
  if (tab === 'data') return 'data';
  if (kind === 'guest') return tab === 'checks' ? 'start' : 'guest';
  if (tab !== 'overview') return tab;
  if (items === null) return 'unavailable';
  const hasHoldings = assetClasses.some((one) => holdingsIn(items, one).length > 0);
  return hasHoldings ? 'overview' : 'new';
}

export function viewOf(id: ViewId): View {
  return views[id];
}
