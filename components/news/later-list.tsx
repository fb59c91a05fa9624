'use client';

import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { OutletId } from '@/lib/news/domain/outlet';
import { printedDate } from '@/lib/news/domain/printed-date';
import { HeadlineLink } from './headline-link';
import { ReadingListButton } from './reading-list-button';
import { useReadingList } from './reading-list-provider';

/** The reading list, newest first. A headline stays here when it has left its feed. */
export function LaterList({
  outletNames,
  messages,
  dateWords,
}: {
  outletNames: Readonly<Record<OutletId, string>>;
  messages: Messages['news']['later'];
  dateWords: { firstSeen: string; noTime: string };
}) {
  const { readingList, isMember } = useReadingList();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{isMember ? messages.text : messages.guestText}</p>
      {isMember ? null : <noscript>{messages.needsScripts}</noscript>}
      {readingList.later.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {readingList.later.map(({ id, title, link, language, outlet, ...dated }) => (
            <li key={id} className="grid gap-1 py-4 first:pt-0">
              <HeadlineLink
                storyId={id}
                title={title}
                link={link}
                language={language}
                className="font-semibold"
              />
              <p className="text-sm text-ink-soft">
                <span className="font-semibold">{outletNames[outlet]}</span>{' '}
                {dated.publishedAt ? (
                  <time dateTime={dated.publishedAt}>{printedDate(dated, dateWords)}</time>
                ) : (
                  dateWords.noTime
                )}
              </p>
              <div className="-mx-2">
                <ReadingListButton
                  change={{ kind: 'drop', id }}
                  label={fill(messages.labelRemove, { title })}
                >
                  {messages.remove}
                </ReadingListButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
