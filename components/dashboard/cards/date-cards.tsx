import { holidaysKnownText } from '@/lib/agenda/public-entries';
import { UpcomingSessions } from '@/components/consultation/upcoming-sessions';
import { AgendaList } from '@/components/dashboard/market/agenda-list';
import { messages } from '@/lib/messages';
import type { CardView } from './card-view';

const words = messages();
const { consultation, dashboard } = words;

export const agendaCard: CardView<'agenda'> = {
  title: dashboard.titles.agenda,
  lines: 10,
  action: () => ({ href: '/api/agenda.ics', text: dashboard.agenda.download, isFile: true }),
  show: (entries) => (
    <AgendaList
      entries={entries}
      notes={[holidaysKnownText(entries, words), words.lawSources.secondary]}
      messages={dashboard.agenda}
    />
  ),
};

/** A member's sessions, where there is something to say of them. */
export const sessionsCard: CardView<'sessions'> = {
  title: consultation.dashboard.title,
  lines: 6,
  show: (known) => <UpcomingSessions known={known} messages={consultation} />,
};
