import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClasses, describedBy, Field, type FieldWords } from './field';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldWords & {
    id: string;
    options: readonly SelectOption[];
    /** The first entry, which chooses nothing: "Choose one". */
    placeholder?: string;
  };

/** One of a few. The browser's own list: the best on a phone, and it works without scripts. */
export function Select({
  label,
  note,
  hint,
  error,
  pending,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const messages = { label, note, hint, error, pending };
  return (
    <Field id={select.id} {...messages}>
      <div className="relative">
        <select
          {...select}
          {...describedBy(select.id, { hint, error })}
          className={classNames(controlClasses, 'appearance-none pr-10')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
        />
      </div>
    </Field>
  );
}
