'use client';

import { useState, type ReactNode } from 'react';
import { TextField } from '../ui/field';

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
}: {
  id: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  labels: PasswordLabels;
  hint?: ReactNode;
  error: string | null;
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
