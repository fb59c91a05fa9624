'use client';

import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/messages';
import { reading } from '../shell/display';
import { DisplayChoice } from '../shell/display-choice';

/** How large the text of a lesson is, and its print. */
export function ReadingControls({ messages }: { messages: Messages['lessonNotes']['reading'] }) {
  return (
    <div
      role="group"
      aria-label={messages.label}
      className="needs-scripts no-print mb-6 flex flex-wrap items-end gap-4"
    >
      <DisplayChoice choice={reading} legend={messages.size} labels={messages.sizes} />
      <Button variant="secondary" onClick={() => window.print()}>
        {messages.print}
      </Button>
    </div>
  );
}
