'use client';

import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import { storyState, type SavedHeadline } from '@/lib/news/domain/reading-list';
import { ReadingListButton } from './reading-list-button';
import { useReadingList } from './reading-list-provider';

/** One story of the list in its reader's state: muted, read or saved for later. */
export function StoryFrame({
  headlines,
  tags,
  children,
}: {
  /** The story's first headline stands for it. */
  headlines: readonly [SavedHeadline, ...Pick<SavedHeadline, 'title' | 'outlet'>[]];
  /** Stand beside the actions. */
  tags: ReactNode;
  children: ReactNode;
}) {
  const { readingList, messages } = useReadingList();
  const [lead] = headlines;
  const { id, title } = lead;
  const { isHidden, isSaved, isRead } = storyState(readingList, id, headlines);
  return (
    <li
      hidden={isHidden}
      data-read={isRead || undefined}
      className="group/story grid gap-1.5 py-4 first:pt-0 last:pb-0"
    >
      {children}
      <div className="-mx-2 flex flex-wrap items-center gap-x-1">
        <ReadingListButton
          change={isSaved ? { kind: 'drop', id } : { kind: 'keep', headline: lead }}
          label={fill(isSaved ? messages.labelNotLater : messages.labelLater, { title })}
          isPressed={isSaved}
        >
          {isSaved ? messages.notLater : messages.later}
        </ReadingListButton>
        <ReadingListButton
          change={{ kind: isRead ? 'mark-unread' : 'mark-read', id }}
          label={fill(isRead ? messages.labelUnread : messages.labelRead, { title })}
          isPressed={isRead}
        >
          {isRead ? messages.unread : messages.read}
        </ReadingListButton>
        {tags}
      </div>
    </li>
  );
}
