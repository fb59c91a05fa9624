import type { CardId } from '@/lib/dashboard/views';
import type { CardView } from './card-view';
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
import { holidaysKnownText } from '@/lib/agenda/public-dates';
import { UpcomingSessions } from '@/components/consultation/upcoming-sessions';
import { AgendaList } from '@/components/dashboard/market/agenda-list';
import { messages } from '@/lib/messages';

const allMessages = messages();

const { consultation, dashboard, display } = allMessages;

const agendaCard: CardView<'agenda'> = {
  title: dashboard.titles.agenda,
  lines: 10,
  action: () => ({ href: '/api/agenda.ics', text: dashboard.agenda.download, isFile: true }),
  show: (entries, { kind }) => (
    <AgendaList
      entries={entries}
      notes={[holidaysKnownText(entries, allMessages), allMessages.lawSources.secondary]}
      messages={dashboard.agenda}
      hiddenLabel={kind === 'member' ? display.amountHidden : undefined}
    />
  ),
};

/** A member's sessions, if there are any to show. */
const sessionsCard: CardView<'sessions'> = {
  title: consultation.dashboard.title,
  lines: 6,
  show: (known) => <UpcomingSessions known={known} messages={consultation} />,
};

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
