'use client';

import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type SentForm, useSentForm } from '@/components/forms/use-form-action';
import { heldForm, useHeldSubmit } from '@/components/forms/use-held-submit';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, type ButtonVariant } from '@/components/ui/button';
import type { AuthFailure, AuthProblem } from '@/lib/auth/domain/auth-problem';
import type { PasswordProblem } from '@/lib/auth/domain/password';
import type { UsernameProblem } from '@/lib/auth/domain/username';
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
  if (typeof problem === 'object') {
    return fillCount(problem.retryAfterSeconds, errors.attemptWait);
  }
  const texts: Record<AuthProblem, string> = {
    'wrong-credentials': errors.wrongCredentials,
    'email-in-use': errors.emailInUse,
    'invalid-email': errors.emailInvalid,
    'weak-password': errors.passwordTooCommon,
    'too-many-attempts': errors.tooManyAttempts,
    disabled: errors.disabled,
    deleted: errors.deleted,
    'bad-link': errors.badLink,
    cancelled: errors.googleCancelled,
    'no-account': errors.noAccount,
    'address-unconfirmed': errors.addressUnconfirmed,
    'session-ended': errors.sessionEnded,
    'password-changed': errors.passwordChanged,
    offline: errors.offline,
    unavailable: errors.unavailable,
  };
  return texts[problem];
}

export function newPasswordText(errors: AuthErrors, problem: PasswordProblem): string {
  const texts: Record<PasswordProblem, string> = {
    empty: errors.newPasswordEmpty,
    'too-short': errors.passwordTooShort,
    'too-long': errors.passwordTooLong,
    'too-common': errors.passwordTooCommon,
    personal: errors.passwordPersonal,
    unchecked: errors.passwordUnchecked,
  };
  return texts[problem];
}

export function usernameText(errors: AuthErrors, problem: UsernameProblem): string {
  const texts: Record<UsernameProblem, string> = {
    empty: errors.usernameEmpty,
    'too-long': errors.usernameTooLong,
    'forbidden-character': errors.usernameForbidden,
    'too-many-marks': errors.usernameMarks,
    'site-name': errors.usernameSiteName,
  };
  return texts[problem];
}
