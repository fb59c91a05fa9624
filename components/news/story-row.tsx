import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import { isDayAlone } from '@/lib/news/domain/item';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { isRegulator, outletName } from '@/lib/news/domain/outlet';
import { datedOf } from '@/lib/news/domain/printed-date';
import type { Reason } from '@/lib/news/domain/reasons';
import type { SavedHeadline } from '@/lib/news/domain/reading-list';
import type { Story, StoryItem } from '@/lib/news/domain/story';
import { HeadlineLink } from './headline-link';
import { ReadToggle, StoryFrame } from './story-frame';
import { ReportedAt } from './reported-at';

const mostSubjects = 4;

/** One story as a row of two lines: its first headline, its source; the other reports and all dates open below. */
export function StoryRow({
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
  const { story: words } = messages;
  const [subject, ...moreSubjects] = story.subjects.slice(0, mostSubjects);
  const [reason] = reasons;
  return (
    <StoryFrame
      headlines={[savedOf(lead), ...others.map(({ title, outlet }) => ({ title, outlet }))]}
      time={<RowTime item={lead} />}
    >
      <h3 className="news-title">
        <HeadlineLink
          storyId={story.id}
          title={lead.title}
          link={lead.link}
          language={lead.language}
        />
      </h3>
      <div className="news-meta">
        <RowTime item={lead} className="lg:hidden" />
        <span className="text-ink-soft">{outletName(lead.outlet, isSample)}</span>
        {isRegulator(lead.outlet) ? <Mark>{words.primary}</Mark> : null}
        {lead.isTip ? <Badge tone="warn">{words.tip}</Badge> : null}
        {subject ? (
          <>
            <Dot />
            <SubjectLink
              subject={subject}
              query={query}
              messages={messages.subjects}
              className="hover:text-accent hover:underline max-sm:hidden"
            />
            <span className="sm:hidden">{messages.subjects[subject]}</span>
          </>
        ) : null}
        {reason ? (
          <span className="max-lg:hidden">
            <Dot />{' '}
            <RouteLink
              href={reason.path}
              prefetches={false}
              className="font-semibold text-accent hover:underline"
            >
              {fill(messages.whyShort[reason.id], reason.values)}
              <span aria-hidden="true"> →</span>
            </RouteLink>
          </span>
        ) : null}
        <details className="group/more open:basis-full">
          <summary className="news-more">
            {others.length > 0 ? fillCount(others.length, words.more) : words.details}
            <span lang={lead.language} className="sr-only">
              : {lead.title}
            </span>
          </summary>
          <div className="news-reports">
            <ul>
              {story.items.map((item, index) => (
                <li key={item.id}>
                  {index > 0 ? (
                    <HeadlineLink
                      storyId={story.id}
                      title={item.title}
                      link={item.link}
                      language={item.language}
                    />
                  ) : null}
                  <Report item={item} isSample={isSample} now={now} messages={words} />
                </li>
              ))}
            </ul>
            {reasons.length > 0 ? (
              <p>
                <span className="font-semibold">{words.why}:</span>{' '}
                {reasons.map(({ id, path, values }, index) => (
                  <span key={path}>
                    {index > 0 ? <Dot /> : null}{' '}
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
            <div className="flex flex-wrap items-center gap-x-3">
              {moreSubjects.map((id) => (
                <SubjectLink
                  key={id}
                  subject={id}
                  query={query}
                  messages={messages.subjects}
                  className="inline-flex min-h-9 items-center underline-offset-4 hover:text-accent hover:underline max-lg:min-h-11"
                />
              ))}
              <ReadToggle id={story.id} title={lead.title} />
            </div>
          </div>
        </details>
      </div>
    </StoryFrame>
  );
}

function SubjectLink({
  subject,
  query,
  messages,
  className,
}: {
  subject: Story['subjects'][number];
  query: NewsQuery;
  messages: Messages['news']['subjects'];
  className: string;
}) {
  return (
    <RouteLink
      href={newsListPath(query, { subject, view: 'all' })}
      prefetches={false}
      className={className}
    >
      {messages[subject]}
    </RouteLink>
  );
}

/** The time of the day, which stands above the row; the details have the whole date. */
function RowTime({
  item: { publishedAt, dateKind },
  className,
}: {
  item: StoryItem;
  className?: string;
}) {
  if (publishedAt === null || isDayAlone(dateKind)) {
    return (
      <span aria-hidden="true" className={className}>
        {notKnown}
      </span>
    );
  }
  return (
    <time dateTime={publishedAt} className={className}>
      {timeInIndia(new Date(publishedAt))}
    </time>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

function Mark({ children }: { children: string }) {
  return <span className="news-mark">{children}</span>;
}

function Report({
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
    <p>
      <span className="font-semibold">{outletName(item.outlet, isSample)}</span>
      {item.author ? <span>{fill(messages.by, { author: item.author })}</span> : null}
      <ReportedAt headline={item} now={now} messages={messages} />
      {isRegulator(item.outlet) ? <Badge tone="accent">{messages.primary}</Badge> : null}
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
