import { rssOf } from '@/lib/news/domain/feed-out';
import { feedRoute } from '@/lib/news/server/feed-route';

/** The news for the filter in the query, as RSS. */
export const GET = feedRoute(rssOf, 'application/rss+xml');
