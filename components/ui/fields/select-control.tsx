'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** A value that is its own label is a text alone: a list of fund houses would be sent twice. */
type PlainOption = string | { value: string; label: string; isDisabled?: boolean };

/**
 * The list itself. It is a client component so that the document stays small (see components/ui/table/table-rows.tsx):
 * React's payload repeats the elements of a server component, which for sixty options is most of a form.
 */
export function SelectControl({
  options,
  placeholder,
  ...select
}: Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly PlainOption[];
  placeholder: string | undefined;
}) {
  return (
    <span className="relative block">
      <select {...select}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ),
        )}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
