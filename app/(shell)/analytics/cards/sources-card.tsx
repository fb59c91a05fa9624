import { SourceList } from '@/components/dashboard/source-list';
import { fearGreedFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { loadFundCount, loadMood, loadStripCoins } from '@/lib/dashboard/source';
import { navAllFeed } from '@/lib/funds/data/feeds';
import { messages } from '@/lib/messages';
import { health } from '@/lib/sources/load';
import { defineCard } from '../card';

const { dashboard, sources } = messages();

/** The feeds behind the cards of this page. */
const feeds = [marketFeed, navAllFeed, fearGreedFeed];

export const sourcesCard = defineCard({
  id: 'sources',
  title: dashboard.titles.sources,
  width: 'half',
  audience: 'everyone',
  lines: 10,
  // Waits for the other cards' sources: a freshly started server has no states to report before that.
  load: async () => {
    await Promise.allSettled([loadStripCoins(), loadFundCount(), loadMood()]);
    return health(feeds);
  },
  show: (states) => <SourceList feeds={states} messages={sources} />,
});
