import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { storiesPerPage } from '@/lib/news/domain/filter-stories';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { FeedLinks } from './feed-links';

/** Below the list: the range of stories, pages, and the list as a feed. */
export function StoryFoot({
  query,
  listed: { page, pages, total, stories },
  messages: { list, feeds },
}: {
  query: NewsQuery;
  listed: { page: number; pages: number; total: number; stories: readonly unknown[] };
  messages: Pick<Messages['news'], 'list' | 'feeds'>;
}) {
  const before = (page - 1) * storiesPerPage;
  const step = (to: number, text: string) => (
    <RouteLink
      href={newsListPath(query, { page: to })}
      className="inline-flex min-h-8 items-center px-2 font-semibold text-accent underline-offset-4 hover:underline max-lg:min-h-11"
    >
      {text}
    </RouteLink>
  );
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      {total > 0 ? (
        <span className="tabular-nums">
          {fill(list.range, { from: before + 1, to: before + stories.length, total })}
        </span>
      ) : null}
      <FeedLinks query={query} messages={feeds} />
      {pages > 1 ? (
        <nav aria-label={list.pages} className="-mr-2 ml-auto flex items-center">
          {page > 1 ? step(page - 1, list.newer) : null}
          <span className="px-2">{fill(list.page, { page, pages })}</span>
          {page < pages ? step(page + 1, list.older) : null}
        </nav>
      ) : null}
    </div>
  );
}
