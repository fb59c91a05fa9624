import { MagnifyingGlassIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlClasses } from './fields/field';

/** The words that a list is searched for, as `q`, with the button that sends their form. Its label is not visible. */
export function SearchField({
  id,
  label,
  submit,
  placeholder = label,
  hint,
  defaultValue,
  maxLength,
  className,
}: {
  id: string;
  label: string;
  submit: string;
  placeholder?: string;
  /** Shown where a pointer rests. */
  hint?: string;
  defaultValue: string;
  /** In characters. */
  maxLength: number;
  className?: string;
}) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <input
        id={id}
        name="q"
        type="search"
        aria-label={label}
        title={hint}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={maxLength}
        autoComplete="off"
        className={classNames(controlClasses, 'pr-1 pl-9 lg:min-h-9 lg:text-sm')}
      />
      <button
        type="submit"
        aria-label={submit}
        className="absolute inset-y-0 left-0 grid w-9 place-items-center rounded text-ink-faint hover:text-accent"
      >
        <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** What a list that is in the browser is filtered by while a visitor types; it sends no form. */
export function FilterField({
  label,
  placeholder = label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'name' | 'autoComplete' | 'aria-label'> & {
  label: string;
}) {
  return (
    <input
      {...input}
      type="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      className={classNames(controlClasses, className)}
    />
  );
}
