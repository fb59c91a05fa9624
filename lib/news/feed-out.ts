import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { outletName } from './outlet';
import type { Story } from './story';

export type OutgoingFeed = {
  title: string;
  description: string;
  siteUrl: string;
  /** The page with the same filter. */
  pagePath: string;
  isSample: boolean;
};

const mostStories = 50;

/** The first headline of each story, as RSS 2.0: title, source, time, link. Escaping is the library's. */
export function rssOf(stories: readonly Story[], feed: OutgoingFeed): string {
  return generateRssFeed({
    title: feed.title,
    description: feed.description,
    link: feed.siteUrl + feed.pagePath,
    language: 'en-in',
    items: entriesOf(stories, feed).map(({ id, title, link, source, publishedAt }) => ({
      title,
      ...(link ? { link } : {}),
      guid: { value: id, isPermaLink: false },
      ...(publishedAt ? { pubDate: new Date(publishedAt) } : {}),
      dc: { creators: [source] },
    })),
  });
}

/** The same as JSON Feed 1.1. */
export function jsonFeedOf(stories: readonly Story[], feed: OutgoingFeed): string {
  const generated = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.siteUrl + feed.pagePath,
    language: 'en-IN',
    items: entriesOf(stories, feed).map(({ id, title, link, source, publishedAt, language }) => ({
      id,
      title,
      content_text: title,
      language,
      ...(link ? { url: link } : {}),
      ...(publishedAt ? { date_published: new Date(publishedAt) } : {}),
      authors: [{ name: source }],
    })),
  });
  return JSON.stringify(generated);
}

function entriesOf(stories: readonly Story[], { siteUrl, isSample }: OutgoingFeed) {
  return stories.slice(0, mostStories).flatMap(({ items: [item] }) =>
    item
      ? [
          {
            ...item,
            id: `${siteUrl}/news/${item.id}`,
            source: outletName(item.outlet, isSample),
          },
        ]
      : [],
  );
}
