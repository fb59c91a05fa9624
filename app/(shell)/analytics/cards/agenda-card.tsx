import { AgendaList } from '@/components/dashboard/agenda-list';
import { nearestOfEach } from '@/lib/dashboard/agenda-entry';
import { messages } from '@/lib/messages';
import { readAgenda } from '../agenda-sources';
import { defineCard } from '../card';

const { dashboard } = messages();

const daysAhead = 120;
const shownDates = 6;

export const agendaCard = defineCard({
  id: 'agenda',
  title: dashboard.titles.agenda,
  width: 'half',
  audience: 'everyone',
  lines: 16,
  load: async (viewer) => nearestOfEach(await readAgenda(viewer, daysAhead), shownDates),
  show: (entries, { today }) => (
    <AgendaList
      entries={entries}
      today={today}
      icsPath="/api/agenda.ics"
      words={dashboard.agenda}
    />
  ),
});
