'use client';

import { BookmarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import { storyState, type SavedHeadline } from '@/lib/news/domain/reading-list';
import { ReadingListButton } from './reading-list-button';
import { useReadingList } from './reading-list-provider';

/** One row of the list in its reader's state: muted, read or saved. */
export function StoryFrame({
  headlines,
  time,
  children,
}: {
  /** The story's first headline stands for it. */
  headlines: readonly [SavedHeadline, ...Pick<SavedHeadline, 'title' | 'outlet'>[]];
  time: ReactNode;
  children: ReactNode;
}) {
  const { readingList, messages } = useReadingList();
  const [lead] = headlines;
  const { id, title } = lead;
  const { isHidden, isSaved, isRead } = storyState(readingList, id, headlines);
  return (
    <li hidden={isHidden} data-read={isRead || undefined} className="news-row group/story">
      <span className="text-xs/6 text-ink-faint tabular-nums max-lg:hidden">{time}</span>
      <div className="min-w-0">{children}</div>
      <ReadingListButton
        change={isSaved ? { kind: 'drop', id } : { kind: 'save', headline: lead }}
        label={fill(isSaved ? messages.labelNotLater : messages.labelLater, { title })}
        isPressed={isSaved}
        isIcon
      >
        <BookmarkIcon aria-hidden="true" className={isSaved ? 'size-5 fill-current' : 'size-5'} />
      </ReadingListButton>
    </li>
  );
}

/** Marks a story as read, or as not read. */
export function ReadToggle({ id, title }: { id: string; title: string }) {
  const { readingList, messages } = useReadingList();
  const isRead = readingList.read.includes(id);
  return (
    <ReadingListButton
      change={{ kind: isRead ? 'mark-unread' : 'mark-read', id }}
      label={fill(isRead ? messages.labelUnread : messages.labelRead, { title })}
      isPressed={isRead}
    >
      {isRead ? messages.unread : messages.read}
    </ReadingListButton>
  );
}
