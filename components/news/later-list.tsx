'use client';

import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { OutletId } from '@/lib/news/domain/outlet';
import { printedDate } from '@/lib/news/domain/item';
import { readingListLimits } from '@/lib/news/domain/reading-list';
import { HeadlineLink, ReadingListButton } from './reading-list-controls';
import { useReadingList } from './reading-list-provider';

/** The reading list, newest first. A headline remains after it has left its feed. */
export function LaterList({
  outletNames,
  empty,
  messages,
  dateMessages,
}: {
  outletNames: Readonly<Record<OutletId, string>>;
  /** Stands in place of a list without stories. */
  empty: ReactNode;
  messages: Messages['news']['later'];
  dateMessages: { firstSeen: string; noTime: string };
}) {
  const { readingList, isKnown, isMember } = useReadingList();
  return (
    <>
      <p className="border-b border-line px-4 py-2 text-xs text-ink-soft md:px-5">
        {isMember ? messages.text : messages.guestText}
      </p>
      {isMember ? null : (
        <noscript>
          <p className="px-4 py-2 md:px-5">{messages.needsScripts}</p>
        </noscript>
      )}
      {readingList.later.length >= readingListLimits.later ? (
        <p className="border-b border-line px-4 py-2 text-xs text-warn md:px-5">
          {fill(messages.full, { max: readingListLimits.later })}
        </p>
      ) : null}
      {readingList.later.length === 0 ? (
        <div className="min-h-64 p-4 md:p-5">{isKnown ? empty : null}</div>
      ) : (
        <ul>
          {readingList.later.map((headline) => (
            <li
              key={headline.id}
              className="flex min-h-16 items-center gap-4 border-b border-line py-2 pr-2 pl-4 last:border-b-0 md:pl-5"
            >
              <div className="min-w-0 flex-1">
                <HeadlineLink storyId={headline.id} headline={headline} className="font-semibold" />
                <p className="text-xs text-ink-soft">
                  {outletNames[headline.outlet]} ·{' '}
                  {headline.publishedAt ? (
                    <time dateTime={headline.publishedAt}>
                      {printedDate(headline, dateMessages)}
                    </time>
                  ) : (
                    dateMessages.noTime
                  )}
                </p>
              </div>
              <ReadingListButton
                change={{ kind: 'drop', id: headline.id }}
                label={fill(messages.labelRemove, { title: headline.title })}
              >
                {messages.remove}
              </ReadingListButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
