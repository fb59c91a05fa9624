'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import type { ReactNode } from 'react';
import { useFormAction } from '@/components/forms/use-form-action';
import { LiveRegion } from '@/components/ui/alert';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import type { PressProblem, PressState } from '@/lib/saved/save-problem';

/**
 * A form of one button. Below it is the reason when its action failed; after a success, the page shows the change. It
 * needs no script.
 */
export function ButtonForm({
  action,
  values,
  outcomes,
  children,
}: {
  action: (state: PressState, form: FormData) => Promise<PressState>;
  /** Sent with the press. */
  values: Readonly<Record<string, string>>;
  outcomes: Outcomes<PressProblem>;
  /** The button, and what is above it. */
  children: ReactNode;
}) {
  const { answer, form } = useFormAction<PressState>(
    action,
    { status: null },
    { failed: { status: 'unavailable' } },
  );
  const focusAfter = useFocusAfterRemoval();
  const problem = answer.status === 'saved' ? null : answer.status;
  return (
    <form
      {...form}
      onSubmit={(event) => {
        focusAfter(event.currentTarget);
        form.onSubmit(event);
      }}
    >
      <HiddenInputs values={Object.entries(values)} />
      {children}
      <LiveRegion className="text-sm text-loss">
        {problem ? <OutcomeText status={problem} outcomes={outcomes} /> : null}
      </LiveRegion>
    </form>
  );
}
