import 'server-only';
import { readSearchParams } from '@/lib/query-values';
import { env } from '@/lib/env';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import type { OutgoingFeed } from '@/lib/news/domain/feed-out';
import { filterStories, readNewsQuery } from '@/lib/news/domain/query';
import { newsListPath, storyView } from '@/lib/news/domain/news-path';
import type { Story } from '@/lib/news/domain/story';
import { loadNews } from './source';

const { news: newsMessages } = messages();

/**
 * The handler of a feed: the stories that its address selects, the same for every reader, so that a shared cache may store
 * them.
 */
export function feedRoute(
  write: (stories: readonly Story[], feed: OutgoingFeed) => string,
  type: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused = await refuseFile(request);
    if (refused) return refused;
    const { stories, feed, isDown } = await loadFeedStories(request);
    return feedResponse(write(stories, feed), type, isDown);
  };
}

async function loadFeedStories(request: Request) {
  const query = readNewsQuery(readSearchParams(new URL(request.url).searchParams));
  const news = await loadNews();
  return {
    stories: filterStories(news.stories, { ...query, view: storyView(query.view) }, new Date()),
    feed: {
      title: newsMessages.feed.title,
      description: news.isSample ? newsMessages.outlets.sample : newsMessages.feed.text,
      siteUrl: env.siteUrl,
      pagePath: newsListPath(query),
      isSample: news.isSample,
      firstSeen: newsMessages.story.firstSeen,
    },
    isDown: news.outlets.every(({ state }) => state === 'down'),
  };
}

/** 503 lets a feed reader retain its entries; an empty feed would remove them all. */
function feedResponse(text: string, type: string, isDown: boolean): Response {
  return new Response(text, {
    status: isDown ? 503 : 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      ...(isDown
        ? { 'cache-control': 'no-store', 'retry-after': '300' }
        : { 'cache-control': 'public, max-age=300, stale-while-revalidate=600' }),
    },
  });
}
