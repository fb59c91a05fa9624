import type { ComponentProps } from 'react';
import { TextField } from './field';

type PercentFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'before' | 'after' | 'onChange'
> & {
  /** Called with exactly what was typed. */
  onType?: (text: string) => void;
};

/** A percentage: a box for text, so that a half typed or mistaken figure stays to be mended. */
export function PercentField({ onType, ...field }: PercentFieldProps) {
  return (
    <TextField
      autoComplete="off"
      maxLength={20}
      {...field}
      inputMode="decimal"
      after="%"
      onChange={onType ? (event) => onType(event.target.value) : undefined}
    />
  );
}
