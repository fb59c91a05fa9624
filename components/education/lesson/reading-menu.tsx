import { Popover } from '@/components/ui/overlay/popover';
import type { Messages } from '@/lib/messages';
import { lessonNotesId } from './lesson-notebook';
import { ReadingControls } from './reading-controls';

/** Behind "Aa": size of the text, print, and the way to the note. */
export function ReadingMenu({ messages }: { messages: Messages['lessonNotes']['reading'] }) {
  return (
    <Popover
      id="reading"
      label={messages.label}
      icon={
        <span aria-hidden="true" className="text-base">
          Aa
        </span>
      }
    >
      <ReadingControls notesId={lessonNotesId} messages={messages} />
    </Popover>
  );
}
