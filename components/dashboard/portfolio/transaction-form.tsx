'use client';

import { useEffect, useState } from 'react';
import type { Outcomes } from '@/components/forms/outcome-text';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import {
  freshTransaction,
  type OwnTransactionTyped,
  type TransactionState,
} from '@/lib/dashboard/domain/form-states';
import { saveTransaction } from '@/lib/dashboard/server/actions';
import { transactionTypes, type TransactionType } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/**
 * Saves a new transaction, or the changes of one. When that fails, the fields stay filled. The type decides which fields are
 * there; without scripts all are, and the server leaves out what does not apply.
 */
export function TransactionForm({
  newId,
  edited = null,
  today,
  messages,
  outcomes,
}: {
  /** Of the first new transaction. */
  newId: string;
  /** The transaction that is edited, as it is saved and as it would be typed; null for a new one. */
  edited?: { id: string; contentId: string; typed: OwnTransactionTyped } | null;
  /** In India: no transaction is later. */
  today: string;
  messages: Messages['dashboard']['holdings'];
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  const fresh: TransactionState = {
    ...freshTransaction,
    ...(edited && { typed: edited.typed, editedFrom: edited.contentId }),
  };
  const { answer, isPending, isAnswered, correction, form } = useFormAction(
    saveTransaction,
    fresh,
    {
      failed: { status: 'unavailable', problems: {}, heldQuantity: null, suggestions: [] },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, problems, heldQuantity, suggestions } = answer;
  // A reset of the form draws the two choices anew. There is none where fields were changed while they were being saved.
  const [defaults, setDefaults] = useState(typed);
  const [chosen, setChosen] = useState<TransactionType | null>(null);
  const type = chosen ?? defaults.type;
  const { form: texts, edit } = messages;
  const errorOf = (field: keyof OwnTransactionTyped) => {
    const problem = problems[field];
    if (!problem) return null;
    if (problem === 'unknown-instrument' && suggestions.length > 0) return texts.noExactMatch;
    if (problem !== 'not-held') return texts.problems[problem];
    if (!heldQuantity) return texts.notHeld.none;
    return typed.assetClass === 'deposit'
      ? fill(texts.notHeld.rupees, { amount: formatRupees(heldQuantity, 2) })
      : fill(texts.notHeld.units, { count: formatNumber(heldQuantity, 8) });
  };
  const idPrefix = edited ? 'edited' : 'transaction';
  const isEdited = edited !== null;
  useEffect(() => {
    // The link that opened the form is below it, so that the next Tab would lead past the form.
    const first = isEdited ? document.getElementById('edited-type') : null;
    if (!first?.closest('form')?.contains(document.activeElement)) first?.focus();
  }, [isEdited]);
  return (
    <form
      {...form}
      onReset={() => {
        setDefaults(typed);
        setChosen(null);
      }}
      noValidate
      className="grid gap-4"
    >
      {edited ? (
        <>
          <input type="hidden" name="editedId" value={edited.id} />
          {/* The version that the fields show. Newer props may contain a change from another device. */}
          <input type="hidden" name="editedFrom" value={answer.editedFrom} />
        </>
      ) : (
        <>
          <input type="hidden" name="id" value={answer.newId ?? newId} />
          {correction?.answer.savedId ? (
            <>
              <input type="hidden" name="editedId" value={correction.answer.savedId} />
              <input type="hidden" name="editedFrom" value={correction.answer.editedFrom} />
            </>
          ) : null}
        </>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          key={`type-${defaults.type}`}
          id={`${idPrefix}-type`}
          name="type"
          label={texts.fields.type}
          defaultValue={defaults.type}
          options={optionsOf(texts.types)}
          onChange={({ target }) =>
            setChosen(transactionTypes.find((one) => one === target.value) ?? null)
          }
          error={errorOf('type')}
        />
        <Select
          key={`class-${defaults.assetClass}`}
          id={`${idPrefix}-class`}
          name="assetClass"
          label={texts.fields.assetClass}
          defaultValue={defaults.assetClass}
          options={optionsOf(texts.classes)}
        />
        <TextField
          id={`${idPrefix}-instrument`}
          name="instrument"
          label={texts.fields.instrument}
          hint={texts.instrumentHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={typed.instrument}
          error={errorOf('instrument')}
        />
        {suggestions.length > 0 ? (
          <Suggestions
            suggestions={suggestions}
            text={texts.suggestions}
            canChoose={isAnswered}
            onChoose={(id) => {
              const field = form.ref.current?.elements.namedItem('instrument');
              if (!(field instanceof HTMLInputElement)) return;
              field.value = id;
              // A value that a script sets is no change event.
              form.onChange();
              field.focus();
            }}
          />
        ) : null}
        <DateField
          id={`${idPrefix}-date`}
          name="on"
          label={texts.fields.on}
          max={today}
          defaultValue={typed.on}
          error={errorOf('on')}
        />
        {type === 'dividend' ? null : (
          <TextField
            {...amount}
            id={`${idPrefix}-quantity`}
            name="quantity"
            label={texts.fields.quantity}
            defaultValue={typed.quantity}
            error={errorOf('quantity')}
          />
        )}
        {type === 'bonus' ? null : (
          <TextField
            {...amount}
            id={`${idPrefix}-amount`}
            name="rupees"
            label={texts.fields.rupees}
            hint={texts.amountHints[type]}
            before="₹"
            defaultValue={typed.rupees}
            error={errorOf('rupees')}
          />
        )}
        <TextField
          id={`${idPrefix}-account`}
          name="account"
          label={texts.fields.account}
          note={texts.optional}
          hint={texts.accountHint}
          autoComplete="off"
          maxLength={60}
          defaultValue={typed.account}
          error={errorOf('account')}
        />
      </div>
      <SaveFoot
        isSaving={isPending}
        labels={edited ? { submit: edit.submit, saving: texts.saving } : texts}
        status={status}
        changedMeanwhile={correction && outcomes.changedMeanwhile}
        outcomes={{ ...outcomes, full: texts.full, gone: edit.gone, changed: edit.changed }}
      />
    </form>
  );
}

/** Codes that fit what was typed: a press puts one into the field. Without scripts they are to be typed. */
function Suggestions({
  suggestions,
  text,
  canChoose,
  onChoose,
}: Pick<TransactionState, 'suggestions'> & {
  text: string;
  canChoose: boolean;
  onChoose: (id: string) => void;
}) {
  return (
    <div className="text-sm sm:col-span-full">
      <p>{text}</p>
      <ul className="mt-1 grid gap-0.5">
        {suggestions.map(({ id, name }) => {
          const content = (
            <>
              <code className="font-semibold">{id}</code> <bdi>{name}</bdi>
            </>
          );
          return (
            <li key={id}>
              {canChoose ? (
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="link min-h-9 text-left max-lg:min-h-11"
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
