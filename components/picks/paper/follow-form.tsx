'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { useState } from 'react';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { TextField } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import { groupTyped } from '@/lib/money/group-typed';
import type { FollowState } from '@/lib/picks/data/save-state';

/** Starts a paper portfolio. A form, so it needs no script; a saved one leads to its page. */
export function FollowForm({
  id,
  followed,
  title,
  startsNextLabel,
  followAction,
  messages,
  weightings,
}: {
  /** Id of the saved item: a second press saves the same item again. */
  id: string;
  /** What is followed, as hidden fields; none for the watchlist. */
  followed: Readonly<Record<string, string>>;
  /** The proposed name. */
  title: string;
  startsNextLabel: string;
  followAction: (state: FollowState, form: FormData) => Promise<FollowState>;
  messages: Messages['picksPaper']['follow'];
  weightings: Messages['picksPaper']['weightings'];
}) {
  // The page has a new id when it is rendered again; this form continues to save its own item.
  const [itemId] = useState(id);
  const { answer, isPending, form } = useFormAction(
    followAction,
    {
      status: null,
      typed: { title, starts: 'today', amount: '1,00,000', weighting: 'equal', brokerage: '0' },
      problems: [],
    },
    { failed: { status: 'unavailable', problems: [] } },
  );
  const { status, typed, problems } = answer;
  const errorOf = (field: keyof typeof messages.wrong) =>
    problems.includes(field) ? messages.wrong[field] : null;
  return (
    <form {...form} className="grid max-w-2xl gap-4 lg:col-start-1 lg:row-start-1" noValidate>
      <input type="hidden" name="id" value={itemId} />
      <HiddenInputs values={Object.entries(followed)} />
      <TextField
        id="paper-title"
        name="title"
        label={messages.name}
        hint={messages.nameHint}
        error={errorOf('title')}
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.title}
      />
      <RadioGroup
        id="paper-starts"
        name="starts"
        label={messages.starts}
        defaultValue={typed.starts}
        options={[
          { value: 'today', label: messages.startsToday },
          { value: 'next', label: startsNextLabel },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['amount', 'brokerage'] as const).map((name) => (
          <RupeeField
            key={name}
            id={`paper-${name}`}
            name={name}
            label={messages[name]}
            hint={messages[`${name}Hint`]}
            error={errorOf(name)}
            group={groupTyped}
            defaultValue={typed[name]}
          />
        ))}
      </div>
      <RadioGroup
        id="paper-weighting"
        name="weighting"
        label={messages.weighting}
        defaultValue={typed.weighting}
        options={(['equal', 'list'] as const).map((value) => ({
          value,
          label: weightings[value],
          hint: messages.weightingHints[value],
        }))}
      />
      <SaveFoot
        isMain
        isSaving={isPending}
        labels={messages}
        status={status}
        outcomes={messages.outcomes}
      />
    </form>
  );
}
