import { DisclosureChevron } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { RouteLink } from '@/components/ui/route-link';
import { Card } from '@/components/ui/card/card';
import { newsPairs, newsPath, newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { dayGroups, type Story } from '@/lib/news/domain/story';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-texts';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { fillCount, fill } from '@/lib/messages/fill';
import { topicDays } from '@/lib/news/domain/query';
import type { TopicId } from '@/lib/news/domain/tags';
import { AllMuted } from './reading-list-panels';
import { SaveSign } from './save-sign';
import type { StoryLine } from './story-line';
import { StoryRow } from './story-row';
import { FeedLinks } from './reading-list';
import { messages } from '@/lib/messages';

const { news } = messages();

/** One page of the list, or why it is empty: the reader's mutes, or else the filters. */
export function Stories({
  stories,
  lines,
  mutedCount,
  query,
  now,
}: {
  stories: readonly Story[];
  /** What is shown of each story. */
  lines: readonly StoryLine[];
  /** How many stories the page would list without the member's mutes, which left none. */
  mutedCount: number;
  query: NewsQuery;
  now: Date;
}) {
  if (mutedCount > 0) {
    return <p className="px-4 py-6 md:px-5">{fill(news.mutes.hidden, { count: mutedCount })}</p>;
  }
  if (stories.length === 0) {
    return (
      <div className="p-4 md:p-5">
        <EmptyState
          drawing="search"
          title={news.list.none}
          action={
            <RouteLink
              href={newsPath}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {news.list.all}
            </RouteLink>
          }
        >
          {news.list.noneText}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <AllMuted lines={lines} messages={{ hidden: news.mutes.hidden }} />
      <StoryList
        stories={stories}
        lines={lines}
        opensFirstSeen={newsPairs(query).length > 0}
        now={now}
      />
    </>
  );
}

/** Stories under headings of days. Headlines without a date are behind one line, open where they were asked for. */
export function StoryList({
  stories,
  lines,
  opensFirstSeen,
  now,
}: {
  stories: readonly Story[];
  lines: readonly StoryLine[];
  opensFirstSeen: boolean;
  now: Date;
}) {
  const today = dateInIndia(now);
  const rowsOf = (shown: readonly Story[]) => (
    <ul>
      {shown.map(({ id }) => {
        const line = lines.find((each) => each.id === id);
        return line ? <StoryRow key={id} line={line} /> : null;
      })}
    </ul>
  );
  const groups = dayGroups(stories).map(({ day, dated, firstSeen }) => (
    <section
      key={day}
      aria-labelledby={`day-${day}`}
      // The heading of a day whose stories are all muted would stand alone.
      className="border-line [&:has(+section)]:border-b [&:not(:has(.news-row:not([hidden])))]:hidden"
    >
      <h2
        id={`day-${day}`}
        className="flex min-h-8 items-center gap-1.5 border-b border-line bg-surface-sunken/60 px-4 text-xs font-semibold md:px-5"
      >
        <DayTitle day={day} today={today} />
      </h2>
      {dated.length > 0 ? rowsOf(dated) : null}
      {firstSeen.length > 0 ? (
        <details open={opensFirstSeen} className="group/seen border-line not-first:border-t">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-4 text-xs text-ink-soft group-open/seen:border-b group-open/seen:border-line hover:bg-surface-sunken md:px-5 [&::-webkit-details-marker]:hidden">
            <DisclosureChevron className="size-4" />
            {fillCount(firstSeen.length, news.list.firstSeen)}
          </summary>
          {rowsOf(firstSeen)}
        </details>
      ) : null}
    </section>
  ));
  return (
    <>
      <SaveSign />
      {groups}
    </>
  );
}

/** Today Sun 22 Nov; Friday 20 Nov. */
function DayTitle({ day, today }: { day: IsoDate | null; today: IsoDate }) {
  if (day === null) return news.list.noDate;
  const age = dayNumberOf(today) - dayNumberOf(day);
  const name = age === 0 ? news.list.today : age === 1 ? news.list.yesterday : null;
  return (
    <>
      {name ?? weekdayOf(day)}
      <time dateTime={day} className="font-normal text-ink-soft">
        {name ? `${weekdayOf(day).slice(0, 3)} ${shortDayOf(day)}` : shortDayOf(day)}
      </time>
    </>
  );
}

/** Below the list: the range of stories, pages, and the list as a feed. */
export function StoryFoot({
  query,
  listed: { page, pages, from, total, stories },
}: {
  query: NewsQuery;
  listed: {
    page: number;
    pages: number;
    from: number;
    total: number;
    stories: readonly unknown[];
  };
}) {
  const { list, feeds } = news;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      {total > 0 ? (
        <span className="tabular-nums">
          {fill(list.range, { from, to: from + stories.length - 1, total })}
        </span>
      ) : null}
      <FeedLinks query={query} messages={feeds} />
      {pages > 1 ? (
        <div className="max-md:w-full md:ml-auto">
          <Pagination
            page={page}
            pageCount={pages}
            hrefOf={(target) => newsListPath(query, { page: target })}
            labels={list.pages}
          />
        </div>
      ) : null}
    </div>
  );
}

/** How many stories each topic had in the last seven days. */
export function TopicsCard({
  counts,
  query,
}: {
  counts: readonly { topic: TopicId; count: number }[];
  query: NewsQuery;
}) {
  const { topicCounts, topics } = news;
  const max = Math.max(...counts.map(({ count }) => count));
  if (counts.length === 0) return null;
  return (
    <Card title={topicCounts.title} titleId="topics-title">
      <ul>
        {counts.map(({ topic, count }) => (
          <li key={topic}>
            <RouteLink
              href={newsListPath(query, { view: 'all', topic, days: query.days ?? topicDays })}
              prefetches={false}
              className="grid min-h-8 grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_1.75rem] items-center gap-3 text-sm hover:text-accent max-lg:min-h-11"
            >
              {topics[topic]}
              <svg aria-hidden="true" className="h-2 w-full fill-accent/50">
                <rect width={`${Math.max(2, Math.round((count / max) * 100))}%`} height="100%" />
              </svg>
              <span className="text-right text-xs font-semibold tabular-nums">{count}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
