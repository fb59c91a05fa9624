'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import type { Messages } from '@/lib/messages';
import type { SaveScreenState } from '@/lib/picks/data/save-state';

/** Saves the screen that was run to the member's account. A form, so it needs no script. */
export function SaveScreen({
  id,
  rule,
  ranking,
  saveAction,
  messages,
}: {
  /** Id of the saved item: a second press saves the same item again. */
  id: string;
  rule: string;
  /** As JSON; empty for none. */
  ranking: string;
  saveAction: (state: SaveScreenState, form: FormData) => Promise<SaveScreenState>;
  messages: Messages['picksOwn']['own']['save'];
}) {
  // The page has a new id when it is rendered again; this form continues to save its own item.
  const [itemId] = useState(id);
  const { answer, isPending, form } = useFormAction(
    saveAction,
    { status: null, typed: { id, title: '', rule, ranking }, problems: {} },
    {
      failed: { status: 'unavailable', problems: {} },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, problems } = answer;
  const isRuleWrong = problems.rule || problems.isRankingWrong;
  return (
    <form {...form} className="grid gap-3" noValidate>
      <input type="hidden" name="id" value={itemId} />
      <input type="hidden" name="rule" value={rule} />
      <input type="hidden" name="ranking" value={ranking} />
      <TextField
        id="own-title"
        name="title"
        label={messages.name}
        hint={messages.nameHint}
        error={
          problems.isTitleWrong ? messages.wrongTitle : isRuleWrong ? messages.wrongRule : null
        }
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.title}
        fieldClassName="max-w-md"
      />
      <SaveFoot
        isSaving={isPending}
        labels={messages}
        status={status}
        outcomes={messages.outcomes}
      />
    </form>
  );
}
