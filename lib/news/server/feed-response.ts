import 'server-only';
import { readSearchParams } from '@/lib/query-values';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import type { OutgoingFeed } from '@/lib/news/domain/feed-out';
import { filterStories, readNewsQuery } from '@/lib/news/domain/query';
import { newsListPath, storyView } from '@/lib/news/domain/news-path';
import type { Story } from '@/lib/news/domain/story';
import { loadNews } from './source';

const { news: newsMessages } = messages();

/** The stories that the address of a feed selects: the same for every reader, so a shared cache may store them. */
export async function loadFeedStories(
  request: Request,
): Promise<{ stories: readonly Story[]; feed: OutgoingFeed; status: 200 | 503 }> {
  const query = readNewsQuery(readSearchParams(new URL(request.url).searchParams));
  const news = await loadNews();
  const isDown = news.outlets.every(({ state }) => state === 'down');
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
    // 503 lets a feed reader retain its entries; an empty feed would remove them all.
    status: isDown ? 503 : 200,
  };
}

export function feedResponse(text: string, type: string, status: 200 | 503): Response {
  const cache = status === 200 ? 'public, max-age=300, stale-while-revalidate=600' : 'no-store';
  return new Response(text, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cache,
      ...(status === 503 ? { 'retry-after': '300' } : {}),
    },
  });
}
