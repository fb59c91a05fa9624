import { EmptyState } from '@/components/ui/empty-state';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import { newsPairs, newsPath, type NewsQuery } from '@/lib/news/domain/news-path';
import type { Story } from '@/lib/news/domain/story';
import { SaveSign } from './save-sign';
import type { StoryLine } from './story-line';
import { StoryRow } from './story-row';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-names';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { fillCount } from '@/lib/messages/fill';
import { dayGroups } from '@/lib/news/domain/day-groups';

/** One page of the list, or the invitation to remove a filter. */
export function Stories({
  stories,
  lines,
  query,
  now,
  messages,
}: {
  stories: readonly Story[];
  /** What is shown of each story. */
  lines: readonly StoryLine[];
  query: NewsQuery;
  now: Date;
  messages: Messages['news'];
}) {
  if (stories.length === 0) {
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
      stories={stories}
      lines={lines}
      opensFirstSeen={newsPairs(query).length > 0}
      now={now}
      messages={messages.list}
    />
  );
}

/** Stories under headings of days. Headlines without a date are behind one line, open where they were asked for. */
export function StoryList({
  stories,
  lines,
  opensFirstSeen,
  now,
  messages,
}: {
  stories: readonly Story[];
  lines: readonly StoryLine[];
  opensFirstSeen: boolean;
  now: Date;
  messages: Messages['news']['list'];
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
      className="border-line [&:has(+section)]:border-b"
    >
      <h2
        id={`day-${day}`}
        className="flex min-h-8 items-center gap-1.5 border-b border-line bg-surface-sunken/60 px-4 text-xs font-semibold md:px-5"
      >
        <DayTitle day={day} today={today} messages={messages} />
      </h2>
      {dated.length > 0 ? rowsOf(dated) : null}
      {firstSeen.length > 0 ? (
        <details open={opensFirstSeen} className="group/seen border-line not-first:border-t">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-4 text-xs text-ink-soft group-open/seen:border-b group-open/seen:border-line hover:bg-surface-sunken md:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDownIcon
              aria-hidden="true"
              className="size-4 transition-transform duration-calm group-open/seen:rotate-180"
            />
            {fillCount(firstSeen.length, messages.firstSeen)}
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
