'use client';

import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { saveHousehold } from '@/lib/dashboard/server/actions';
import type { HouseholdState } from '@/lib/dashboard/domain/form-states';
import type { HouseholdTyped } from '@/lib/household/read-household';
import type { Messages } from '@/lib/messages';
import { HouseholdFields } from './household-fields';

/** A member's answers, saved with the account; the server validates them again. */
export function MemberHousehold({
  typed: initial,
  messages,
  outcomes,
}: {
  typed: HouseholdTyped;
  messages: Messages['dashboard']['checks'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const { answer, isPending, form } = useFormAction<HouseholdState>(
    saveHousehold,
    { status: null, typed: initial, problems: {} },
    {
      failed: { status: 'unavailable', problems: {} },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, problems } = answer;
  return (
    <form {...form} noValidate className="mt-3 grid gap-4">
      <HouseholdFields
        // A select does not take a new default: it is made anew with the answers that came back.
        key={JSON.stringify(typed)}
        typed={typed}
        problems={problems}
        messages={messages}
      />
      <SaveFoot isSaving={isPending} labels={messages.form} status={status} outcomes={outcomes} />
    </form>
  );
}
