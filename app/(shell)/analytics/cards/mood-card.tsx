import { SourcedData } from '@/app/sourced-data';
import { MoodLine } from '@/components/dashboard/mood-line';
import { dashboardHref } from '@/lib/dashboard/range';
import { loadMood } from '@/lib/dashboard/source';
import { messages } from '@/lib/messages';
import { alternative } from '@/lib/sources/providers';
import { defineCard } from '../card';

const { crypto, dashboard } = messages();

export const moodCard = defineCard({
  id: 'mood',
  title: dashboard.titles.mood,
  width: 'half',
  audience: 'everyone',
  lines: 6,
  load: loadMood,
  show: (loaded, viewer) => (
    <SourcedData loaded={loaded} sourceName={alternative.name} retryPath={dashboardHref(viewer)}>
      {(summary) =>
        summary ? (
          <MoodLine summary={summary} moods={crypto.mood.words} messages={dashboard.market.mood} />
        ) : null
      }
    </SourcedData>
  ),
});
