import { jsonFeedOf } from '@/lib/news/feed-out';
import { feedAnswer, storiesOf } from '../stories-of';

/** The news by the filter that stands in the address, as JSON Feed. */
export async function GET(request: Request): Promise<Response> {
  const { stories, feed, status } = await storiesOf(request);
  return feedAnswer(jsonFeedOf(stories, feed), 'application/feed+json', status);
}
