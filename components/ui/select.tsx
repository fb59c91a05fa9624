import type { ComponentProps, ReactNode } from 'react';
import { controlClasses, describedBy, Field } from './field';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  id: string;
  label: string;
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: string | null;
};

/** One of a few. The browser's own list: the best on a phone, and it works without scripts. */
export function Select({ label, options, hint, error, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error}>
      <select {...select} {...describedBy(select.id, { hint, error })} className={controlClasses}>
        {options.map(({ value, label: words, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
