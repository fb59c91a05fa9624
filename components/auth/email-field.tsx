'use client';

import { TextField } from '@/components/ui/fields/field';

export function EmailField({
  id,
  label,
  error,
}: {
  id: string;
  label: string;
  error: string | null;
}) {
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      label={label}
      error={error}
    />
  );
}
