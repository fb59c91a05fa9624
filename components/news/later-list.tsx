'use client';

import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { OutletId } from '@/lib/news/outlet';
import { printedDate } from '@/lib/news/printed-date';
import { HeadlineLink } from './headline-link';
import { ReadingListButton } from './reading-list-button';
import { useReadingList } from './reading-list-provider';

/** The reading list, newest first. A headline stays here when it has left its feed. */
export function LaterList({
  outletNames,
  words,
  dateWords,
}: {
  outletNames: Readonly<Record<OutletId, string>>;
  words: Messages['news']['later'];
  dateWords: { firstSeen: string; noTime: string };
}) {
  const { readingList, isMember } = useReadingList();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{isMember ? words.text : words.guestText}</p>
      {isMember ? null : <noscript>{words.needsScripts}</noscript>}
      {readingList.later.length === 0 ? (
        <p>{words.none}</p>
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
                  label={fill(words.labelRemove, { title })}
                >
                  {words.remove}
                </ReadingListButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
