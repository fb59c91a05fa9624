'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormAction } from '@/components/forms/use-form-action';
import { LiveRegion } from '@/components/ui/alert';
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

/**
 * Keeps the keyboard where it was when a press removes its form: the focus goes to the row after it, the one before it, what
 * stands before the list, or the first control that is left in its section. @returns what notes these places, before the
 * press is sent
 */
function useFocusAfterRemoval() {
  const places = useRef<readonly HTMLElement[]>([]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      places.current.find((place) => place.isConnected)?.focus();
    },
    [],
  );
  return (form: HTMLFormElement) => {
    const row = form.closest('li, tr');
    const near = [
      row?.nextElementSibling,
      row?.previousElementSibling,
      row?.parentElement?.previousElementSibling,
    ];
    places.current = [
      ...near.flatMap((element) => element?.querySelector<HTMLElement>(focusable) ?? []),
      ...(form.closest('section')?.querySelectorAll<HTMLElement>(focusable) ?? []),
    ];
  };
}
const focusable = 'button, a[href], summary, input:not([type=hidden])';
