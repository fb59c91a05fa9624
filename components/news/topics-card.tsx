import { Card } from '@/components/ui/card/card';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import { topicDays } from '@/lib/news/domain/query';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import type { TopicId } from '@/lib/news/domain/tags';

/** How many stories each topic had in the last seven days. */
export function TopicsCard({
  counts,
  query,
  messages: { topicCounts, topics },
}: {
  counts: readonly { topic: TopicId; count: number }[];
  query: NewsQuery;
  messages: Messages['news'];
}) {
  const most = Math.max(...counts.map(({ count }) => count));
  if (counts.length === 0) return null;
  return (
    <Card title={topicCounts.title} titleId="topics-title">
      <ul>
        {counts.map(({ topic, count }) => (
          <li key={topic}>
            <RouteLink
              href={newsListPath(query, { view: 'all', topic, days: query.days ?? topicDays })}
              prefetches={false}
              className="grid min-h-8 grid-cols-[8.5rem_minmax(0,1fr)_1.75rem] items-center gap-3 text-sm hover:text-accent max-lg:min-h-11"
            >
              {topics[topic]}
              <svg aria-hidden="true" className="h-2 w-full fill-accent/50">
                <rect width={`${Math.max(2, Math.round((count / most) * 100))}%`} height="100%" />
              </svg>
              <span className="text-right text-xs font-semibold tabular-nums">{count}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
