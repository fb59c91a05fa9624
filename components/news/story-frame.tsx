'use client';

import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import { storyState, type KeptHeadline } from '@/lib/news/shelf';
import { ShelfButton } from './shelf-button';
import { useShelf } from './shelf-provider';

/** One story of the list in its reader's state: muted, read or saved for later. */
export function StoryFrame({
  headlines,
  tags,
  children,
}: {
  /** The story's first headline stands for it. */
  headlines: readonly [KeptHeadline, ...Pick<KeptHeadline, 'title' | 'outlet'>[]];
  /** Stand beside the actions. */
  tags: ReactNode;
  children: ReactNode;
}) {
  const { shelf, words } = useShelf();
  const [lead] = headlines;
  const { id, title } = lead;
  const { isHidden, isKept, isRead } = storyState(shelf, id, headlines);
  return (
    <li
      hidden={isHidden}
      data-read={isRead || undefined}
      className="group/story grid gap-1.5 py-4 first:pt-0 last:pb-0"
    >
      {children}
      <div className="-mx-2 flex flex-wrap items-center gap-x-1">
        <ShelfButton
          change={isKept ? { kind: 'drop', id } : { kind: 'keep', headline: lead }}
          label={fill(isKept ? words.labelNotLater : words.labelLater, { title })}
          isPressed={isKept}
        >
          {isKept ? words.notLater : words.later}
        </ShelfButton>
        <ShelfButton
          change={{ kind: isRead ? 'mark-unread' : 'mark-read', id }}
          label={fill(isRead ? words.labelUnread : words.labelRead, { title })}
          isPressed={isRead}
        >
          {isRead ? words.unread : words.read}
        </ShelfButton>
        {tags}
      </div>
    </li>
  );
}
