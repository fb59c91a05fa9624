'use client';

import type { ReactNode } from 'react';
import { changeReadingListByForm } from '@/lib/news/server/actions';
import type { ReadingListChange } from '@/lib/news/domain/reading-list';
import { useReadingList } from './reading-list-provider';

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
