'use client';

import type { Messages } from '@/lib/messages';
import { newsFeedPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { useReadingList } from './reading-list-provider';

/** The visitor's own filter, mutes included, as feeds for any reader. */
export function FeedLinks({
  query,
  messages,
}: {
  query: NewsQuery;
  messages: Messages['news']['feeds'];
}) {
  const { readingList } = useReadingList();
  const own: NewsQuery = {
    ...query,
    mutedWords: [...new Set([...query.mutedWords, ...readingList.mutedWords])],
    mutedOutlets: [...new Set([...query.mutedOutlets, ...readingList.mutedOutlets])],
  };
  return (
    <ul className="flex items-center gap-x-3">
      {(['xml', 'json'] as const).map((format) => (
        <li key={format}>
          <a
            href={newsFeedPath(own, format)}
            title={messages.text}
            className="link inline-flex min-h-8 items-center max-lg:min-h-11"
          >
            {format === 'xml' ? messages.rss : messages.json}
          </a>
        </li>
      ))}
    </ul>
  );
}
