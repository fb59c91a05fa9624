import type { DashboardCard } from './card';
import { agendaCard } from './cards/agenda-card';
import { allocationCard } from './cards/allocation-card';
import { calculatorsCard } from './cards/calculators-card';
import { checksCard } from './cards/checks-card';
import { coinsCard } from './cards/coins-card';
import { fundsCard } from './cards/funds-card';
import { headlinesCard } from './cards/headlines-card';
import { holdingsCard } from './cards/holdings-card';
import { learningCard } from './cards/learning-card';
import { moodCard } from './cards/mood-card';
import { picksCard } from './cards/picks-card';
import { plansCard } from './cards/plans-card';
import { returnsCard } from './cards/returns-card';
import { sessionsCard } from './cards/sessions-card';
import { sourcesCard } from './cards/sources-card';
import { startCard } from './cards/start-card';
import { watchlistCard } from './cards/watchlist-card';
import { worthCard } from './cards/worth-card';

/** Every card of the dashboard, in its initial order. A feature adds its own with one line here. */
export const dashboardCards: readonly DashboardCard[] = [
  worthCard,
  coinsCard,
  allocationCard,
  returnsCard,
  startCard,
  agendaCard,
  sessionsCard,
  headlinesCard,
  calculatorsCard,
  holdingsCard,
  plansCard,
  checksCard,
  watchlistCard,
  fundsCard,
  picksCard,
  learningCard,
  moodCard,
  sourcesCard,
];
