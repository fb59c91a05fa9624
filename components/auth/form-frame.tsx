'use client';

import { useEffect, type ChangeEvent, type ReactNode } from 'react';
import { Alert, LiveRegion } from '../ui/alert';
import { Button, type ButtonVariant } from '../ui/button';
import type { SentForm } from '@/components/forms/use-form-action';

/**
 * A form of the sign-in pages. lib/security/first-script.ts holds a submit that comes before the form's scripts; it
 * is answered here, with what was typed still in the fields. `method` is post, so that without scripts no field ends
 * up in an address, a history or a log. The button is never disabled, so that the focus stays on it.
 */
export function FormFrame({
  form,
  isBusy,
  onChange,
  error,
  submitLabel,
  busyLabel,
  variant,
  children,
}: {
  form: SentForm<object>['form'];
  isBusy: boolean;
  /** A change of any control inside. */
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  error: ReactNode;
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const { ref } = form;
  useEffect(() => {
    const element = ref.current;
    if (element?.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.requestSubmit();
  }, [ref]);

  return (
    <form
      {...form}
      method="post"
      noValidate
      onChange={onChange}
      data-waits=""
      // The held press is an attribute that React does not know.
      suppressHydrationWarning
      className="group/frame grid gap-5"
    >
      <LiveRegion isUrgent>
        {error ? (
          <div data-outcome tabIndex={-1}>
            <Alert tone="bad">{error}</Alert>
          </div>
        ) : null}
      </LiveRegion>
      {children}
      <Button
        type="submit"
        variant={variant}
        isBusy={isBusy}
        className="w-full group-data-pressed/frame:opacity-60"
      >
        {isBusy ? busyLabel : submitLabel}
      </Button>
      <LiveRegion className="sr-only">{isBusy ? busyLabel : null}</LiveRegion>
    </form>
  );
}
