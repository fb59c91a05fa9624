'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import type { ReactNode } from 'react';
import { useFormAction } from '@/components/forms/use-form-action';
import { LiveRegion } from '@/components/ui/alert';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import type { PressProblem } from '@/lib/saved/save-problem';

/** `unavailable` is the answer to a failed request, too. */
type StateOf<Problem extends string> = { status: 'saved' | 'unavailable' | Problem | null };

/**
 * A form of one button. Below it is the reason when its action failed; after a success, the page shows the change. It
 * needs no script.
 */
export function ButtonForm<Problem extends string = PressProblem>({
  action,
  values,
  outcomes,
  children,
}: {
  action: NoInfer<(state: StateOf<Problem>, form: FormData) => Promise<StateOf<Problem>>>;
  /** Sent with the press. */
  values: Readonly<Record<string, string>>;
  outcomes: NoInfer<Outcomes<'unavailable' | Problem>>;
  /** The button, and what is above it. */
  children: ReactNode;
}) {
  const { answer, form } = useFormAction<StateOf<Problem>>(
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
