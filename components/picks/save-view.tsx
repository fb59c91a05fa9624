'use client';

import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { TextField } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import type { SaveViewState } from '@/lib/picks/data/save-state';

/** Saves columns, order and filters under a name. A form, so it needs no script. */
export function SaveView({
  id,
  query,
  saveAction,
  messages,
}: {
  /** Id of the saved item, a new one once it is saved: the page is rendered again then. */
  id: string;
  /** The query of the list's address. */
  query: string;
  saveAction: (state: SaveViewState, form: FormData) => Promise<SaveViewState>;
  messages: Messages['picks']['screen']['savedViews'];
}) {
  const { answer, isPending, correction, form } = useFormAction<SaveViewState>(
    saveAction,
    { status: null, title: '' },
    {
      failed: { status: 'unavailable' },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, title } = answer;
  return (
    <form {...form} className="grid gap-3 border-t border-line pt-3" noValidate>
      <input type="hidden" name="id" value={correction?.id ?? id} />
      <input type="hidden" name="query" value={query} />
      <TextField
        id="view-title"
        name="title"
        label={messages.name}
        hint={messages.nameHint}
        error={status === 'invalid' ? messages.wrongTitle : null}
        maxLength={200}
        autoComplete="off"
        defaultValue={title}
      />
      <SaveFoot
        isSaving={isPending}
        labels={messages}
        status={status}
        outcomes={messages.outcomes}
        changedMeanwhile={correction && messages.outcomes.changedMeanwhile}
      />
    </form>
  );
}
