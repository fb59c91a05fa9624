'use client';

import { useActionState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { saveHousehold } from '@/lib/dashboard/actions';
import type { HouseholdTyped } from '@/lib/household/read-household';
import type { Messages } from '@/lib/messages';
import { HouseholdFields } from './household-fields';

/** A member's answers, kept with the account; the server checks anew. */
export function MemberHousehold({
  typed: initial,
  words,
  outcomes,
}: {
  typed: HouseholdTyped;
  words: Messages['dashboard']['checks'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const [{ status, typed, problems }, save, isSaving] = useActionState(saveHousehold, {
    status: null,
    typed: initial,
    problems: {},
  });
  return (
    <form action={save} noValidate className="mt-3 grid gap-4">
      <HouseholdFields
        // A select does not take a new default: it is made anew with the answers that came back.
        key={JSON.stringify(typed)}
        typed={typed}
        problems={problems}
        words={words}
      />
      <div>
        <Button type="submit" look="secondary" isBusy={isSaving}>
          {isSaving ? words.form.saving : words.form.submit}
        </Button>
      </div>
      <LiveRegion>
        {status ? (
          <Alert tone={status === 'saved' ? 'good' : 'bad'}>{outcomes[status]}</Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}
