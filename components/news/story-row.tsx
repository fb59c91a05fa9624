'use client';

import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';
import { fill, fillCount } from '@/lib/messages/fill';
import { notKnown } from '@/lib/text/not-known';
import { isRegulator } from '@/lib/news/domain/outlet';
import { storyState, withoutMuted } from '@/lib/news/domain/reading-list';
import { HeadlineLink, ReadingListButton, useReadingList } from './reading-list';
import { saveSignId } from './save-sign';
import type { Report, StoryLine } from './story-line';

/**
 * One story as a row of two lines: its first headline, its source; the other reports and all dates open below. It is in
 * its reader's state: read or saved, without muted headlines, and hidden when none is left.
 */
export function StoryRow({ line }: { line: StoryLine }) {
  const { readingList, messages, storyMessages } = useReadingList();
  const { reports, reasons } = line;
  const shown = withoutMuted(readingList, reports);
  const [first = reports[0], ...others] = shown;
  const { headline: lead } = first;
  const { id, title } = lead;
  const [subject, ...moreSubjects] = line.subjects;
  const [reason] = reasons;
  const { isSaved, isRead } = storyState(readingList, id);
  return (
    <li hidden={shown.length === 0} data-read={isRead || undefined} className="news-row">
      <span className="news-time">
        <RowTime report={first} />
      </span>
      <div className="min-w-0">
        <h3 className="news-title">
          <HeadlineLink storyId={id} headline={lead} />
        </h3>
        <div className="news-meta">
          {first.at?.time === undefined ? null : <RowTime report={first} className="lg:hidden" />}
          <span className="text-ink-soft">{first.source}</span>
          {isRegulator(lead.outlet) ? (
            <span className="news-mark">{storyMessages.primary}</span>
          ) : null}
          {first.isTip ? <Badge tone="warn">{storyMessages.tip}</Badge> : null}
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
            <span className="inline-flex gap-x-1.5 max-lg:hidden">
              <Dot />
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
          <Dot />
          <details className="open:basis-full">
            <summary className="news-more">
              {others.length > 0
                ? fillCount(others.length, storyMessages.more)
                : storyMessages.details}
              <span lang={lead.language} className="sr-only">
                : {title}
              </span>
            </summary>
            <div className="news-reports">
              <ul>
                {shown.map((report) => (
                  <li key={report.headline.id}>
                    {report === first ? null : (
                      <HeadlineLink storyId={id} headline={report.headline} />
                    )}
                    <ReportLine report={report} isCopy={report !== first && report.isCopy} />
                  </li>
                ))}
              </ul>
              {reasons.length > 0 ? (
                <p>
                  <span className="font-semibold">{storyMessages.why}:</span>{' '}
                  {reasons.map(({ href, text }, index) => (
                    <span key={href}>
                      {index > 0 ? <Dot /> : null}{' '}
                      <RouteLink href={href} prefetches={false} className="link">
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
function RowTime({ report: { at, headline }, className }: { report: Report; className?: string }) {
  return at?.time === undefined ? (
    <span aria-hidden="true" className={className}>
      {notKnown}
    </span>
  ) : (
    <time dateTime={headline.publishedAt ?? undefined} className={className}>
      {at.time}
    </time>
  );
}

function ReportLine({
  report: { headline, source, by, at },
  isCopy = false,
}: {
  report: Report;
  isCopy?: boolean | undefined;
}) {
  const { storyMessages: texts } = useReadingList();
  return (
    <p>
      <span className="font-semibold">{source}</span>
      {by ? <span>{by}</span> : null}
      {at ? (
        <>
          <time dateTime={at.day ?? headline.publishedAt ?? undefined} className="tabular-nums">
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
