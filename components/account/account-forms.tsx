'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useFormAction } from '@/components/forms/use-form-action';
import { problemText, type AuthErrors, FormFrame, useAuthForm } from '@/components/auth/form-frame';
import {
  NewPasswordField,
  PasswordField,
  type PasswordLabels,
} from '@/components/auth/password-field';
import type { NameAnswer } from '@/lib/account/paths';
import { changePassword } from '@/lib/auth/client/auth-client';
import { usernameBytes } from '@/lib/auth/domain/username';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fieldsOf } from '@/lib/fields-of';
import { textOf } from '@/lib/form-text';
import { leaveFor } from '@/lib/navigation/leave-for';
import type { Messages } from '@/lib/messages';
import { isPasswordTooLong, passwordOf, passwordProblem } from '@/lib/auth/domain/password';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';

type NameFormProps = {
  action: (previous: NameAnswer, form: FormData) => Promise<NameAnswer>;
  username: string;
  /** The pseudonym of the member (lib/auth/domain/owner.ts). */
  owner: string;
  /** The account page with its notice: loaded afresh, so that the name changes in the bar as well. */
  savedPath: string;
  messages: Messages['account']['name'];
  problems: Readonly<Record<Exclude<NameAnswer['status'], 'fresh' | 'saved'>, string>>;
};

/**
 * The name, edited in place. Without scripts it is a plain post, and the page comes back with the answer. With scripts
 * what was typed waits in this tab, so that neither a reload nor a new sign-in of the same member loses it.
 */
export function NameForm({
  action,
  username,
  owner,
  savedPath,
  messages,
  problems,
}: NameFormProps) {
  const { answer, isPending, isAnswered, form } = useFormAction<NameAnswer>(
    action,
    { status: 'fresh', typed: username },
    { failed: { status: 'unavailable' } },
  );
  const { status, typed } = answer;
  const [correctedAnswer, setCorrectedAnswer] = useState<NameAnswer | null>(null);
  // After a plain post, the page has been loaded afresh already.
  const isLeaving = isAnswered && status === 'saved';
  useEffect(() => {
    if (!isLeaving) return;
    nameDraft.remove();
    leaveFor(savedPath);
  }, [isLeaving, savedPath]);

  const { ref } = form;
  useEffect(() => {
    const field = ref.current?.elements.namedItem('username');
    const draft = nameDraft.read();
    if (draft?.owner !== owner || !(field instanceof HTMLInputElement)) return;
    // What was typed before the scripts ran is newer.
    if (field.value === field.defaultValue) field.value = draft.typed;
  }, [ref, owner]);

  const isBusy = isPending || isLeaving;
  const isMistake = status !== 'fresh' && status !== 'saved' && answer !== correctedAnswer;
  return (
    <form
      {...form}
      noValidate
      onChange={({ currentTarget }) => {
        setCorrectedAnswer(answer);
        nameDraft.write({
          owner,
          typed: textOf(new FormData(currentTarget), 'username', usernameBytes),
        });
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        id="username"
        name="username"
        autoComplete="nickname"
        defaultValue={typed}
        required
        label={messages.label}
        hint={status === 'saved' && !isLeaving ? messages.saved : messages.hint}
        error={isMistake ? problems[status] : null}
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="min-h-10 sm:mt-5.5">
        {isBusy ? messages.saving : messages.save}
      </Button>
    </form>
  );
}

/** A name that was typed and is not saved yet, and the member who typed it. */
const nameDraft = browserStorage<{ owner: string; typed: string }>(
  'name-draft',
  (stored) => {
    const { owner, typed } = fieldsOf(stored);
    return typeof owner === 'string' && typeof typed === 'string' ? { owner, typed } : null;
  },
  'sessionStorage',
);

type PasswordFormProps = {
  config: FirebaseClientConfig;
  email: string;
  changedPath: string;
  messages: Messages['account']['password'];
  labels: PasswordLabels &
    Pick<Messages['auth']['fields'], 'newPassword' | 'newPasswordHint' | 'passwordRules'>;
  errors: AuthErrors;
};

/** Changes the password of a member who gives the present one. */
export function PasswordForm(props: PasswordFormProps) {
  const { config, email, changedPath, messages, labels, errors } = props;
  const { frame, errorOf } = useAuthForm<'current' | 'new'>(async (values) => {
    const [password, newPassword] = [passwordOf(values, 'current'), passwordOf(values, 'new')];
    const passwordMistake = await passwordProblem(newPassword, { email });
    const mistakes = {
      ...(password === '' ? { current: errors.passwordEmpty } : {}),
      ...(isPasswordTooLong(password) ? { current: errors.newPassword['too-long'] } : {}),
      ...(passwordMistake ? { new: errors.newPassword[passwordMistake] } : {}),
    };
    if (Object.keys(mistakes).length > 0) return { kind: 'fields', errors: mistakes };
    if (newPassword === password) {
      return { kind: 'fields', errors: { new: messages.same }, isJoint: true };
    }
    const result = await changePassword(config, { email, password, newPassword });
    if (result.ok) {
      leaveFor(changedPath);
      return { kind: 'leaving' };
    }
    const { problem } = result;
    if (problem === 'wrong-credentials') {
      return { kind: 'fields', errors: { current: messages.wrong } };
    }
    if (problem === 'weak-password') {
      return { kind: 'fields', errors: { new: errors.newPassword['too-common'] } };
    }
    const isTooOften = problem === 'too-many-attempts';
    return { kind: 'form', error: isTooOften ? messages.tooMany : problemText(errors, problem) };
  }, errors.problems.unavailable);

  return (
    <div className="max-w-md">
      <FormFrame {...frame} labels={messages}>
        {/* For password managers, which save a password under a name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="current-password"
          name="current"
          autoComplete="current-password"
          labels={{ ...labels, password: messages.current }}
          error={errorOf('current')}
        />
        <NewPasswordField
          id="new-password"
          name="new"
          owner={{ email }}
          labels={{ ...labels, password: labels.newPassword }}
          hint={labels.newPasswordHint}
          error={errorOf('new')}
        />
      </FormFrame>
    </div>
  );
}
