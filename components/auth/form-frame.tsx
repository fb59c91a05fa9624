'use client';

import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type SentForm, useSentForm } from '@/components/forms/use-form-action';
import { heldForm, useHeldSubmit } from '@/components/forms/use-held-submit';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, type ButtonVariant } from '@/components/ui/button';
import type { AuthFailure } from '@/lib/auth/domain/auth-problem';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

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
  labels: { submit, submitting },
  variant,
  children,
  otherWay,
}: {
  form: SentForm<object>['form'];
  isBusy: boolean;
  /** A change of any control inside. */
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  error: ReactNode;
  labels: { submit: string; submitting: string };
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
        {isBusy ? submitting : submit}
      </Button>
      {otherWay}
      <LiveRegion className="sr-only">{isBusy ? submitting : null}</LiveRegion>
    </form>
  );
}

/** How a form that works with Firebase in the browser was answered. */
export type AuthAnswer<FieldName extends string> =
  | { kind: 'fresh' }
  | { kind: 'done' }
  /** Another page is being loaded. */
  | { kind: 'leaving' }
  | {
      kind: 'fields';
      errors: Partial<Record<FieldName, string>>;
      /** The errors concern several fields together: a change of any field clears them all. */
      isJoint?: boolean;
    }
  | { kind: 'form'; error: string };

/**
 * A form of `useSentForm` that hides problems while it is being sent, and the problem of a field that was edited since.
 * @param unavailable the message when sending fails unexpectedly
 */
export function useAuthForm<FieldName extends string>(
  send: (values: FormData) => Promise<AuthAnswer<FieldName>>,
  unavailable: string,
) {
  const { answer, isPending, form } = useSentForm<AuthAnswer<FieldName>>(
    (_, values) => send(values),
    { kind: 'fresh' },
    { failed: { kind: 'form', error: unavailable } },
  );
  const [edits, setEdits] = useState<{ answer: object; names: readonly string[] }>({
    answer,
    names: [],
  });
  const edited = edits.answer === answer ? edits.names : [];

  const errorOf = (name: FieldName) => {
    if (isPending || answer.kind !== 'fields') return null;
    const isCleared = answer.isJoint ? edited.length > 0 : edited.includes(name);
    return isCleared ? null : (answer.errors[name] ?? null);
  };

  return {
    isDone: !isPending && answer.kind === 'done',
    /** What `FormFrame` needs. */
    frame: {
      form,
      isBusy: isPending || answer.kind === 'leaving',
      error: !isPending && answer.kind === 'form' ? answer.error : null,
      // React types the target as the form; at run time it is the control that changed.
      onChange: ({ target: { name } }: ChangeEvent<HTMLFormElement>) =>
        setEdits({ answer, names: [...edited, name] }),
    },
    errorOf,
  };
}

export type AuthErrors = Messages['auth']['errors'];

export function problemText(errors: AuthErrors, problem: AuthFailure): string {
  return typeof problem === 'object'
    ? fillCount(problem.retryAfterSeconds, errors.attemptWait)
    : errors.problems[problem];
}
