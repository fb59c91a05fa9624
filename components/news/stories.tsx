import { EmptyState } from '@/components/ui/empty-state';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import { newsPairs, newsPath, type NewsQuery } from '@/lib/news/domain/news-path';
import type { Reason } from '@/lib/news/domain/reasons';
import type { Story } from '@/lib/news/domain/story';
import { StoryRow } from './story-row';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-names';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { fillCount } from '@/lib/messages/fill';
import { dayGroups } from '@/lib/news/domain/day-groups';

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

/** Stories under headings of days. Headlines without a date stand behind one line, open where they were asked for. */
export function StoryList({
  stories,
  opensFirstSeen,
  now,
  renderStory,
  messages,
}: {
  stories: readonly Story[];
  opensFirstSeen: boolean;
  now: Date;
  renderStory: (story: Story) => ReactNode;
  messages: Messages['news']['list'];
}) {
  const today = dateInIndia(now);
  return dayGroups(stories).map(({ day, dated, firstSeen }) => (
    <section
      key={day}
      aria-labelledby={`day-${day}`}
      className="border-line [&:has(+section)]:border-b"
    >
      <h2
        id={`day-${day}`}
        className="flex min-h-8 items-center gap-1.5 border-b border-line bg-surface-sunken/60 px-4 text-xs font-semibold md:px-5"
      >
        <DayTitle day={day} today={today} messages={messages} />
      </h2>
      {dated.length > 0 ? <ul>{dated.map(renderStory)}</ul> : null}
      {firstSeen.length > 0 ? (
        <details open={opensFirstSeen} className="group/seen border-line not-first:border-t">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-4 text-xs text-ink-soft group-open/seen:border-b group-open/seen:border-line hover:bg-surface-sunken md:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDownIcon
              aria-hidden="true"
              className="size-4 transition-transform duration-calm group-open/seen:rotate-180"
            />
            {fillCount(firstSeen.length, messages.firstSeen)}
          </summary>
          <ul>{firstSeen.map(renderStory)}</ul>
        </details>
      ) : null}
    </section>
  ));
}

/** Today Sun 22 Nov; Friday 20 Nov. */
function DayTitle({
  day,
  today,
  messages,
}: {
  day: IsoDate | null;
  today: IsoDate;
  messages: Messages['news']['list'];
}) {
  if (day === null) return messages.noDate;
  const age = dayNumberOf(today) - dayNumberOf(day);
  const name = age === 0 ? messages.today : age === 1 ? messages.yesterday : null;
  return (
    <>
      {name ?? weekdayOf(day)}
      <time dateTime={day} className="font-normal text-ink-soft">
        {name ? `${weekdayOf(day).slice(0, 3)} ${shortDayOf(day)}` : shortDayOf(day)}
      </time>
    </>
  );
}
