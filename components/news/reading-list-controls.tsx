'use client';

import { classNames } from '@/components/ui/class-names';
import type { SavedHeadline, ReadingListChange } from '@/lib/news/domain/reading-list';
import { useReadingList } from './reading-list-provider';
import type { ReactNode } from 'react';
import { changeReadingListByForm } from '@/lib/news/server/actions';
import type { Messages } from '@/lib/messages';
import { newsFeedPath, type NewsQuery } from '@/lib/news/domain/news-path';

/** A headline in its language, leading to the article where it stands; plain text where the feed gave no address. */
export function HeadlineLink({
  storyId,
  headline: { title, link, language },
  className,
}: {
  /** The story that counts as read when the link is followed. */
  storyId: string;
  headline: Pick<SavedHeadline, 'title' | 'link' | 'language'>;
  className?: string;
}) {
  const { readingList, change, messages } = useReadingList();
  if (link === null) {
    return (
      <span lang={language} className={className}>
        {title}
      </span>
    );
  }
  const markRead = () => {
    if (!readingList.read.includes(storyId)) change({ kind: 'mark-read', id: storyId });
  };
  return (
    <a
      href={link}
      onClick={markRead}
      onAuxClick={markRead}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={classNames('news-link', className)}
    >
      <span lang={language}>{title}</span>
      <span className="sr-only">{` (${messages.newTab})`}</span>
    </a>
  );
}

/**
 * Changes the reading list. For members it is a form that works without scripts; a guest's list needs scripts, so the
 * button is hidden without them.
 */
export function ReadingListButton({
  change,
  label,
  isPressed,
  isIcon = false,
  children,
}: {
  change: ReadingListChange;
  /** The full accessible name of the button. */
  label: string;
  /** Left out where it is no state that is switched. */
  isPressed?: boolean;
  /** A sign alone, at the end of a row. */
  isIcon?: boolean;
  children: ReactNode;
}) {
  const readingList = useReadingList();
  return (
    <form
      action={readingList.isMember ? changeReadingListByForm : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        readingList.change(change);
      }}
      className={readingList.isMember ? undefined : 'noscript:hidden'}
    >
      {readingList.isMember ? (
        <input type="hidden" name="change" value={JSON.stringify(change)} />
      ) : null}
      <button
        type="submit"
        aria-label={label}
        aria-pressed={isPressed}
        className={isIcon ? 'news-save' : 'news-button'}
      >
        {children}
      </button>
    </form>
  );
}

/** The visitor's own filter, mutes included, as feeds for any reader. */
export function FeedLinks({
  query,
  messages,
}: {
  query: NewsQuery;
  messages: Messages['news']['feeds'];
}) {
  const { readingList } = useReadingList();
  const own: NewsQuery = {
    ...query,
    mutedWords: [...new Set([...query.mutedWords, ...readingList.mutedWords])],
    mutedOutlets: [...new Set([...query.mutedOutlets, ...readingList.mutedOutlets])],
  };
  return (
    <ul className="flex items-center gap-x-3">
      {(['xml', 'json'] as const).map((format) => (
        <li key={format}>
          <a
            href={newsFeedPath(own, format)}
            title={messages.text}
            className="link inline-flex min-h-8 items-center max-lg:min-h-11"
          >
            {format === 'xml' ? messages.rss : messages.json}
          </a>
        </li>
      ))}
    </ul>
  );
}
