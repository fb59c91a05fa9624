import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { isRegulator, outletName } from '@/lib/news/domain/outlet';
import { datedOf } from '@/lib/news/domain/printed-date';
import type { Reason } from '@/lib/news/domain/reasons';
import type { SavedHeadline } from '@/lib/news/domain/reading-list';
import type { Story, StoryItem } from '@/lib/news/domain/story';
import { HeadlineLink } from './headline-link';
import { StoryFrame } from './story-frame';
import { ReportedAt } from './reported-at';

const mostSubjects = 4;

/** One story: its first headline whole, the other outlets behind one line. */
export function StoryCard({
  story,
  reasons,
  query,
  isSample,
  now,
  messages,
}: {
  story: Story;
  reasons: readonly Reason[];
  query: NewsQuery;
  isSample: boolean;
  now: Date;
  messages: Messages['news'];
}) {
  const [lead, ...others] = story.items;
  if (!lead) return null;
  const shared = { isSample, now, messages: messages.story };
  return (
    <StoryFrame
      headlines={[savedOf(lead), ...others.map(({ title, outlet }) => ({ title, outlet }))]}
      tags={<Subjects story={story} query={query} messages={messages.subjects} />}
    >
      <h3 className="text-lg leading-snug font-semibold group-data-read/story:font-normal">
        <HeadlineLink
          storyId={story.id}
          title={lead.title}
          link={lead.link}
          language={lead.language}
          className="group-data-read/story:text-ink-soft"
        />
      </h3>
      <Told item={lead} {...shared} />
      {others.length > 0 ? (
        <details className="text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-soft underline decoration-dotted underline-offset-4">
            {fillCount(others.length, messages.story.others)}
          </summary>
          <ul className="mt-2 grid gap-3 border-l-2 border-line pl-4">
            {others.map((item) => (
              <li key={item.id} className="grid gap-1">
                <HeadlineLink
                  storyId={story.id}
                  title={item.title}
                  link={item.link}
                  language={item.language}
                />
                <Told item={item} {...shared} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {reasons.length > 0 ? (
        <p className="text-sm">
          <span className="font-semibold">{messages.story.why}:</span>{' '}
          {reasons.map(({ id, path, values }, index) => (
            <span key={path}>
              {index > 0 ? <span aria-hidden="true"> · </span> : null}
              <RouteLink
                href={path}
                prefetches={false}
                className="text-accent underline decoration-1 underline-offset-4"
              >
                {fill(messages.why[id], values)}
              </RouteLink>
            </span>
          ))}
        </p>
      ) : null}
    </StoryFrame>
  );
}

function Subjects({
  story,
  query,
  messages,
}: {
  story: Story;
  query: NewsQuery;
  messages: Messages['news']['subjects'];
}) {
  return story.subjects.slice(0, mostSubjects).map((subject) => (
    <RouteLink
      key={subject}
      href={newsListPath(query, { subject, view: 'all' })}
      prefetches={false}
      className="inline-flex min-h-11 items-center px-2 text-sm text-ink-soft underline-offset-4 hover:text-accent hover:underline"
    >
      {messages[subject]}
    </RouteLink>
  ));
}

function Told({
  item,
  isSample,
  now,
  messages,
}: {
  item: StoryItem;
  isSample: boolean;
  now: Date;
  messages: Messages['news']['story'];
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <span className="font-semibold">{outletName(item.outlet, isSample)}</span>
      {item.author ? <span>{fill(messages.by, { author: item.author })}</span> : null}
      <ReportedAt headline={item} now={now} messages={messages} />
      {isRegulator(item.outlet) ? <Badge tone="accent">{messages.primary}</Badge> : null}
      {item.isTip ? <Badge tone="warn">{messages.tip}</Badge> : null}
      {item.isCopy ? <Badge>{messages.copy}</Badge> : null}
      {item.language === 'hi' ? <Badge>{messages.hindi}</Badge> : null}
      {item.link === null ? <span>{messages.noLink}</span> : null}
    </p>
  );
}

function savedOf(item: StoryItem): SavedHeadline {
  const { id, title, link, outlet, language } = item;
  return { id, title, link, outlet, ...datedOf(item), language };
}
