'use client';

import { TextField } from '@/components/ui/fields/field';

/** `type` alone chooses the keyboard and turns capitals and spelling off. */
export function EmailField({ label, error }: { label: string; error: string | null }) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      required
      label={label}
      error={error}
    />
  );
}
