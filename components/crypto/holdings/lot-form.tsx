'use client';

import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { emptyLot, type SaveState } from '@/lib/holdings/save-state';
import type { LotTyped } from '@/lib/holdings/read-lot';
import type { Messages } from '@/lib/messages';

const start: SaveState = {
  status: null,
  typed: emptyLot,
  problems: {},
  newId: null,
  savedId: null,
};

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/** Saves one purchase of a coin. When that fails, the fields stay filled. */
export function LotForm({
  coinId,
  newId = null,
  today,
  saveAction,
  messages,
}: {
  coinId: string;
  /** Of a member's first purchase. */
  newId?: string | null;
  /** The day in India, the latest possible day of purchase. */
  today: string;
  /** Saves to the account of a member or to a guest's browser. */
  saveAction: (state: SaveState, form: FormData) => Promise<SaveState>;
  messages: Messages['crypto']['yours']['form'];
}) {
  const { answer, isPending, correction, form } = useFormAction(saveAction, start, {
    failed: { status: 'unavailable', problems: {} },
    resetsAfter: ({ status }) => status === 'saved',
  });
  const { status, typed, problems } = answer;
  const sentId = answer.newId ?? newId;
  const errorOf = (field: keyof LotTyped) => {
    const problem = problems[field];
    return problem ? messages.problems[problem] : null;
  };
  return (
    <form {...form} className="grid gap-4" noValidate>
      {sentId ? <input type="hidden" name="id" value={sentId} /> : null}
      {correction?.answer.savedId ? (
        <input type="hidden" name="editedId" value={correction.answer.savedId} />
      ) : null}
      <input type="hidden" name="assetClass" value="coin" />
      <input type="hidden" name="instrumentId" value={coinId} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DateField
          id="lot-date"
          name="boughtOn"
          label={messages.fields.boughtOn}
          max={today}
          defaultValue={typed.boughtOn}
          error={errorOf('boughtOn')}
        />
        <TextField
          {...amount}
          id="lot-quantity"
          name="quantity"
          label={messages.fields.quantity}
          defaultValue={typed.quantity}
          error={errorOf('quantity')}
        />
        <TextField
          {...amount}
          id="lot-cost"
          name="cost"
          label={messages.fields.cost}
          hint={messages.costHint}
          before="₹"
          defaultValue={typed.cost}
          error={errorOf('cost')}
        />
      </div>
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
