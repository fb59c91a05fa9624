'use client';

import {
  Combobox as HeadlessCombobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
} from '@headlessui/react';
import { CheckIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';
import { readText } from '@/lib/text/read-text';
import { controlClasses, FieldNotes, LabelNote, type FieldMessages } from './field';
import type { SelectOption } from './select';

export type ComboboxProps = FieldMessages & {
  id: string;
  /** What is chosen is posted under this name. */
  name?: string;
  options: readonly SelectOption[];
  /** The chosen option's value, empty where none is. */
  value: string;
  onChoose: (value: string) => void;
  placeholder?: string;
  /** "Show the list" */
  openLabel: string;
  /** "Nothing fits. Check the spelling." */
  noMatch: string;
  required?: boolean;
  disabled?: boolean;
};

/**
 * One of many, found by typing. Arrow keys move, Enter selects, Escape cancels; leaving without a choice restores the
 * previous one. It needs scripts: `LazyCombobox` shows the browser's own list until they have loaded.
 */
export function Combobox({
  id,
  name,
  options,
  value,
  onChoose,
  placeholder,
  openLabel,
  noMatch,
  required,
  disabled,
  label,
  note,
  ...notes
}: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const found = matchOptions(options, typed);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-ink">
        {label}
        <LabelNote>{note}</LabelNote>
      </label>
      <HeadlessCombobox
        as="div"
        className="relative"
        value={chosen}
        disabled={disabled}
        onChange={(option) => onChoose(option?.value ?? '')}
        onClose={() => setTyped('')}
      >
        <ComboboxInput
          id={id}
          autoComplete="off"
          placeholder={placeholder}
          aria-required={required}
          aria-invalid={notes.error ? true : undefined}
          displayValue={(option: SelectOption | null) => option?.label ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          className={classNames(controlClasses, 'block pr-11')}
        />
        <ComboboxButton
          aria-label={openLabel}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-ink-soft"
        >
          <Icon name="chevron-down" className="size-5" />
        </ComboboxButton>
        {found.length > 0 ? (
          <ComboboxOptions
            modal={false}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded border border-line bg-surface-raised p-1 shadow-raised"
          >
            {found.map((option) => (
              <ComboboxOption
                key={option.value}
                value={option}
                disabled={option.isDisabled}
                className="group flex min-h-11 cursor-pointer items-center gap-2 rounded px-3 py-1 text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-focus:bg-accent-soft data-focus:text-accent-strong data-selected:font-semibold"
              >
                <span className="min-w-0 flex-1">{option.label}</span>
                <CheckIcon
                  aria-hidden="true"
                  className="invisible size-5 shrink-0 group-data-selected:visible"
                />
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        ) : null}
        <p
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded border border-line bg-surface-raised px-4 py-3 text-sm text-ink-soft shadow-raised empty:hidden"
        >
          {found.length === 0 ? noMatch : null}
        </p>
      </HeadlessCombobox>
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
      {/* Headless UI writes aria-describedby itself and knows only its own descriptions. */}
      <Description as="div" className="contents">
        <FieldNotes id={id} {...notes} />
      </Description>
    </Field>
  );
}

/** Longer than any option's label. */
const maxBytes = 400;

/** The options in whose label some word begins with what is typed; case and accents do not matter. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = plain(typed.trim());
  return options.filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`));
}

function plain(text: string): string {
  return readText(text, maxBytes, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
