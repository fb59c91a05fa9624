'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { Alert, LiveRegion } from '../ui/alert';
import { Button, type ButtonVariant } from '../ui/button';
import type { SentForm } from '@/components/forms/use-form-action';
import { heldForm, useHeldSubmit } from '@/components/forms/use-held-submit';

/**
 * A form of the sign-in pages. A submit that comes before its scripts waits for them. `method` is post, so that without
 * scripts no field ends up in an address, a history or a log. The button is never disabled, so that the focus stays on
 * it.
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
  otherWay,
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
  /** Below the button: another one that sends the same form. */
  otherWay?: ReactNode;
}) {
  const { ref } = form;
  useHeldSubmit(ref);

  return (
    <form
      {...form}
      method="post"
      noValidate
      onChange={onChange}
      {...heldForm}
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
      {otherWay}
      <LiveRegion className="sr-only">{isBusy ? busyLabel : null}</LiveRegion>
    </form>
  );
}
