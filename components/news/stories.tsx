import { EmptyState } from '@/components/ui/empty-state';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import { newsPairs, newsPath, type NewsQuery } from '@/lib/news/domain/news-path';
import type { Reason } from '@/lib/news/domain/reasons';
import type { Story } from '@/lib/news/domain/story';
import { StoryList } from './story-list';
import { StoryRow } from './story-row';

/** One page of the list, or the invitation to remove a filter. */
export function Stories({
  listed,
  query,
  isSample,
  now,
  reasonsOf,
  messages,
}: {
  listed: { total: number; stories: readonly Story[] };
  query: NewsQuery;
  isSample: boolean;
  now: Date;
  reasonsOf: (story: Story) => readonly Reason[];
  messages: Messages['news'];
}) {
  if (listed.total === 0) {
    return (
      <div className="p-4 md:p-5">
        <EmptyState
          drawing="search"
          title={messages.list.none}
          action={
            <RouteLink
              href={newsPath}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {messages.list.all}
            </RouteLink>
          }
        >
          {messages.list.noneText}
        </EmptyState>
      </div>
    );
  }
  return (
    <StoryList
      stories={listed.stories}
      opensFirstSeen={newsPairs(query).length > 0}
      now={now}
      renderStory={(story) => (
        <StoryRow
          key={story.id}
          story={story}
          reasons={reasonsOf(story)}
          query={query}
          isSample={isSample}
          now={now}
          messages={messages}
        />
      )}
      messages={messages.list}
    />
  );
}
