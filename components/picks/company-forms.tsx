'use client';

import { useState } from 'react';
import { SaveFoot } from '@/components/forms/save-foot';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import { TextField } from '@/components/ui/fields/field';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import {
  noteLimits,
  type SaveChecklistState,
  type SaveNoteState,
  type SavePeersState,
} from '@/lib/picks/data/save-state';

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
  const { answer, isPending, correction, form } = useFormAction(
    saveAction,
    { status: null, text: '' },
    { failed: { status: 'unavailable' }, resetsAfter: ({ status }) => status === 'saved' },
  );
  const { status, text } = answer;
  const error =
    status === 'invalid' ? fill(messages.tooLong, { max: noteLimits.noteCharacters }) : null;
  return (
    <form {...form} className="grid gap-3" noValidate>
      <input type="hidden" name="id" value={correction?.id ?? id} />
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
        status={status === 'invalid' ? null : status}
        outcomes={messages.outcomes}
        changedMeanwhile={correction && messages.outcomes.changedMeanwhile}
      />
    </form>
  );
}

/** Empty rows for new points. */
const spare = 3;

/** A member's own rules for a share, each with a checkbox, and some empty rows. */
export function ChecklistForm({
  isin,
  points,
  saveAction,
  messages,
}: {
  isin: string;
  points: SaveChecklistState['points'];
  saveAction: (state: SaveChecklistState, form: FormData) => Promise<SaveChecklistState>;
  messages: Messages['picksOwn']['notes'];
}) {
  const {
    answer: state,
    isPending,
    correction,
    form,
  } = useFormAction(
    saveAction,
    { status: null, points },
    { failed: { status: 'unavailable' }, resetsAfter: ({ status }) => status === 'saved' },
  );
  // The answer leaves out empty rows, so that its points are in the right rows only after a reset.
  const [shown, setShown] = useState(state.points);
  const rows = Math.min(noteLimits.points, shown.length + spare);
  return (
    <form {...form} onReset={() => setShown(state.points)} className="grid gap-3" noValidate>
      <input type="hidden" name="isin" value={isin} />
      <p className="text-sm text-ink-soft">{messages.pointHint}</p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex items-end gap-3">
          <input
            type="checkbox"
            name="met"
            value={at}
            defaultChecked={shown[at]?.isMet ?? false}
            aria-label={fill(messages.met, { place: at + 1 })}
            className="mb-3 size-5 shrink-0 accent-(--accent)"
          />
          <TextField
            id={`point-${at + 1}`}
            name="point"
            label={fill(messages.point, { place: at + 1 })}
            defaultValue={shown[at]?.text ?? ''}
            autoComplete="off"
            fieldClassName="grow"
          />
        </div>
      ))}
      <SaveFoot
        isSaving={isPending}
        labels={{ submit: messages.saveChecklist, saving: messages.saving }}
        status={state.status}
        changedMeanwhile={correction && messages.outcomes.changedMeanwhile}
        outcomes={{
          ...messages.outcomes,
          invalid: fill(messages.wrongChecklist, {
            points: noteLimits.points,
            max: noteLimits.pointCharacters,
          }),
        }}
      />
    </form>
  );
}

/** Saves the peers of a share for this member, or forgets the saved ones. A form, so it needs no script. */
export function SavePeers({
  isin,
  peers,
  saveAction,
  messages,
}: {
  isin: string;
  /** ISINs; none forgets those that are saved. */
  peers: readonly string[];
  saveAction: (state: SavePeersState, form: FormData) => Promise<SavePeersState>;
  messages: Messages['picks']['company']['peers'];
}) {
  const { answer, isPending, form } = useFormAction<SavePeersState>(
    saveAction,
    { status: null },
    { failed: { status: 'unavailable' } },
  );
  const { status } = answer;
  return (
    <form {...form} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="isin" value={isin} />
      {peers.map((peer) => (
        <input key={peer} type="hidden" name="peer" value={peer} />
      ))}
      <SaveFoot
        isSaving={isPending}
        labels={{
          submit: peers.length > 0 ? messages.save : messages.forget,
          saving: messages.saving,
        }}
        status={status}
        outcomes={messages.outcomes}
      />
    </form>
  );
}
