'use client';

import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/money/rupees';
import { isRegulator } from '@/lib/news/domain/outlet';
import { storyState } from '@/lib/news/domain/reading-list';
import { HeadlineLink } from './headline-link';
import { ReadingListButton } from './reading-list-button';
import { useReadingList } from './reading-list-provider';
import { saveSignId } from './save-sign';
import type { StoryLine } from './story-line';

/**
 * One story as a row of two lines: its first headline, its source; the other reports and all dates open below. It is in
 * its reader's state: muted, read or saved.
 */
export function StoryRow({ line }: { line: StoryLine }) {
  const { readingList, messages, storyMessages } = useReadingList();
  const { id, headlines, reports, more, isTip, reasons } = line;
  const [lead] = headlines;
  const [subject, ...moreSubjects] = line.subjects;
  const [reason] = reasons;
  const { isHidden, isSaved, isRead } = storyState(readingList, id, headlines);
  const { title } = lead;
  return (
    <li hidden={isHidden} data-read={isRead || undefined} className="news-row">
      <span className="news-time">
        <RowTime line={line} />
      </span>
      <div className="min-w-0">
        <h3 className="news-title">
          <HeadlineLink storyId={id} headline={lead} />
        </h3>
        <div className="news-meta">
          <RowTime line={line} className="lg:hidden" />
          <span className="text-ink-soft">{reports[0]?.source}</span>
          {isRegulator(lead.outlet) ? (
            <span className="news-mark">{storyMessages.primary}</span>
          ) : null}
          {isTip ? <Badge tone="warn">{storyMessages.tip}</Badge> : null}
          {subject ? (
            <>
              <Dot />
              <RouteLink
                href={subject.href}
                prefetches={false}
                className="hover:text-accent hover:underline max-sm:hidden"
              >
                {subject.text}
              </RouteLink>
              <span className="sm:hidden">{subject.text}</span>
            </>
          ) : null}
          {reason ? (
            <span className="max-lg:hidden">
              <Dot />{' '}
              <RouteLink
                href={reason.href}
                prefetches={false}
                className="font-semibold text-accent hover:underline"
              >
                {reason.short}
                <span aria-hidden="true"> →</span>
              </RouteLink>
            </span>
          ) : null}
          <details className="open:basis-full">
            <summary className="news-more">
              {more}
              <span lang={lead.language} className="sr-only">
                : {title}
              </span>
            </summary>
            <div className="news-reports">
              <ul>
                {headlines.map((headline, index) => (
                  <li key={headline.id}>
                    {index > 0 ? <HeadlineLink storyId={id} headline={headline} /> : null}
                    <ReportLine line={line} index={index} />
                  </li>
                ))}
              </ul>
              {reasons.length > 0 ? (
                <p>
                  <span className="font-semibold">{storyMessages.why}:</span>{' '}
                  {reasons.map(({ href, text }, index) => (
                    <span key={href}>
                      {index > 0 ? <Dot /> : null}{' '}
                      <RouteLink
                        href={href}
                        prefetches={false}
                        className="text-accent underline decoration-1 underline-offset-4"
                      >
                        {text}
                      </RouteLink>
                    </span>
                  ))}
                </p>
              ) : null}
              <div className="flex flex-wrap items-center gap-x-3">
                {moreSubjects.map(({ href, text }) => (
                  <RouteLink
                    key={href}
                    href={href}
                    prefetches={false}
                    className="inline-flex min-h-9 items-center underline-offset-4 hover:text-accent hover:underline max-lg:min-h-11"
                  >
                    {text}
                  </RouteLink>
                ))}
                <ReadingListButton
                  change={{ kind: isRead ? 'mark-unread' : 'mark-read', id }}
                  label={fill(isRead ? messages.labelUnread : messages.labelRead, { title })}
                  isPressed={isRead}
                >
                  {isRead ? messages.unread : messages.read}
                </ReadingListButton>
              </div>
            </div>
          </details>
        </div>
      </div>
      <ReadingListButton
        change={isSaved ? { kind: 'drop', id } : { kind: 'save', headline: lead }}
        label={fill(isSaved ? messages.labelNotLater : messages.labelLater, { title })}
        isPressed={isSaved}
        isIcon
      >
        <svg aria-hidden="true" className={isSaved ? 'size-5 fill-current' : 'size-5 fill-none'}>
          <use href={`#${saveSignId}`} />
        </svg>
      </ReadingListButton>
    </li>
  );
}

/** The time of the day; the details have the whole date. */
function RowTime({
  line: { time, headlines },
  className,
}: {
  line: StoryLine;
  className?: string;
}) {
  const { publishedAt } = headlines[0];
  return time === null || publishedAt === null ? (
    <span aria-hidden="true" className={className}>
      {notKnown}
    </span>
  ) : (
    <time dateTime={publishedAt} className={className}>
      {time}
    </time>
  );
}

function ReportLine({ line, index }: { line: StoryLine; index: number }) {
  const { storyMessages: texts } = useReadingList();
  const report = line.reports[index];
  const headline = line.headlines[index];
  if (!report || !headline) return null;
  const { source, by, at, isCopy } = report;
  return (
    <p>
      <span className="font-semibold">{source}</span>
      {by ? <span>{by}</span> : null}
      {at ? (
        <>
          <time dateTime={at.iso} className="tabular-nums">
            {at.text}
          </time>
          <Badge>{at.age}</Badge>
        </>
      ) : (
        <span>{texts.noTime}</span>
      )}
      {isRegulator(headline.outlet) ? <Badge tone="accent">{texts.primary}</Badge> : null}
      {isCopy ? <Badge>{texts.copy}</Badge> : null}
      {headline.language === 'hi' ? <Badge>{texts.hindi}</Badge> : null}
      {headline.link === null ? <span>{texts.noLink}</span> : null}
    </p>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}
