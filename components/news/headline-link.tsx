'use client';

import { classNames } from '@/components/ui/class-names';
import type { SavedHeadline } from '@/lib/news/domain/reading-list';
import { useReadingList } from './reading-list-provider';

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
