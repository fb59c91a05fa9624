import type { CardId } from '@/lib/dashboard/views';
import type { CardView } from './card-view';
import { agendaCard, sessionsCard } from './date-cards';
import { checksCard, attentionCard } from './household-cards';
import {
  coinsCard,
  headlinesCard,
  watchlistCard,
  screensCard,
  moodCard,
  sourcesCard,
  fundsCard,
  paperCard,
} from './market-cards';
import { calculatorsCard, plansCard, sipCard, taxCard } from './plan-cards';
import {
  worthCard,
  topHoldingsCard,
  allocationCard,
  targetCard,
  holdingsCard,
  entryCard,
  returnsCard,
  growthCard,
  unavailableCard,
} from './portfolio-cards';
import { begunLearningCard, welcomeCard, startCard, learningCard } from './start-cards';

export const cardViews: { readonly [Id in CardId]: CardView<Id> } = {
  agenda: agendaCard,
  sessions: sessionsCard,
  checks: checksCard,
  attention: attentionCard,
  coins: coinsCard,
  headlines: headlinesCard,
  watchlist: watchlistCard,
  screens: screensCard,
  paper: paperCard,
  mood: moodCard,
  sources: sourcesCard,
  funds: fundsCard,
  plans: plansCard,
  calculators: calculatorsCard,
  sip: sipCard,
  tax: taxCard,
  worth: worthCard,
  holdings: topHoldingsCard,
  allocation: allocationCard,
  target: targetCard,
  'all-holdings': holdingsCard,
  entry: entryCard,
  returns: returnsCard,
  growth: growthCard,
  unavailable: unavailableCard,
  welcome: welcomeCard,
  start: startCard,
  learning: learningCard,
  'begun-learning': begunLearningCard,
};
