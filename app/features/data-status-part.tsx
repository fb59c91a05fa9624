import { DataStatus } from '@/components/sources/data-status';
import { Disclosure } from '@/components/ui/disclosure';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { isTroubled } from '@/lib/sources/feed-states';
import { health } from '@/lib/sources/load';
import { watchedFeeds } from '../watched-feeds';

const { sources } = messages();
const { panel } = sources;

/** The state of all sources, collapsed at first. Calls no provider. */
export async function DataStatusPart() {
  const feeds = await health(watchedFeeds);
  const troubled = feeds.filter(isTroubled).length;
  return (
    <section aria-label={panel.title} className="no-print mt-6">
      <Disclosure
        title={panel.title}
        note={troubled === 0 ? panel.good : fill(panel.troubled, { count: troubled })}
      >
        <DataStatus feeds={feeds} messages={sources} />
      </Disclosure>
    </section>
  );
}
