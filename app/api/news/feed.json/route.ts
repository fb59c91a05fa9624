import { jsonFeedOf } from '@/lib/news/domain/feed-out';
import { feedRoute } from '@/lib/news/server/feed-route';

/** The news for the filter in the query, as JSON Feed. */
export const GET = feedRoute(jsonFeedOf, 'application/feed+json');
