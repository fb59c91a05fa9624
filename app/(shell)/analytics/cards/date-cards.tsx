import { holidaysKnownText } from '@/lib/agenda/public-entries';
import { UpcomingSessions } from '@/components/consultation/upcoming-sessions';
import { AgendaList } from '@/components/dashboard/market/agenda-list';
import { inSpan, nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays } from '@/lib/agenda/public-dates';
import { messages } from '@/lib/messages';
import { readAgenda } from '@/lib/dashboard/agenda-source';
import { defineCard } from '../card';
import { loadSessions } from '@/lib/dashboard/sessions-source';

const words = messages();
const { consultation, dashboard } = words;

/** Half of them are a person's own, where there are so many. */
const shownDates = 4;
const shownOwnDates = 2;

export const agendaCard = defineCard({
  id: 'agenda',
  title: dashboard.titles.agenda,
  lines: 10,
  load: async (viewer) => {
    const span = spanFrom(viewer.today, pageDays);
    const { forAll, own } = await readAgenda(viewer, span);
    const mine = nearestOfEach(own, shownOwnDates);
    return inSpan([...nearestOfEach(forAll, shownDates - mine.length), ...mine], span);
  },
  action: () => ({ href: '/api/agenda.ics', text: dashboard.agenda.download, isFile: true }),
  show: (entries) => (
    <AgendaList
      entries={entries}
      notes={[holidaysKnownText(entries, words), words.lawSources.secondary]}
      messages={dashboard.agenda}
    />
  ),
});

/** A member's sessions, where there is something to say of them. */
export const sessionsCard = defineCard({
  id: 'sessions',
  title: consultation.dashboard.title,
  lines: 6,
  load: loadSessions,
  show: (known) => <UpcomingSessions known={known} messages={consultation} />,
});
