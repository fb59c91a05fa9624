'use client';

import { type ReactNode, useState } from 'react';
import { SaveFoot } from '@/components/forms/save-foot';
import { Disclosure } from '@/components/ui/disclosure';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import { lazyComponent } from '@/components/ui/loading/use-lazy';
import type { NoteState } from '@/lib/education/domain/lesson-notes';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** Remains open when the member removes the last of the notes, because the focus is inside. */
export function Notebook({
  title,
  startsOpen,
  children,
}: {
  title: string;
  startsOpen: boolean;
  children: ReactNode;
}) {
  const [isOpen] = useState(startsOpen);
  return (
    <Disclosure title={title} isOpen={isOpen}>
      {children}
    </Disclosure>
  );
}

/** A member's note on a lesson. The typed text stays, even when saving fails. */
export function LessonNoteForm({
  lesson,
  note,
  noteRevision,
  max,
  saveAction,
  messages,
}: {
  lesson: string;
  note: string;
  noteRevision: number;
  /** Characters, as printed. */
  max: string;
  saveAction: (state: NoteState, form: FormData) => Promise<NoteState>;
  messages: Messages['lessonNotes']['inLesson'];
}) {
  const start: NoteState = { status: null, text: note, basedOn: noteRevision, other: null };
  const { answer, isPending, correction, form } = useFormAction(saveAction, start, {
    failed: { status: 'unavailable' },
    resetsAfter: ({ status }) => status === 'saved',
  });
  const { status, text, basedOn, other } = answer;
  const error = status === 'invalid' ? fill(messages.outcomes.invalid, { max }) : null;
  return (
    <form {...form} className="grid gap-3" noValidate>
      <input type="hidden" name="lesson" value={lesson} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <Textarea
        id="lesson-note"
        name="text"
        label={messages.note}
        hint={fill(messages.noteHint, { max })}
        error={error}
        defaultValue={text}
      />
      <SaveFoot
        isSaving={isPending}
        labels={{ submit: messages.save, saving: messages.saving }}
        status={status === 'invalid' ? null : status}
        outcomes={messages.outcomes}
        changedMeanwhile={correction && messages.outcomes.changedMeanwhile}
      />
      {other === null ? null : (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">{messages.other}</p>
          <p className="rounded border border-line bg-surface-sunken p-3 wrap-anywhere whitespace-pre-wrap">
            {other}
          </p>
        </div>
      )}
    </form>
  );
}

/** The panel that marks passages. It loads after the page; the text and the list of passages need no script. */
export const LazyHighlightPanel = lazyComponent(
  async () => (await import('./highlight-panel')).HighlightPanel,
  (load) => {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  },
);
