'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { TextField } from '@/components/ui/fields/field';
import type { Outcomes } from '@/components/forms/outcome-text';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { saveTarget } from '@/lib/dashboard/server/actions';
import type { TargetState } from '@/lib/dashboard/domain/form-states';
import { shownPrefix } from '@/lib/household/household';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** The target allocation in percent. */
export function TargetForm({
  typed: initial,
  messages,
  outcomes,
}: {
  typed: TargetState['typed'];
  messages: Messages['dashboard']['allocation'];
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  const { answer, isPending, correction, form } = useFormAction<TargetState>(
    saveTarget,
    { status: null, typed: initial, shown: initial, problem: null, sum: 100 },
    {
      failed: { status: 'unavailable', problem: null },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, shown, problem, sum } = answer;
  const groups = Object.keys(messages.groups) as (keyof typeof messages.groups)[];
  const saved = groups
    .filter((group) => Number(shown[group]) > 0)
    .map((group) => `${messages.groups[group]} ${shown[group]}%`);
  const own = {
    ...outcomes,
    'changed-elsewhere': fill(messages.form['changed-elsewhere'], { target: saved.join(', ') }),
  };
  return (
    <form {...form} noValidate className="grid gap-3">
      {/* The target that the fields were drawn from. Newer props may contain a change from another device. */}
      <HiddenInputs
        values={Object.entries(shown).map(([group, text]) => [`${shownPrefix}${group}`, text])}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {groups.map((group) => (
          <TextField
            key={group}
            id={`target-${group}`}
            name={group}
            label={messages.groups[group]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            after="%"
            defaultValue={typed[group]}
          />
        ))}
      </div>
      <SaveFoot
        isSaving={isPending}
        labels={messages.form}
        status={status}
        changedMeanwhile={correction && outcomes.changedMeanwhile}
        outcomes={problem ? { ...own, invalid: fill(messages.form[problem], { sum }) } : own}
      />
    </form>
  );
}
