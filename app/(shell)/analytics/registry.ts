import type { DashboardCard } from './card';
import { agendaCard } from './cards/agenda-card';
import { calculatorsCard } from './cards/calculators-card';
import { coinsCard } from './cards/coins-card';
import { fundsCard } from './cards/funds-card';
import { moodCard } from './cards/mood-card';
import { plansCard } from './cards/plans-card';
import { startCard } from './cards/start-card';
import { sourcesCard } from './cards/sources-card';

/** Every card of the dashboard, in the order in which it stands until the person changes it. */
export const dashboardCards: readonly DashboardCard[] = [
  startCard,
  calculatorsCard,
  plansCard,
  coinsCard,
  agendaCard,
  fundsCard,
  moodCard,
  sourcesCard,
];
