import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';

const variant =
  'inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4';

/** To newer and older stories; nothing where there is one page. */
export function StoryPages({
  query,
  page,
  pages,
  messages,
}: {
  query: NewsQuery;
  page: number;
  pages: number;
  messages: Messages['news']['list'];
}) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label={messages.pages}
      className="no-print mt-5 flex items-center justify-between gap-4 border-t border-line pt-3"
    >
      {page > 1 ? (
        <RouteLink href={newsListPath(query, { page: page - 1 })} className={variant}>
          {messages.newer}
        </RouteLink>
      ) : (
        <span />
      )}
      <span className="text-sm text-ink-soft">{fill(messages.page, { page, pages })}</span>
      {page < pages ? (
        <RouteLink href={newsListPath(query, { page: page + 1 })} className={variant}>
          {messages.older}
        </RouteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
