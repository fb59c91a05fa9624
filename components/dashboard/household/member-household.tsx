'use client';

import { useState } from 'react';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import type { Outcomes } from '@/components/forms/outcome-text';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { hasEntry } from '@/lib/browser-storage/entries';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { saveHousehold } from '@/lib/dashboard/server/actions';
import type { HouseholdState } from '@/lib/dashboard/domain/form-states';
import { shownPrefix, withoutPastYear } from '@/lib/household/household';
import type { HouseholdTyped } from '@/lib/household/read-household';
import type { Messages } from '@/lib/messages';
import { browserAnswers } from './browser-answers';
import { HouseholdFields } from './household-fields';

/**
 * A member's answers, saved with the account; the server validates them again. Before the first, those that were given in
 * this browser without an account can be filled in.
 */
export function MemberHousehold({
  typed: initial,
  today,
  messages,
  outcomes,
}: {
  typed: HouseholdTyped;
  today: IsoDate;
  messages: Messages['dashboard']['checks'];
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  const { answer, isPending, correction, form } = useFormAction<HouseholdState>(
    saveHousehold,
    { status: null, typed: initial, shown: initial, problems: {} },
    {
      failed: { status: 'unavailable', problems: {} },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, shown, problems } = answer;
  /** The values with which the fields were drawn or reset. Fields changed while they were being saved are not reset. */
  const [defaults, setDefaults] = useState(answer.typed);
  const isFirst = Object.keys(initial).length === 0 && status !== 'saved';
  const hasBrowserAnswers = useBrowserValue(
    () => hasEntry('household'),
    () => false,
  );
  const [filledIn, setFilledIn] = useState<{ over: HouseholdTyped; typed: HouseholdTyped }>();
  const [fillCount, setFillCount] = useState(0);
  const typed = filledIn?.over === defaults ? filledIn.typed : defaults;
  const fillIn = () => {
    // Fields that are drawn anew report no change.
    form.onChange();
    const { savedOn = '', ...texts } = browserAnswers.read() ?? {};
    const known = withoutPastYear(texts, { savedOn: readIsoDate(savedOn), today }, '');
    setFilledIn({ over: defaults, typed: known });
    setFillCount(fillCount + 1);
  };
  return (
    <form
      {...form}
      onReset={() => setDefaults(answer.typed)}
      noValidate
      className="mt-3 grid gap-4"
    >
      {isFirst && hasBrowserAnswers ? (
        <div>
          <Button variant="secondary" onClick={fillIn}>
            {messages.form.fillIn}
          </Button>
        </div>
      ) : null}
      {/* The answers that the fields were drawn from. Newer props may contain a change from another device. */}
      <HiddenInputs
        values={Object.entries(shown).map(([field, text]) => [`${shownPrefix}${field}`, text])}
      />
      <HouseholdFields
        // A field that was typed in ignores a new default value, so the key draws all fields anew.
        key={fillCount}
        typed={typed}
        problems={problems}
        messages={messages}
      />
      <SaveFoot
        isSaving={isPending}
        labels={messages.form}
        status={status}
        outcomes={outcomes}
        changedMeanwhile={correction && outcomes.changedMeanwhile}
      />
    </form>
  );
}
