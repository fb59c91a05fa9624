import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { describedBy, FieldNotes, LabelNote, type FieldMessages } from './field';
import type { SelectOption } from './select';

type RadioGroupProps = FieldMessages & {
  id: string;
  name: string;
  options: readonly (SelectOption & { hint?: ReactNode })[];
  /** The chosen value, when the caller holds it in state; otherwise `defaultValue` is the first one. */
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
};

/** One of a few that deserve to be seen together. The browser's own buttons: arrows move and choose. */
export function RadioGroup({
  id,
  name,
  label,
  note,
  hint,
  error,
  pending,
  options,
  value,
  defaultValue,
  onChoose,
  required,
  disabled,
}: RadioGroupProps) {
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-disabled={disabled}
      {...describedBy(id, { hint, error })}
      className="grid content-start gap-1"
    >
      <span id={`${id}-label`} className="text-xs font-semibold text-ink">
        {label}
        <LabelNote>{note}</LabelNote>
      </span>
      <div
        className={`grid gap-2 ${options.some(({ hint }) => Boolean(hint)) ? 'sm:grid-flow-col' : 'grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] max-[27rem]:[&>:last-child:nth-child(odd)]:col-[1/-1]'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded border bg-surface px-3 py-2 text-ink',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong',
              'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-ink-faint',
              error ? 'border-loss bg-loss-soft' : 'border-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={disabled || option.isDisabled}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={onChoose ? () => onChoose(option.value) : undefined}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span>
              {option.label}
              {option.hint ? (
                <span className="block text-sm text-ink-soft">{option.hint}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} pending={pending} />
    </div>
  );
}
