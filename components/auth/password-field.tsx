'use client';

import { useState, type ReactNode } from 'react';
import type { PasswordOwner } from '@/lib/auth/domain/password';
import { TextField } from '@/components/ui/fields/field';
import { PasswordRules, type PasswordRulesWords } from './password-rules';

export type PasswordLabels = {
  password: string;
  showPassword: string;
  hidePassword: string;
  showPasswordFull: string;
  hidePasswordFull: string;
};

/** A password that can be looked at while it is typed; paste and password managers are welcome. */
export function PasswordField({
  id,
  name = 'password',
  autoComplete,
  labels,
  hint,
  error,
  detailsId,
}: {
  id: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  labels: PasswordLabels;
  hint?: ReactNode;
  error: string | null;
  /** More about the value, which a screen reader can be led to. */
  detailsId?: string;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id={id}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      aria-details={detailsId}
      label={labels.password}
      hint={hint}
      error={error}
      after={
        <button
          type="button"
          aria-label={isShown ? labels.hidePasswordFull : labels.showPasswordFull}
          onClick={() => setShown(!isShown)}
          className="needs-scripts min-h-9 rounded-sm px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
        >
          {isShown ? labels.hidePassword : labels.showPassword}
        </button>
      }
    />
  );
}

/** A password to be chosen, with its rules below it. */
export function NewPasswordField({
  id,
  name = 'password',
  owner,
  labels,
  hint,
  error,
}: {
  id: string;
  name?: string;
  /** What is known of the person and is no field of the form. */
  owner?: PasswordOwner;
  labels: PasswordLabels & { passwordRules: PasswordRulesWords };
  hint: string;
  error: string | null;
}) {
  const rulesId = `${id}-rules`;
  return (
    <div className="grid gap-2">
      <PasswordField
        id={id}
        name={name}
        autoComplete="new-password"
        labels={labels}
        hint={hint}
        error={error}
        detailsId={rulesId}
      />
      <PasswordRules id={rulesId} field={name} owner={owner} messages={labels.passwordRules} />
    </div>
  );
}
