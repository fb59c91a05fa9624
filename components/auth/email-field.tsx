'use client';

import { TextField } from '@/components/ui/fields/field';

export function EmailField({ label, error }: { label: string; error: string | null }) {
  return (
    <TextField
      id="email"
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
