'use client';

import { SaveFoot } from '@/components/forms/save-foot';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { SaveNoteState } from '@/lib/picks/data/save-state';

const mostCharacters = 2_000;

/** Today's entry in the journal of a share. */
export function NoteForm({
  id,
  isin,
  saveAction,
  messages,
}: {
  /** Id of the entry: a second press saves the same entry again. */
  id: string;
  isin: string;
  saveAction: (state: SaveNoteState, form: FormData) => Promise<SaveNoteState>;
  messages: Messages['picksOwn']['notes'];
}) {
  const { answer, isPending, form } = useFormAction(
    saveAction,
    { status: null, text: '' },
    { failed: { status: 'unavailable' }, resetsAfter: ({ status }) => status === 'saved' },
  );
  const { status, text } = answer;
  const error = status === 'invalid' ? fill(messages.tooLong, { most: mostCharacters }) : null;
  return (
    <form {...form} className="grid gap-3" noValidate>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="isin" value={isin} />
      <Textarea
        id="share-note"
        name="text"
        label={messages.note}
        error={error}
        defaultValue={text}
      />
      <SaveFoot
        isSaving={isPending}
        labels={{ submit: messages.saveNote, saving: messages.saving }}
        outcome={
          status && status !== 'invalid'
            ? { isGood: status === 'saved', text: messages.outcomes[status] }
            : null
        }
      />
    </form>
  );
}
