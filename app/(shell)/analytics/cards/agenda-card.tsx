import { holidaysKnownText } from '@/components/agenda/public-entries';
import { AgendaList } from '@/components/dashboard/agenda-list';
import { inSpan, nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays, shownDates } from '@/lib/agenda/public-dates';
import { messages } from '@/lib/messages';
import { readAgenda } from '../agenda-sources';
import { defineCard } from '../card';

const words = messages();
const { dashboard } = words;

/** Beside those of everybody, which are the first of the page of news. */
const shownOwnDates = 4;

export const agendaCard = defineCard({
  id: 'agenda',
  title: dashboard.titles.agenda,
  width: 'half',
  audience: 'everyone',
  lines: 26,
  load: async (viewer) => {
    const span = spanFrom(viewer.today, pageDays);
    const { forAll, own } = await readAgenda(viewer, span);
    const shown = [...nearestOfEach(forAll, shownDates), ...nearestOfEach(own, shownOwnDates)];
    return inSpan(shown, span);
  },
  show: (entries, { today }) => (
    <AgendaList
      entries={entries}
      today={today}
      icsPath="/api/agenda.ics"
      notes={[holidaysKnownText(entries, words), words.lawSources.secondary]}
      messages={dashboard.agenda}
    />
  ),
});
