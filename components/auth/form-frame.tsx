'use client';

import type { FormEvent, ReactNode, RefObject } from 'react';
import { Alert, LiveRegion } from '../ui/alert';
import { Button, type ButtonLook } from '../ui/button';

/**
 * A form of the front door. `method` is post: should scripts be late or missing, nothing that was typed ends
 * up in an address, a history or a log. The button is never disabled, so that no focus falls away.
 */
export function FormFrame({
  formRef,
  isBusy,
  onSubmit,
  error,
  submitLabel,
  busyLabel,
  look,
  children,
}: {
  formRef: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  error: ReactNode;
  submitLabel: string;
  busyLabel: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <LiveRegion isUrgent>
        {error ? (
          <div data-form-message tabIndex={-1}>
            <Alert tone="bad">{error}</Alert>
          </div>
        ) : null}
      </LiveRegion>
      {children}
      <Button type="submit" look={look} isBusy={isBusy} className="w-full">
        {isBusy ? busyLabel : submitLabel}
      </Button>
      <LiveRegion className="sr-only">{isBusy ? busyLabel : null}</LiveRegion>
    </form>
  );
}
