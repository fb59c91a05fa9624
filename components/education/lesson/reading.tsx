'use client';

import { useEffect } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { reading } from '@/components/shell/display/remembered-choice';
import { DisplayChoice } from '@/components/shell/display/display-choice';
import type { Messages } from '@/lib/messages';
import type { LessonId } from '@/lib/education/domain/course-paths';

/** Text size of a lesson, print, and a link to the note. */
export function ReadingControls({
  notesId,
  messages,
}: {
  /** The id of an element in the notes. */
  notesId: string;
  messages: Messages['lessonNotes']['reading'];
}) {
  return (
    <div className="grid gap-4">
      <div className="needs-scripts grid gap-4">
        <DisplayChoice choice={reading} legend={messages.size} labels={messages.sizes} />
        <Button variant="secondary" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      <a
        href={`#${notesId}`}
        // The menu would cover what the link leads to.
        onClick={({ currentTarget }) =>
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        }
        className={buttonClasses('secondary')}
      >
        {messages.note}
      </a>
    </div>
  );
}

/** Sends the site which lesson is open and, when the tab is left, at which heading. Renders nothing. */
export function ReadingPlace({ lesson, owner }: { lesson: LessonId; owner: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./follow-reading').then(
      ({ followReading }) => {
        if (!isGone) stop = followReading(lesson, owner);
      },
      () => undefined, // Offline: reading works without.
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [lesson, owner]);
  return null;
}
