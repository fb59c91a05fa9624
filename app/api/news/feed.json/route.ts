import { refuseFile } from '@/lib/limits/file-limit-store';
import { jsonFeedOf } from '@/lib/news/domain/feed-out';
import { feedResponse, loadFeedStories } from '@/lib/news/server/feed-response';

/** The news for the filter in the query, as JSON Feed. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const { stories, feed, status } = await loadFeedStories(request);
  return feedResponse(jsonFeedOf(stories, feed), 'application/feed+json', status);
}
