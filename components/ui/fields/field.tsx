import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A short name for its rules in app/base.css: a page with forty fields would send the utilities forty times. */
export const controlClasses = 'control';

/** The texts around a control. */
export type FieldMessages = {
  label: string;
  /** Behind the label, quietly: "optional". */
  note?: string;
  hint?: ReactNode;
  /** What is wrong, in words that can be acted on. */
  error?: string | null;
  /** The error is in a `FieldError` of the same id below a row of short fields, where its words have room. */
  isErrorBelowRow?: boolean;
  /** What is being done with the value just now: "Checking…". A string or null where it can happen at all. */
  pending?: string | null;
};

type FieldProps = FieldMessages & {
  /** The id of the control that `children` holds; hint and error take their ids from it. */
  id: string;
  /** The label is beside a short control, not above it. */
  isInline?: boolean;
  children: ReactNode;
  className?: string;
};

/** Label, control, hint and error of one value. The control names hint and error by `describedBy`. */
export function Field({
  id,
  label,
  note,
  isInline = false,
  children,
  className,
  ...texts
}: FieldProps) {
  return (
    <div
      className={classNames(
        'field',
        isInline &&
          'grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-3 [&>label]:text-sm [&>p]:col-span-2',
        className,
      )}
    >
      <label htmlFor={id}>
        {label}
        <LabelNote>{note}</LabelNote>
      </label>
      {children}
      <FieldNotes id={id} {...texts} />
    </div>
  );
}

export function LabelNote({ children }: { children?: string }) {
  return children ? <span className="font-normal text-ink-faint"> ({children})</span> : null;
}

/** The texts below a control: its hint, what is being done, and its error. */
export function FieldNotes({
  id,
  hint,
  error,
  isErrorBelowRow = false,
  pending,
}: { id: string } & Omit<FieldMessages, 'label' | 'note'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      ) : null}
      {pending === undefined ? null : (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
          {pending === null ? null : (
            <>
              <Spinner />
              {pending}
            </>
          )}
        </p>
      )}
      {isErrorBelowRow ? null : <FieldError id={id} error={error} />}
    </>
  );
}

/** The message of one field. Its place exists before there is an error, so that a change is announced. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className="field-error">
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

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldMessages & {
    id: string;
    isInline?: boolean;
    fieldClassName?: string;
    /** A sign in the box before the input: ₹. Decoration; the label or hint says it in words. */
    before?: string;
    /** Stands in the same box as the input, after it: a unit (text, decoration like `before`), or a button. */
    after?: ReactNode;
  };

function Sign({ children }: { children: string }) {
  return (
    <span aria-hidden className="field-sign">
      {children}
    </span>
  );
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  note,
  hint,
  error,
  isErrorBelowRow,
  pending,
  isInline,
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
        after ? (after === '%' ? 'pr-9' : isUnit ? 'pr-16' : 'pr-24') : null,
        before || isUnit ? 'tabular-nums' : null,
        isInline ? 'text-right font-semibold' : null,
        className,
      )}
    />
  );
  return (
    <Field
      id={input.id}
      label={label}
      note={note}
      hint={hint}
      error={error}
      isErrorBelowRow={isErrorBelowRow}
      pending={pending}
      isInline={isInline}
      className={fieldClassName}
    >
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

/** A turning ring beside the words that say what is being done; alone it says nothing to a screen reader. */
function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
    />
  );
}
