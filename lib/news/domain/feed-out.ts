import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { isFirstSight, printedDate } from './item';
import { outletName } from './outlet';
import type { Story } from './story';

export type OutgoingFeed = {
  title: string;
  description: string;
  siteUrl: string;
  /** The page with the same filter. */
  pagePath: string;
  isSample: boolean;
  /** The sentence at a headline whose outlet gives no date. */
  firstSeen: string;
};

const maxStories = 50;

/** The first headline of each story, as RSS 2.0: title, source, time, link. Escaping is the library's. */
export function rssOf(stories: readonly Story[], feed: OutgoingFeed): string {
  return generateRssFeed({
    title: feed.title,
    description: feed.description,
    link: feed.siteUrl + feed.pagePath,
    language: 'en-in',
    items: entriesOf(stories, feed).map(({ id, title, link, source, published, summary }) => ({
      title,
      ...(link ? { link } : {}),
      ...(summary ? { description: summary } : {}),
      guid: { value: id, isPermaLink: false },
      ...(published ? { pubDate: published } : {}),
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
    items: entriesOf(stories, feed).map(
      ({ id, title, link, source, published, summary, language }) => ({
        id,
        title,
        content_text: title,
        language,
        ...(link ? { url: link } : {}),
        ...(summary ? { summary } : {}),
        ...(published ? { date_published: published } : {}),
        authors: [{ name: source }],
      }),
    ),
  });
  return JSON.stringify(generated);
}

function entriesOf(
  stories: readonly Story[],
  { siteUrl, isSample, firstSeen }: Pick<OutgoingFeed, 'siteUrl' | 'isSample' | 'firstSeen'>,
) {
  return stories.slice(0, maxStories).flatMap(({ items: [item] }) => {
    if (!item) return [];
    // A time of first sight is no date of publication, so it is given in words.
    const isFirstSeen = isFirstSight(item.dateKind);
    return [
      {
        ...item,
        id: `${siteUrl}/news/${item.id}`,
        source: outletName(item.outlet, isSample),
        published: item.publishedAt && !isFirstSeen ? new Date(item.publishedAt) : null,
        summary: isFirstSeen ? printedDate(item, { firstSeen, noTime: '' }) : null,
      },
    ];
  });
}
