'use client';

import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/messages';
import { reading } from '../shell/display';
import { DisplayChoice } from '../shell/display-choice';

/** How large the text of a lesson is, and its print. */
export function ReadingControls({ words }: { words: Messages['lessonNotes']['reading'] }) {
  return (
    <div
      role="group"
      aria-label={words.label}
      className="needs-scripts no-print mb-6 flex flex-wrap items-end gap-4"
    >
      <DisplayChoice choice={reading} legend={words.size} labels={words.sizes} />
      <Button variant="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
