import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export const controlClasses =
  'block min-h-11 w-full rounded border border-control bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-faint aria-invalid:border-loss aria-invalid:bg-loss-soft';

type FieldProps = {
  /** The id of the control that `children` holds; hint and error take their ids from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  children: ReactNode;
  className?: string;
};

/** Label, control, hint and error of one value. The control names hint and error by `describedBy`. */
export function Field({ id, label, hint, error, children, className }: FieldProps) {
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The message of one field. Its place exists before there is an error, so that a change is announced. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <p
      id={`${id}-error`}
      aria-live="polite"
      className="text-sm font-semibold text-loss empty:hidden"
    >
      {error}
    </p>
  );
}

/** What `aria-describedby` and `aria-invalid` of a control should say. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: unknown; error?: string | null },
) {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  fieldClassName?: string;
  /** A sign in the box before the input: ₹. Decoration; the label or hint says it in words. */
  before?: string;
  /** Stands in the same box as the input, after it: a unit (text, decoration like `before`), or a button. */
  after?: ReactNode;
};

function Sign({ children }: { children: string }) {
  return (
    <span aria-hidden className="pointer-events-none px-3 text-ink-faint">
      {children}
    </span>
  );
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  fieldClassName,
  className,
  before,
  after,
  ...input
}: TextFieldProps) {
  const isUnit = typeof after === 'string';
  const control = (
    <input
      {...input}
      {...describedBy(input.id, { hint, error })}
      className={classNames(
        controlClasses,
        before ? 'pl-8' : null,
        after ? (isUnit ? 'pr-10' : 'pr-24') : null,
        before || isUnit ? 'tabular-nums' : null,
        className,
      )}
    />
  );
  return (
    <Field id={input.id} label={label} hint={hint} error={error} className={fieldClassName}>
      {before || after ? (
        <div className="relative">
          {before ? (
            <div className="absolute inset-y-0 left-0 flex items-center">
              <Sign>{before}</Sign>
            </div>
          ) : null}
          {control}
          {after ? (
            <div
              className={classNames(
                'absolute inset-y-0 flex items-center',
                isUnit ? 'right-0' : 'right-1',
              )}
            >
              {isUnit ? <Sign>{after}</Sign> : after}
            </div>
          ) : null}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string;
  label: ReactNode;
  error?: string | null;
};

/** A box to tick, with its sentence beside it. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  return (
    <div className={classNames('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          {...describedBy(input.id, { error })}
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        />
        <label htmlFor={input.id} className="text-sm text-ink">
          {label}
        </label>
      </div>
      <FieldError id={input.id} error={error} />
    </div>
  );
}
