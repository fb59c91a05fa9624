'use client';

import { Button, buttonClasses } from '@/components/ui/button';
import type { Messages } from '@/lib/messages';
import { reading } from '@/components/shell/display/remembered-choice';
import { DisplayChoice } from '@/components/shell/display/display-choice';

/** Text size of a lesson, print, and a link to the note. */
export function ReadingControls({
  notesId,
  messages,
}: {
  /** Of an element in the notes. */
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
