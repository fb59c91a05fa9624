import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';
import { controlClasses, describedBy, Field, type FieldMessages } from './field';
import { SelectControl } from './select-control';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

/** The options of a list whose labels are a table by value. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldMessages & {
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
      <SelectControl
        {...select}
        {...describedBy(select.id, { hint, error })}
        options={options.map((option) => (isItsOwnLabel(option) ? option.label : option))}
        placeholder={placeholder}
        className={classNames(controlClasses, 'appearance-none pr-10')}
      />
    </Field>
  );
}

/** The browser takes an option's text for its value, but with single spaces. */
function isItsOwnLabel({ value, label, isDisabled }: SelectOption): boolean {
  return value === label && !isDisabled && label === label.trim() && !/\s\s/.test(label);
}

/** A list in the title row. Its label is for screen readers only, since the value says what it is. */
export function TitleSelect({
  label,
  className,
  ...select
}: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <div className={classNames('relative', className)}>
      <label htmlFor={select.id} className="sr-only">
        {label}
      </label>
      <select
        {...select}
        className={`${controlClasses} appearance-none pr-7 pl-2.5! text-sm! font-semibold text-ellipsis`}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
