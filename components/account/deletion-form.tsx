'use client';

import { deleteAccount } from '@/lib/auth/client/auth-client';
import { leaveFor } from '@/lib/navigation/leave-for';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { isPasswordTooLong, passwordOf } from '@/lib/auth/domain/password';
import type { Messages } from '@/lib/messages';
import { problemText, type AuthErrors, FormFrame, useAuthForm } from '@/components/auth/form-frame';
import { PasswordField, type PasswordLabels } from '@/components/auth/password-field';

type DeletionFormProps = {
  config: FirebaseClientConfig;
  email: string;
  /** The owner of the member's learning events (lib/auth/domain/owner.ts). */
  owner: string;
  /** The page that opens afterwards. */
  paths: { deleted: string; begun: string };
  messages: Messages['account']['deletion'];
  labels: PasswordLabels;
  errors: AuthErrors;
};

/** Deletes the account after the password is confirmed. */
export function DeletionForm({
  config,
  email,
  owner,
  paths,
  messages,
  labels,
  errors,
}: DeletionFormProps) {
  const { frame, errorOf } = useAuthForm<'password'>(async (values) => {
    const password = passwordOf(values, 'password');
    if (password === '') return { kind: 'fields', errors: { password: errors.passwordEmpty } };
    if (isPasswordTooLong(password)) {
      return { kind: 'fields', errors: { password: errors.newPassword['too-long'] } };
    }
    const result = await deleteAccount(config, { email, password });
    if (result.ok) {
      removePersonalEntries(owner);
      leaveFor(result.value.isFinished ? paths.deleted : paths.begun);
      return { kind: 'leaving' };
    }
    if (result.problem === 'wrong-credentials') {
      return { kind: 'fields', errors: { password: messages.wrong } };
    }
    return { kind: 'form', error: problemText(errors, result.problem) };
  }, errors.problems['deletion-not-known']);

  return (
    <div className="max-w-md">
      <FormFrame {...frame} variant="danger" labels={messages}>
        <PasswordField
          id="password"
          autoComplete="current-password"
          labels={{ ...labels, password: messages.password }}
          hint={messages.passwordHint}
          error={errorOf('password')}
        />
      </FormFrame>
    </div>
  );
}
