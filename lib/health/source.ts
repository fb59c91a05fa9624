import 'server-only';
import { cryptoFeeds } from '@/lib/crypto/data/feeds';
import { fundFeeds } from '@/lib/funds/data/feeds';
import { newsFeeds } from '@/lib/news/data/feeds';
import { health } from '@/lib/sources/load';

/** The state of every source of figures, without a request to a provider. */
export function loadFeedHealth() {
  return health([...cryptoFeeds, ...fundFeeds, ...newsFeeds]);
}
